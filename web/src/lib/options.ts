/** The options of a game in its own words. */
import type { OptionValue } from './habits';
import { hasMessage, t, wordsOf } from './i18n.svelte';
import type { Option } from './protocol';

export function optionTitle(game: string, option: Option): string {
  return wordsOf(game)(`option-${option.name}`);
}

/** One of its choices; `names` are those of the seats, where it speaks of them. */
export function choiceWords(game: string, option: Option, choice: OptionValue, names: readonly string[] = []): string {
  if (typeof choice === 'number' && option.of_seats) return names[choice] ?? t('seat-number', { seat: choice });
  const message = `option-${option.name}-${choice}`;
  if (hasMessage(message, game)) return wordsOf(game)(message);
  if (typeof choice === 'boolean') return t(choice ? 'yes' : 'no');
  return choice === 'random' ? t('option-random') : String(choice);
}
