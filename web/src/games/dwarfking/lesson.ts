/** A first match that teaches itself: four players, the simple quests. */
import type { Lesson, Offer } from '../types';
import type { DwarfKingView } from './view';

function mayPlay(offers: Offer[]): boolean {
  return offers.some((offer) => offer.action.startsWith('play '));
}

export const lesson: Lesson = {
  players: 4,
  options: { quests: 'simple' },
  steps: [
    { text: 'lesson-welcome', when: () => true },
    {
      text: 'lesson-quest',
      when: (view: DwarfKingView, offers) => view.quest !== null || offers.some((offer) => offer.action.startsWith('quest ')),
      highlight: 'quest ',
    },
    { text: 'lesson-special', when: (view: DwarfKingView) => view.quest !== null },
    { text: 'lesson-play', when: (_, offers) => mayPlay(offers), highlight: 'play ' },
    { text: 'lesson-won', when: (view: DwarfKingView) => view.tricks.length > 0 || view.deals.length > 0 },
    { text: 'lesson-points', when: (view: DwarfKingView, offers) => view.tricks.length > 1 && mayPlay(offers) },
    { text: 'lesson-deal', when: (view: DwarfKingView) => view.deals.length > 0 },
  ],
  end: 'lesson-over',
};
