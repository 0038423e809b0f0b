/** Diamoniak in words: what happened, what may be done, why something may not, what is the case now. */
import { wordsOf, type Say } from '../../lib/i18n.svelte';
import type { Offer, ShownEvent } from '../types';
import { PARTS, winner } from './cards';
import type { DiamoniakEvent, DiamoniakView, Seen } from './view';

export const t = wordsOf('diamoniak');

/** An event as a sentence. */
export function describe(shown: ShownEvent, names: string[], t: Say): string {
  const event = shown as unknown as DiamoniakEvent;
  const who = (seat: number): string => names[seat] ?? '';
  switch (event.type) {
    case 'Reshuffled':
      return t('event-reshuffled', { count: event.cards.length });
    case 'ReshuffledUnseen':
      return t('event-reshuffled', { count: event.count });
    case 'Drew':
      return t(`event-drew-${event.goes_to}`, { name: who(event.seat), card: a(event.card, t) });
    case 'Began':
      return t('event-began', { name: who(event.seat), castle: t(`castle-${event.card}`) });
    case 'MetWitch':
      if (event.toll === 0) return t('event-spared', { name: who(event.seat) });
      return t('event-witch', { name: who(event.seat), count: event.toll });
    case 'GaveUp':
      return t('event-gave', { name: who(event.seat), card: a(event.card, t) });
    case 'UsedFairy':
      return t('event-fairy', { name: who(event.seat) });
    case 'Bought':
      return t('event-bought', { name: who(event.seat), card: a(event.card, t), seller: who(event.seller) });
    case 'Stopped':
      return t('event-stopped', { name: who(event.seat) });
    case 'Won':
      return t('event-won', { name: who(event.seat), castle: t(`castle-${event.card}`) });
    default:
      return '';
  }
}

/** One card of a kind, as the object of a sentence. */
function a(card: string, t: Say): string {
  return t(`a-${card}`);
}

/** An action as a button would say it. */
export function label(action: string, t: Say): string {
  if (action.startsWith('buy from ')) {
    return t('action-buy', { number: Number(action.slice('buy from '.length)) + 1 });
  }
  if (action.startsWith('give ')) return t('action-give', { card: a(action.slice('give '.length), t) });
  return t(`action-${action}`);
}

const CODES = new Set([
  'match_over',
  'not_a_move',
  'not_your_turn',
  'witch_waits',
  'no_witch',
  'must_draw',
  'not_after_drawing',
  'no_such_seat',
  'own_side',
  'not_begun',
  'too_few_diamonds',
  'not_for_sale',
  'no_fairy',
  'too_late_for_fairy',
  'not_held',
]);

/** A refusal; null for a code that is not this game's. */
export function explain(code: string, facts: Record<string, string>, t: Say): string | null {
  if (!CODES.has(code)) return null;
  const { colour, card, owed, diamonds, to_act } = facts;
  return t(`refusal-${code}`, {
    name: to_act ?? '',
    count: Number(code === 'too_few_diamonds' ? diamonds : owed),
    card: t(`card-${card ?? colour ?? 'none'}`),
  });
}

/** How far a castle is. */
export function castleWords({ colour, castle }: Seen, t: Say): string {
  if (colour === null) return t('castle-none');
  return t('castle-built', { castle: t(`castle-${colour}`), built: castle, all: PARTS });
}

/** The caption of the page: whose turn it is and what there is to do. */
export function now(view: DiamoniakView, me: number | null, offers: Offer[], names: string[], t: Say): string {
  if (view.to_act === null) return t('now-over', { name: names[winner(view) ?? 0] ?? '' });
  const count = view.owed;
  if (view.to_act !== me) return t(`now-other-${view.phase}`, { name: names[view.to_act] ?? '', count });
  const can = (start: string): boolean => offers.some(({ action }) => action.startsWith(start));
  if (view.phase === 'witch') return t(can('fairy') ? 'now-witch-fairy' : 'now-witch', { count });
  if (view.phase === 'turn' && can('buy')) return t('now-turn-buy');
  return t(`now-${view.phase}`);
}
