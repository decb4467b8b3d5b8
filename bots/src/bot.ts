import type { Chance, Game, GameTypes, Question } from '@parsecs/kernel';

/** Everything a bot is told: what its seat may see, and the question it must answer. */
export interface Turn<T extends GameTypes> {
  readonly game: Game<T>;
  readonly view: T['view'];
  readonly question: Question<T['answer']>;
  /** The bot's own dice, apart from those of the match. */
  readonly chance: Chance;
}

export interface Bot {
  readonly id: string;
  /** The id of one of the legal answers. */
  choose<T extends GameTypes>(turn: Turn<T>): string;
}
