import type { KeptEntry, KeptSnapshot } from './database.ts';

/** What one match has that the device would not take. */
export interface TabMatch {
  record?: unknown;
  table?: unknown;
  readonly entries: Map<number, KeptEntry>;
  readonly snapshots: Map<number, KeptSnapshot>;
}

const matches = new Map<string, TabMatch>();

/** Kept in this tab alone; it wins over what the device holds. */
export function inTab(id: string): TabMatch | undefined {
  return matches.get(id);
}

export function keepInTab(id: string): TabMatch {
  let match = matches.get(id);
  if (match === undefined) {
    match = { entries: new Map(), snapshots: new Map() };
    matches.set(id, match);
  }
  return match;
}

export function forgetInTab(id: string): void {
  matches.delete(id);
}

export function allInTab(): ReadonlyMap<string, TabMatch> {
  return matches;
}
