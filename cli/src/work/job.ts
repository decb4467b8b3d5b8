import { performance } from 'node:perf_hooks';
import { setImmediate as breathe } from 'node:timers/promises';
import { type FuzzShare, type FuzzTask, fuzzLabour } from './fuzz-labour.ts';
import type { Labour } from './labour.ts';
import { type SimulateShare, type SimulateTask, simulateLabour } from './simulate-labour.ts';

export interface Trades {
  readonly simulate: { readonly task: SimulateTask; readonly share: SimulateShare };
  readonly fuzz: { readonly task: FuzzTask; readonly share: FuzzShare };
}

export type Trade = keyof Trades;

const LABOURS: {
  readonly [T in Trade]: (task: Trades[T]['task']) => Promise<Labour<Trades[T]['share']>>;
} = { simulate: simulateLabour, fuzz: fuzzLabour };

/** Whichever comes first ends the work. */
export interface Limits {
  readonly games: number;
  readonly seconds: number;
}

/** One piece of work as it is handed to a thread. */
export interface Job<T extends Trade = Trade> {
  readonly trade: T;
  readonly task: Trades[T]['task'];
  readonly limits: Limits;
  /** Shared by all threads; the cells are named below. */
  readonly board: Int32Array;
}

/** What a thread hands back: its share, and how long it worked, without the time to get ready. */
export interface Done<T extends Trade = Trade> {
  readonly share: Trades[T]['share'];
  readonly seconds: number;
}

/** The number of the next game that nobody has taken; games that are played; whether to stop. */
export const CELL = { next: 0, done: 1, stop: 2 } as const;

export function newBoard(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));
}

const BREATH_MS = 50;

/**
 * Takes games from the board until the limits are reached. Who plays which game does not matter:
 * a game depends on its number alone.
 */
export async function labourAway<T extends Trade>(job: Job<T>): Promise<Done<T>> {
  const { trade, task, limits, board } = job;
  const labour = await LABOURS[trade](task);
  const started = performance.now();
  let breathed = started;
  for (;;) {
    const now = performance.now();
    if (now - started >= limits.seconds * 1000 || Atomics.load(board, CELL.stop) !== 0) break;
    const index = Atomics.add(board, CELL.next, 1);
    if (index >= limits.games) break;
    labour.play(index);
    Atomics.add(board, CELL.done, 1);
    if (now - breathed < BREATH_MS) continue;
    breathed = now;
    await breathe();
  }
  return { share: labour.share(), seconds: (performance.now() - started) / 1000 };
}
