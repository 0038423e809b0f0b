/** What the table says about the moment. */
import type { DwarfKingView } from './view';
import { t } from './words';

export function dealWords({ deal, regular_deals: deals }: DwarfKingView): string {
  return deal > deals ? t('deal-extra', { deal }) : t('deal-number', { deal, deals });
}

export function statusOf(view: DwarfKingView, names: readonly string[], me: number | null): string {
  const seat = view.to_act;
  if (seat === null && view.phase !== 'over') return t('status-trick', { seat: view.last?.winner ?? null }, names);
  if (seat === null) return t('status-over', { seat: view.winner }, names);
  const who = seat === me ? 'you' : 'other';
  if (view.phase === 'give') return t(`status-give-${who}`, { seat, partner: view.owed_to, count: view.owed }, names);
  if (view.phase !== 'play') return t(`status-${view.phase}-${who}`, { seat }, names);
  if (!view.trick || view.trick.cards.length === 0) return t(`status-lead-${who}`, { seat }, names);
  const colour = view.trick.required;
  return colour === null ? t(`status-free-${who}`, { seat }, names) : t(`status-follow-${who}`, { seat, colour }, names);
}
