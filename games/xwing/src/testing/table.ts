import { at, type Chance, takeOut } from '@parsecs/kernel';
import { type SeatName, TestTable } from '@parsecs/kernel/testing';
import { isWord } from '../answers/answer-book.ts';
import { ATTACK_DIE, DEFENCE_DIE } from '../cards/dice.ts';
import { DAMAGE_IDS, type DamageId } from '../cards/ids.ts';
import type { AttackResult, DefenceResult } from '../cards/vocabulary.ts';
import { xwing } from '../game.ts';
import type { XWing } from '../game-types.ts';
import type { Setup } from '../setup/setup.ts';
import type { ShipView, View } from '../view-types.ts';

export type { SeatName };

/** Positions in the words of the game, with known dice, driven by answer ids. */

export interface ShipFields {
  readonly at?: readonly number[] | null;
  readonly upgrades?: readonly string[];
  readonly discarded?: readonly string[];
  readonly by?: string;
  readonly shields?: number;
  readonly focus?: number;
  readonly evade?: number;
  readonly stress?: number;
  readonly ion?: number;
  readonly locks?: readonly string[];
  readonly dial?: string;
  readonly damageUp?: readonly DamageId[];
  readonly damageDown?: number | readonly DamageId[];
  readonly activated?: boolean;
  readonly attacked?: boolean;
}

/** Chance that gives what a test has laid out, each kind of die from its own pile. */
class LaidOutChance implements Chance {
  readonly attack: number[] = [];
  readonly defence: number[] = [];
  readonly picks: number[] = [];
  readonly orders: (readonly unknown[])[] = [];
  draws = 0;

  pick(purpose: string, sides: number): number {
    this.draws += 1;
    const pile =
      purpose === 'attack die'
        ? this.attack
        : purpose === 'defence die'
          ? this.defence
          : this.picks;
    const next = pile.shift();
    if (next === undefined) throw new Error(`no ${purpose} was laid out`);
    if (next >= sides) throw new Error(`${next} is no pick of ${sides}`);
    return next;
  }

  /** Without a written order everything stays as it lay. */
  shuffle<T>(_purpose: string, items: T[]): void {
    this.draws += 1;
    const order = this.orders.shift() ?? [];
    const rest = [...items];
    for (const wanted of order) takeOut(rest, wanted as T);
    items.splice(0, items.length, ...(order as T[]), ...rest);
  }
}

export class PlayTable extends TestTable<XWing> {
  readonly #fields: Record<string, unknown> = {};
  readonly #setup: Record<string, unknown> = {};
  readonly #ships: unknown[] = [];
  readonly #obstacles: unknown[] = [];
  readonly #bombs: unknown[] = [];
  readonly #touching: unknown[] = [];
  protected readonly chance: LaidOutChance = new LaidOutChance();
  protected override readonly quietest: readonly string[] = ['ready', 'done', 'decline', 'pass'];

  constructor() {
    super(xwing);
  }

  setup(written: Partial<Omit<Setup, 'options'>> & { readonly options?: object }): this {
    Object.assign(this.#setup, written);
    return this;
  }

  ship(pilot: string, fields: ShipFields): this {
    this.#ships.push({ pilot, ...fields });
    return this;
  }

  obstacle(where: readonly number[], token = 'coreasteroid0'): this {
    this.#obstacles.push({ token, at: where });
    return this;
  }

  bomb(bomb: string, by: SeatName, where: readonly number[]): this {
    this.#bombs.push({ bomb, by, at: where });
    return this;
  }

  touching(one: string, other: string): this {
    this.#touching.push([one, other]);
    return this;
  }

  phase(phase: 'planning' | 'activation' | 'combat' | 'end'): this {
    this.#fields['phase'] = phase;
    return this;
  }

  /** Any other field of `given`. */
  given(fields: Readonly<Record<string, unknown>>): this {
    Object.assign(this.#fields, fields);
    return this;
  }

  /** The top cards of the damage deck. */
  deck(...cards: readonly DamageId[]): this {
    this.#fields['deck'] = cards;
    return this;
  }

  attackDice(...results: readonly AttackResult[]): this {
    this.chance.attack.push(...results.map((result) => ATTACK_DIE.indexOf(result)));
    return this;
  }

  defenceDice(...results: readonly DefenceResult[]): this {
    this.chance.defence.push(...results.map((result) => DEFENCE_DIE.indexOf(result)));
    return this;
  }

  /** Draws that are no dice, in their order. */
  picks(...picks: readonly number[]): this {
    this.chance.picks.push(...picks);
    return this;
  }

  /** The order that the next shuffle of the damage deck gives, from the top. */
  shuffled(...cards: readonly DamageId[]): this {
    this.chance.orders.push(cards.map((card) => DAMAGE_IDS.indexOf(card)));
    return this;
  }

  protected written(): Readonly<Record<string, unknown>> {
    return {
      setup: this.#setup,
      ships: this.#ships,
      obstacles: this.#obstacles,
      bombs: this.#bombs,
      touching: this.#touching,
      // Cards are shown on any ship, so that a test needs no more than it is about.
      anyUpgrades: true,
      ...this.#fields,
    };
  }

  /** Sets the named dials, any safe manoeuvre for the others, and declares everybody ready. */
  dials(manoeuvres: Readonly<Record<string, string>>): this {
    while (this.state.phase === 'planning' && xwing.outcome(this.state) === undefined) {
      const seat = at(xwing.asked(this.state), 0);
      const { kind, answers } = xwing.question(this.state, seat);
      const wanted = answers.find(
        (answer) => answer.kind === 'dial' && manoeuvres[answer.ship] === answer.manoeuvre,
      );
      const ready = answers.find((answer) => isWord(answer, 'ready'));
      this.answer(seat, (kind === 'ready' ? ready : wanted) ?? xwing.fallback(this.state, seat));
    }
    return this;
  }

  /** Through the rest of the round, with no attack and no action. */
  endRound(): this {
    const { round } = this.state;
    for (let step = 0; step < 500 && this.state.round === round; step += 1) {
      if (this.question() === 'over') return this;
      this.idle();
    }
    return this;
  }

  /** What everybody may know. */
  view(): View {
    return xwing.view(this.state, 'spectator');
  }

  see(id: string): ShipView {
    const ship = xwing.view(this.state, 'spectator').ships.find((other) => other.id === id);
    if (ship === undefined) throw new Error(`no ship ${id}`);
    return ship;
  }

  /** Where a ship stands, to a thousandth. */
  pose(id: string): readonly number[] {
    const { at: where } = this.see(id);
    if (where === null) throw new Error(`${id} is not on the table`);
    return [where.x, where.y, where.heading].map((value) => Math.round(value * 1000) / 1000);
  }

  /** Cards that were told to be at work. */
  used(): readonly string[] {
    return this.told('card-used').map(({ card }) => card);
  }

  /** Dice that were laid out and not rolled. */
  diceLeft(): number {
    return this.chance.attack.length + this.chance.defence.length;
  }
}

export function table(): PlayTable {
  return new PlayTable();
}
