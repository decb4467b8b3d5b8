import { type StreamChance, seededChance } from './chance.ts';
import type { Game, GameTypes, Seat } from './game.ts';
import { at } from './lists.ts';
import { checkOffer } from './promises.ts';
import { instinctOf } from './thinking.ts';

/** In one game of so many the players want to win, which leads where idle hands never come. */
const PURPOSEFUL_EVERY = 3;
/** Answers that such a player thinks of. */
const THOUGHTS = 5;

/** Whoever answers in an audit: at random, or in some games with a purpose. */
export class AuditPlayer<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #will: StreamChance;
  readonly #foresight: StreamChance;
  readonly #purposeful: boolean;

  constructor(game: Game<T>, will: StreamChance, seed: string) {
    this.#game = game;
    this.#will = will;
    this.#foresight = seededChance(`${seed}/foresight`);
    this.#purposeful = will.pick('temper', PURPOSEFUL_EVERY) === 0;
  }

  pickAnswer(state: T['state'], seat: Seat): string {
    const question = this.#game.question(state, seat);
    const { answers, region } = question;
    if (region !== undefined) return this.#decide(state, seat, () => region.sample(this.#will)).id;
    checkOffer(this.#game, state, question);
    if (answers.length === 1) return at(answers, 0).id;
    const any = (): T['answer'] => at(answers, this.#will.pick('answer', answers.length));
    return this.#decide(state, seat, any).id;
  }

  /** Any answer, or in a purposeful game the best of a few. */
  #decide(state: T['state'], seat: Seat, any: () => T['answer']): T['answer'] {
    let best = any();
    if (!this.#purposeful) return best;
    let most = this.#valueOf(state, seat, best);
    for (let thought = 1; thought < THOUGHTS; thought += 1) {
      const answer = any();
      const value = this.#valueOf(state, seat, answer);
      if (value > most) [best, most] = [answer, value];
    }
    return best;
  }

  #valueOf(state: T['state'], seat: Seat, answer: T['answer']): number {
    const after = this.#game.copy(state);
    this.#game.answer(after, seat, answer, { chance: this.#foresight });
    return instinctOf(this.#game)(after, seat);
  }
}
