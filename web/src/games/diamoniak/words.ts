/** What the table of Diamoniak says by itself: how far a castle is, and what is the case now. */
import { wordsOf } from '../../lib/i18n.svelte';
import type { Turn } from '../../lib/turn';
import { heapWords } from './cards';
import type { DiamoniakView, Seen } from './view';

export const t = wordsOf('diamoniak');

/** How far a castle is. */
export function castleWords({ colour, castle }: Seen, { whole }: DiamoniakView): string {
  return t('castle', { colour, built: castle, whole });
}

/** All that somebody has: how far the castle is, and what lies at the side. */
export function standing(name: string, seen: Seen, view: DiamoniakView, isYou: boolean): string[] {
  const side = seen.side.length > 0 ? [t(isYou ? 'side-mine' : 'side-of', { name, cards: heapWords(seen.side) })] : [];
  return [castleWords(seen, view), ...side];
}

/** The caption of the page: whose turn it is and what there is to do. */
export function now(view: DiamoniakView, you: number | null, turn: Turn, names: string[]): string {
  if (view.to_act === null) return t('now-over', { seat: view.winner }, names);
  const count = view.owed;
  if (view.to_act !== you) return t(`now-other-${view.phase}`, { seat: view.to_act, count }, names);
  const can = (verb: string): boolean => turn.offered({ verb }).length > 0;
  if (view.phase === 'witch') return t(can('fairy') ? 'now-witch-fairy' : 'now-witch', { count });
  if (view.phase === 'turn' && can('buy')) return t('now-turn-buy');
  return t(`now-${view.phase}`);
}
