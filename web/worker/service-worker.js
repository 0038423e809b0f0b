/**
 * Keeps what the page is made of, and a page for when the server is gone. The build puts in the two constants.
 *
 * What is shown always comes from the server: the page itself and everything under api/ is never kept, so that no page is
 * older than its server. Files under assets/ have a hash of their content in their name: a kept one is never an old one.
 */
const VERSION = '__VERSION__';
const WITHOUT_SERVER = JSON.parse('__WITHOUT_SERVER__');
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** Where the page is served: not always at the root of a host. */
const BASE = new URL('./', location.href).href;
/** Another Parlour may be served under another path of the same host. */
const OURS = `parlour ${BASE} `;
const CACHE = `${OURS}${VERSION}`;
/** What a proxy says whose server is gone. */
const GONE = [502, 503, 504];

worker.addEventListener('install', (event) => event.waitUntil(prepare()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || !url.startsWith(BASE)) return;
  const path = url.slice(BASE.length);
  if (path.startsWith('api')) return;
  if (mode === 'navigate') event.respondWith(page(event.request));
  else if (path.startsWith('assets/')) event.respondWith(asset(event.request));
});

async function prepare() {
  const cache = await caches.open(CACHE);
  await cache.addAll(WITHOUT_SERVER);
  await worker.skipWaiting();
}

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
  await worker.clients.claim();
}

/** @param {Request} request */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (!GONE.includes(answer.status)) return answer;
  } catch {
    // Nobody answers.
  }
  const cache = await caches.open(CACHE);
  return (await cache.match(new URL('offline.html', BASE))) ?? Response.error();
}

/** @param {Request} request */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
