import { at, type Chance, seededChance } from '@parsecs/kernel';

/** A pick that stands for all that mean the same, and how many of the sides those are. */
export type Face = readonly [pick: number, sides: number];

/**
 * By purpose, the dice that are rolled by the handful: several of their sides mean the same, and so do
 * two rolls with the same faces in another order. All sides of other draws are tried, one by one.
 */
export type Faces = Readonly<Record<string, readonly Face[]>>;

interface Draw {
  readonly purpose: string;
  readonly faces: readonly Face[];
  readonly sides: number;
  /** Which of the faces came up. */
  readonly face: number;
  /** Whether it belongs to the same handful as the draw before. */
  readonly isSame: boolean;
}

/** Chance that cannot be enumerated: a puzzle must not come to such a draw. */
export class ChanceNotEnumerable extends Error {
  override readonly name: string = 'ChanceNotEnumerable';
}

/** More in one answer are dice that are rolled again and again until they differ. */
const MOST_DRAWS = 60;

class ChosenDraws implements Chance {
  readonly trail: Draw[];
  readonly #faces: Faces;
  #drawn = 0;
  /** Dice that no longer matter must still differ: ties are rolled again until they are broken. */
  #rest: Chance | undefined;

  constructor(faces: Faces, trail: Draw[]) {
    this.#faces = faces;
    this.trail = trail;
  }

  get draws(): number {
    return this.#drawn;
  }

  /** What is drawn from now on changes nothing any more. */
  settle(): void {
    this.#rest ??= seededChance('settled');
  }

  pick(purpose: string, sides: number): number {
    if (this.#rest !== undefined) return this.#rest.pick(purpose, sides);
    let draw = this.trail[this.#drawn];
    if (draw === undefined) {
      if (this.#drawn === MOST_DRAWS) throw new ChanceNotEnumerable(`no end of draws: ${purpose}`);
      draw = this.#firstFace(purpose, sides, this.trail.at(-1));
      this.trail.push(draw);
    }
    this.#drawn += 1;
    return at(draw.faces, draw.face)[0];
  }

  shuffle<T>(purpose: string, items: T[]): void {
    if (this.#rest === undefined && items.length > 1)
      throw new ChanceNotEnumerable(`a shuffle: ${purpose}`);
  }

  /** Faces of one handful come up in their order, so that each handful is seen once. */
  #firstFace(purpose: string, sides: number, before: Draw | undefined): Draw {
    const known = this.#faces[purpose];
    const isSame = known !== undefined && before?.purpose === purpose;
    const faces = known ?? Array.from({ length: sides }, (_, pick): Face => [pick, 1]);
    return { purpose, faces, sides, face: isSame ? before.face : 0, isSame };
  }
}

/**
 * Runs something once for each way in which its draws can fall; `seen` hears how likely that is. Whoever
 * runs may say that draws from some moment on do not matter.
 */
export function forEveryChance<R>(
  faces: Faces,
  run: (chance: Chance, settle: () => void) => R,
  seen: (result: R, odds: number) => void,
): void {
  const trail: Draw[] = [];
  do {
    const chance = new ChosenDraws(faces, trail);
    const result = run(chance, () => chance.settle());
    seen(result, oddsOf(trail));
  } while (turnOver(trail));
}

/** Of a handful, all the orders in which its faces may have come up count. */
function oddsOf(trail: readonly Draw[]): number {
  let odds = 1;
  let inHandful = 0;
  let alike = 0;
  let before = -1;
  for (const { faces, sides, face, isSame } of trail) {
    inHandful = isSame ? inHandful + 1 : 1;
    alike = isSame && face === before ? alike + 1 : 1;
    before = face;
    odds *= (at(faces, face)[1] / sides) * (inHandful / alike);
  }
  return odds;
}

/** The next way: the last draw that has a face left shows it, and what was drawn after is forgotten. */
function turnOver(trail: Draw[]): boolean {
  for (let last = trail.pop(); last !== undefined; last = trail.pop()) {
    if (last.face + 1 < last.faces.length) {
      trail.push({ ...last, face: last.face + 1 });
      return true;
    }
  }
  return false;
}

/** For moments at which nothing may be left to chance. */
export const NO_CHANCE: Chance = {
  draws: 0,
  pick(purpose) {
    throw new ChanceNotEnumerable(`chance decides before the question: ${purpose}`);
  },
  shuffle(purpose) {
    throw new ChanceNotEnumerable(`chance decides before the question: ${purpose}`);
  },
};
