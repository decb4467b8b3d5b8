import { at, type Chance, seededChance } from '@parsecs/kernel';
import { type SeatName, TestTable } from '@parsecs/kernel/testing';
import type { Answer } from '../answers.ts';
import type { Event, EventType } from '../events.ts';
import { starshipBattles } from '../game.ts';
import type { StarshipBattles } from '../game-types.ts';
import type { Setup } from '../setup/setup.ts';
import type { State } from '../state.ts';
import { type ShipView, view } from '../view.ts';
import type { Face, Facing, Faction, OptionId, Square } from '../vocabulary.ts';

export type { SeatName };

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

export class PlayTable extends TestTable<StarshipBattles> {
  readonly #given: Record<string, unknown>;
  readonly #ships: Record<string, unknown[]> = {};
  readonly #dice: WrittenDice = new WrittenDice();
  protected chance: Chance = this.#dice;
  protected override readonly quietest: readonly string[] = ['done', 'decline', 'keep', 'roll'];

  constructor(setup: Partial<Setup>) {
    super(starshipBattles);
    this.#given = { setup };
  }

  ship(seat: SeatName, ship: string, where?: Square, options: ShipOptions = {}): this {
    if (this.isLaid) throw new Error('the position is laid out already');
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
    this.chance = seededChance(seed);
    return this;
  }

  protected written(): Readonly<Record<string, unknown>> {
    return { ...this.#given, ships: this.#ships };
  }

  /** A die is only rolled when one was written for it. */
  protected override isLeft({ id }: Answer): boolean {
    return id === 'roll' && this.chance === this.#dice && this.#dice.left === 0;
  }

  /** One whole attack: declares, names the face if asked, lets options be, and rolls. */
  attack(name: SeatName, ship: string, shot: string, die: number, face?: Face): Told<'rolled'> {
    if (this.#kind() === 'fire' && this.active() !== ship) this.choose(name, 'done');
    if (this.#kind() !== 'fire') this.choose(name, ship);
    this.choose(name, shot);
    if (face !== undefined && this.#kind() === 'face') this.choose(name, face);
    while (this.#kind() === 'options') this.choose(this.next(), 'decline');
    this.dice(die).choose(name, 'roll');
    if (this.#kind() === 'fly-casual') this.choose(this.next(), 'decline');
    return at(this.told('rolled'), this.told('rolled').length - 1);
  }

  /** The counters that the last attack has placed. */
  dealt(): number {
    const last = this.events.findLastIndex((event) => event.type === 'rolled');
    const placed = this.events.slice(last).find((event) => event.type === 'damaged');
    return placed?.type === 'damaged' ? placed.counters : 0;
  }

  /** Ends the part of whoever is asked, until the phase is over. */
  finish(): this {
    const { phase } = this.state;
    while (this.state.phase === phase && this.#kind() !== 'over') {
      const name = this.next();
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

  see(id: string): ShipView {
    const ship = view(this.state, 'spectator').ships.find((other) => other.id === id);
    if (ship === undefined) throw new Error(`no ship ${id}`);
    return ship;
  }
}
