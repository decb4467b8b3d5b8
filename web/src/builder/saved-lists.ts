import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { randomHex } from '../shell/storage.ts';
import type { ListGame, Terms } from './kind.ts';

/**
 * Lists that somebody keeps on this device, for all games that are played with lists.
 *
 * `listSaved(game)` gives them, the latest first; `useSavedLists(game)` does the same in a component
 * and follows every change, also of another tab. `loadSaved(id)` gives one of them. What a list holds
 * is in `link`: `squadFromLink` and its like read it, and `/new/<game>?list=<link>` chooses it.
 */
export interface SavedList {
  readonly id: string;
  readonly game: ListGame;
  readonly name: string;
  readonly side: string;
  /** The total, as it was when the list was saved. */
  readonly points: number;
  readonly isLegal: boolean;
  readonly link: string;
  /** What it was built for, such as `{ points: '100' }`. */
  readonly terms: Terms;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** One key for each list: two tabs never write over each other's lists. */
const PREFIX = 'twelve-parsecs/list/';
const ID_BYTES = 6;

/** What the device would not take; kept as long as the tab. */
const inTab = new Map<string, SavedList>();

interface Changes {
  readonly count: number;
}

const useChanges: UseBoundStore<StoreApi<Changes>> = create<Changes>(() => ({ count: 0 }));

if (typeof addEventListener !== 'undefined') {
  addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(PREFIX)) noteChange();
  });
}

function noteChange(): void {
  useChanges.setState(({ count }) => ({ count: count + 1 }));
}

/** A browser may forbid storage altogether. */
function store(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Lists that cannot be read are left alone: a newer version may have written them. */
export function listSaved(game: ListGame): readonly SavedList[] {
  const device = store();
  const keys = device === undefined ? [] : Object.keys(device);
  const found = keys
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => readSaved(device?.getItem(key) ?? ''));
  return [...found, ...inTab.values()]
    .filter((list) => list !== undefined)
    .filter((list) => list.game === game)
    .sort((one, other) => other.savedAt - one.savedAt);
}

export function loadSaved(id: string): SavedList | undefined {
  return inTab.get(id) ?? readSaved(store()?.getItem(PREFIX + id) ?? '');
}

export function useSavedLists(game: ListGame): readonly SavedList[] {
  useChanges(({ count }) => count);
  return listSaved(game);
}

/** Where a list is kept: on the device, or, if that was refused, in this tab only. */
export type Kept = 'device' | 'tab';

export interface ListToSave extends Omit<SavedList, 'id' | 'savedAt'> {
  /** Written over; without it a new list is made. */
  readonly id?: string | undefined;
}

export function saveList(
  list: ListToSave,
  now: number = Date.now(),
): { readonly id: string; readonly kept: Kept } {
  const id = list.id ?? randomHex(ID_BYTES);
  const saved: SavedList = { ...list, id, savedAt: now };
  const kept = write(saved);
  noteChange();
  return { id, kept };
}

/** Takes a list away; the returned function puts it back. */
export function deleteSaved(id: string): () => void {
  const list = loadSaved(id);
  inTab.delete(id);
  store()?.removeItem(PREFIX + id);
  noteChange();
  return () => {
    if (list === undefined) return;
    write(list);
    noteChange();
  };
}

function write(list: SavedList): Kept {
  const device = store();
  try {
    if (device !== undefined) {
      device.setItem(PREFIX + list.id, JSON.stringify(list));
      inTab.delete(list.id);
      return 'device';
    }
  } catch {
    // Full: the tab keeps it, and whoever saved is told.
  }
  inTab.set(list.id, list);
  return 'tab';
}

function readSaved(text: string): SavedList | undefined {
  try {
    const content: unknown = JSON.parse(text);
    return isSaved(content) ? content : undefined;
  } catch {
    return undefined;
  }
}

const TEXTS = ['id', 'name', 'side', 'link'] as const;

function isSaved(content: unknown): content is SavedList {
  if (typeof content !== 'object' || content === null) return false;
  const fields = content as Readonly<Record<string, unknown>>;
  const { game, points, isLegal, savedAt, terms } = fields;
  return (
    TEXTS.every((name) => typeof fields[name] === 'string') &&
    typeof game === 'string' &&
    typeof points === 'number' &&
    typeof isLegal === 'boolean' &&
    typeof savedAt === 'number' &&
    typeof terms === 'object' &&
    terms !== null &&
    Object.values(terms).every((value) => typeof value === 'string')
  );
}
