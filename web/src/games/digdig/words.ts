/** The words of Dig Dig, and what the table puts together from the view. */
import { wordsOf } from '../../lib/i18n.svelte';
import { isPower } from './art';
import type { DigDigView } from './view';

export const t = wordsOf('digdig');

export function cardWord(card: string): string {
  return t(`card-${card}`);
}

/** What a power does; nothing for a number. */
export function powerWords(card: string): string | undefined {
  return isPower(card) ? t(`power-${card}`) : undefined;
}

/** The rule that holds, as the sign beside the pile says it, and why. */
export function sign({ phase, holds, number }: DigDigView): { rule: string; why: string } {
  const now = phase === 'swap' || phase === 'over' ? phase : holds;
  return { rule: t(`sign-${now}`, { number }), why: t(`sign-${now}-why`) };
}
