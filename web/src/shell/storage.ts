import { isRecord } from '@parsecs/kernel';
import type { StoredEntry, TableHistory } from '@parsecs/table';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import {
  database,
  isDatabase,
  type KeptEntry,
  type KeptSnapshot,
  type NoDatabase,
  rangeOf,
} from './database.ts';
import type { Glance } from './glance.ts';
import { type BrokenRecord, type MatchRecord, readRecord } from './match-record.ts';
import { allInTab, forgetInTab, inTab, keepInTab } from './tab-store.ts';

export type { BrokenRecord, MatchRecord } from './match-record.ts';

/**
 * Where matches lie: on the device, only in this tab (private mode, storage forbidden, or storage of
 * a newer program), or on the device with the last writing refused (disk full), in which case the tab
 * keeps what was refused.
 */
export type StorageState = 'device' | 'refused' | NoDatabase;

export interface StorageHealth {
  readonly state: StorageState;
  /** Grows with every change of the store, in this tab or another: lists read again. */
  readonly changes: number;
}

export const useStorageHealth: UseBoundStore<StoreApi<StorageHealth>> = create<StorageHealth>(
  () => ({ state: 'device', changes: 0 }),
);

/** Snapshots older than the last few are of no use. */
const SNAPSHOTS_KEPT = 2;

const news =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('twelve-parsecs');
news?.addEventListener('message', noteChange);

function noteChange(): void {
  useStorageHealth.setState(({ changes }) => ({ changes: changes + 1 }));
}

function tellEverybody(): void {
  noteChange();
  news?.postMessage('changed');
}

async function device(): Promise<
  Exclude<Awaited<ReturnType<typeof database>>, NoDatabase> | undefined
> {
  const found = await database();
  if (isDatabase(found)) return found;
  useStorageHealth.setState({ state: found });
  return undefined;
}

/** Another tab has written this entry: whoever comes second has lost. */
export class OtherWriter extends Error {}

export interface MatchList {
  /** The latest first. */
  readonly matches: readonly MatchRecord[];
  readonly broken: readonly BrokenRecord[];
}

/** Everything in the store. What cannot be read is listed as broken; it is never thrown away. */
export async function listMatches(): Promise<MatchList> {
  const db = await device();
  const found = new Map<string, unknown>();
  const latest = new Map<string, KeptEntry>();
  if (db !== undefined) {
    const reading = db.transaction(['matches', 'entries']);
    const store = reading.objectStore('matches');
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    for (const [index, key] of keys.entries()) found.set(key, values[index]);
    for (const key of keys) {
      const last = await reading.objectStore('entries').openCursor(rangeOf(key), 'prev');
      if (last !== null) latest.set(key, last.value);
    }
  }
  for (const [key, { record, entries }] of allInTab()) {
    if (record !== undefined) found.set(key, record);
    const last = [...entries.values()].at(-1);
    if (last !== undefined) latest.set(key, last);
  }
  const matches: MatchRecord[] = [];
  const broken: BrokenRecord[] = [];
  for (const [id, content] of found) {
    const read = readRecord(content);
    if ('record' in read) matches.push(withLatest(read.record, latest.get(id)));
    else broken.push({ id, content, path: read.path });
  }
  matches.sort((one, other) => other.savedAt - one.savedAt);
  return { matches, broken };
}

/** A record is written once; how far the match is stands in its last entry. */
function withLatest(record: MatchRecord, last: KeptEntry | undefined): MatchRecord {
  if (last?.summary === undefined) return record;
  const { step, round, asked, winners } = last.summary;
  return {
    ...record,
    savedAt: last.at,
    finished: winners !== undefined,
    summary: { position: step, round, asked, ...(winners && { winners }) },
  };
}

/** The record, a broken one, or nothing when there is none by this id. */
export async function getMatch(id: string): Promise<MatchRecord | BrokenRecord | undefined> {
  const db = await device();
  const content = inTab(id)?.record ?? (await db?.get('matches', id));
  if (content === undefined) return undefined;
  const read = readRecord(content);
  if (!('record' in read)) return { id, content, path: read.path };
  const kept = [...(inTab(id)?.entries.values() ?? [])].at(-1);
  const last =
    kept ?? (await db?.transaction('entries').store.openCursor(rangeOf(id), 'prev'))?.value;
  return withLatest(read.record, last);
}

export function isBroken(found: MatchRecord | BrokenRecord): found is BrokenRecord {
  return 'content' in found;
}

/** What was played: in one piece as a file brought it, or entry by entry. */
export type KeptTable =
  | { readonly kind: 'whole'; readonly table: unknown }
  | ({ readonly kind: 'entries' } & Omit<TableHistory, 'beginning'>);

/** Nothing when nobody has played yet. */
export async function getTable(id: string): Promise<KeptTable | undefined> {
  const db = await device();
  const tab = inTab(id);
  const entries = new Map<number, KeptEntry>();
  const snapshots: KeptSnapshot[] = [];
  if (db !== undefined) {
    const reading = db.transaction(['entries', 'snapshots']);
    for (const entry of await reading.objectStore('entries').getAll(rangeOf(id))) {
      entries.set(entry.sequence, entry);
    }
    snapshots.push(...(await reading.objectStore('snapshots').getAll(rangeOf(id))));
  }
  for (const [sequence, entry] of tab?.entries ?? []) entries.set(sequence, entry);
  snapshots.push(...(tab?.snapshots.values() ?? []));
  if (entries.size > 0) return { kind: 'entries', entries: [...entries.values()], snapshots };
  const table = tab?.table ?? (await db?.get('tables', id));
  return table === undefined ? undefined : { kind: 'whole', table };
}

