const STORAGE_KEY = 'twelve-parsecs/lessons';

type Kept = Readonly<Record<string, unknown>>;

function readAll(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

/** Where somebody left a lesson; whoever plays it finds out whether that can still be played. */
export function keptLesson(game: string): unknown {
  return readAll()[game];
}

export function keepLesson(game: string, state: unknown): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readAll(), [game]: state }));
  } catch {
    // Full or forbidden: the lesson begins anew next time.
  }
}
