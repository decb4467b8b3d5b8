import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Analysis } from '../analysis/analysis.ts';
import type { Thought } from './thought.ts';

interface Schema extends DBSchema {
  /** One after another, by match. */
  thoughts: { key: number; value: KeptThought; indexes: { match: string } };
  /** By match. */
  analyses: { key: string; value: Analysis };
}

interface KeptThought extends Thought {
  readonly match: string;
}

const NAME = 'twelve-parsecs-advice';
const VERSION = 1;

let opened: Promise<IDBPDatabase<Schema> | undefined> | undefined;

/** Apart from the matches: whatever is lost here can be thought about again. */
function database(): Promise<IDBPDatabase<Schema> | undefined> {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade: (fresh) => {
      fresh.createObjectStore('thoughts', { autoIncrement: true }).createIndex('match', 'match');
      fresh.createObjectStore('analyses');
    },
    blocking: (_from, _to, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  }).catch(() => undefined);
  return opened;
}

/** What the device refuses is not kept; no game waits for it. */
async function attempt<T>(
  work: (db: IDBPDatabase<Schema>) => Promise<T>,
  otherwise: T,
): Promise<T> {
  const db = await database();
  if (db === undefined) return otherwise;
  try {
    return await work(db);
  } catch {
    return otherwise;
  }
}

export async function keepThought(match: string, thought: Thought): Promise<void> {
  await attempt(async (db) => void (await db.add('thoughts', { ...thought, match })), undefined);
}

export function thoughtsOf(match: string): Promise<readonly Thought[]> {
  return attempt<readonly Thought[]>((db) => db.getAllFromIndex('thoughts', 'match', match), []);
}

export async function keepAnalysis(match: string, analysis: Analysis): Promise<void> {
  await attempt(async (db) => void (await db.put('analyses', analysis, match)), undefined);
}

export function analysisOf(match: string): Promise<Analysis | undefined> {
  return attempt<Analysis | undefined>((db) => db.get('analyses', match), undefined);
}

/** Forgets what belongs to matches that are gone. */
export async function forgetAllBut(matches: ReadonlySet<string>): Promise<void> {
  await attempt(async (db) => {
    for (const match of await db.getAllKeys('analyses')) {
      if (!matches.has(match)) await db.delete('analyses', match);
    }
    let cursor = await db.transaction('thoughts', 'readwrite').store.openCursor();
    while (cursor !== null) {
      if (!matches.has(cursor.value.match)) await cursor.delete();
      cursor = await cursor.continue();
    }
  }, undefined);
}
