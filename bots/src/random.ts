import { chooseAtRandom } from '@parsecs/kernel';
import type { Bot } from './bot.ts';

/** Any legal answer. */
export const random: Bot = {
  id: 'random',
  choose: ({ view, question, chance }) => chooseAtRandom(chance)(view, question).id,
};
