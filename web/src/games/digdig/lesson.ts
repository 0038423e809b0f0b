/** A first match that teaches itself: what is said, and when. */
import type { Lesson, Offer } from '../types';
import { isPower } from './art';
import type { DigDigView } from './view';

const offered = (offers: Offer[], verb: string): boolean => offers.some(({ parts }) => parts.verb === verb);

export const lesson: Lesson = {
  players: 2,
  options: { voluntary_pickup: false },
  steps: [
    { text: 'lesson-swap', when: (_view, offers) => offered(offers, 'ready'), highlight: { verb: 'swap' } },
    {
      text: 'lesson-ready',
      anytime: true,
      when: (view: DigDigView, offers, events) =>
        offered(offers, 'ready') && events.some((event) => event.type === 'Swapped' && event['seat'] === view.viewer),
      highlight: { verb: 'ready' },
    },
    { text: 'lesson-play', when: (_view, offers) => offered(offers, 'play'), highlight: { verb: 'play' } },
    {
      text: 'lesson-power',
      anytime: true,
      when: (_view, offers) => offers.some(({ parts }) => parts.verb === 'play' && isPower(parts.card ?? '')),
    },
    {
      text: 'lesson-compost',
      anytime: true,
      when: (_view, _offers, events) => events.some((event) => event.type === 'Composted'),
    },
    { text: 'lesson-pick_up', anytime: true, when: (_view, offers) => offered(offers, 'pick_up'), highlight: { verb: 'pick_up' } },
    {
      text: 'lesson-row',
      when: (_view, offers) => offers.some(({ parts }) => parts.verb === 'play' && parts.from === 'row'),
      highlight: { verb: 'play' },
    },
    { text: 'lesson-blind', when: (_view, offers) => offered(offers, 'blind'), highlight: { verb: 'blind' } },
  ],
  end: 'lesson-over',
};
