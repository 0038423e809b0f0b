/**
 * The service worker, which keeps the files of the page and has one for when the server is gone. Browsers have it where
 * the address is safe: over https, or on the computer itself. Elsewhere everything works without it.
 */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that keeps nothing says no.
  navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' }).catch(() => {});
}
