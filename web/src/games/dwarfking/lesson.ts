/** A first match that teaches itself: four players, the simple quests. */
import type { Wish } from '../../lib/protocol';
import { isOffered } from '../../lib/wish';
import type { Lesson } from '../types';
import type { DwarfKingView } from './view';

/** Where tricks lie, and where the quests are. */
const STAGE = '[data-drop="trick"]';
const QUESTS = 'section.quest, [data-action^="quest"]';

const QUEST: Wish = { verb: 'quest' };
const PLAY: Wish = { verb: 'play' };

/** Tricks won in this deal. */
const tricks = (view: DwarfKingView): number => view.players.reduce((sum, player) => sum + player.tricks, 0);

export const lesson: Lesson = {
  players: 4,
  options: { quests: 'simple', deals: 3 },
  steps: [
    { text: 'lesson-welcome', at: STAGE, when: () => true },
    {
      text: 'lesson-quest',
      at: QUESTS,
      when: (view: DwarfKingView, offers) => view.quest !== null || isOffered(offers, QUEST),
      highlight: QUEST,
    },
    { text: 'lesson-special', at: 'section.special', when: (view: DwarfKingView) => view.quest !== null },
    { text: 'lesson-play', at: '[data-drop="hand"]', when: (_, offers) => isOffered(offers, PLAY), highlight: PLAY },
    { text: 'lesson-won', at: STAGE, when: (view: DwarfKingView) => view.last !== null || view.deals.length > 0 },
    { text: 'lesson-points', at: '.standing', when: (view: DwarfKingView, offers) => tricks(view) > 1 && isOffered(offers, PLAY) },
    { text: 'lesson-deal', at: '.between > section, section.quest', when: (view: DwarfKingView) => view.deals.length > 0 },
  ],
  end: 'lesson-over',
};
