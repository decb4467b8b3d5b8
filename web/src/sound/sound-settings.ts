import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { readSoundSettings, type SoundSettings } from './sound-settings-shape.ts';

interface SoundActions {
  readonly change: (part: Partial<SoundSettings>) => void;
}

const STORAGE_KEY = 'twelve-parsecs/sound';
/** Where the switch stood before there were volumes. */
const OLD_KEY = 'twelve-parsecs/battle-tables';

function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function keep(settings: SoundSettings): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
  } catch {
    // Full or forbidden: nothing is lost but the memory of a choice.
  }
}

function readFirst(): SoundSettings {
  const first = readSoundSettings(readKept(STORAGE_KEY), readKept(OLD_KEY));
  // The old place is written anew by others, who know nothing of sound.
  if (first.isOn) keep(first);
  return first;
}

export const useSoundSettings: UseBoundStore<StoreApi<SoundSettings & SoundActions>> = create<
  SoundSettings & SoundActions
>()((set, get) => ({
  ...readFirst(),
  change: (part) => {
    set(part);
    const { change: _, ...settings } = get();
    keep(settings);
  },
}));

/** Whether this browser can make sounds at all. */
export function canSound(): boolean {
  return 'AudioContext' in globalThis;
}
