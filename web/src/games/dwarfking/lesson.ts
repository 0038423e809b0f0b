/** A first match that teaches itself: four players, the simple quests. */
import type { Wish } from '../../lib/protocol';
import { isOffered } from '../../lib/wish';
import type { Lesson } from '../types';
import type { DwarfKingView } from './view';

const QUEST: Wish = { verb: 'quest' };
const PLAY: Wish = { verb: 'play' };

/** Tricks won in this deal. */
const tricks = (view: DwarfKingView): number => view.players.reduce((sum, player) => sum + player.tricks, 0);

export const lesson: Lesson = {
  players: 4,
  options: { quests: 'simple' },
  steps: [
    { text: 'lesson-welcome', when: () => true },
    { text: 'lesson-quest', when: (view: DwarfKingView, offers) => view.quest !== null || isOffered(offers, QUEST), highlight: QUEST },
    { text: 'lesson-special', when: (view: DwarfKingView) => view.quest !== null },
    { text: 'lesson-play', when: (_, offers) => isOffered(offers, PLAY), highlight: PLAY },
    { text: 'lesson-won', when: (view: DwarfKingView) => view.last !== null || view.deals.length > 0 },
    { text: 'lesson-points', when: (view: DwarfKingView, offers) => tricks(view) > 1 && isOffered(offers, PLAY) },
    { text: 'lesson-deal', when: (view: DwarfKingView) => view.deals.length > 0 },
  ],
  end: 'lesson-over',
};
