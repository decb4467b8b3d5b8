import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** From the weakest to the strongest. */
export const BOT_IDS = ['random', 'greedy'] as const;
export type BotId = (typeof BOT_IDS)[number];

export const BOTS: Readonly<Record<BotId, Bot>> = { random, greedy };

export function isBotId(id: string): id is BotId {
  return BOT_IDS.some((known) => known === id);
}
