import { at, type Game, type GameTypes, type Seat } from '@parsecs/kernel';
import { THEMES, type Theme, themesOf } from '../themes.ts';

/** Why an answer was liked better than the next best one; data, for `lang` to put into words. */
export interface Reason {
  /** What it is about; `victory` where games end on the way. */
  readonly theme: Theme | 'victory';
  /** What its own side gains, or what the others lose. */
  readonly of: 'own' | 'others';
  /** What the difference is worth, in odds (their logarithm): the larger, the weightier. */
  readonly worth: number;
}

const MOST_REASONS = 3;
/** Less is not worth a word. */
const LEAST_WORTH = 0.02;
/** A game won more often in ten plays is worth as much as odds better by this. */
const VICTORY = 10;

/** What the moments that an answer led to look like: sums of weighted themes, of either kind of side. */
export class Findings {
  readonly #own: Map<Theme, number> = new Map();
  readonly #others: Map<Theme, number> = new Map();
  #won = 0;
  #lost = 0;
  #count = 0;

  /** Adds where one play has led. */
  add<T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat): void {
    this.#count += 1;
    if (game.outcome(state) !== undefined) {
      const share = game.evaluate(state, seat);
      this.#won += share;
      this.#lost += 1 - share;
      return;
    }
    const { evaluation } = game;
    const sides = evaluation.sides(state);
    const themes = themesOf(game.id, evaluation.features);
    for (const [leader, side] of sides.entries()) {
      if (sides.indexOf(side) !== leader) continue;
      const sums = side === at(sides, seat) ? this.#own : this.#others;
      for (const [index, value] of evaluation.measure(state, leader).entries()) {
        const theme = themes[index];
        if (theme === undefined) continue;
        const weight = evaluation.weights[at(evaluation.features, index)] ?? 0;
        sums.set(theme, (sums.get(theme) ?? 0) + weight * value);
      }
    }
  }

  /** What speaks for these findings and against others, the weightiest first. */
  over(others: Findings): readonly Reason[] {
    const reasons: Reason[] = [
      { theme: 'victory', of: 'own', worth: VICTORY * (this.#part('won') - others.#part('won')) },
      {
        theme: 'victory',
        of: 'others',
        worth: VICTORY * (others.#part('lost') - this.#part('lost')),
      },
    ];
    for (const theme of THEMES) {
      reasons.push(
        { theme, of: 'own', worth: this.#mean('own', theme) - others.#mean('own', theme) },
        { theme, of: 'others', worth: others.#mean('others', theme) - this.#mean('others', theme) },
      );
    }
    return reasons
      .filter(({ worth }) => worth >= LEAST_WORTH)
      .toSorted((one, other) => other.worth - one.worth)
      .slice(0, MOST_REASONS);
  }

  #part(which: 'won' | 'lost'): number {
    return this.#count === 0 ? 0 : (which === 'won' ? this.#won : this.#lost) / this.#count;
  }

  /** Of the plays that did not end; where all did, nothing can be said. */
  #mean(which: 'own' | 'others', theme: Theme): number {
    const going = this.#count - this.#won - this.#lost;
    if (going < 0.5) return 0;
    return ((which === 'own' ? this.#own : this.#others).get(theme) ?? 0) / going;
  }
}
