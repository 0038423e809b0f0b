/** A first match that teaches itself: what is said, and when. */
import type { Wish } from '../../lib/protocol';
import { isOffered, offersOf } from '../../lib/wish';
import type { Lesson } from '../types';
import { isPower } from './art';
import type { DigDigView } from './view';

const SWAP: Wish = { verb: 'swap' };
const READY: Wish = { verb: 'ready' };
const PLAY: Wish = { verb: 'play' };
const PICK_UP: Wish = { verb: 'pick_up' };
const BLIND: Wish = { verb: 'blind' };

export const lesson: Lesson = {
  players: 2,
  options: { voluntary_pickup: false },
  steps: [
    { text: 'lesson-swap', when: (_view, offers) => isOffered(offers, READY), highlight: SWAP },
    {
      text: 'lesson-ready',
      anytime: true,
      when: (view: DigDigView, offers, events) =>
        isOffered(offers, READY) && events.some((event) => event.type === 'Swapped' && event['seat'] === view.viewer),
      highlight: READY,
    },
    { text: 'lesson-play', when: (_view, offers) => isOffered(offers, PLAY), highlight: PLAY },
    {
      text: 'lesson-power',
      anytime: true,
      when: (_view, offers) => offersOf(offers, PLAY).some(({ parts }) => isPower(parts.card ?? '')),
    },
    {
      text: 'lesson-compost',
      anytime: true,
      when: (_view, _offers, events) => events.some((event) => event.type === 'Composted'),
    },
    { text: 'lesson-pick_up', anytime: true, when: (_view, offers) => isOffered(offers, PICK_UP), highlight: PICK_UP },
    {
      text: 'lesson-row',
      when: (_view, offers) => isOffered(offers, { verb: 'play', from: 'row' }),
      highlight: PLAY,
    },
    { text: 'lesson-blind', when: (_view, offers) => isOffered(offers, BLIND), highlight: BLIND },
  ],
  end: 'lesson-over',
};
