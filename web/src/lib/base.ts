/**
 * Where the server is: the folder that the page was served from, `/` or a path behind a proxy (`/cards/`).
 *
 * The one place that knows it. Everything that is asked of the server is named from there, without a slash in front.
 */
export function baseOf(address: string): URL {
  const base = new URL('.', address);
  base.search = base.hash = '';
  return base;
}

/** The whole address of something of the server's: `here('api/me')`. */
export function here(path: string): string {
  return new URL(path, baseOf(document.baseURI)).href;
}
