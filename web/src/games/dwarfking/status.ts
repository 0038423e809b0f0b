/** What the table says about the moment. */
import type { Say } from '../../lib/i18n.svelte';
import type { SeatInfo } from '../types';
import type { DwarfKingView } from './view';

/** Deals of a match; more follow only to break a tie. */
const DEALS = 7;

export function dealWords(deal: number, t: Say): string {
  return deal > DEALS ? t('table-extra', { deal }) : t('table-deal', { deal, deals: DEALS });
}

export function statusOf(view: DwarfKingView, seats: SeatInfo[], me: number | null, t: Say): string {
  if (view.to_act === null) {
    const best = Math.max(...view.players.map((player) => player.points));
    const winner = view.players.findIndex((player) => player.points === best);
    return t('status-over', { name: seats[winner]?.name ?? '' });
  }
  const who = view.to_act === me ? 'you' : 'other';
  const name = seats[view.to_act]?.name ?? '';
  if (view.phase === 'give') {
    const partner = view.partner === null ? '' : (seats[view.partner]?.name ?? '');
    return t(`status-give-${who}`, { name, partner, count: view.owed });
  }
  if (view.phase !== 'play') return t(`status-${view.phase}-${who}`, { name });
  if (!view.trick || view.trick.cards.length === 0) return t(`status-lead-${who}`, { name });
  if (view.trick.required === null) return t(`status-free-${who}`, { name });
  return t(`status-follow-${who}`, { name, colour: t(`colour-${view.trick.required}`) });
}
