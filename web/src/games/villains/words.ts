/** Villains in words of the chosen language: cards, actions, events, refusals. */
import { wordsOf, type Say } from '../../lib/i18n.svelte';
import type { ShownEvent } from '../types';
import { numberCard } from './art';
import type { VillainsEvent } from './view';

export const t = wordsOf('villains');

/** A card as people say it: "red 5", "Hypnotize", "a Hero". */
export function cardWords(card: string, t: Say): string {
  if (card === 'hero') return t('hero');
  const number = numberCard(card);
  if (number) return t('card-number', { colour: t(`colour-${number.suit}`), number: number.number });
  return t(`card-${card}`);
}

export function villainName(villain: string, t: Say): string {
  return t(`villain-${villain}`);
}

function listed(cards: readonly string[], t: Say): string {
  return cards.map((card) => cardWords(card, t)).join(', ');
}

export function label(action: string, t: Say): string {
  const [name = '', place] = action.split(' ');
  const card = cardWords(name, t);
  if (place === undefined) return t('action-power', { card });
  if (name === 'whirlpool' && place !== 'hero') return t(`action-whirl-${place}`, { card });
  if (['own', 'left', 'right', 'hero'].includes(place)) return t(`action-${place}`, { card });
  return t('action-seat', { card, seat: place });
}

/** The same for a button on the table, where people have names. */
export function labelWithNames(action: string, names: readonly string[], pile: number | null, t: Say): string {
  const [name = '', place] = action.split(' ');
  const card = cardWords(name, t);
  const owner = pile === null ? '' : (names[pile] ?? '');
  if (place === 'left' || place === 'right') return name === 'whirlpool' ? label(action, t) : t('action-onto', { card, owner });
  if (place !== undefined && /^\d+$/.test(place)) return t(`action-${name}`, { card, owner });
  return label(action, t);
}

export function describe(event: ShownEvent, names: string[], t: Say): string {
  const fact = event as unknown as VillainsEvent;
  const say = (key: string, params: Record<string, string | number> = {}): string => t(`event-${key}`, params);
  const name = (seat: number): string => names[seat] ?? '';
  switch (fact.type) {
    case 'Played': {
      const said = { name: name(fact.seat), card: cardWords(fact.card, t), owner: name(fact.pile) };
      return fact.seat === fact.pile ? say('Played.own', said) : say('Played.neighbour', said);
    }
    case 'LaidHero':
    case 'UsedPower':
    case 'Picked':
      return say(fact.type, { name: name(fact.seat), card: cardWords(fact.card, t) });
    case 'LaidHeroUnseen':
    case 'RanOut':
      return say(fact.type, { name: name(fact.seat) });
    case 'HadNoEffect':
      return say(fact.type, { card: cardWords(fact.card, t) });
    case 'Cursed':
      return say(fact.type, { card: cardWords(fact.card, t), owner: name(fact.pile) });
    case 'Hypnotized':
      return say(fact.type, { name: name(fact.seat), card: cardWords(fact.card, t), owner: name(fact.pile) });
    case 'HypnotizedUnseen':
      return say(fact.type, { name: name(fact.seat), owner: name(fact.pile) });
    case 'Turned':
      return say(`Turned.${fact.side}`, { card: cardWords(fact.card, t), owner: name(fact.pile) });
    case 'Swiped': {
      const said = { name: name(fact.seat), owner: name(fact.pile), taken: cardWords(fact.taken, t) };
      return fact.given === null ? say('Swiped.taken', said) : say('Swiped', { ...said, given: cardWords(fact.given, t) });
    }
    case 'Whirled': {
      const tops = fact.moved.map((card) => (card === null ? t('nothing') : cardWords(card, t))).join(', ');
      return say(`Whirled.${fact.direction}`, { tops });
    }
    case 'Drew':
      return say(fact.type, { name: name(fact.seat), cards: listed(fact.cards, t) });
    case 'DrewUnseen':
      return say(fact.type, { name: name(fact.seat), count: fact.count });
    case 'Counted':
      return say(fact.type, { name: name(fact.seat), points: fact.points, cancelled: fact.cancelled, count: fact.heroes });
    default:
      return '';
  }
}

const POWERS: Record<string, string> = {
  'Powerful Curse': 'curse',
  Hypnotize: 'hypnotize',
  Meddling: 'meddling',
  Swipe: 'swipe',
  'No Escape': 'no-escape',
  Whirlpool: 'whirlpool',
};
const PHRASES: Record<string, string> = {
  'a Hero': 'hero',
  'an empty pile': 'top-empty',
  nothing: 'nothing',
  left: 'side-left',
  right: 'side-right',
  'left or right': 'side-both',
};

/** A fact of a refusal, which the server says in English: cards, tops, sides. */
export function factWords(fact: string, t: Say): string {
  if (fact.includes(', '))
    return fact
      .split(', ')
      .map((part) => factWords(part, t))
      .join(', ');
  const phrase = PHRASES[fact];
  if (phrase) return t(phrase);
  const power = POWERS[fact];
  return /^(red|blue|green) \d$/.test(fact) ? cardWords(fact.replace(' ', '-'), t) : power ? cardWords(power, t) : fact;
}

export function explain(code: string, facts: Record<string, string>, t: Say): string | null {
  const key = `refusal-${code}`;
  const said = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, name === 'to_act' ? fact : factWords(fact, t)]),
  );
  const sentence = t(key, said);
  return sentence === key ? null : sentence;
}
