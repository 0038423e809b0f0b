/**
 * Tells somebody that it is their turn, who may be looking elsewhere: on the icon always, by a vibration and a message on
 * the device where they said that they want to be called, and the browser and the address allow it.
 */
import { settings } from './settings.svelte';

const ICON = './icon.svg';
const ICON_TURN = './icon-turn.svg';
/** Milliseconds. */
const BUZZ = 60;

/** Marks the icon of the page, and of the app where it is installed: so many tables wait for me. */
export function markIcon(tables: number): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', tables > 0 ? ICON_TURN : ICON);
  const marked = tables > 0 ? navigator.setAppBadge?.(tables) : navigator.clearAppBadge?.();
  // A page that is not installed has nothing to mark.
  marked?.catch(() => {});
}

/** It is my turn at this table: calls who wants it. Messages are for those who do not see the table. */
export async function callTurn(table: string, title: string, body: string): Promise<void> {
  if (!settings.call) return;
  // A page that nobody has touched may not do so, and browsers complain when it tries.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
  if (document.hasFocus() || !('Notification' in window) || Notification.permission !== 'granted') return;
  const said = { body, tag: table, icon: ICON };
  try {
    const message = new Notification(title, said);
    message.onclick = () => {
      window.focus();
      message.close();
    };
  } catch {
    // Phones leave it to the service worker, if there is one.
    await (await navigator.serviceWorker?.getRegistration())?.showNotification(title, said);
  }
}

/** Asks the browser whether messages may be shown; to be called by a touch. Its answer is its own affair. */
export function askToCall(): void {
  if ('Notification' in window && Notification.permission === 'default') void Notification.requestPermission();
}
