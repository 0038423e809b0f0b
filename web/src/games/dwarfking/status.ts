/** What the table says about the moment. */
import { isColour, type Colour } from './cards';
import type { DwarfKingView, Seen } from './view';
import { t } from './words';

export function dealWords({ deal, regular_deals: deals }: DwarfKingView): string {
  return deal > deals ? t('deal-extra', { deal }) : t('deal-number', { deal, deals });
}

export function statusOf(view: DwarfKingView, names: readonly string[], you: number | null): string {
  const seat = view.to_act;
  if (seat === null && view.phase !== 'over') return t('status-trick', { seat: view.last?.winner ?? null }, names);
  if (seat === null) return t('status-over', { seat: view.winner }, names);
  const who = seat === you ? 'you' : 'other';
  if (view.phase === 'give') return t(`status-give-${who}`, { seat, partner: view.owed_to, count: view.owed }, names);
  if (view.phase !== 'play') return t(`status-${view.phase}-${who}`, { seat }, names);
  if (!view.trick || view.trick.cards.length === 0) return t(`status-lead-${who}`, { seat }, names);
  const colour = view.trick.required;
  return colour === null ? t(`status-free-${who}`, { seat }, names) : t(`status-follow-${who}`, { seat, colour }, names);
}

/** What the numbers beside a name are, a sentence each; `running` while a deal is being played. */
export function standingWords(player: Seen, running: boolean): string[] {
  const points = t('standing-points', { points: player.points });
  if (!running) return [points];
  // By the book won cards lie face down (K-T3): then nobody knows what they come to.
  const now = player.deal_points === undefined ? [] : [t('standing-now', { points: player.deal_points })];
  return [points, ...now, t('standing-tricks', { tricks: player.tricks })];
}

/** What is known of somebody else's hand, a sentence each. */
export function handWords(player: Seen): string[] {
  const known = knownOf(player);
  return [
    t('hand-count', { count: player.hand_count }),
    ...(known.length > 0 ? [t('hand-known', { cards: known })] : []),
    ...lacksOf(player).map((colour) => t('hand-lacks', { colour })),
  ];
}

/** The cards that are remembered to be in a hand; by the book none are. */
export function knownOf({ shown, known }: Seen): string[] {
  return [...(shown ?? []), ...(known ?? [])];
}

/** The colours that a player did not follow. */
export function lacksOf({ lacks }: Seen): Colour[] {
  return (lacks ?? []).filter(isColour);
}
