import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** `npm run measures`: prints frames and times of the page, measured alone. They prove nothing, so no test does. */
export default defineConfig(tests, { testMatch: '*.measures.ts', workers: 1 });
