/** A first match that teaches itself: three players, without the special cards. */
import { isOffered } from '../../lib/wish';
import type { Lesson, ShownEvent } from '../types';
import type { Seen, VillainsView } from './view';

/** The learner's own pile. */
const OWN = '[data-drop="pile-0"]';

function mine(view: VillainsView): Seen | undefined {
  return typeof view.viewer === 'number' ? view.players[view.viewer] : undefined;
}

/** What is worth knowing is told at some time even if it has not come up by then. */
function drawn(view: VillainsView, left: number): boolean {
  return (mine(view)?.draw_count ?? 0) <= left;
}

function isGift(view: VillainsView, event: ShownEvent): boolean {
  return event.type === 'Played' && event['pile'] === view.viewer && event['seat'] !== view.viewer;
}

export const lesson: Lesson = {
  players: 3,
  options: { specials: false, neighbour_play: 'redirect' },
  steps: [
    { text: 'lesson-welcome', at: OWN, when: () => true },
    { text: 'lesson-match', at: OWN, when: (_view, offers) => offers.length > 0, highlight: { verb: 'play', to: 'own' } },
    {
      text: 'lesson-neighbour',
      at: '[data-drop="pile-1"], [data-drop="pile-2"]',
      when: (view: VillainsView, offers) =>
        drawn(view, 13) && offers.length > 0 && (isOffered(offers, { to: 'left' }, { to: 'right' }) || drawn(view, 10)),
    },
    {
      text: 'lesson-gift',
      at: OWN,
      when: (view: VillainsView, _offers, events) => events.some((event) => isGift(view, event)) || drawn(view, 9),
    },
    {
      text: 'lesson-hero',
      at: '[data-drop="hero"]',
      when: (view: VillainsView, offers) => drawn(view, 11) && isOffered(offers, { to: 'hero' }),
      highlight: { verb: 'hero' },
    },
    {
      text: 'lesson-cancel',
      at: OWN,
      when: (view: VillainsView) => (mine(view)?.count?.heroes ?? 0) > 0 || drawn(view, 4),
    },
    { text: 'lesson-end', late: 'lesson-end-late', at: '[data-place="draw-0"]', when: (view: VillainsView) => drawn(view, 0) },
  ],
  end: 'lesson-over',
};
