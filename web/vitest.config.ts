import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config';

// Apart from vite.config.ts, for whoever builds the client alone has no Vitest.
export default mergeConfig(
  vite,
  defineConfig({
    // Components are tested as a browser runs them.
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      include: ['tests/**/*.test.ts'],
    },
  }),
);
