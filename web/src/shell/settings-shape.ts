import { isLanguage, type Language } from '@parsecs/lang';
import { type PlayerMark, readMarks } from './player-mark.tsx';

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
  /** The names used last, seat by seat; empty where none was given. */
  readonly names: readonly string[];
  /** The marks worn last, likewise. */
  readonly marks: readonly PlayerMark[];
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
  const { language, confirm, names } = found;
  return {
    language: isLanguage(language) ? language : usual.language,
    theme: oneOf(THEMES, found['theme']) ?? usual.theme,
    motion: oneOf(MOTIONS, found['motion']) ?? usual.motion,
    botSpeed: oneOf(BOT_SPEEDS, found['botSpeed']) ?? usual.botSpeed,
    confirm: typeof confirm === 'boolean' ? confirm : usual.confirm,
    names: Array.isArray(names) ? names.filter(isText) : usual.names,
    marks: readMarks(found['marks']),
  };
}
