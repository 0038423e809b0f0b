/** The first match: against one bot, the learner begins. */
import type { Wish } from '../../lib/protocol';
import { isOffered } from '../../lib/wish';
import type { Lesson } from '../types';
import type { DiamoniakView, Seen } from './view';

/** The pile, and the learner's own castle. */
const PILE = '[data-place="pile"]';
const CASTLE = '[data-drop="castle"]';

const DRAW: Wish = { verb: 'draw' };
const GIVE: Wish = { verb: 'give' };
const BUY: Wish = { verb: 'buy' };

function own(view: DiamoniakView): Seen | undefined {
  return view.players[typeof view.viewer === 'number' ? view.viewer : 0];
}

/** How many cards the castle still lacks that is nearest to being whole. */
function lacking(view: DiamoniakView): number {
  return view.whole - Math.max(...view.players.map((player) => player.castle));
}

export const lesson: Lesson = {
  players: 2,
  options: { first: 0 },
  steps: [
    { text: 'lesson-draw', at: PILE, when: (_view, offers) => isOffered(offers, DRAW), highlight: DRAW },
    {
      text: 'lesson-again',
      late: 'lesson-again-late',
      at: '[data-action="draw"], [data-action="stop"]',
      when: (_view, offers) => isOffered(offers, { verb: 'stop' }),
    },
    {
      text: 'lesson-castle',
      late: 'lesson-castle-late',
      anytime: true,
      at: CASTLE,
      when: (view: DiamoniakView) => (own(view)?.colour ?? null) !== null,
    },
    {
      text: 'lesson-diamond',
      late: 'lesson-diamond-late',
      anytime: true,
      at: '[data-place="heap-0-diamond"]',
      when: (view: DiamoniakView) => own(view)?.side.includes('diamond') === true,
    },
    {
      text: 'lesson-witch',
      anytime: true,
      at: '[data-place="discards"]',
      when: (view: DiamoniakView, offers) => isOffered(offers, GIVE) || view.discards.includes('witch'),
      highlight: GIVE,
    },
    {
      text: 'lesson-buy',
      anytime: true,
      at: '[data-action^="buy"]',
      when: (view: DiamoniakView, offers) => isOffered(offers, BUY) || lacking(view) <= 2,
      highlight: BUY,
    },
    { text: 'lesson-end', late: 'lesson-end-late', at: CASTLE, when: (view: DiamoniakView) => lacking(view) <= 1 },
  ],
  end: 'lesson-over',
};
