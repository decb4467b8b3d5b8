import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { isLanguage, type Language, pickLanguage } from '@parsecs/lang';

export const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

export const MOTIONS = ['auto', 'full', 'off'] as const;
export type Motion = (typeof MOTIONS)[number];

export const BOT_SPEEDS = ['slow', 'normal', 'fast'] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];

/** What a person chose for this device. It never travels with a match. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly motion: Motion;
  readonly botSpeed: BotSpeed;
  /** Ask once more before a choice is made final. */
  readonly confirm: boolean;
  readonly sound: boolean;
  /** The names used last, seat by seat; empty where none was given. */
  readonly names: readonly string[];
}

interface SettingsActions {
  readonly change: (part: Partial<Settings>) => void;
}

/** Milliseconds before a bot answers. */
export const BOT_PACE: Readonly<Record<BotSpeed, number>> = { slow: 1600, normal: 800, fast: 250 };

/** Also read by public/boot.js. */
const STORAGE_KEY = 'twelve-parsecs/settings';

function defaults(): Settings {
  return {
    language: pickLanguage(navigator.languages),
    theme: 'auto',
    motion: 'auto',
    botSpeed: 'normal',
    confirm: true,
    sound: false,
    names: [],
  };
}

function oneOf<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((candidate) => candidate === value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Takes over what is usable, field by field: what is broken falls back to its default. */
export function readSettings(stored: unknown, usual: Settings): Settings {
  const found: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const { language, confirm, sound, names } = found;
  return {
    language: isLanguage(language) ? language : usual.language,
    theme: oneOf(THEMES, found['theme']) ?? usual.theme,
    motion: oneOf(MOTIONS, found['motion']) ?? usual.motion,
    botSpeed: oneOf(BOT_SPEEDS, found['botSpeed']) ?? usual.botSpeed,
    confirm: typeof confirm === 'boolean' ? confirm : usual.confirm,
    sound: typeof sound === 'boolean' ? sound : usual.sound,
    names: Array.isArray(names) ? names.filter(isText) : usual.names,
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
