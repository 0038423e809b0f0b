/** Villains: jewel colours on midnight, six silhouettes, and Heroes bright as morning. */
import { settings } from '../../lib/settings.svelte';
import { sorted } from '../../lib/sorting';
import type { GameUI } from '../types';
import Card from './Card.svelte';
import { rankOf } from './cards';
import { lesson } from './lesson';
import Panel from './Panel.svelte';
import Scores from './Scores.svelte';
import Table from './Table.svelte';
import type { VillainsView } from './view';

const game: GameUI<VillainsView> = {
  id: 'villains',
  Table,
  Card,
  Scores,
  theme: {
    background:
      'radial-gradient(120% 90% at 50% 42%, light-dark(#f1edfb, #23215a) 0%, light-dark(#d5cdee, #121136) 55%, light-dark(#b3a8dc, #070718) 100%)',
    ink: 'light-dark(#1c1744, #ece8ff)',
    accent: 'light-dark(#5a2a86, #c9a6ff)',
  },
  own: ({ players }, me) => [{ place: 'hand', title: 'hand', cards: sorted(players[me]?.hand ?? [], settings.sort, rankOf) }],
  lesson,
  panels: { Drawing: Panel, texts: { goal: 'picture-goal', turn: 'picture-turn', end: 'picture-end' } },
};

export default game;
