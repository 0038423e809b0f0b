// @vitest-environment node
import { Linter } from 'eslint';
import svelte from 'eslint-plugin-svelte';
import typescript from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import sentences from '../sentences.js';

const config = [
  ...svelte.configs.base,
  { files: ['**/*.svelte'], languageOptions: { parserOptions: { parser: typescript.parser } } },
  { files: ['**/*.ts'], languageOptions: { parser: typescript.parser } },
  { plugins: { parlour: { rules: { sentences } } }, rules: { 'parlour/sentences': 'error' } },
] as Linter.Config[];

/** What the rule finds in a piece of markup, or of a script. */
function found(code: string, filename: string): string[] {
  return new Linter().verify(code, config, filename).map(({ message }) => /“(.*)”/s.exec(message)?.[1] ?? message);
}

const inMarkup = (code: string) => found(code, 'Table.svelte');
const inScript = (code: string) => found(code, 'lib.ts');

describe('a sentence in markup is found', () => {
  it.each([
    ['<p>Winner</p>', 'Winner'],
    ['<p>{name} wins</p>', 'wins'],
    ["<p>{won ? 'Winner' : t('scores-lost')}</p>", 'Winner'],
    ['<p>{`${name} takes it`}</p>', '… takes it'],
    ["<p>{name + ' takes it'}</p>", 'takes it'],
    ["{#if won}{said ?? 'Nobody'}{/if}", 'Nobody'],
    ['<button aria-label="Close">×</button>', 'Close'],
    ['<button aria-label="Play {card}">×</button>', 'Play'],
    ["<button title='Close'>×</button>", 'Close'],
    ["<IconButton label={open ? 'close' : t('open')} />", 'close'],
    ['<img alt={`A ${colour} card`} />', 'A … card'],
    ['<input placeholder="Your name" />', 'Your name'],
    ["<button onclick={() => announce('Gone')}>×</button>", 'Gone'],
    ['<script lang="ts">const text = "It is your turn";</script>', 'It is your turn'],
    ['<svg><title>Hearts</title></svg>', 'Hearts'],
  ])('%s', (code, text) => expect(inMarkup(code)).toEqual([text]));
});

describe('a sentence in a script is found', () => {
  it.each([
    ["const text = 'It is your turn';", 'It is your turn'],
    ['const text = "It is your turn";', 'It is your turn'],
    ['const text = `${name} has won`;', '… has won'],
    ['const text = `Wait for ${name}`;', 'Wait for …'],
    ["const way = { icon: 'x', label: 'Back' };", 'Back'],
    ["document.title = isMine ? 'Yours' : '';", 'Yours'],
    ["element.setAttribute('aria-label', 'Board');", 'Board'],
    ["announce(isOver ? 'Over' : t('turn'));", 'Over'],
    ["new Notification('Hurry');", 'Hurry'],
  ])('%s', (code, text) => expect(inScript(code)).toEqual([text]));
});

describe('what is no sentence is left alone', () => {
  it.each([
    "<p class=\"card big\" style=\"translate: 0 3px\">{t('scores-first')} · {count}</p>",
    "<Button label={t('room-start')} icon={won ? 'crown' : 'cross'}>{#each names as name (name)}{name}{/each}</Button>",
    "<b>{verb === 'play' ? t('one') : t('two', { name })}</b><title>Parlour</title>&nbsp;<style>p { color: red }</style>",
  ])('%s', (code) => expect(inMarkup(code)).toEqual([]));
  it.each([
    "throw new Error('there is no such card'); console.log('a b is gone');",
    "const way = { icon: 'arrow-left', label: 'tools-back' }; type Side = 'secret hero';",
    "const path = `M ${x} ${y} L 3 4`; const move = `translate(${x}px, ${y}px)`; node.closest('input, textarea');",
    "element.style.transition = 'translate 200ms ease'; document.title = `${t('lobby')} · Parlour`;",
  ])('%s', (code) => expect(inScript(code)).toEqual([]));
});
