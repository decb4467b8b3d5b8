import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { type BrokenRecord, type MatchRecord, readRecord } from './match-record.ts';

export type { BrokenRecord, MatchRecord } from './match-record.ts';

/**
 * Where matches lie: on the device, only in this tab (private mode, storage forbidden), or on the
 * device with the last writing refused (disk full), in which case the tab keeps what was refused.
 */
export type StorageState = 'device' | 'tab' | 'refused';

export interface StorageHealth {
  readonly state: StorageState;
  /** Grows with every change of the store, in this tab or another: lists read again. */
  readonly changes: number;
}

export const useStorageHealth: UseBoundStore<StoreApi<StorageHealth>> = create<StorageHealth>(
  () => ({ state: 'device', changes: 0 }),
);

interface Schema extends DBSchema {
  /** Values are unknown on purpose: an older or newer version may have written them. */
  matches: { key: string; value: unknown };
}

const DATABASE = 'twelve-parsecs';
const VERSION = 1;

/** What the device would not take; it wins over what the device holds. */
const inTab = new Map<string, unknown>();
const news = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(DATABASE);
news?.addEventListener('message', noteChange);

let opened: Promise<IDBPDatabase<Schema> | undefined> | undefined;

function database(): Promise<IDBPDatabase<Schema> | undefined> {
  opened ??= open();
  return opened;
}

async function open(): Promise<IDBPDatabase<Schema> | undefined> {
  try {
    return await openDB<Schema>(DATABASE, VERSION, {
      // Keys stand outside the values, so that even a value that is no record can be listed.
      upgrade: (db) => db.createObjectStore('matches'),
      // A newer version in another tab wants in: let it, and open again when asked.
      blocking: (_from, _to, event) => {
        (event.target as IDBDatabase).close();
        opened = undefined;
      },
      terminated: () => {
        opened = undefined;
      },
    });
  } catch {
    useStorageHealth.setState({ state: 'tab' });
    return undefined;
  }
}

function noteChange(): void {
  useStorageHealth.setState(({ changes }) => ({ changes: changes + 1 }));
}

function tellEverybody(): void {
  noteChange();
  news?.postMessage('changed');
}

export interface MatchList {
  /** The latest first. */
  readonly matches: readonly MatchRecord[];
  readonly broken: readonly BrokenRecord[];
}

/** Everything in the store. What cannot be read is listed as broken; it is never thrown away. */
export async function listMatches(): Promise<MatchList> {
  const db = await database();
  const found = new Map<string, unknown>();
  if (db !== undefined) {
    const store = db.transaction('matches').store;
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    for (const [index, key] of keys.entries()) found.set(key, values[index]);
  }
  for (const [key, value] of inTab) found.set(key, value);
  const matches: MatchRecord[] = [];
  const broken: BrokenRecord[] = [];
  for (const [id, content] of found) {
    const read = readRecord(content);
    if ('record' in read) matches.push(read.record);
    else broken.push({ id, content, path: read.path });
  }
  matches.sort((one, other) => other.savedAt - one.savedAt);
  return { matches, broken };
}

/** The record, a broken one, or nothing when there is none by this id. */
export async function getMatch(id: string): Promise<MatchRecord | BrokenRecord | undefined> {
  const content = await readRaw(id);
  if (content === undefined) return undefined;
  const read = readRecord(content);
  return 'record' in read ? read.record : { id, content, path: read.path };
}

export function isBroken(found: MatchRecord | BrokenRecord): found is BrokenRecord {
  return 'content' in found;
}

/** Writes the whole record. Never rejects: what the device refuses is kept in this tab. */
export async function putMatch(record: MatchRecord): Promise<void> {
  await writeRaw(record.id, record);
  tellEverybody();
}

/** Takes the match out of the store; the returned function puts it back as it was. */
export async function deleteMatch(id: string): Promise<() => Promise<void>> {
  const content = await readRaw(id);
  inTab.delete(id);
  const db = await database();
  await db?.delete('matches', id);
  tellEverybody();
  return async () => {
    if (content === undefined) return;
    await writeRaw(id, content);
    tellEverybody();
  };
}

/** Short, but never guessed twice. */
export function newMatchId(): string {
  return randomHex(8);
}

/** Hexadecimal digits of real chance: seeds and ids. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function readRaw(id: string): Promise<unknown> {
  const kept = inTab.get(id);
  if (kept !== undefined) return kept;
  const db = await database();
  return db?.get('matches', id);
}

async function writeRaw(id: string, content: unknown): Promise<void> {
  const db = await database();
  try {
    if (db === undefined) inTab.set(id, content);
    else await db.put('matches', content, id);
    if (db !== undefined) inTab.delete(id);
  } catch {
    inTab.set(id, content);
    useStorageHealth.setState({ state: 'refused' });
  }
}
