import { USUAL_LEVEL } from '@parsecs/bots/ids';
import { pickLanguage } from '@parsecs/lang';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { type BotSpeed, readSettings, type Settings } from './settings-shape.ts';

export type { BotSpeed, Settings } from './settings-shape.ts';
export { BOT_SPEEDS, CONFIRMS, MOTIONS, THEMES } from './settings-shape.ts';

interface SettingsActions {
  readonly change: (part: Partial<Settings>) => void;
}

/** Milliseconds before a bot answers. */
export const BOT_PACE: Readonly<Record<BotSpeed, number>> = { slow: 1600, normal: 800, fast: 100 };

/** Also read by public/boot.js. */
const STORAGE_KEY = 'twelve-parsecs/settings';

function defaults(): Settings {
  return {
    language: pickLanguage(navigator.languages),
    theme: 'dark',
    motion: 'auto',
    botSpeed: 'normal',
    confirm: 'irreversible',
    askAll: false,
    lead: true,
    opponent: USUAL_LEVEL,
    names: [],
    marks: [],
  };
}

/** A browser may forbid storage altogether; then the settings live as long as the tab. */
const carefulStorage: StateStorage = {
  getItem: (name) => {
    try {
      const text = localStorage.getItem(name);
      if (text !== null) JSON.parse(text);
      return text;
    } catch {
      return null;
    }
  },
  setItem: (name, value) => {
    try {
      localStorage.setItem(name, value);
    } catch {
      // Full or forbidden: nothing is lost but the memory of a choice.
    }
  },
  removeItem: (name) => {
    try {
      localStorage.removeItem(name);
    } catch {
      // As above.
    }
  },
};

export const useSettings: UseBoundStore<StoreApi<Settings & SettingsActions>> = create<
  Settings & SettingsActions
>()(
  persist(
    (set) => ({
      ...defaults(),
      change: (part) => {
        set(part);
      },
    }),
    {
      name: STORAGE_KEY,
      version: 1,
      storage: createJSONStorage(() => carefulStorage),
      partialize: ({ change: _, ...settings }) => settings,
      merge: (stored, current) => ({ ...current, ...readSettings(stored, current) }),
      migrate: (stored) => stored as Settings & SettingsActions,
    },
  ),
);
