import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { findBrowser } from './scripts/setup.mjs';

const port = process.env['E2E_PORT'] ?? '41730';
const address = `http://127.0.0.1:${port}`;
// Tools that only read this file need no browser; `npm run e2e` and `npm test` see to one.
const browser = findBrowser();

export const common: PlaywrightTestConfig = {
  testDir: 'web/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    // Whatever is missing is told long before the test is out of time.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // A trace of every test to keep those of the few that fail is worth its time only when asked for.
    trace: process.env['E2E_TRACE'] === '1' ? 'retain-on-failure' : 'on-first-retry',
    // It would fetch the whole site for later in every test; offline.spec.ts lets it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser !== undefined && { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `node cli/bin/parsecs.js serve --port ${port} --data memory`,
    url: address,
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
};

/** Files run in the order of their names: whoever began a whole game last would keep everybody waiting. */
export default defineConfig(common, { testMatch: '**/*.spec.ts' });
