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
  /** IA-070: Pounce and Charge are the attacking action if their attack is made, or in any case. */
  attackLimit: ['made', 'allowed'],
  /** IA-041: the missions that are owned: of the core box, all printed ones, or ours as well. */
  missionDeck: ['core', 'printed', 'all'],
} as const;

export type OptionName = keyof typeof OPTION_VALUES;

/** Came later: left out by setups that do not choose them, so that older matches keep their states. */
type LaterOption = 'attackLimit' | 'missionDeck';

type Value<Name extends OptionName> = (typeof OPTION_VALUES)[Name][number];

export type Options = {
  readonly [Name in Exclude<OptionName, LaterOption>]: Value<Name>;
} & {
  readonly [Name in LaterOption]?: Value<Name>;
};

export const OPTION_NAMES = Object.keys(OPTION_VALUES) as readonly OptionName[];

export const DEFAULT_OPTIONS: Options = {
  scoring: 'group',
  rulesVersion: 'printed',
  openLists: false,
  roundLimit: 0,
};

/** What is played by, chosen or not. */
export function optionOf<Name extends OptionName>(options: Options, name: Name): Value<Name> {
  return options[name] ?? OPTION_VALUES[name][0];
}

/** Whether the match plays by another value than the default. */
export function isChanged(options: Options, name: OptionName): boolean {
  return optionOf(options, name) !== OPTION_VALUES[name][0];
}
