import { type BotId, LEVELS } from '@parsecs/bots/ids';

/** The levels, and a bot of another kind where somebody has one. */
export function opponentsBeside(bot: BotId): readonly BotId[] {
  return LEVELS.some((level) => level === bot) ? LEVELS : [bot, ...LEVELS];
}
