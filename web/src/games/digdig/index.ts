/** Dig Dig at the table: a garden, a hole, a compost heap. */
import type { Component } from 'svelte';
import type { GameUI } from '../types';
import Card from './Card.svelte';
import Figure from './Figure.svelte';
import Panel from './Panel.svelte';
import Scores from './Scores.svelte';
import Table from './Table.svelte';
import { lesson } from './lesson';
import { scenes } from './scenes';
import type { DigDigView } from './view';

const figure =
  (cards: string[], then?: string[] | 'compost'): Component =>
  (internals) =>
    Figure(internals, { cards, then });

const game: GameUI<DigDigView> = {
  id: 'digdig',
  Table,
  Card,
  Scores,
  theme: {
    background: 'linear-gradient(light-dark(#cfe0a8, #1d2b1f), light-dark(#aecb7f, #16221a))',
    ink: 'light-dark(#2b2114, #f0e7d6)',
    accent: 'light-dark(#4a5d16, #b9d67a)',
  },
  own: ({ players }, me) => [
    { place: 'hand', title: 'hand-mine', cards: players[me]?.hand ?? [] },
    { place: 'row', title: 'row-mine', cards: players[me]?.face_up ?? [] },
  ],
  scenes,
  lesson,
  panels: { Drawing: Panel, texts: { goal: 'picture-goal', turn: 'picture-turn', end: 'picture-end' } },
  figures: {
    'G-P1': figure(['1', '10'], ['boom', 'drop', 'limbo', 'ninja']),
    'G-S1': figure(['', '7']),
    'G-T1': figure(['4'], ['9', '9']),
    'G-T3': figure(['6'], ['6', '8']),
    'G-B1': figure(['8', '8', '8', '8'], 'compost'),
    'G-B3': figure(['8', '8', 'ninja', '8', '8'], 'compost'),
    'G-X1': figure(['3', '9', 'boom'], 'compost'),
    'G-X2': figure(['9', 'drop'], ['1']),
    'G-X3': figure(['7', 'limbo'], ['5', '2']),
    'G-X4': figure(['6', 'ninja'], ['6', '9']),
    'G-X5': figure(['7', 'limbo', '3'], ['3', '4']),
  },
};

export default game;