/** Writes a record, and with it a table in one piece. Never rejects: the tab keeps what is refused. */
export async function putMatch(record: MatchRecord, table?: unknown): Promise<void> {
  const db = await device();
  await attempt(
    db &&
      (async () => {
        const writing = db.transaction(['matches', 'tables'], 'readwrite');
        await Promise.all([
          writing.objectStore('matches').put(record, record.id),
          table === undefined ? undefined : writing.objectStore('tables').put(table, record.id),
          writing.done,
        ]);
      }),
    () => Object.assign(keepInTab(record.id), { record, ...(table !== undefined && { table }) }),
  );
  tellEverybody();
}

/** Lays what the home page shows beside the record of a match that is there. */
export async function keepGlance(id: string, glance: Glance): Promise<void> {
  const db = await device();
  const kept = inTab(id);
  if (kept?.record !== undefined) kept.record = { ...(kept.record as object), glance };
  if (db !== undefined) {
    try {
      const writing = db.transaction('matches', 'readwrite');
      const record = await writing.store.get(id);
      if (isRecord(record)) await writing.store.put({ ...record, glance }, id);
      await writing.done;
    } catch {
      // Only a picture: what was played lies elsewhere.
    }
  }
  noteChange();
}

/** Parts a table in one piece into its entries, so that from now on only new ones are written. */
export async function adoptTable(record: MatchRecord, history: TableHistory): Promise<void> {
  const { id } = record;
  const at = Date.now();
  const db = await device();
  await attempt(
    db &&
      (async () => {
        const writing = db.transaction(['matches', 'tables', 'entries', 'snapshots'], 'readwrite');
        const entries = writing.objectStore('entries');
        const snapshots = writing.objectStore('snapshots');
        await Promise.all([
          writing.objectStore('matches').put(record, id),
          writing.objectStore('tables').delete(id),
          ...history.entries.map((entry) => entries.put({ ...entry, at }, [id, entry.sequence])),
          ...history.snapshots.map((kept) => snapshots.put(kept, [id, kept.sequence])),
          writing.done,
        ]);
      }),
    () => {
      const match = keepInTab(id);
      match.record = record;
      delete match.table;
      for (const entry of history.entries) match.entries.set(entry.sequence, { ...entry, at });
      for (const kept of history.snapshots) match.snapshots.set(kept.sequence, kept);
    },
  );
  tellEverybody();
}

/**
 * Adds one entry. What the device refuses is kept in this tab; an entry that somebody else has
 * written before is an `OtherWriter`, and nothing has changed.
 */
export async function appendEntry(
  id: string,
  entry: StoredEntry,
  snapshot?: KeptSnapshot,
): Promise<void> {
  const kept: KeptEntry = { ...entry, at: Date.now() };
  const db = await device();
  // What was refused before goes first: the device never holds an entry without those before it.
  const waiting = [...(inTab(id)?.entries.values() ?? [])];
  await attempt(
    db &&
      (async () => {
        const writing = db.transaction(['entries', 'snapshots'], 'readwrite');
        const entries = writing.objectStore('entries');
        const adding = [...waiting, kept].map((each) => entries.add(each, [id, each.sequence]));
        if (snapshot !== undefined) {
          const store = writing.objectStore('snapshots');
          const keys = await store.getAllKeys(rangeOf(id));
          adding.push(store.put(snapshot, [id, snapshot.sequence]));
          for (const key of keys.slice(0, 1 - SNAPSHOTS_KEPT)) await store.delete(key);
        }
        await Promise.all([...adding, writing.done]);
        inTab(id)?.entries.clear();
      }),
    () => {
      const match = keepInTab(id);
      match.entries.set(entry.sequence, kept);
      if (snapshot !== undefined) match.snapshots.set(snapshot.sequence, snapshot);
    },
  );
  tellEverybody();
}

/** Takes the match out of the store; the returned function puts it back as it was. */
export async function deleteMatch(id: string): Promise<() => Promise<void>> {
  const db = await device();
  const record = inTab(id)?.record ?? (await db?.get('matches', id));
  const table = await getTable(id);
  forgetInTab(id);
  if (db !== undefined) {
    const writing = db.transaction(['matches', 'tables', 'entries', 'snapshots'], 'readwrite');
    await Promise.all([
      writing.objectStore('matches').delete(id),
      writing.objectStore('tables').delete(id),
      writing.objectStore('entries').delete(rangeOf(id)),
      writing.objectStore('snapshots').delete(rangeOf(id)),
      writing.done,
    ]);
  }
  tellEverybody();
  return async () => {
    if (record === undefined) return;
    const kept = { id, ...(record as object) } as MatchRecord;
    if (table?.kind === 'entries') await adoptTable(kept, { beginning: [], ...table });
    else await putMatch(kept, table?.table);
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

/** Writes to the device; where there is none, or it refuses, the tab keeps it. */
async function attempt(write: (() => Promise<void>) | undefined, keep: () => void): Promise<void> {
  if (write === undefined) {
    keep();
    return;
  }
  try {
    await write();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'ConstraintError') throw new OtherWriter();
    keep();
    useStorageHealth.setState({ state: 'refused' });
  }
}
