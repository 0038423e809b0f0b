/** The Dwarf King: tricks in a tavern, and a new quest every deal. */
import type { Component } from 'svelte';
import { settings } from '../../lib/settings.svelte';
import { sorted } from '../../lib/sorting';
import type { GameUI } from '../types';
import { pictures } from './art';
import { rankOf } from './cards';
import Card from './Card.svelte';
import Figure from './Figure.svelte';
import { lesson } from './lesson';
import { scenes } from './scenes';
import Panel from './Panel.svelte';
import Scores from './Scores.svelte';
import Table from './Table.svelte';
import type { DwarfKingView } from './view';

function figure(cards: string[]): Component {
  return (internals) => Figure(internals, { cards });
}

/** Three boards of slightly different wood, again and again, with a joint between them. */
const joint = 'light-dark(#5a331330, #00000066)';
const planks = `repeating-linear-gradient(90deg, transparent 0 7.4rem, ${joint} 7.4rem 7.55rem, light-dark(#ffffff1a, #ffffff08) 7.55rem 15rem, ${joint} 15rem 15.15rem, light-dark(#6b3a100f, #0000002e) 15.15rem 21rem, ${joint} 21rem 21.15rem)`;
const candle =
  'radial-gradient(110% 85% at 50% 42%, light-dark(#f1dbb0, #6a4527) 0%, light-dark(#ddb985, #3a2313) 60%, light-dark(#cba26c, #211309) 100%)';

const game: GameUI<DwarfKingView> = {
  id: 'dwarfking',
  Table,
  Card,
  Scores,
  theme: {
    background: `${planks}, ${candle}`,
    ink: 'light-dark(#2e1a0c, #f3e3c6)',
    accent: 'light-dark(#7a2e12, #f0b65a)',
  },
  own: ({ players }, me) => [{ place: 'hand', title: 'hand', cards: sorted(players[me]?.hand ?? [], settings.sort, rankOf) }],
  scenes,
  lesson,
  panels: { Drawing: Panel, texts: { goal: 'picture-goal', turn: 'picture-turn', end: 'picture-end' } },
  figures: {
    'K-P1': figure(['green-2', 'blue-10', 'red-K']),
    'K-D1': figure(['green-5']),
    'K-D3': figure(['blue-5']),
    'K-D4': figure(['red-5']),
    ...Object.fromEntries(Object.keys(pictures).map((card, n) => [`K-S${n + 1}`, figure([card])])),
  },
};
export default game;
