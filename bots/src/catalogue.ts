import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import type { BotId } from './ids.ts';
import { LEVEL_BOTS } from './levels.ts';
import { random } from './random.ts';

export const BOTS: Readonly<Record<BotId, Bot>> = { random, greedy, ...LEVEL_BOTS };
