/** The game that is played at a table. */
import { loadGame } from '../games';
import type { GameUI } from '../games/types';
import { t } from './i18n.svelte';
import type { LiveTable } from './live.svelte';

/** The game of a table, as soon as the table has said which and it is loaded. Is asked for while a component is made. */
export function gameAt(live: LiveTable, fail: (problem: string) => void): { readonly current: GameUI | null } {
  let game = $state.raw<GameUI | null>(null);
  $effect(() => {
    const wanted = live.position?.table.game;
    if (!wanted || game?.id === wanted) return;
    loadGame(wanted).then(
      (loaded) => {
        game = loaded;
        live.direct = loaded.scenes;
      },
      () => fail(t('table-no_game', { game: wanted })),
    );
  });
  return {
    get current() {
      return game;
    },
  };
}
