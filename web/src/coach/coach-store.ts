import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { type CoachMemory, readCoachMemory, withGame, withTold } from './coach-memory.ts';

interface CoachActions {
  readonly setOn: (isOn: boolean) => void;
  readonly noteTold: (id: string) => void;
  /** A match of this game has come to its end; one that was counted before is not counted again. */
  readonly noteGame: (game: string, match: string) => void;
}

const STORAGE_KEY = 'twelve-parsecs/coach';

function readKept(): CoachMemory {
  try {
    return readCoachMemory(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    return readCoachMemory(null);
  }
}

function keep(memory: CoachMemory): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(memory));
  } catch {
    // Full or forbidden: somebody is told once more what they know.
  }
}

export const useCoachStore: UseBoundStore<StoreApi<CoachMemory & CoachActions>> = create<
  CoachMemory & CoachActions
>()((set, get) => {
  const change = (memory: CoachMemory): void => {
    set(memory);
    keep(memory);
  };
  const now = (): CoachMemory => {
    const { isOn, told, games, last } = get();
    return { isOn, told, games, last };
  };
  return {
    ...readKept(),
    setOn: (isOn) => change({ ...now(), isOn }),
    noteTold: (id) => change(withTold(now(), id)),
    noteGame: (game, match) => change(withGame(now(), game, match)),
  };
});
