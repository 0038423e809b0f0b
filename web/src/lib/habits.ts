/** How the owner of this browser plays each game, and which games they have been shown. */
import { recall, remember } from './memory';
import type { GameInfo, Option } from './protocol';

export type OptionValue = boolean | number | string;

/** What "Play now" does without asking again. */
export interface Habit {
  opponents: number;
  options: Record<string, OptionValue>;
}

type Habits = Record<string, Partial<Habit>>;

/** Options that one player can decide alone before anybody sits down: they speak of no seat. */
export function plainOptions(game: GameInfo): Option[] {
  return game.options.filter((option) => !option.of_seats && !option.per_seat);
}

/** How a game is played when nobody has wished for anything else. */
export function usualHabit(game: GameInfo): Habit {
  return {
    opponents: game.usual_players - 1,
    options: Object.fromEntries(plainOptions(game).map((option) => [option.name, option.default as OptionValue])),
  };
}

/** What was chosen the last time, as far as the game still has it; null when it has never been asked. */
export function habitOf(game: GameInfo): Habit | null {
  const known = recall<Habits>('habits', {})[game.id];
  if (!known) return null;
  const usual = usualHabit(game);
  const { opponents = -1, options = {} } = known;
  const fits = opponents >= game.min_players - 1 && opponents < game.max_players;
  return {
    opponents: fits ? opponents : usual.opponents,
    options: Object.fromEntries(
      plainOptions(game).map(({ name, choices }) => {
        const value = options[name];
        return [name, value !== undefined && choices.includes(value) ? value : (usual.options[name] as OptionValue)];
      }),
    ),
  };
}

export function rememberHabit(game: GameInfo, habit: Habit): void {
  remember('habits', { ...recall<Habits>('habits', {}), [game.id]: habit });
}

/** Whether the pictures of a game were shown here, so that they are not shown again. */
export function hasSeen(game: string): boolean {
  return recall<string[]>('pictured', []).includes(game);
}

export function rememberSeen(game: string): void {
  if (!hasSeen(game)) remember('pictured', [...recall<string[]>('pictured', []), game]);
}
