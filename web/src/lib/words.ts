/** Entries of the log, refusals and problems in the chosen language. */
import type { GameUI, SeatInfo, ShownEvent } from '../games/types';
import { RequestFailed } from './api';
import { CommandRefused } from './connection.svelte';
import { hasMessage, t } from './i18n.svelte';
import type { Refusal, TableInfo, Update } from './protocol';
import { namesOf } from './seats';

/** One entry in a few sentences; none when there is nothing worth saying. */
export function sentencesOf({ what }: Update, game: GameUI, table: TableInfo): string[] {
  const names = namesOf(table);
  const at = (seat: number): string => names[seat] ?? '';
  switch (what.type) {
    case 'Moved':
      return what.events.map((event) => game.describe(event as ShownEvent, names, t)).filter((text) => text !== '');
    case 'Sat':
      return [t('log.sat', { name: what.guest.name })];
    case 'BotSat':
      return [t('log.bot_sat', { name: what.name, level: t(`level.${what.level}`) })];
    case 'Cleared':
      return [t('log.cleared', { seat: what.seat + 1 })];
    case 'Removed':
      return [t('log.removed')];
    case 'Locked':
      return [t(what.is_locked ? 'log.locked' : 'log.unlocked')];
    case 'HostPassed':
      return [t('log.host', { name: table.seats.find((seat) => seat.guest === what.guest)?.name ?? '' })];
    case 'StartAsked':
      return [t('log.start_asked')];
    case 'Started':
      return [t('log.started')];
    case 'UndoAsked':
      return [t('log.undo_asked', { name: at(what.seat) })];
    case 'UndoAnswered':
      return [t(what.agrees ? 'log.undo_agreed' : 'log.undo_declined', { name: at(what.seat) })];
    case 'HandedOver':
      return [t('log.handed_over', { name: at(what.seat), level: t(`level.${what.level}`) })];
    case 'TakenBack':
      return [t('log.taken_back', { name: at(what.seat) })];
    case 'Ended':
      return [t('log.ended')];
    case 'Hushed':
      return [t(what.is_quiet ? 'log.hushed' : 'log.unhushed')];
    case 'Rematched':
      return [t('log.rematched')];
    case 'Said':
      return [t('log.said', { name: what.guest.name, text: what.text })];
    case 'Reacted':
      return [t('log.reacted', { name: what.guest.name, reaction: t(`reaction.${what.reaction}`) })];
    case 'Opened':
    case 'Agreed':
    case 'Contributed':
      return [];
  }
}

/** Why not, in the chosen language: the game's words, the table's words, or what the server said. */
export function refusalWords(refusal: Refusal, game: GameUI | null): string {
  const own = refusal.clause && game ? game.explain(refusal.code, refusal.facts, t) : null;
  if (own) return own;
  const key = `refusal.${refusal.code}`;
  if (!hasMessage(key)) return capital(refusal.text);
  const seat = refusal.facts['seat'];
  return t(key, { ...refusal.facts, ...(seat === undefined ? {} : { seat: Number(seat) + 1 }) });
}

/** A bot's remark as a sentence, with names instead of seat numbers. */
export function remarkWords(remark: string, seats: SeatInfo[]): string {
  return capital(remark.replace(/\bseat (\d)\b/g, (words, seat: string) => seats[Number(seat)]?.name ?? words));
}

/** Any error as a sentence. */
export function problemWords(error: unknown, game: GameUI | null = null): string {
  if (error instanceof CommandRefused || error instanceof RequestFailed) return refusalWords(error.refusal, game);
  return t('refusal.unknown');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
