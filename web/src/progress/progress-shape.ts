/** Something that was done once, and on which day (`2026-11-18`). */
export interface Done {
  readonly id: string;
  readonly on: string;
}

export const DONE_LISTS = ['lessonsDone', 'puzzlesDone', 'firstWins', 'achievements'] as const;
export type DoneList = (typeof DONE_LISTS)[number];

/** What somebody has learned and won on this device; it never leaves it by itself. */
export type Progress = Readonly<Record<DoneList, readonly Done[]>>;

export const NO_PROGRESS: Progress = {
  lessonsDone: [],
  puzzlesDone: [],
  firstWins: [],
  achievements: [],
};

/** More than anybody can do; what is beyond was not written by this page. */
const MOST = 1000;

/** Takes over what is usable, entry by entry: what is broken is forgotten, the rest stays. */
export function readProgress(stored: unknown): Progress {
  const found: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const listOf = (name: DoneList): readonly Done[] => readDone(found[name]);
  return {
    lessonsDone: listOf('lessonsDone'),
    puzzlesDone: listOf('puzzlesDone'),
    firstWins: listOf('firstWins'),
    achievements: listOf('achievements'),
  };
}

function readDone(value: unknown): readonly Done[] {
  if (!Array.isArray(value)) return [];
  const seen = new Set<string>();
  return value.slice(0, MOST).flatMap((entry: unknown): Done[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { id, on } = entry as Partial<Record<keyof Done, unknown>>;
    if (typeof id !== 'string' || !/^[a-z0-9:-]{1,100}$/.test(id) || seen.has(id)) return [];
    if (typeof on !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(on)) return [];
    seen.add(id);
    return [{ id, on }];
  });
}

/** The first time counts: what was done before keeps its day. */
export function withDone(progress: Progress, list: DoneList, id: string, on: string): Progress {
  if (isDone(progress, list, id)) return progress;
  return { ...progress, [list]: [...progress[list], { id, on }] };
}

export function isDone(progress: Progress, list: DoneList, id: string): boolean {
  return progress[list].some((done) => done.id === id);
}

/** The id of a first win: a game against the bots of one level. */
export function winId(game: string, level: string): string {
  return [game, level].join(':');
}
