import {
  type Chance,
  isRefusal,
  type Seat,
  seatFromName,
  seatName,
  seededChance,
} from '@parsecs/kernel';
import type { Event, EventType } from '../events.ts';
import { xwing } from '../game.ts';
import { setupOf } from '../setup/check-setup.ts';
import type { Setup } from '../setup/setup.ts';
import type { State } from '../state.ts';
import type { ShipView, View } from '../view-types.ts';
import type { SeatName } from './table.ts';

type Told<Type extends EventType> = Extract<Event, { readonly type: Type }>;

/** A match from its setup on, driven by answer ids; chance comes from a seed. */
export class Playing {
  readonly state: State;
  readonly #told: Event[] = [];
  readonly #chance: Chance;

  constructor(setup: Setup, seed: string) {
    this.#chance = seededChance(seed);
    this.state = xwing.begin(setup, { chance: this.#chance, tell: this.#tell });
  }

  readonly #tell = (event: Event): void => {
    this.#told.push(event);
  };

  choose(name: SeatName, id: string): this {
    const seat = seatOf(name);
    const answer = xwing.check(this.state, seat, id);
    if (isRefusal(answer)) {
      throw new Error(`${name} ${id}: ${answer.refused} ${answer.cause}; ${this.question()}`);
    }
    xwing.answer(this.state, seat, answer, { chance: this.#chance, tell: this.#tell });
    return this;
  }

  /** The rule that forbids an answer, or `legal`. */
  refusal(name: SeatName, id: string): string {
    const answer = xwing.check(this.state, seatOf(name), id);
    return isRefusal(answer) ? answer.refused : 'legal';
  }

  /** Lets chance place and build, and everybody do what they would without an answer. */
  on(question: string): this {
    for (let step = 0; step < 2000; step += 1) {
      if (this.question() === question) return this;
      const seat = xwing.asked(this.state)[0];
      if (seat === undefined) break;
      const { region } = xwing.question(this.state, seat);
      const answer = region?.sample(this.#chance) ?? xwing.fallback(this.state, seat);
      xwing.answer(this.state, seat, answer, { chance: this.#chance, tell: this.#tell });
    }
    throw new Error(`${question} never came up`);
  }

  /** Who decides what, such as `P1 attack`; `over` at the end. */
  question(): string {
    const seat = xwing.asked(this.state)[0];
    if (seat === undefined) return 'over';
    return `${seatName(seat)} ${xwing.question(this.state, seat).kind}`;
  }

  asked(): readonly string[] {
    return xwing.asked(this.state).map(seatName);
  }

  offered(name: SeatName): readonly string[] {
    return xwing.question(this.state, seatOf(name)).answers.map(({ id }) => id);
  }

  /** The rule that asks. */
  rule(name: SeatName): string {
    return xwing.question(this.state, seatOf(name)).rule;
  }

  view(name: SeatName | 'spectator' = 'spectator'): View {
    return xwing.view(this.state, name === 'spectator' ? name : seatOf(name));
  }

  see(id: string): ShipView {
    const ship = this.view().ships.find((other) => other.id === id);
    if (ship === undefined) throw new Error(`no ship ${id}`);
    return ship;
  }

  told<Type extends EventType>(type: Type): readonly Told<Type>[] {
    return this.#told.filter((event): event is Told<Type> => event.type === type);
  }
}

export function play(written: Partial<Setup>, seed = 'playing'): Playing {
  return new Playing(setupOf(written), seed);
}

/** The causes and places of what is wrong with a setup. */
export function setupFaults(written: unknown): readonly string[] {
  const checked = xwing.checkSetup(written);
  return checked.ok ? [] : checked.problems.map(({ path, rule }) => `${path} ${rule}`);
}

function seatOf(name: SeatName): Seat {
  return seatFromName(name) ?? -1;
}
