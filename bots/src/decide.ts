import { type Game, type Seat, seededChance } from '@parsecs/kernel';
import { type Decision, finish, type Thought } from './bot.ts';
import { BOTS } from './catalogue.ts';
import type { BotId, Style } from './ids.ts';

/** What a bot is asked: plain data, so that it can think in another thread or on another machine. */
export interface BotRequest {
  readonly game: string;
  readonly bot: BotId;
  readonly seat: Seat;
  /** What its seat may see. */
  readonly view: unknown;
  /** The bot's own dice for this question; nothing can be learned from it about those of the match. */
  readonly seed: string;
  /** The character of a level; it has none unless it is named. */
  readonly style?: Style;
  /** Instead of what its level has: plays of the usual level for one question, and time by a clock. */
  readonly budget?: { readonly plays?: number; readonly milliseconds?: number };
}

/**
 * A bot's thought in steps. The question follows from the view: it is the same in every world. With
 * a clock it ends in time on a slow machine; without one it is the same everywhere.
 */
export function ponder(game: Game, request: BotRequest, now?: () => number): Thought {
  return think(game, request, now, true);
}

function* think(
  game: Game,
  { bot, seat, view, seed, style, budget }: BotRequest,
  now: (() => number) | undefined,
  explains: boolean,
): Thought {
  const chance = seededChance(seed);
  const question = game.question(game.imagine(view, chance), seat);
  const turn = { game, view, question, chance, now, style, explains, ...budget };
  const player = BOTS[bot];
  if (player.ponder !== undefined) return yield* player.ponder(turn);
  return { answer: player.choose(turn), considered: [], reasons: [] };
}

/** The id of the bot's answer. */
export function decide(game: Game, request: BotRequest, now?: () => number): string {
  return finish(think(game, request, now, false)).answer;
}

/** The bot's answer, what it thinks of the others, and why. */
export function consider(game: Game, request: BotRequest, now?: () => number): Decision {
  return finish(ponder(game, request, now));
}
