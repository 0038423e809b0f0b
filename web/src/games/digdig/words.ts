/** Actions, events and refusals of Dig Dig in the chosen language. */
import { wordsOf, type Say } from '../../lib/i18n.svelte';
import type { ShownEvent } from '../types';
import { powers } from './cards';
import type { DigDigEvent, DigDigView } from './view';

export const t = wordsOf('digdig');

export function cardWord(card: string, t: Say): string {
  return t(`card-${card}`);
}

/** What a power does; nothing for a number. */
export function powerWords(card: string, t: Say): string | undefined {
  return powers.includes(card) ? t(`power-${card}`) : undefined;
}

/** Equal cards in words: "8", "two 8s", "Boom". */
export function cardsWords(cards: string[], t: Say): string {
  const card = cards[0] ?? '';
  if (cards.length === 1) return cardWord(card, t);
  return t('cards-several', { number: t(`number-${cards.length}`), cards: t(`cards-${card}`) });
}

export function listed(cards: string[], t: Say): string {
  return cards.map((card) => cardWord(card, t)).join(', ') || t('nothing');
}

export function label(action: string, t: Say): string {
  const [verb = '', ...cards] = action.split(' ');
  if (verb === 'play') return t('action-play', { cards: cardsWords(cards, t) });
  if (verb === 'swap')
    return t('action-swap', { hand: cardWord(cards[0] ?? '', t), face_up: cardWord(cards[1] ?? '', t) });
  if (verb === 'blind') return t('action-blind', { slot: cards[0] ?? '' });
  return t(action === 'ready' ? 'action-ready' : 'action-pick_up');
}

export function describe(shown: ShownEvent, names: string[], t: Say): string {
  const event = shown as unknown as DigDigEvent;
  const name = 'seat' in event ? (names[event.seat] ?? '') : '';
  const say = (key: string, facts: Record<string, string | number> = {}): string => t(`event-${key}`, { name, ...facts });
  switch (event.type) {
    case 'Swapped':
      return say('Swapped', { hand: cardWord(event.hand, t), face_up: cardWord(event.face_up, t) });
    case 'Readied':
      return say('Readied');
    case 'Started':
      return event.lowest === null ? say('Started.any') : say('Started', { lowest: cardWord(event.lowest, t) });
    case 'Played':
      return say(event.source === 'hand' ? 'Played' : 'Played.row', { cards: cardsWords(event.cards, t) });
    case 'TurnedBlind':
      return say(event.fits ? 'TurnedBlind.fits' : 'TurnedBlind.misfits', { slot: event.slot, card: cardWord(event.card, t) });
    case 'Composted':
      return say(event.reason === 'boom' ? 'Composted.boom' : 'Composted.four', { count: event.count });
    case 'TookPile':
      return say('TookPile', { cards: listed(event.cards, t) });
    case 'Drew':
      return say('Drew', { cards: listed(event.cards, t) });
    case 'DrewUnseen':
      return say('DrewUnseen', { count: event.count });
    case 'WentOut':
      return say('WentOut', { place: event.place });
    case 'Lost':
      return event.seats.length === 1
        ? say('Lost', { name: names[event.seats[0] ?? 0] ?? '' })
        : say('Lost.shared', { names: event.seats.map((seat) => names[seat] ?? '').join(t('and')) });
    default:
      return '';
  }
}

const REFUSALS = new Set([
  ...['match_over', 'not_a_move', 'not_your_turn', 'swaps_first', 'swaps_are_over', 'same_card', 'no_more_swaps'],
  ...['not_face_up', 'not_in_hand', 'not_so_many', 'powers_one_at_a_time', 'lowest_leads', 'not_higher', 'too_low'],
  ...['over_limbo', 'limbo_too_low', 'limbo_on_limbo', 'boom_on_ninja', 'can_play', 'pile_is_empty', 'face_up_later'],
  ...['not_blind_yet', 'blind_is_gone', 'only_blind'],
]);
const CARD_FACTS = ['top', 'lowest', 'hand', 'face_up', 'card', 'playable'];
const SPECIAL_FACTS: Record<string, string> = { nothing: 'nothing', none: 'none', 'a blind card': 'a_blind_card' };

export function explain(code: string, facts: Record<string, string>, t: Say): string | null {
  if (!REFUSALS.has(code)) return null;
  const said = { ...facts };
  for (const name of CARD_FACTS)
    if (said[name] !== undefined)
      said[name] = said[name]
        .split(', ')
        .map((word) => (SPECIAL_FACTS[word] ? t(SPECIAL_FACTS[word]) : cardWord(word, t)))
        .join(', ');
  return t(`refusal-${code}`, said);
}

/** The rule that holds, as the sign beside the pile says it, and why. */
export function sign(view: DigDigView, t: Say): { rule: string; why: string } {
  if (view.phase === 'swap') return { rule: t('sign-swap'), why: t('sign-swap-why') };
  if (view.phase === 'over') return { rule: t('sign-over'), why: '' };
  const number = view.number ?? '';
  if (view.holds === 'lowest') return { rule: t('sign-lowest', { number }), why: t('sign-lowest-why') };
  if (view.holds === 'higher') return { rule: t('sign-higher', { number }), why: t('sign-higher-why') };
  if (view.holds === 'at least') return { rule: t('sign-at_least', { number }), why: t('sign-at_least-why', { number }) };
  if (view.holds === 'at most five') return { rule: t('sign-at_most_five'), why: t('sign-at_most_five-why') };
  const under = view.pile.find((card) => card !== 'ninja');
  return { rule: t('sign-any'), why: t(under === 'drop' ? 'sign-any-drop' : 'sign-any-empty') };
}
