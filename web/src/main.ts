import { mount } from 'svelte';
import App from './App.svelte';
import { useLanguage } from './lib/i18n.svelte';
import { applySettings, settings } from './lib/settings.svelte';
import { keepShell } from './lib/shell';
import './styles/global.css';

applySettings();
await useLanguage(settings.language);
mount(App, { target: document.getElementById('app') as HTMLElement });
keepShell();
