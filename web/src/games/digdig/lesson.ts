/** A first match that teaches itself: what is said, and when. */
import type { Wish } from '../../lib/protocol';
import { isOffered, offersOf } from '../../lib/wish';
import type { Lesson } from '../types';
import { GROUND, isPower } from './art';
import type { DigDigView } from './view';

/** The learner's open row. */
const ROW = '.own .lane > .row > *';

const SWAP: Wish = { verb: 'swap' };
const READY: Wish = { verb: 'ready' };
const PLAY: Wish = { verb: 'play' };
const PICK_UP: Wish = { verb: 'pick_up' };
const BLIND: Wish = { verb: 'blind' };

export const lesson: Lesson = {
  players: 2,
  options: { voluntary_pickup: false },
  steps: [
    { text: 'lesson-swap', at: ROW, when: (_view, offers) => isOffered(offers, READY), highlight: SWAP },
    {
      text: 'lesson-ready',
      late: 'lesson-ready-late',
      anytime: true,
      at: '[data-action="ready"]',
      when: (view: DigDigView, offers, events) =>
        isOffered(offers, READY) && events.some((event) => event.type === 'Swapped' && event['seat'] === view.viewer),
      highlight: READY,
    },
    { text: 'lesson-play', at: '.sign', when: (_view, offers) => isOffered(offers, PLAY), highlight: PLAY },
    {
      text: 'lesson-power',
      anytime: true,
      at: Object.keys(GROUND).map((power) => `[data-action="play ${power}"]`).join(),
      when: (_view, offers) => offersOf(offers, PLAY).some(({ parts }) => isPower(parts.card ?? '')),
    },
    {
      text: 'lesson-compost',
      late: 'lesson-compost-late',
      anytime: true,
      at: '.compost',
      when: (_view, _offers, events) => events.some((event) => event.type === 'Composted'),
    },
    {
      text: 'lesson-pick_up',
      late: 'lesson-pick_up-late',
      anytime: true,
      at: '[data-action="pick up"]',
      when: (_view, offers) => isOffered(offers, PICK_UP),
      highlight: PICK_UP,
    },
    {
      text: 'lesson-row',
      late: 'lesson-row-late',
      at: ROW,
      when: (_view, offers) => isOffered(offers, { verb: 'play', from: 'row' }),
      highlight: PLAY,
    },
    {
      text: 'lesson-blind',
      late: 'lesson-blind-late',
      at: '[data-action^="blind"]',
      when: (_view, offers) => isOffered(offers, BLIND),
      highlight: BLIND,
    },
  ],
  end: 'lesson-over',
};
