import { defineConfig } from '@playwright/test';
import { common } from './playwright.config.ts';

/** `npm run measures`: prints frames and times of the page, measured alone. They prove nothing, so no test does. */
export default defineConfig(common, { testMatch: '*.measures.ts', workers: 1 });
