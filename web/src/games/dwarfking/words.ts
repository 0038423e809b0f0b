/** Events, actions and refusals as sentences in the chosen language. */
import { wordsOf, type Say } from '../../lib/i18n.svelte';
import type { ShownEvent } from '../types';
import { cardFromWords, isColour } from './cards';
import { change, points } from './numbers';
import type { DwarfKingEvent } from './view';

export const t = wordsOf('dwarfking');

/** A card as a sentence needs it: "the blue 9". */
function the(card: string, t: Say): string {
  return t(`the-${card}`);
}

function list(cards: string[], t: Say): string {
  return cards.map((card) => t(`card-${card}`)).join(', ') || t('nothing');
}

function quest(name: string, t: Say): string {
  return t('quest-words', { quest: t(`quest-${name}`), text: t(`quest-${name}-text`) });
}

export function describe(shown: ShownEvent, names: string[], t: Say): string {
  const event = shown as unknown as DwarfKingEvent;
  const who = (seat: number): string => names[seat] ?? '';
  const say = (key: string, params: Record<string, string | number> = {}): string => t(`event-${key}`, params);
  switch (event.type) {
    case 'Dealt':
    case 'DealtToYou':
    case 'DealtUnseen': {
      const dealt = say('dealt', { name: who(event.dealer), special: t(`card-${event.special}`), tile: event.tile });
      return event.type === 'DealtToYou' ? `${dealt} ${say('you.hold', { cards: list(event.hand, t) })}` : dealt;
    }
    case 'Showed':
      return say('showed', { name: who(event.seat), card: the(event.card, t) });
    case 'ChoseQuest':
      return say('quest', { name: who(event.seat), quest: quest(event.quest, t) });
    case 'TookCards':
      return say('took.cards', { name: who(event.seat), other: who(event.other), cards: list(event.cards, t) });
    case 'TookCardsUnseen':
      return say('took', { name: who(event.seat), other: who(event.other) });
    case 'GaveCard':
      return say('gave.card', { name: who(event.seat), other: who(event.other), card: the(event.card, t) });
    case 'GaveCardUnseen':
      return say('gave', { name: who(event.seat), other: who(event.other) });
    case 'Played':
      return event.stands_for
        ? say(`played.${event.card === 'mummy' ? 'mummy' : 'puppeteer'}`, {
            name: who(event.seat),
            card: the(event.card, t),
            other: t(`card-${event.stands_for}`),
          })
        : say('played', { name: who(event.seat), card: the(event.card, t) });
    case 'WonTrick':
      return say('won', { name: who(event.seat), cards: list(event.cards, t) });
    case 'GotBonus':
      return say('bonus', { name: who(event.seat), points: change(event.points), card: the(event.card, t) });
    case 'SwappedHands':
      return say('swapped.cards', {
        name: who(event.seat),
        other: who(event.other),
        gave: list(event.gave, t),
        got: list(event.got, t),
      });
    case 'SwappedHandsUnseen':
      return say('swapped', { name: who(event.seat), other: who(event.other) });
    case 'PassedHands':
    case 'PassedHandsUnseen':
      return say(`passed.${event.side}`, { name: who(event.seat) });
    case 'PassedHandsToYou':
      return `${say(`passed.${event.side}`, { name: who(event.seat) })} ${say('you.hold', { cards: list(event.hand, t) })}`;
    case 'UsedSorcerer':
      return say('sorcerer', { name: who(event.seat), card: the(event.card, t) });
    case 'KeptSorcerer':
      return say('kept', { name: who(event.seat) });
    case 'EndedDeal': {
      const standing = names.map((name, seat) =>
        say('standing', { name, points: change(event.points[seat] ?? 0), score: points(event.scores[seat] ?? 0) }),
      );
      return say('ended', { quest: t(`quest-${event.quest}`), standing: standing.join('; ') });
    }
    case 'EndedMatch':
      return say('match', { name: who(event.winner) });
    default:
      return '';
  }
}

/** An action as a button says it: in German the card may come first. */
export function label(action: string, t: Say): string {
  const words = actionWords(action, t);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function actionWords(action: string, t: Say): string {
  const [verb = '', what = ''] = action.split(' ');
  switch (verb) {
    case 'quest':
      return t('action-quest', { quest: quest(what, t) });
    case 'exchange':
    case 'swap':
      return t(`action-${verb}`, { seat: what });
    case 'play':
    case 'give':
    case 'sorcerer':
      return t(`action-${verb}`, { card: the(what, t) });
    case 'pass':
      return t(`action-pass-${what}`);
    case 'keep':
      return t('action-keep');
    default:
      return action;
  }
}

const codes = new Set([
  'match_over',
  'not_a_move',
  'not_your_turn',
  'quest_first',
  'quest_is_chosen',
  'other_tile',
  'exchange_first',
  'no_exchange',
  'give_first',
  'nothing_to_give',
  'not_yourself',
  'no_such_seat',
  'not_in_hand',
  'must_follow',
  'mummy_too_early',
  'mummy_must_follow',
  'puppeteer_cannot_start',
  'sorcerer_between_tricks',
  'excalibur_must_follow',
  'swap_first',
  'no_swap',
  'pass_first',
  'no_pass',
  'sorcerer_first',
  'no_sorcerer',
  'not_in_trick',
  'sorcerer_now',
]);

export function explain(code: string, facts: Record<string, string>, t: Say): string | null {
  if (!codes.has(code)) return null;
  const told = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, translated(name, fact, t)]));
  return t(`refusal-${code}`, told);
}

/** A fact of a refusal: the server speaks of cards and colours in English. */
function translated(name: string, fact: string, t: Say): string {
  if (name === 'required') return isColour(fact) ? t(`colour-${fact}`) : t('nothing');
  if (!['card', 'follow', 'last', 'copied'].includes(name)) return fact;
  if (fact === 'nothing' || fact === 'none') return t('nothing');
  const cards = fact.split(', ').map(cardFromWords);
  return cards.every((card) => card !== null) ? list(cards, t) : fact;
}
