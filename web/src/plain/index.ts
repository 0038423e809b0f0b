/** A game that has no table of its own in this client: it is drawn out of its view and its offers, and speaks its own words. */
import type { GameInfo } from '../lib/protocol';
import type { GameUI } from '../games/types';
import Card from './Card.svelte';
import Scores from './Scores.svelte';
import { scenesOf } from './scenes';
import Table from './Table.svelte';
import { hueOf } from './shape';

export function plainGame({ id, cards, memory, introduction }: GameInfo): GameUI {
  const accent = hueOf(id);
  return {
    id,
    cards,
    memory,
    introduction,
    Table,
    Card,
    Scores,
    scenes: scenesOf(new Set(cards)),
    theme: {
      background: `color-mix(in srgb, ${accent} 16%, light-dark(#e9e2d2, #1b1e24))`,
      ink: 'light-dark(#23211c, #ece7dc)',
      accent,
    },
  };
}
