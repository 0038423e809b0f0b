import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

// `npm run dev` talks to a running `parlour serve`; PARLOUR names another address.
const server = process.env['PARLOUR'] ?? 'http://127.0.0.1:8000';

/** Writes the service worker, which knows the version of the client and what the page without a server is made of. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite has taken out the scripts that hold nothing but styles.
      order: 'post',
      handler(_, bundle) {
        const names = Object.keys(bundle).sort();
        const version = createHash('sha256').update(names.join()).digest('hex').slice(0, 16);
        const source = readFileSync('worker/service-worker.js', 'utf-8')
          .replace('__VERSION__', version)
          .replace('__WITHOUT_SERVER__', JSON.stringify(['offline.html', ...partsOf('offline', bundle)]));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/** The files of a page: its script, what that loads at once or later, and the styles of all of it. */
function partsOf(page: string, bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
    for (const other of [...file.imports, ...file.dynamicImports]) add(other);
  };
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry && file.name === page) add(file.fileName);
  return [...found];
}

/**
 * All that the first page imports stands in one file, and its styles in another: asking for forty files takes longer than
 * reading them. Its beginning does not: whoever else shares these modules would begin it too.
 */
function atStart(): (id: string, context: Rolldown.ChunkingContext) => string | null {
  const begin = resolve('src/main.ts');
  let needed: Set<string> | undefined;
  return (id, context) => {
    if (!needed) {
      needed = new Set([begin]);
      for (const one of needed) for (const other of context.getModuleInfo(one)?.importedIds ?? []) needed.add(other);
    }
    return id !== begin && needed.has(id) ? 'start' : null;
  };
}

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  // The page does not know under which path it will be served: what it loads lies beside it.
  base: './',
  build: {
    // Inside the Python package, so that an installed Parlour serves the client without Node.
    outDir: '../src/parlour/server/web',
    emptyOutDir: true,
    target: 'es2022',
    // The strict content policy of the server knows no inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // How long plugins took is of no interest to who wants to play.
    rolldownOptions: {
      input: ['index.html', 'offline.html'],
      output: { codeSplitting: { groups: [{ name: atStart() }] } },
      checks: { bundlerTimings: false, pluginTimings: false },
    },
  },
  server: {
    // The catalogues are in the Python package.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
