/** Steps that can be taken back and done again. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** What the last step was about; steps of one subject in a row count as one. */
  readonly subject: string | undefined;
}

const LONGEST = 200;

export function newHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], subject: undefined };
}

export function step<T>(history: History<T>, next: T, subject?: string): History<T> {
  const { past, present } = history;
  if (next === present) return history;
  const goesOn = subject !== undefined && subject === history.subject;
  return {
    past: goesOn ? past : [...past, present].slice(-LONGEST),
    present: next,
    future: [],
    subject,
  };
}

export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const last = past.at(-1);
  if (last === undefined) return history;
  return {
    past: past.slice(0, -1),
    present: last,
    future: [present, ...future],
    subject: undefined,
  };
}

export function redo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return history;
  return { past: [...past, present], present: next, future: rest, subject: undefined };
}
