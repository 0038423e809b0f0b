/** Diamoniak at the table: a picture book in which castles grow. */
import type { GameUI } from '../types';
import Card from './Card.svelte';
import { lesson } from './lesson';
import Panel from './Panel.svelte';
import Scores from './Scores.svelte';
import Table from './Table.svelte';
import type { DiamoniakView } from './view';

const game: GameUI<DiamoniakView> = {
  id: 'diamoniak',
  Table,
  Card,
  Scores,
  theme: {
    background:
      'linear-gradient(light-dark(#bfe3f7, #131c38) 0%, light-dark(#e6f4ef, #1c2c48) 45%, light-dark(#8cc567, #1c3a2c) 100%)',
    ink: 'light-dark(#2d2a1c, #f3ead6)',
    accent: 'light-dark(#8a1b26, #f2b8c6)',
  },
  own: ({ players }, me) => {
    const { colour = null, castle = 0, side = [] } = players[me] ?? {};
    return [
      { place: 'castle', title: 'own-castle', cards: colour === null ? [] : Array.from({ length: castle }, () => colour) },
      { place: 'side', title: 'own-side', cards: side },
    ];
  },
  lesson,
  panels: { Drawing: Panel, texts: { goal: 'picture-goal', turn: 'picture-turn', end: 'picture-end' } },
};

export default game;
