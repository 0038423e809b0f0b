/** The page that the service worker shows while nobody answers at the server's address. */
import { mount } from 'svelte';
import Offline from './pages/Offline.svelte';
import { useLanguage } from './lib/i18n.svelte';
import { applySettings, settings } from './lib/settings.svelte';
import './styles/global.css';

applySettings();
await useLanguage(settings.language);
mount(Offline, { target: document.getElementById('app') as HTMLElement });
