/** The gallery, for development only: a game's parts drawn from fixtures, without a server. */
import { mount } from 'svelte';
import Gallery from './gallery/Gallery.svelte';
import { isLanguage, useFetcher, useLanguage } from './lib/i18n.svelte';
import { applySettings, settings } from './lib/settings.svelte';
import './styles/global.css';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme === 'dark' || theme === 'light') settings.theme = theme;
if (query.has('still')) settings.motion = 'off';
applySettings();
const words = import.meta.glob<string>('../../src/parlour/games/*/words/*/game.ftl', { query: '?raw', import: 'default' });
useFetcher(async (game, language) => (await words[`../../src/parlour/games/${game}/words/${language}/game.ftl`]?.()) ?? '');
const language = query.get('lang') ?? 'en';
await useLanguage(isLanguage(language) ? language : 'en');
mount(Gallery, { target: document.getElementById('app') as HTMLElement });
