import { at, type Chance, isRefusal, type Seat, seatFromName, seatName } from '@parsecs/kernel';
import type { Answer } from '../answers/answer.ts';
import { isWord } from '../answers/answer-book.ts';
import { ATTACK_DIE, DEFENCE_DIE } from '../cards/dice.ts';
import { DAMAGE_IDS, type DamageId } from '../cards/ids.ts';
import type { AttackResult, DefenceResult } from '../cards/vocabulary.ts';
import type { Event, EventType } from '../events.ts';
import { xwing } from '../game.ts';
import type { Setup } from '../setup/setup.ts';
import type { State } from '../state.ts';
import type { ShipView, View } from '../view-types.ts';

/** Positions in the words of the game, with known dice, driven by answer ids. */

export type SeatName = `P${number}`;
type Told<Type extends EventType> = Extract<Event, { readonly type: Type }>;

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
    const first = order.map((wanted) => {
      const [found] = rest.splice(rest.indexOf(wanted as T), 1);
      if (found === undefined) throw new Error(`${String(wanted)} cannot be shuffled there`);
      return found;
    });
    items.splice(0, items.length, ...first, ...rest);
  }
}

export class Table {
  readonly #fields: Record<string, unknown> = {};
  readonly #setup: Record<string, unknown> = {};
  readonly #ships: unknown[] = [];
  readonly #obstacles: unknown[] = [];
  readonly #bombs: unknown[] = [];
  readonly #touching: unknown[] = [];
  readonly #chance = new LaidOutChance();
  readonly #told: Event[] = [];
  #state: State | undefined;

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
    this.#chance.attack.push(...results.map((result) => ATTACK_DIE.indexOf(result)));
    return this;
  }

  defenceDice(...results: readonly DefenceResult[]): this {
    this.#chance.defence.push(...results.map((result) => DEFENCE_DIE.indexOf(result)));
    return this;
  }

  /** Draws that are no dice, in their order. */
  picks(...picks: readonly number[]): this {
    this.#chance.picks.push(...picks);
    return this;
  }

  /** The order that the next shuffle of the damage deck gives, from the top. */
  shuffled(...cards: readonly DamageId[]): this {
    this.#chance.orders.push(cards.map((card) => DAMAGE_IDS.indexOf(card)));
    return this;
  }

  get state(): State {
    this.#state ??= this.#open();
    return this.#state;
  }

  /** What is wrong with the position, as path and cause. */
  faults(): readonly string[] {
    const read = xwing.scenarios.given(this.#written(), { chance: this.#chance });
    return read.ok ? [] : read.problems.map(({ path, cause }) => `${path} ${cause}`);
  }

  #written(): Readonly<Record<string, unknown>> {
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

  #open(): State {
    const tell = (event: Event): unknown => this.#told.push(event);
    const read = xwing.scenarios.given(this.#written(), { chance: this.#chance, tell });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return read.value;
  }

  /** Answers; questions before it that have one answer only are answered as the table does. */
  choose(name: SeatName, id: string): this {
    const seat = seatOf(name);
    for (let steps = 0; steps < 100; steps += 1) {
      if (xwing.asked(this.state).includes(seat)) {
        const answer = xwing.check(this.state, seat, id);
        if (!isRefusal(answer)) {
          this.#answer(seat, answer);
          return this;
        }
        if (!this.#takeOnly(seat)) throw new Error(`${id}: ${answer.refused} ${answer.cause}`);
      } else if (!this.#takeOnly(xwing.asked(this.state)[0])) {
        throw new Error(`${name} is not asked, but ${this.question()}`);
      }
    }
    throw new Error(`${id} never came up`);
  }

  #takeOnly(seat: Seat | undefined): boolean {
    if (seat === undefined) return false;
    const { answers, region } = xwing.question(this.state, seat);
    if (answers.length !== 1 || region !== undefined) return false;
    this.#answer(seat, at(answers, 0));
    return true;
  }

  #answer(seat: Seat, answer: Answer): void {
    const tell = (event: Event): unknown => this.#told.push(event);
    xwing.answer(this.state, seat, answer, { chance: this.#chance, tell });
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
      this.#answer(seat, (kind === 'ready' ? ready : wanted) ?? xwing.fallback(this.state, seat));
    }
    return this;
  }

  /** Lets everybody do as little as they may until this is asked, such as `P1 attack`. */
  until(question: string): this {
    for (let step = 0; step < 500 && this.question() !== question; step += 1) {
      if (this.question() === 'over') throw new Error(`${question} never came up`);
      this.#idle();
    }
    if (this.question() !== question) throw new Error(`${question} never came up`);
    return this;
  }

  /** As little as may be, once. */
  idle(): this {
    this.#idle();
    return this;
  }

  #idle(): void {
    const seat = at(xwing.asked(this.state), 0);
    const { answers } = xwing.question(this.state, seat);
    const quiet = (['ready', 'done', 'decline', 'pass'] as const)
      .map((word) => answers.find((answer) => isWord(answer, word)))
      .find((answer) => answer !== undefined);
    this.#answer(seat, quiet ?? xwing.fallback(this.state, seat));
  }

  /** Through the rest of the round, with no attack and no action. */
  endRound(): this {
    const { round } = this.state;
    for (let step = 0; step < 500 && this.state.round === round; step += 1) {
      if (this.question() === 'over') return this;
      this.#idle();
    }
    return this;
  }

  asked(): readonly string[] {
    return xwing.asked(this.state).map(seatName);
  }

  /** Who decides what, such as `P1 attack`; `over` at the end. */
  question(): string {
    const seat = xwing.asked(this.state)[0];
    if (seat === undefined) return 'over';
    return `${seatName(seat)} ${xwing.question(this.state, seat).kind}`;
  }

  offered(name?: SeatName): readonly string[] {
    const seat = name === undefined ? at(xwing.asked(this.state), 0) : seatOf(name);
    return xwing.question(this.state, seat).answers.map(({ id }) => id);
  }

  /** The rule that forbids an answer, or `legal`. */
  refusal(name: SeatName, id: string): string {
    const answer = xwing.check(this.state, seatOf(name), id);
    return isRefusal(answer) ? answer.refused : 'legal';
  }

  cause(name: SeatName, id: string): string {
    const answer = xwing.check(this.state, seatOf(name), id);
    return isRefusal(answer) ? answer.cause : 'legal';
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

  told<Type extends EventType>(type: Type): readonly Told<Type>[] {
    return this.#told.filter((event): event is Told<Type> => event.type === type);
  }

  story(): readonly EventType[] {
    return this.#told.map((event) => event.type);
  }

  /** Cards that were told to be at work. */
  used(): readonly string[] {
    return this.told('card-used').map(({ card }) => card);
  }

  winners(): readonly string[] {
    return xwing.outcome(this.state)?.winners.map(seatName) ?? [];
  }

  ending(): string | undefined {
    return xwing.outcome(this.state)?.rule;
  }

  /** Dice that were laid out and not rolled. */
  diceLeft(): number {
    return this.#chance.attack.length + this.#chance.defence.length;
  }
}

export function table(): Table {
  return new Table();
}

function seatOf(name: SeatName): Seat {
  return seatFromName(name) ?? -1;
}
