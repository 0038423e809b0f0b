/** The first match: against one bot, the learner begins. */
import type { Lesson, Offer } from '../types';
import type { DiamoniakView, Seen } from './view';

function own(view: DiamoniakView): Seen | undefined {
  return view.players[typeof view.viewer === 'number' ? view.viewer : 0];
}

function offered(offers: Offer[], start: string): boolean {
  return offers.some(({ action }) => action.startsWith(start));
}

function tallest(view: DiamoniakView): number {
  return Math.max(...view.players.map((player) => player.castle));
}

export const lesson: Lesson = {
  players: 2,
  options: { first: 0 },
  steps: [
    { text: 'lesson-draw', when: (_view, offers) => offered(offers, 'draw'), highlight: 'draw' },
    { text: 'lesson-again', when: (_view, offers) => offered(offers, 'stop') },
    { text: 'lesson-castle', anytime: true, when: (view: DiamoniakView) => (own(view)?.colour ?? null) !== null },
    { text: 'lesson-diamond', anytime: true, when: (view: DiamoniakView) => own(view)?.side.includes('diamond') === true },
    {
      text: 'lesson-witch',
      anytime: true,
      when: (view: DiamoniakView, offers) => offered(offers, 'give') || view.discards.includes('witch'),
      highlight: 'give',
    },
    {
      text: 'lesson-buy',
      anytime: true,
      when: (view: DiamoniakView, offers) => offered(offers, 'buy') || tallest(view) >= 4,
      highlight: 'buy',
    },
    { text: 'lesson-end', when: (view: DiamoniakView) => tallest(view) >= 5 },
  ],
  end: 'lesson-over',
};
