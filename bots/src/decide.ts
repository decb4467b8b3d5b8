import { type Game, type Seat, seededChance } from '@parsecs/kernel';
import { type Decision, finish, type Thought } from './bot.ts';
import { BOTS, type BotId } from './catalogue.ts';

/** What a bot is asked: plain data, so that it can think in another thread or on another machine. */
export interface BotRequest {
  readonly game: string;
  readonly bot: BotId;
  readonly seat: Seat;
  /** What its seat may see. */
  readonly view: unknown;
  /** The bot's own dice for this question; nothing can be learned from it about those of the match. */
  readonly seed: string;
}

/**
 * A bot's thought in steps. The question follows from the view: it is the same in every world. With
 * a clock it ends in time on a slow machine; without one it is the same everywhere.
 */
export function* ponder(
  game: Game,
  { bot, seat, view, seed }: BotRequest,
  now?: () => number,
): Thought {
  const chance = seededChance(seed);
  const question = game.question(game.imagine(view, chance), seat);
  const turn = { game, view, question, chance, now };
  const player = BOTS[bot];
  if (player.ponder !== undefined) return yield* player.ponder(turn);
  return { answer: player.choose(turn), considered: [] };
}

/** The id of the bot's answer. */
export function decide(game: Game, request: BotRequest, now?: () => number): string {
  return consider(game, request, now).answer;
}

/** The bot's answer, and what it thinks of the others. */
export function consider(game: Game, request: BotRequest, now?: () => number): Decision {
  return finish(ponder(game, request, now));
}
