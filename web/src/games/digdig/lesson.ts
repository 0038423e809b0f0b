/** A first match that teaches itself: what is said, and when. */
import type { Lesson, Offer } from '../types';
import { powers } from './cards';
import type { DigDigView } from './view';

const offered = (offers: Offer[], start: string): boolean => offers.some(({ action }) => action.startsWith(start));
const hasHand = (view: DigDigView): boolean => typeof view.viewer === 'number' && (view.players[view.viewer]?.hand_count ?? 0) > 0;

export const lesson: Lesson = {
  players: 2,
  options: { voluntary_pickup: false },
  steps: [
    { text: 'lesson-swap', when: (_view, offers) => offered(offers, 'ready'), highlight: 'swap' },
    {
      text: 'lesson-ready',
      anytime: true,
      when: (view: DigDigView, offers, events) =>
        offered(offers, 'ready') && events.some((event) => event.type === 'Swapped' && event['seat'] === view.viewer),
      highlight: 'ready',
    },
    { text: 'lesson-play', when: (_view, offers) => offered(offers, 'play'), highlight: 'play' },
    {
      text: 'lesson-power',
      anytime: true,
      when: (_view, offers) => powers.some((card) => offered(offers, `play ${card}`)),
    },
    {
      text: 'lesson-compost',
      anytime: true,
      when: (_view, _offers, events) => events.some((event) => event.type === 'Composted'),
    },
    { text: 'lesson-pick_up', anytime: true, when: (_view, offers) => offered(offers, 'pick up'), highlight: 'pick up' },
    { text: 'lesson-row', when: (view: DigDigView, offers) => offered(offers, 'play') && !hasHand(view), highlight: 'play' },
    { text: 'lesson-blind', when: (_view, offers) => offered(offers, 'blind'), highlight: 'blind' },
  ],
  end: 'lesson-over',
};
