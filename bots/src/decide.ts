import { type Game, type Seat, seededChance } from '@parsecs/kernel';
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

/** The id of the bot's answer. The question follows from the view: it is the same in every world. */
export function decide(game: Game, { bot, seat, view, seed }: BotRequest): string {
  const chance = seededChance(seed);
  const question = game.question(game.imagine(view, chance), seat);
  return BOTS[bot].choose({ game, view, question, chance });
}
