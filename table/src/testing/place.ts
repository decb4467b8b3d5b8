import { at, type GameTypes, type Seat } from '@parsecs/kernel';
import { defaultSetup, type Setup, type SuperTeams, superTeams } from '@parsecs/super-teams';
import { expect } from 'vitest';
import type { Host, KeptTimes, PauseReason, StoredEntry, TableStore } from '../host.ts';
import type { TableOptions } from '../options.ts';
import type { StoredTable } from '../resume.ts';
import type { SeatSnapshot } from '../seat-snapshot.ts';
import type { Guard, SeatSpec } from '../seats.ts';
import { Table } from '../table.ts';

/** A person at this device. */
export const HERE: SeatSpec = { kind: 'here' };
export const BOT: SeatSpec = { kind: 'bot', bot: 'random' };

/** Keeps what a table stores, as JSON; can be told to fail or to wait. */
class Drawer<T extends GameTypes> implements TableStore<T> {
  readonly entries: StoredEntry<T>[] = [];
  readonly snapshots: StoredTable<T>['snapshots'][number][] = [];
  seats: readonly SeatSpec[] | undefined;
  guards: readonly Guard[] | undefined;
  times: KeptTimes | undefined;
  broken = false;
  gate: Promise<void> = Promise.resolve();

  async append(...[entry, snapshot]: Parameters<TableStore<T>['append']>): Promise<void> {
    await this.gate;
    if (this.broken) throw new Error('disk full');
    this.entries.push(JSON.parse(JSON.stringify(entry)) as StoredEntry<T>);
    if (snapshot !== undefined) {
      this.snapshots.push(JSON.parse(JSON.stringify(snapshot)) as typeof snapshot);
    }
  }

  async keepSeats(seats: readonly SeatSpec[], guards: readonly Guard[]): Promise<void> {
    this.seats = seats;
    this.guards = guards;
  }

  async keepTimes(times: KeptTimes): Promise<void> {
    this.times = times;
  }
}

/** A place where time passes only when told to. */
export class Place<T extends GameTypes = SuperTeams> implements Host<T> {
  time = 0;
  readonly store = new Drawer<T>();
  readonly errors: unknown[] = [];
  readonly pauses: PauseReason[] = [];
  readonly #waiting: { readonly until: number; readonly wake: () => void }[] = [];

  readonly now = (): number => this.time;
  readonly failed = (error: unknown): number => this.errors.push(error);
  readonly pause = (why: PauseReason, milliseconds: number): Promise<void> => {
    this.pauses.push(why);
    return new Promise((wake) => this.#waiting.push({ until: this.time + milliseconds, wake }));
  };

  /** Lets everything happen that needs no more time than this. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.time + milliseconds;
    for (let quiet = 0; quiet < 40; quiet += 1) {
      await Promise.resolve();
      const next = this.#waiting.findIndex((sleeper) => sleeper.until <= until);
      if (next === -1) continue;
      const [sleeper] = this.#waiting.splice(next, 1);
      if (sleeper === undefined) continue;
      this.time = Math.max(this.time, sleeper.until);
      sleeper.wake();
      quiet = 0;
    }
    this.time = until;
  }
}

export function open(
  seats: readonly SeatSpec[],
  extra: Partial<Pick<TableOptions<SuperTeams>, 'pace' | 'practice' | 'clock' | 'matchTime'>> = {},
  place = new Place(),
): { readonly table: Table<SuperTeams>; readonly place: Place } {
  const players = seats.length as Setup['players'];
  const setup: Setup = { ...defaultSetup(players), starter: 0 };
  const table = new Table({ game: superTeams, setup, seed: 'table', seats, ...extra }, place);
  return { table, place };
}

export function asked(snapshot: SeatSnapshot<SuperTeams>): {
  readonly ask: number;
  readonly ids: readonly string[];
} {
  if (snapshot.question === undefined) throw new Error('not asked');
  const { ask, answers } = snapshot.question;
  return { ask, ids: answers.map((answer) => answer.id) };
}

export async function chooseFirst(table: Table<SuperTeams>, seat: Seat): Promise<void> {
  const { ask, ids } = asked(table.snapshot(seat));
  expect(await table.choose(seat, ask, at(ids, 0))).toBeUndefined();
  await goOn();
}

/** What needs no time has happened. */
export async function goOn(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}

/** Decides until somebody else is asked: a whole turn of the seat. */
export async function takeTurn(table: Table<SuperTeams>, seat: Seat): Promise<void> {
  do await chooseFirst(table, seat);
  while (table.snapshot(seat).asked.includes(seat));
}
