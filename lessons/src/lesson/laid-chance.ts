import { type Chance, type FixedRoll, fixedChance, seededChance } from '@parsecs/kernel';

/**
 * Chance that has been laid out as far as the lesson goes its way; whoever goes another way rolls real
 * dice. What was laid out for one purpose stays in its order, whatever else is drawn in between.
 */
export class LaidChance implements Chance {
  readonly #laid: FixedRoll[];
  readonly #rest: Chance;
  #draws = 0;
  /** Purposes for which nothing was laid out. */
  readonly surprises: string[] = [];

  constructor(rolls: readonly FixedRoll[], seed: string) {
    this.#laid = [...rolls];
    this.#rest = seededChance(seed);
  }

  get draws(): number {
    return this.#draws;
  }

  /** Purposes of the rolls that were not drawn. */
  get left(): readonly string[] {
    return this.#laid.map(({ purpose }) => purpose);
  }

  pick(purpose: string, sides: number): number {
    const roll = this.#take(purpose);
    if (roll === undefined) return this.#rest.pick(purpose, sides);
    return fixedChance([roll]).pick(purpose, sides);
  }

  shuffle<T>(purpose: string, items: T[]): void {
    const roll = this.#take(purpose);
    if (roll === undefined) this.#rest.shuffle(purpose, items);
    else fixedChance([roll]).shuffle(purpose, items);
  }

  #take(purpose: string): FixedRoll | undefined {
    this.#draws += 1;
    const index = this.#laid.findIndex((roll) => roll.purpose === purpose || roll.purpose === '*');
    if (index === -1) this.surprises.push(purpose);
    return index === -1 ? undefined : this.#laid.splice(index, 1)[0];
  }
}
