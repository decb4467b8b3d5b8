/** What a match may change; the first value is the default. */
export const OPTION_VALUES = {
  /** IA-284: victory points for whole groups, or for every single figure. */
  scoring: ['group', 'figure'],
  /** IA-006: cards as first printed, or with the later official changes. */
  rulesVersion: ['printed', 'faq'],
  /** Both players know both Command decks (not their order). */
  openLists: [false, true],
  /** IA-294: the game ends after so many rounds; 0 sets no limit. */
  roundLimit: [0, 6, 8, 10, 12],
} as const;

export type OptionName = keyof typeof OPTION_VALUES;

export type Options = {
  readonly [Name in OptionName]: (typeof OPTION_VALUES)[Name][number];
};

export const OPTION_NAMES = Object.keys(OPTION_VALUES) as readonly OptionName[];

export const DEFAULT_OPTIONS: Options = {
  scoring: 'group',
  rulesVersion: 'printed',
  openLists: false,
  roundLimit: 0,
};
