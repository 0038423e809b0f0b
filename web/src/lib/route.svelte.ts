/** Where we are: everything after the `#`, so that any static server can carry the client, and links tell nobody. */
export type Route =
  | { page: 'lobby' }
  | { page: 'past' }
  | { page: 'table'; id: string }
  /** A screen that all look at; without a table yet the id is empty. */
  | { page: 'screen'; id: string }
  | { page: 'replay'; id: string; step: number }
  | { page: 'review'; id: string; step: number }
  /** All mistakes, or one of them. */
  | { page: 'learn'; id: string; step: number }
  /** A finished match that several look at together; whoever begins it may do so at a moment of its review. */
  | { page: 'together'; id: string; review: number | null }
  | { page: 'device'; token: string };

export function routeOf(hash: string): Route {
  const text = hash.replace(/^#\/?/, '');
  if (text.startsWith('device=')) return { page: 'device', token: text.slice('device='.length) };
  const [page, id = '', step = '0', moment = '0'] = text.split('/');
  if (page === 't' && id) return { page: 'table', id };
  if (page === 'r' && id) return { page: 'replay', id, step: Number.parseInt(step, 10) || 0 };
  if ((page === 'review' && id) || page === 'learn') return { page, id, step: Number.parseInt(step, 10) || 0 };
  if (page === 'together' && id) return { page, id, review: step === 'review' ? Number.parseInt(moment, 10) || 0 : null };
  if (page === 'screen') return { page, id };
  if (page === 'past') return { page: 'past' };
  return { page: 'lobby' };
}

export const links = {
  lobby: '#/',
  past: '#/past',
  table: (id: string) => `#/t/${id}`,
  screen: (id = '') => (id ? `#/screen/${id}` : '#/screen'),
  review: (id: string, step = 0) => (step > 0 ? `#/review/${id}/${step}` : `#/review/${id}`),
  learn: (id = '', step = 0) => (id ? `#/learn/${id}/${step}` : '#/learn'),
  together: (id: string, review?: number) => (review === undefined ? `#/together/${id}` : `#/together/${id}/review/${review}`),
  replay: (id: string, step = 0) => (step > 0 ? `#/r/${id}/${step}` : `#/r/${id}`),
};

/** Where the address leads. A token does not stay in it: it is no place, and nobody else is to read it there. */
function read(): Route {
  const found = routeOf(location.hash);
  if (found.page === 'device') history.replaceState(null, '', links.lobby);
  return found;
}

let current = $state.raw<Route>(read());
window.addEventListener('hashchange', () => (current = read()));

export function route(): Route {
  return current;
}

export function go(hash: string): void {
  location.hash = hash;
  current = routeOf(hash);
}
