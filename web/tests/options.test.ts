import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import type { Command, GameInfo, TableInfo } from '../src/lib/protocol';
import OptionsCard from '../src/table/OptionsCard.svelte';
import { speak } from './speak';

it('what was agreed a moment ago is not undone by what is agreed next, however slow the line', async () => {
  speak('en');
  const seats = [{ kind: 'person', name: 'Ada' }, { kind: 'empty' }];
  const table = { phase: 'lobby', seats, options: {}, terms: { hints: false, may_watch: true, takebacks: 'consent' } } as unknown as TableInfo;
  const told: Command[] = [];
  const answers: (() => void)[] = [];
  const send = (command: Command): Promise<void> => new Promise((answer) => (told.push(command), answers.push(answer)));
  const target = document.body.appendChild(document.createElement('div'));
  const card = mount(OptionsCard, { target, props: { info: { id: 'whist', options: [] } as unknown as GameInfo, table, isHost: true, send } });
  flushSync();
  const press = (label: string): void =>
    [...target.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))?.querySelector('input')?.click();
  press('Others may watch');
  press('The bots may be asked');
  expect(told).toMatchObject([{ terms: { may_watch: false, hints: false } }, { terms: { may_watch: false, hints: true } }]);
  // What was answered counts as the table says it.
  for (const answer of answers) answer();
  await Promise.resolve();
  press('Everybody here can find');
  expect(told.at(-1)).toMatchObject({ terms: { is_public: true, may_watch: true, hints: false } });
  void unmount(card);
});
