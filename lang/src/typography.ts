import type { Language } from './languages.ts';

/**
 * How spaces are written: `plain` as in the catalogues, for terminals, files and comparisons; `bound` with
 * non-breaking ones where a line must not end, and ranges of numbers that hold together, for pages that break lines.
 */
export type Spaces = 'plain' | 'bound';

const BOUND = '\u00a0';
/** Has no width; a line may end after a dash, but not before this. */
const JOINER = '\u2060';

/** References and parameters are no words: nothing in them is changed. */
const REFERENCE = String.raw`\$t\([^)]*\)|\{\{[^}]*\}\}`;

/** Parameters that are numbers and stand before what they count or measure. */
const NUMBERS =
  'cm|count|damage|games|height|megabytes|loss|minutes|mm|most|of|points|seats|seconds|steps|total|value|x|y';

const NUMBER = String.raw`(?<![\p{L}\p{N}-])\d+|\{\{(?:${NUMBERS})\}\}`;

const EVERYWHERE = [
  String.raw`(?<=\d|\}\})–(?=\d|\{\{)`,
  String.raw` (?=[–—](?:\s|$))`,
  String.raw` (?=[×%])`,
  String.raw`(?<=×) `,
  String.raw`(?<=${NUMBER}) (?=\p{L}|\$t\()`,
];

/** Words of one letter lean on the next word; particles of one letter on the one before. */
const LETTERS: Readonly<Record<Language, { readonly words: string; readonly particles: string }>> =
  {
    en: { words: '', particles: '' },
    ru: { words: 'авикосуя', particles: 'бж' },
    pl: { words: 'aiouwz', particles: '' },
    uk: { words: 'авзійоуя', particles: 'бж' },
  };

function patternOf(language: Language): RegExp {
  const { words, particles } = LETTERS[language];
  const own = [
    ...(words === '' ? [] : [String.raw`(?<=(?<![\p{L}\p{N}’])[${words}]) (?=\S)`]),
    ...(particles === '' ? [] : [String.raw` (?=[${particles}](?!\p{L}))`]),
  ];
  return new RegExp([REFERENCE, ...EVERYWHERE, ...own].join('|'), 'giu');
}

const PATTERNS: Readonly<Record<Language, RegExp>> = {
  en: patternOf('en'),
  ru: patternOf('ru'),
  pl: patternOf('pl'),
  uk: patternOf('uk'),
};

const BOUND_FORMS: Readonly<Record<string, string>> = { ' ': BOUND, '–': `–${JOINER}` };

/** Binds the spaces and dashes at which a line of this language must not end. */
export function typeset(language: Language, text: string): string {
  return text.replace(PATTERNS[language], (found) => BOUND_FORMS[found] ?? found);
}

/** The same sentence with ordinary spaces, to be compared, searched or written to a file. */
export function plainSpaces(text: string): string {
  return text.replaceAll(BOUND, ' ').replaceAll(JOINER, '');
}
