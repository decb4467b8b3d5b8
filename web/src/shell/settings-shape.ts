import { type BotId, isBotId } from '@parsecs/bots/ids';
import { isLanguage, type Language } from '@parsecs/lang';
import { type PlayerMark, readMarks } from './player-mark.tsx';

export const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

export const MOTIONS = ['auto', 'full', 'off'] as const;
export type Motion = (typeof MOTIONS)[number];

export const BOT_SPEEDS = ['slow', 'normal', 'fast'] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];

/** Which choices take a second press: all, those that cannot be taken back, or only the gravest. */
export const CONFIRMS = ['everything', 'irreversible', 'never'] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** What a person chose for this device. It never travels with a match. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly motion: Motion;
  readonly botSpeed: BotSpeed;
  readonly confirm: Confirm;
  /** Ask also what cannot change anything. */
  readonly askAll: boolean;
  /** Show at the table who is ahead. */
  readonly lead: boolean;
  /** Who was played against last. */
  readonly opponent: BotId;
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
  const { language, confirm, askAll, lead, names, opponent } = found;
  return {
    language: isLanguage(language) ? language : usual.language,
    theme: oneOf(THEMES, found['theme']) ?? usual.theme,
    motion: oneOf(MOTIONS, found['motion']) ?? usual.motion,
    botSpeed: oneOf(BOT_SPEEDS, found['botSpeed']) ?? usual.botSpeed,
    // Once it was a switch, and on unless somebody turned it off.
    confirm: confirm === false ? 'never' : (oneOf(CONFIRMS, confirm) ?? usual.confirm),
    askAll: typeof askAll === 'boolean' ? askAll : usual.askAll,
    lead: typeof lead === 'boolean' ? lead : usual.lead,
    opponent: isBotId(opponent) ? opponent : usual.opponent,
    names: Array.isArray(names) ? names.filter(isText) : usual.names,
    marks: readMarks(found['marks']),
  };
}
