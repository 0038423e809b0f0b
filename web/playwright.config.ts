/** End-to-end tests in the real Chromium, against the real server. `README.md` says how to run them. */
import { defineConfig } from '@playwright/test';
import { chromium } from './e2e/chromium';

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../build/e2e',
  globalSetup: './e2e/setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Every deal is another. What is broken fails twice; what fails now and then is reported as flaky.
  retries: 1,
  // Bounds for a machine that is busy with other things, not measurements.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 45_000,
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    // What a service worker fetches no test can watch; installed.spec.ts lets one in.
    serviceWorkers: 'block',
    // Whoever asks for less motion gets none; so the tests need not wait for any.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: chromium(), args: ['--no-sandbox'] },
  },
  projects: [
    { name: 'desktop', testMatch: '*.spec.ts', use: desktop },
    { name: 'phone', testMatch: '*.spec.ts', grep: /@phone/, use: phone },
    { name: 'speed', testMatch: 'speed.ts', use: desktop },
    { name: 'screenshots', testMatch: 'screenshots.ts', timeout: 600_000, use: desktop },
  ],
});
