import { useSyncExternalStore } from 'react';
import {
  type DoneList,
  NO_PROGRESS,
  type Progress,
  readProgress,
  withDone,
} from './progress-shape.ts';

const STORAGE_KEY = 'twelve-parsecs/progress';

const listeners = new Set<() => void>();
/** What the tab remembers where nothing may be stored. */
let memory: string | null = null;
let last: { readonly text: string | null; readonly progress: Progress } | undefined;

function readText(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? memory;
  } catch {
    return memory;
  }
}

/** Read anew each time, for other tabs write there, too. */
export function getProgress(): Progress {
  const text = readText();
  if (last === undefined || last.text !== text) last = { text, progress: parse(text) };
  return last.progress;
}

function parse(text: string | null): Progress {
  try {
    return readProgress(JSON.parse(text ?? 'null'));
  } catch {
    return NO_PROGRESS;
  }
}

function write(text: string | null): void {
  memory = text;
  try {
    if (text === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Full or forbidden: the tab remembers.
  }
  for (const listener of listeners) listener();
}

/** Notes that something was done today, if it was not before. */
export function markDone(list: DoneList, id: string): void {
  const before = getProgress();
  const after = withDone(before, list, id, dayOf(new Date()));
  if (after !== before) write(JSON.stringify(after));
}

/** The day of a moment by the clock on the wall: `2026-11-18`. */
export function dayOf(moment: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Everything that is kept, as the text of a file. */
export function exportProgress(): string {
  return `${JSON.stringify(getProgress(), undefined, 2)}\n`;
}

export function forgetProgress(): void {
  write(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

export function useProgress(): Progress {
  return useSyncExternalStore(subscribe, getProgress);
}
