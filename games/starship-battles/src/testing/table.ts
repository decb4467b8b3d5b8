import {
  at,
  type Chance,
  isRefusal,
  type Refusal,
  type Seat,
  seatFromName,
  seatName,
  seededChance,
  writeProblem,
} from '@parsecs/kernel';
import type { Answer } from '../answers.ts';
import type { Event, EventType } from '../events.ts';
import { starshipBattles } from '../game.ts';
import type { Setup } from '../setup/setup.ts';
import type { State } from '../state.ts';
import { type ShipView, view } from '../view.ts';
import type { Face, Facing, Faction, OptionId, Square } from '../vocabulary.ts';

export type SeatName = 'P1' | 'P2' | 'P3' | 'P4';
export type Told<Type extends EventType> = Extract<Event, { readonly type: Type }>;

export interface ShipOptions {
  readonly facing?: Facing;
  readonly damage?: number;
  readonly reduced?: boolean;
  readonly counters?: number;
  readonly done?: readonly ('moved' | 'launched' | 'attacked' | 'buzzed')[];
}

/** Dice that were written down: each draw takes the next one, and none may be left over. */
class WrittenDice implements Chance {
  readonly #faces: number[] = [];
  #draws = 0;

  get draws(): number {
    return this.#draws;
  }

  get left(): number {
    return this.#faces.length;
  }

  push(...faces: readonly number[]): void {
    this.#faces.push(...faces);
  }

  pick(purpose: string, _sides: number): number {
    const face = this.#faces.shift();
    if (face === undefined) throw new Error(`no die was written for ${purpose}`);
    this.#draws += 1;
    return face - 1;
  }

  shuffle(purpose: string): void {
    throw new Error(`nothing was written for ${purpose}`);
  }
}

/** A hand-made position, played on by naming answers. P1 is the Light Side unless told otherwise. */
export function table(setup: Partial<Setup> = {}): PlayTable {
  return new PlayTable(setup);
}

export class PlayTable {
  readonly #given: Record<string, unknown>;
  readonly #ships: Record<string, unknown[]> = {};
  readonly #told: Event[] = [];
  readonly #dice: WrittenDice = new WrittenDice();
  #chance: Chance = this.#dice;
  #state: State | undefined;

  constructor(setup: Partial<Setup>) {
    this.#given = { setup };
  }

