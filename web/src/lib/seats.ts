/** The seats of a table as the tables of the games want them. */
import type { SeatInfo } from '../games/types';
import type { Presence, TableInfo } from './protocol';

export function seatsOf(table: TableInfo, presence: Presence | null): SeatInfo[] {
  return table.seats.map((seat, number) => {
    const bot = seat.kind === 'bot';
    const info: SeatInfo = {
      seat: number,
      name: seat.name || `${number + 1}`,
      kind: bot ? 'bot' : 'human',
      avatar: seat.avatar ?? '',
      connected: bot || table.phase === 'over' || (presence?.seats[number] ?? true),
    };
    if (seat.level) info.level = seat.level;
    return info;
  });
}

export function namesOf(table: TableInfo): string[] {
  return table.seats.map((seat, number) => seat.name || `${number + 1}`);
}
