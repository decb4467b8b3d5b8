import { defineConfig } from '@playwright/test';
import { common } from './playwright.config.ts';

/** `npm run screens`: draws the pictures in `docs/screenshots` anew. They prove nothing, so no test draws them. */
export default defineConfig(common, { testMatch: '*.screens.ts' });
