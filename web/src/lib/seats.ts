/** The seats of a table as the tables of the games want them. */
import type { SeatInfo } from '../games/types';
import { hasMessage, t } from './i18n.svelte';
import { me } from './me.svelte';
import type { Presence, TableInfo } from './protocol';

export function seatsOf(table: TableInfo, presence: Presence | null): SeatInfo[] {
  return table.seats.map((seat, number) => {
    const bot = seat.kind === 'bot';
    const info: SeatInfo = {
      seat: number,
      name: namesOf(table)[number] ?? '',
      kind: bot ? 'bot' : 'human',
      // A bot has the face of what it is called in English, whatever it is called here.
      avatar: bot ? (seat.name ?? '').toLowerCase() : (seat.avatar ?? ''),
      connected: bot || table.phase === 'over' || (presence?.seats[number] ?? true),
    };
    if (seat.level) info.level = seat.level;
    return info;
  });
}

/** The seat of who uses this browser; null of somebody who has none there. */
export function ownSeat(table: TableInfo): number | null {
  const seat = table.seats.findIndex(({ guest }) => guest !== undefined && guest === me()?.id);
  return seat < 0 ? null : seat;
}

export function namesOf(table: TableInfo): string[] {
  return table.seats.map(({ kind, name }, seat) => (!name ? t('seat-number', { seat }) : kind === 'bot' ? botName(name) : personName(name)));
}

/** What a bot is called here. */
export function botName(name: string): string {
  const message = `bot-${name.toLowerCase()}`;
  return hasMessage(message) ? t(message) : name;
}

/** Somebody's name; who has not chosen one is `#` and a number. */
export function personName(name: string): string {
  return isUnnamed(name) ? t('guest', { number: Number(name.slice(1)) }) : name;
}

export function isUnnamed(name: string): boolean {
  return /^#[0-9]{1,3}$/.test(name);
}
