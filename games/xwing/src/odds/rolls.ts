import type { Chance } from '@parsecs/kernel';
import { ATTACK_DIE, DEFENCE_DIE } from '../cards/dice.ts';
import { PURPOSES } from '../dice.ts';

/** A face of a die: one pick that shows it, and how likely it is. */
interface Face {
  readonly pick: number;
  readonly p: number;
}

interface Draw {
  /** Draws of the same throw are alike: only one of their orders is tried. */
  readonly thrown: string;
  readonly faces: readonly Face[];
  /** The place of the face that came up. */
  face: number;
}

const FACES: Readonly<Record<string, readonly Face[]>> = {
  [PURPOSES.attackDie]: facesOf(ATTACK_DIE),
  [PURPOSES.defenceDie]: facesOf(DEFENCE_DIE),
};

function facesOf(die: readonly string[]): readonly Face[] {
  return [...new Set(die)].map((face) => ({
    pick: die.indexOf(face),
    p: die.filter((shown) => shown === face).length / die.length,
  }));
}

/**
 * Chance that comes up with everything that can happen, one case after the other. Dice that are thrown
 * together are alike, so of all their orders one is tried and has the weight of all.
 */
export class EveryRoll implements Chance {
  readonly #thrown: () => string;
  readonly #draws: Draw[] = [];
  #next = 0;

  /** `thrown` names the throw that a die belongs to. */
  constructor(thrown: () => string) {
    this.#thrown = thrown;
  }

  get draws(): number {
    return this.#next;
  }

  pick(purpose: string, sides: number): number {
    const index = this.#next;
    this.#next += 1;
    let draw = this.#draws[index];
    if (draw === undefined) {
      const dice = FACES[purpose];
      const thrown = dice === undefined ? `${index}` : `${purpose}/${this.#thrown()}`;
      const before = this.#draws[index - 1];
      draw = {
        thrown,
        faces: dice ?? evenly(sides),
        face: before?.thrown === thrown ? before.face : 0,
      };
      this.#draws.push(draw);
    }
    return (draw.faces[draw.face] as Face).pick;
  }

  shuffle(purpose: string): void {
    throw new Error(`nobody can try every order of the ${purpose}`);
  }

  /** How likely the case is that has just been played. */
  weight(): number {
    let weight = 1;
    let [dice, alike] = [0, 0];
    for (const [index, { thrown, faces, face }] of this.#draws.entries()) {
      const before = this.#draws[index - 1];
      const isSameThrow = before?.thrown === thrown;
      dice = isSameThrow ? dice + 1 : 1;
      alike = isSameThrow && before?.face === face ? alike + 1 : 1;
      // The number of orders grows die by die: n! / (a! b! …).
      weight *= ((faces[face] as Face).p * dice) / alike;
    }
    return weight;
  }

  /** Goes on to the next case; false when all were tried. */
  advance(): boolean {
    const draws = this.#draws;
    this.#next = 0;
    for (;;) {
      const last = draws.at(-1);
      if (last === undefined) return false;
      last.face += 1;
      if (last.face < last.faces.length) return true;
      draws.pop();
    }
  }
}

function evenly(sides: number): readonly Face[] {
  return Array.from({ length: sides }, (_, pick) => ({ pick, p: 1 / sides }));
}
