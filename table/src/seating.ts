import { at, type GameTypes, type Match, type Seat } from '@parsecs/kernel';
import type { Clock } from './clock.ts';
import { type OwnAnswer, ownAnswer } from './own-answers.ts';
import type { SeatStatus } from './seat-snapshot.ts';
import { type Guard, isPerson, type SeatSpec, usualGuard } from './seats.ts';

/** Who sits where, whether they are there, and how each wants to be asked. */
export class Seating {
  readonly #specs: SeatSpec[];
  readonly #guards: Guard[];
  readonly #present: boolean[];

  constructor(specs: readonly SeatSpec[], guards?: readonly Guard[]) {
    this.#specs = [...specs];
    this.#guards = specs.map((_, seat) => guards?.[seat] ?? usualGuard(specs));
    this.#present = specs.map(isAlwaysThere);
  }

  get specs(): readonly SeatSpec[] {
    return [...this.#specs];
  }

  get guards(): readonly Guard[] {
    return [...this.#guards];
  }

  /** A person plays the seat; false where there is none. */
  hasPerson(seat: Seat): boolean {
    const spec = this.#specs[seat];
    return spec !== undefined && isPerson(spec);
  }

  /** Everybody but this seat, bots included. */
  othersThan(seat: Seat): readonly Seat[] {
    return [...this.#specs.keys()].filter((other) => other !== seat);
  }

  setGuard(seat: Seat, guard: Guard): void {
    this.#guards[seat] = guard;
  }

  reseat(seat: Seat, spec: SeatSpec): void {
    this.#specs[seat] = spec;
    this.#present[seat] = isAlwaysThere(spec);
  }

  /** False where nothing changed. */
  setPresent(seat: Seat, isPresent: boolean): boolean {
    if (this.#present[seat] === isPresent) return false;
    this.#present[seat] = isPresent;
    return true;
  }

  /** What the table answers for an asked seat; nothing where a person must decide. */
  ownAnswer<T extends GameTypes>(match: Match<T>, seat: Seat): OwnAnswer | undefined {
    return ownAnswer(match, seat, at(this.#specs, seat), at(this.#guards, seat));
  }

  statuses(clock: Clock | undefined): readonly SeatStatus[] {
    return this.#specs.map((spec, seat) => ({
      spec,
      guard: at(this.#guards, seat),
      present: at(this.#present, seat),
      ...(clock && { clock: clock.left(seat) }),
    }));
  }
}

function isAlwaysThere(spec: SeatSpec): boolean {
  return spec.kind !== 'elsewhere';
}
