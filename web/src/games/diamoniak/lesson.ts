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
    { text: 'diamoniak.lesson.draw', when: (_view, offers) => offered(offers, 'draw'), highlight: 'draw' },
    { text: 'diamoniak.lesson.again', when: (_view, offers) => offered(offers, 'stop') },
    { text: 'diamoniak.lesson.castle', anytime: true, when: (view: DiamoniakView) => (own(view)?.colour ?? null) !== null },
    { text: 'diamoniak.lesson.diamond', anytime: true, when: (view: DiamoniakView) => own(view)?.side.includes('diamond') === true },
    {
      text: 'diamoniak.lesson.witch',
      anytime: true,
      when: (view: DiamoniakView, offers) => offered(offers, 'give') || view.discards.includes('witch'),
      highlight: 'give',
    },
    {
      text: 'diamoniak.lesson.buy',
      anytime: true,
      when: (view: DiamoniakView, offers) => offered(offers, 'buy') || tallest(view) >= 4,
      highlight: 'buy',
    },
    { text: 'diamoniak.lesson.end', when: (view: DiamoniakView) => tallest(view) >= 5 },
  ],
  end: 'diamoniak.lesson.over',
};
