import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// `npm run dev` talks to a running `parlour serve`; PARLOUR names another address.
const server = process.env['PARLOUR'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
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
  },
  server: {
    // The catalogues are in the Python package.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
