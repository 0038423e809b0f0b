/** The first match: against one bot, the learner begins. */
import type { Lesson, Offer } from '../types';
import type { DiamoniakView, Seen } from './view';

function own(view: DiamoniakView): Seen | undefined {
  return view.players[typeof view.viewer === 'number' ? view.viewer : 0];
}

function offered(offers: Offer[], verb: string): boolean {
  return offers.some(({ parts }) => parts.verb === verb);
}

/** How many cards the castle still lacks that is nearest to being whole. */
function lacking(view: DiamoniakView): number {
  return view.whole - Math.max(...view.players.map((player) => player.castle));
}

export const lesson: Lesson = {
  players: 2,
  options: { first: 0 },
  steps: [
    { text: 'lesson-draw', when: (_view, offers) => offered(offers, 'draw'), highlight: { verb: 'draw' } },
    { text: 'lesson-again', when: (_view, offers) => offered(offers, 'stop') },
    { text: 'lesson-castle', anytime: true, when: (view: DiamoniakView) => (own(view)?.colour ?? null) !== null },
    { text: 'lesson-diamond', anytime: true, when: (view: DiamoniakView) => own(view)?.side.includes('diamond') === true },
    {
      text: 'lesson-witch',
      anytime: true,
      when: (view: DiamoniakView, offers) => offered(offers, 'give') || view.discards.includes('witch'),
      highlight: { verb: 'give' },
    },
    {
      text: 'lesson-buy',
      anytime: true,
      when: (view: DiamoniakView, offers) => offered(offers, 'buy') || lacking(view) <= 2,
      highlight: { verb: 'buy' },
    },
    { text: 'lesson-end', when: (view: DiamoniakView) => lacking(view) <= 1 },
  ],
  end: 'lesson-over',
};
