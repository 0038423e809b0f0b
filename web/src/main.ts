import { mount } from 'svelte';
import App from './App.svelte';
import { useLanguage } from './lib/i18n.svelte';
import { loadMe } from './lib/me.svelte';
import { applySettings, settings } from './lib/settings.svelte';
import { keepShell } from './lib/shell';
import './styles/global.css';

applySettings();
// While the words are on their way; the page waits for it, and says so when it fails.
loadMe().catch(() => {});
await useLanguage(settings.language);
mount(App, { target: document.getElementById('app') as HTMLElement });
keepShell();
