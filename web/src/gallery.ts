/** The gallery, for development only: a game's parts drawn from fixtures, without a server. */
import { mount } from 'svelte';
import Gallery from './gallery/Gallery.svelte';
import { preferredLanguage, useLanguage } from './lib/i18n.svelte';
import { applySettings, settings } from './lib/settings.svelte';
import './styles/global.css';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme === 'dark' || theme === 'light') settings.theme = theme;
if (query.has('still')) settings.speed = 'off';
applySettings();
await useLanguage(preferredLanguage([query.get('lang') ?? 'en']));
mount(Gallery, { target: document.getElementById('app') as HTMLElement });
