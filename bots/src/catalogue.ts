import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { LEVEL_BOTS, LEVELS, type Level } from './levels.ts';
import { random } from './random.ts';

/** Those for tests and comparison, then the levels, from the weakest to the strongest. */
export type BotId = 'random' | 'greedy' | Level;
export const BOT_IDS: readonly BotId[] = ['random', 'greedy', ...LEVELS];

export const BOTS: Readonly<Record<BotId, Bot>> = { random, greedy, ...LEVEL_BOTS };

export function isBotId(id: string): id is BotId {
  return BOT_IDS.some((known) => known === id);
}
