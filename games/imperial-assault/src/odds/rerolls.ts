import { at } from '@parsecs/kernel';
import { FACES } from '../cards/cards.ts';
import { type AttackOdds, type Defence, dealtBy, type Volley } from './volley.ts';

/** IA-181: so many dice, each once, one after the other; the attacker first. */
export interface Rerolls {
  /** Attack dice, by the attacker. */
  readonly attack: number;
  /** Dice of either side, by the attacker (Inspiring). */
  readonly either: number;
  /** Defence dice, by the defender. */
  readonly defence: number;
}

export const NO_REROLLS: Rerolls = { attack: 0, either: 0, defence: 0 };

export function areThere({ attack, either, defence }: Rerolls): boolean {
  return attack + either + defence > 0;
}

const SIDES = 6;

/** The damage of what lies there; a miss is −1. */
type Chances = Map<number, number>;

interface Prospect {
  readonly value: number;
  readonly chances: Chances;
}

/** What lies on the table: a face for each die, attack dice first, and which were rerolled. */
interface Thrown {
  readonly faces: readonly number[];
  readonly again: number;
}

/** Every throw of all dice; both sides reroll what is best for them, knowing all that lies there. */
export function resolveWithRerolls(volley: Volley, defence: Defence, rerolls: Rerolls): AttackOdds {
  const dice = [...volley.dice, ...defence.dice];
  const table = new Table(volley, defence);
  const all: Chances = new Map();
  const throws = dice.reduce((product) => product * SIDES, 1);
  for (let index = 0; index < throws; index += 1) {
    const faces: number[] = [];
    for (let rest = index; faces.length < dice.length; rest = Math.floor(rest / SIDES)) {
      faces.push(rest % SIDES);
    }
    add(all, table.look({ faces, again: 0 }, rerolls).chances, 1 / throws);
  }
  return oddsOf(all);
}

class Table {
  readonly #volley: Volley;
  readonly #defence: Defence;
  readonly #dice: readonly number[];
  readonly #known = new Map<string, Prospect>();

  constructor(volley: Volley, defence: Defence) {
    this.#volley = volley;
    this.#defence = defence;
    this.#dice = [...volley.dice, ...defence.dice];
  }

  look(thrown: Thrown, left: Rerolls): Prospect {
    // Which dice were rerolled is the same to whoever has no reroll left.
    const again = areThere(left) ? thrown.again : 0;
    const key = `${thrown.faces}/${again}/${left.attack}/${left.either}/${left.defence}`;
    let known = this.#known.get(key);
    if (known === undefined) {
      known = this.#best(thrown, left);
      this.#known.set(key, known);
    }
    return known;
  }

  #best(thrown: Thrown, left: Rerolls): Prospect {
    if (left.attack + left.either > 0) {
      let best = this.look(thrown, { ...left, attack: 0, either: 0 });
      const attackDice = this.#volley.dice.length;
      if (left.attack > 0) {
        const after = { ...left, attack: left.attack - 1 };
        best = this.#better(best, thrown, 0, attackDice, after, 1);
      }
      if (left.either > 0) {
        const after = { ...left, either: left.either - 1 };
        best = this.#better(best, thrown, 0, this.#dice.length, after, 1);
      }
      return best;
    }
    if (left.defence > 0) {
      const still = this.look(thrown, NO_REROLLS);
      const after = { ...left, defence: left.defence - 1 };
      const [from, to] = [this.#volley.dice.length, this.#dice.length];
      return this.#better(still, thrown, from, to, after, -1);
    }
    const dealt = this.#dealt(thrown.faces);
    return { value: Math.max(0, dealt), chances: new Map([[dealt, 1]]) };
  }

  #better(
    best: Prospect,
    { faces, again }: Thrown,
    from: number,
    to: number,
    left: Rerolls,
    sign: 1 | -1,
  ): Prospect {
    let chosen = best;
    for (let die = from; die < to; die += 1) {
      if ((again & (1 << die)) !== 0) continue;
      const tries: Prospect[] = [];
      for (let face = 0; face < SIDES; face += 1) {
        tries.push(this.look({ faces: faces.with(die, face), again: again | (1 << die) }, left));
      }
      const value = tries.reduce((sum, one) => sum + one.value, 0) / SIDES;
      if (sign * (value - chosen.value) <= 1e-12) continue;
      const chances: Chances = new Map();
      for (const one of tries) add(chances, one.chances, 1 / SIDES);
      chosen = { value, chances };
    }
    return chosen;
  }

  #dealt(faces: readonly number[]): number {
    const attack: [number, number, number] = [0, 0, 0];
    const guard: [number, number, number] = [0, 0, 0];
    for (const [index, face] of faces.entries()) {
      const shown = at(at(FACES, at(this.#dice, index)), face);
      const sum = index < this.#volley.dice.length ? attack : guard;
      for (const part of [0, 1, 2] as const) sum[part] += shown[part];
    }
    return guard[2] > 0 ? -1 : dealtBy(this.#volley, this.#defence, attack, guard);
  }
}

function add(sums: Chances, more: Chances, share: number): void {
  for (const [dealt, p] of more) sums.set(dealt, (sums.get(dealt) ?? 0) + p * share);
}

function oddsOf(chances: Chances): AttackOdds {
  const damage: number[] = [];
  for (const [dealt, p] of chances) {
    const amount = Math.max(0, dealt);
    while (damage.length <= amount) damage.push(0);
    damage[amount] = at(damage, amount) + p;
  }
  const expected = damage.reduce((sum, p, amount) => sum + p * amount, 0);
  return { hit: 1 - (chances.get(-1) ?? 0), expected, damage };
}