  ship(seat: SeatName, ship: string, where?: Square, options: ShipOptions = {}): this {
    if (this.#state !== undefined) throw new Error('the position is laid out already');
    const list = (this.#ships[seat] ??= []);
    list.push(where === undefined ? { ship, ...options } : { ship, at: where, ...options });
    return this;
  }

  /** So many fighters of a kind in the pool. */
  pool(seat: SeatName, ship: string, count: number = 1): this {
    for (let index = 0; index < count; index += 1) this.ship(seat, ship);
    return this;
  }

  phase(phase: 'initiative' | 'move' | 'attack' | 'damage', turn?: SeatName): this {
    this.#given['phase'] = phase;
    if (turn !== undefined) this.#given['turn'] = turn;
    return this;
  }

  low(side: Faction): this {
    this.#given['low'] = side;
    return this;
  }

  round(round: number): this {
    this.#given['round'] = round;
    return this;
  }

  quiet(rounds: number): this {
    this.#given['quiet'] = rounds;
    return this;
  }

  turns(...seats: readonly SeatName[]): this {
    this.#given['turns'] = seats;
    return this;
  }

  options(seat: SeatName, ...options: readonly OptionId[]): this {
    this.#given['options'] = { ...(this.#given['options'] as object | undefined), [seat]: options };
    return this;
  }

  /** The next dice as they fall, 1 to 20. */
  dice(...faces: readonly number[]): this {
    this.#dice.push(...faces);
    return this;
  }

  /** Any dice will do. */
  seeded(seed: string = 'any'): this {
    this.#chance = seededChance(seed);
    return this;
  }

  get state(): State {
    this.#state ??= this.#lay();
    return this.#state;
  }

  #lay(): State {
    const given = { ...this.#given, ships: this.#ships };
    const laid = starshipBattles.scenarios.given(given, this.#context());
    if (!laid.ok) throw new Error(laid.problems.map(writeProblem).join('; '));
    return laid.value;
  }

  #context(): { readonly chance: Chance; readonly tell: (event: Event) => void } {
    return { chance: this.#chance, tell: (event) => this.#told.push(event) };
  }

  /** Gives an answer; what has only one answer is answered on the way to it. */
  choose(name: SeatName, ...ids: readonly string[]): this {
    const seat = seatOf(name);
    for (const id of ids) {
      this.#settle(seat, id);
      const answer = starshipBattles.check(this.state, seat, id);
      if (isRefusal(answer)) {
        throw new Error(
          `${id} by ${name}: ${answer.refused} (${answer.cause}) at ${this.question()}`,
        );
      }
      starshipBattles.answer(this.state, seat, answer, this.#context());
    }
    return this;
  }

  /** Answers everything that has only one answer. */
  settle(): this {
    this.#settle(-1, '');
    return this;
  }

  #settle(next: Seat, choice: string): void {
    for (;;) {
      const seat = starshipBattles.asked(this.state)[0];
      if (seat === undefined) return;
      const { answers, region } = starshipBattles.question(this.state, seat);
      if (answers.length !== 1 || region !== undefined) return;
      const only = at(answers, 0);
      if (seat === next && only.id === choice) return;
      // A die is only rolled when one was written for it.
      if (only.id === 'roll' && this.#chance === this.#dice && this.#dice.left === 0) return;
      starshipBattles.answer(this.state, seat, only, this.#context());
    }
  }

  /** One whole attack: declares, names the face if asked, lets options be, and rolls. */
  attack(name: SeatName, ship: string, shot: string, die: number, face?: Face): Told<'rolled'> {
    if (this.#kind() === 'fire' && this.active() !== ship) this.choose(name, 'done');
    if (this.#kind() !== 'fire') this.choose(name, ship);
    this.choose(name, shot);
    if (face !== undefined && this.#kind() === 'face') this.choose(name, face);
    while (this.#kind() === 'options') this.choose(this.asked() as SeatName, 'decline');
    this.dice(die).choose(name, 'roll');
    if (this.#kind() === 'fly-casual') this.choose(this.asked() as SeatName, 'decline');
    return at(this.told('rolled'), this.told('rolled').length - 1);
  }

  /** The counters that the last attack has placed. */
  dealt(): number {
    const last = this.#told.findLastIndex((event) => event.type === 'rolled');
    const placed = this.#told.slice(last).find((event) => event.type === 'damaged');
    return placed?.type === 'damaged' ? placed.counters : 0;
  }

  /** Ends the part of whoever is asked, until the phase is over. */
  finish(): this {
    const { phase } = this.state;
    while (this.state.phase === phase && this.#kind() !== 'over') {
      const name = this.asked() as SeatName;
      const quiet = this.offered(name).find(
        (id) => id === 'done' || id === 'decline' || id === 'keep',
      );
      this.choose(name, quiet ?? at(this.offered(name), 0));
    }
    return this;
  }

  #kind(): State['kind'] {
    return this.state.kind;
  }

  /** Lets everybody do nothing until this question is asked, such as `P1 launch`. */
  until(question: string): this {
    for (let step = 0; step < 500 && this.question() !== question; step += 1) {
      const name = this.asked() as SeatName;
      const quiet = this.offered(name).find((id) =>
        ['done', 'decline', 'keep', 'roll'].includes(id),
      );
      this.choose(name, quiet ?? at(this.offered(name), 0));
    }
    return this;
  }

  /** Through the next Damage phase, without any more attacks. */
  damagePhase(): this {
    this.seeded('next round');
    const { round } = this.state;
    while (this.state.round === round && this.#kind() !== 'over') this.finish();
    return this;
  }

  active(): string | undefined {
    const { active } = view(this.state, 'spectator');
    return active ?? undefined;
  }

  asked(): string | undefined {
    const seat = starshipBattles.asked(this.state)[0];
    return seat === undefined ? undefined : seatName(seat);
  }

  /** What the asked player decides now, such as `P1 move`. */
  question(): string {
    return this.#kind() === 'over' ? 'over' : `${this.asked()} ${this.#kind()}`;
  }

  offered(name: SeatName): readonly string[] {
    return starshipBattles.question(this.state, seatOf(name)).answers.map(({ id }) => id);
  }

  answers(name: SeatName): readonly Answer[] {
    return starshipBattles.question(this.state, seatOf(name)).answers;
  }

  /** The rule that forbids an answer, or `legal`. */
  refusal(name: SeatName, id: string): string {
    return this.refused(name, id)?.refused ?? 'legal';
  }

  refused(name: SeatName, id: string): Refusal | undefined {
    const answer = starshipBattles.check(this.state, seatOf(name), id);
    return isRefusal(answer) ? answer : undefined;
  }

  see(id: string): ShipView {
    const ship = view(this.state, 'spectator').ships.find((other) => other.id === id);
    if (ship === undefined) throw new Error(`no ship ${id}`);
    return ship;
  }

  told<Type extends EventType>(type: Type): readonly Told<Type>[] {
    return this.#told.filter((event): event is Told<Type> => event.type === type);
  }

  story(): readonly EventType[] {
    return this.#told.map((event) => event.type);
  }

  winners(): readonly string[] {
    return starshipBattles.outcome(this.state)?.winners.map(seatName) ?? [];
  }
}

function seatOf(name: SeatName): Seat {
  return seatFromName(name) ?? -1;
}
