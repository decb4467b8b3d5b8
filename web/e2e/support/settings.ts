import type { Page } from '@playwright/test';
import type { Settings } from '../../src/shell/settings-shape.ts';

/** Nothing moves, bots do not dawdle, and every choice takes two presses, so that tests see it composed. */
export const HURRIED: Partial<Settings> = {
  theme: 'dark',
  motion: 'off',
  botSpeed: 'fast',
  confirm: 'everything',
  // Nobody waits for a search.
  opponent: 'greedy',
};

const STORAGE_KEY = 'twelve-parsecs/settings';
/** Sound was offered at an earlier game. */
const SOUND = { 'twelve-parsecs/sound': JSON.stringify({ isOn: false, wasOffered: true }) };
/** Whoever was here before knows what the coach has to say. */
const COACH = { 'twelve-parsecs/coach': JSON.stringify({ isOn: false }) };

/** Nobody is asked any more whether they want to be guided. */
const OFFERS = {
  'twelve-parsecs/guided-offers': JSON.stringify([
    'super-teams',
    'xwing',
    'starship-battles',
    'imperial-assault',
  ]),
};

/** Whether every choice takes a second press on this page. */
export async function confirmsEverything(page: Page): Promise<boolean> {
  const stored = await page.evaluate((key) => localStorage.getItem(key) ?? '', STORAGE_KEY);
  return stored.includes('"confirm":"everything"');
}

/** The settings as an earlier visit would have left them. */
export function storedSettings(settings: Partial<Settings>): Readonly<Record<string, string>> {
  return {
    [STORAGE_KEY]: JSON.stringify({ state: settings, version: 1 }),
    ...SOUND,
    ...OFFERS,
    ...COACH,
  };
}
