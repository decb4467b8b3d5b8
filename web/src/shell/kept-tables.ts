import type { FairRecord, Seat } from '@parsecs/kernel';
import type { GameId } from '@parsecs/table';
import { useSyncExternalStore } from 'react';

/** A table online that this browser has a place at: its keys, and what it last saw there. */
export interface KeptTable {
  readonly id: string;
  readonly game: GameId;
  /** Opens the seat, or the place of a spectator. */
  readonly token: string;
  /** Absent for spectators. */
  readonly seat?: Seat;
  readonly owner?: string;
  readonly spectator?: string;
  /** Links to seats that nobody has taken yet, by seat. */
  readonly links?: Readonly<Record<Seat, string>>;
  /** This seat's half of the dice. */
  readonly salt?: string;
  /** What everybody had sealed before anything was shown. */
  readonly sealed?: FairRecord['commitments'];
  /** The last entry of the log that was on the screen. */
  readonly seen: number;
  readonly muted?: boolean;
  /** What was last heard of it, for lists. */
  readonly heard?: {
    readonly names: readonly string[];
    readonly phase: 'gathering' | 'revealing' | 'playing' | 'over';
    readonly sequence: number;
    readonly asked: readonly Seat[];
  };
  readonly savedAt: number;
}

const STORAGE_KEY = 'twelve-parsecs/tables';
/** So many tables one browser remembers; the oldest are forgotten. */
const MOST = 60;

const listeners = new Set<() => void>();
/** What the tab remembers where nothing may be stored. */
let memory: string | null = null;
let last: { readonly text: string | null; readonly tables: readonly KeptTable[] } | undefined;

function readText(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? memory;
  } catch {
    return memory;
  }
}

/** Every table, the latest first; always read anew, for other tabs write there, too. */
export function listTables(): readonly KeptTable[] {
  const text = readText();
  if (last === undefined || last.text !== text) last = { text, tables: parse(text) };
  return last.tables;
}

function parse(text: string | null): readonly KeptTable[] {
  if (text === null) return [];
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptTable {
  if (typeof value !== 'object' || value === null) return false;
  const { id, game, token, seen } = value as Partial<KeptTable>;
  return (
    typeof id === 'string' &&
    typeof game === 'string' &&
    typeof token === 'string' &&
    typeof seen === 'number'
  );
}

function write(tables: readonly KeptTable[]): void {
  memory = JSON.stringify(tables.slice(0, MOST));
  try {
    localStorage.setItem(STORAGE_KEY, memory);
  } catch {
    // Full or forbidden: the tab remembers.
  }
  for (const listener of listeners) listener();
}

export function findTable(id: string): KeptTable | undefined {
  return listTables().find((table) => table.id === id);
}

/** A new place at a table; what was known of the table before stays where nothing newer is given. */
export function keepTable(table: Omit<KeptTable, 'seen' | 'savedAt'>): void {
  const before = findTable(table.id);
  const others = listTables().filter(({ id }) => id !== table.id);
  write([{ seen: -1, ...before, ...table, savedAt: Date.now() }, ...others]);
}

export function changeTable(id: string, part: Partial<Omit<KeptTable, 'id'>>): void {
  write(listTables().map((table) => (table.id === id ? { ...table, ...part } : table)));
}

/** Up from the seat: whoever made the table keeps its key and looks on, nobody else comes back without a link. */
export function leaveSeat({ seat: _, salt: _salt, ...rest }: KeptTable): void {
  const { id, owner, spectator } = rest;
  if (owner === undefined || spectator === undefined) forgetTable(id);
  else
    write(listTables().map((table) => (table.id === id ? { ...rest, token: spectator } : table)));
}

export function forgetTable(id: string): void {
  write(listTables().filter((table) => table.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

export function useKeptTables(): readonly KeptTable[] {
  return useSyncExternalStore(subscribe, listTables);
}

export function useKeptTable(id: string): KeptTable | undefined {
  return useKeptTables().find((table) => table.id === id);
}
