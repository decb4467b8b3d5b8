import type { Told } from './trigger.ts';

/** What the coach knows of a person on this device. */
export interface CoachMemory extends Told {
  readonly isOn: boolean;
  /** The matches that were counted last. */
  readonly last: readonly string[];
}

const MOST_LAST = 20;

function countsOf(value: unknown): Readonly<Record<string, number>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(([, count]) => Number.isSafeInteger(count) && count > 0),
  );
}

/** Takes over what is usable, field by field. */
export function readCoachMemory(stored: unknown): CoachMemory {
  const found: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const { isOn, told, games, last } = found;
  return {
    isOn: isOn !== false,
    told: countsOf(told),
    games: countsOf(games),
    last: Array.isArray(last) ? last.filter((id) => typeof id === 'string') : [],
  };
}

export function withTold(memory: CoachMemory, id: string): CoachMemory {
  const { told } = memory;
  return { ...memory, told: { ...told, [id]: (told[id] ?? 0) + 1 } };
}

export function withGame(memory: CoachMemory, game: string, match: string): CoachMemory {
  const { games, last } = memory;
  if (last.includes(match)) return memory;
  return {
    ...memory,
    games: { ...games, [game]: (games[game] ?? 0) + 1 },
    last: [...last, match].slice(-MOST_LAST),
  };
}
