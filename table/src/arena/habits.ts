import type { EventBase } from '@parsecs/kernel';
import type { GameId } from '../games.ts';

/** What is counted, by its name in the catalogues. */
export type HabitId = 'bumps' | 'rocks' | 'capital-ships-fly-early' | 'fleets-fly-early';

/** How often something was done, of the times it could have been. */
export interface Habit {
  readonly times: number;
  readonly of: number;
}

export type Habits = Readonly<Partial<Record<HabitId, Habit>>>;

/** Looks on in one game, to see how players go about it. */
export interface HabitWatch {
  tell(event: EventBase): void;
  /** By seat; the view is that of somebody who sees the whole table. */
  end(view: unknown): readonly Habits[];
}

export type WatchHabits = () => HabitWatch;

const LOADERS: Readonly<Partial<Record<GameId, () => Promise<WatchHabits>>>> = {
  xwing: async () => (await import('./habits/xwing.ts')).watchXWing,
  'starship-battles': async () => (await import('./habits/starship-battles.ts')).watchFleets,
};

/** Not every game has habits that are worth counting. */
export async function loadHabits(game: GameId): Promise<WatchHabits | undefined> {
  return LOADERS[game]?.();
}

export function habitsOf(habits: Habits): readonly (readonly [HabitId, Habit])[] {
  return Object.entries(habits) as (readonly [HabitId, Habit])[];
}

export function mergeHabits(all: readonly Habits[]): Habits {
  const merged: Partial<Record<HabitId, Habit>> = {};
  for (const [name, { times, of }] of all.flatMap(habitsOf)) {
    const known = merged[name] ?? { times: 0, of: 0 };
    merged[name] = { times: known.times + times, of: known.of + of };
  }
  return merged;
}
