import type { StoredEntry, TableHistory } from '@parsecs/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { readRecord } from './match-record.ts';

/** One entry as it lies on the device, with the time it was written. */
export interface KeptEntry extends StoredEntry {
  readonly at: number;
}

export type KeptSnapshot = TableHistory['snapshots'][number];

/** Entries and snapshots of one match lie behind one another: by match, then by sequence. */
type PlaceKey = [match: string, sequence: number];

export interface Schema extends DBSchema {
  /** What lists show. Values are unknown on purpose: another version may have written them. */
  matches: { key: string; value: unknown };
  /** Tables in one piece, as files bring them, until somebody plays on. */
  tables: { key: string; value: unknown };
  entries: { key: PlaceKey; value: KeptEntry };
  snapshots: { key: PlaceKey; value: KeptSnapshot };
}

export type Database = IDBPDatabase<Schema>;

const NAME = 'twelve-parsecs';
const VERSION = 2;

/** Why the device keeps nothing: no storage at all, or one that a newer program has written. */
export type NoDatabase = 'tab' | 'newer';

let opened: Promise<Database | NoDatabase> | undefined;

export function database(): Promise<Database | NoDatabase> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Database | NoDatabase> {
  try {
    const db = await openDB<Schema>(NAME, VERSION, {
      upgrade: (fresh, _from, _to, upgrading) => {
        void upgrade(fresh, upgrading);
      },
      // A newer version in another tab wants in: let it, and open again when asked.
      blocking: (_from, _to, event) => {
        (event.target as IDBDatabase).close();
        opened = undefined;
      },
      terminated: () => {
        opened = undefined;
      },
    });
    // A store that is missing means that somebody else made this database.
    return STORES.every((name) => db.objectStoreNames.contains(name)) ? db : 'tab';
  } catch (error) {
    return error instanceof DOMException && error.name === 'VersionError' ? 'newer' : 'tab';
  }
}

const STORES = ['matches', 'tables', 'entries', 'snapshots'] as const;

type Upgrading = Parameters<NonNullable<Parameters<typeof openDB<Schema>>[2]>['upgrade'] & {}>[3];

/**
 * Adds what is missing. Once a match was one record with its whole table in it: they part here. What
 * cannot be read stays as it is, to be taken away as a file.
 */
async function upgrade(db: Database, upgrading: Upgrading): Promise<void> {
  for (const name of STORES) if (!db.objectStoreNames.contains(name)) db.createObjectStore(name);
  const tables = upgrading.objectStore('tables');
  let cursor = await upgrading.objectStore('matches').openCursor();
  while (cursor !== null) {
    const read = readRecord(cursor.value);
    if ('record' in read && 'table' in read.record) {
      const { table, ...record } = read.record;
      await tables.put(table, cursor.key);
      await cursor.update(record);
    }
    cursor = await cursor.continue();
  }
}

/** The keys of everything that belongs to one match. */
export function rangeOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
}

export function isDatabase(found: Database | NoDatabase): found is Database {
  return typeof found === 'object';
}
