import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';
import sentences from './sentences.js';
import svelteConfig from './svelte.config.js';

export default typescript.config(
  { ignores: ['node_modules/', 'build/', 'src/games/*/view.ts', 'src/lib/protocol.ts'] },
  js.configs.recommended,
  ...typescript.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // TypeScript knows better which names exist.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      // A view of any game is `any` to the shell: only the game's own table knows its shape.
      '@typescript-eslint/no-explicit-any': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig, extraFileExtensions: ['.svelte'] } },
    rules: {
      'svelte/require-each-key': 'error',
      'svelte/no-navigation-without-resolve': 'off',
      // Maps and sets that no template reads stay plain.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['src/**', 'worker/**'],
    ignores: ['src/gallery/**', 'src/gallery.ts'],
    plugins: { parlour: { rules: { sentences } } },
    rules: { 'parlour/sentences': 'error' },
  },
  { files: ['*.mjs', '*.config.*'], rules: { 'no-console': 'off' } },
);
