import { useSyncExternalStore } from 'react';

/** A manoeuvre that somebody tries out for any ship, from the table of its dial. */
export interface Tried {
  readonly ship: string;
  readonly manoeuvre: string;
}

let tried: Tried | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function now(): Tried | undefined {
  return tried;
}

/** The table of a dial stands beside the board: what is tried there is laid on the board. */
export function useTried(): Tried | undefined {
  return useSyncExternalStore(subscribe, now, now);
}

/** Lays a template, or takes it away. */
export function tryOn(next: Tried | undefined): void {
  tried = next;
  for (const listener of listeners) listener();
}
