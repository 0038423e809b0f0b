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
      // A bound for a machine that is busy with other things, no measurement.
      testTimeout: 60_000,
    },
  }),
);
