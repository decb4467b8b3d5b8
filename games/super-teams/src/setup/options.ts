/** The switches of the ledger, section 8; the first value is the default. */
export const OPTION_VALUES = {
  /** EN-01 */
  exactFinish: [false, true],
  /** EN-13 */
  speedBonusOrder: ['add-then-double', 'double-then-add'],
  /** EN-21 */
  grabChain: [true, false],
  /** EN-23 */
  rewardTiming: ['after-grabs', 'before-grabs'],
  /** EN-20 */
  grabHalf: ['grabber', 'same-as-target'],
  /** EN-16 */
  mawNormalIncludesDual: [false, true],
  /** EN-25 */
  openPartnerHands: [false, true],
} as const;

export type OptionName = keyof typeof OPTION_VALUES;

export type Options = {
  readonly [Name in OptionName]: (typeof OPTION_VALUES)[Name][number];
};

export const OPTION_NAMES = Object.keys(OPTION_VALUES) as readonly OptionName[];

export const DEFAULT_OPTIONS: Options = {
  exactFinish: false,
  speedBonusOrder: 'add-then-double',
  grabChain: true,
  rewardTiming: 'after-grabs',
  grabHalf: 'grabber',
  mawNormalIncludesDual: false,
  openPartnerHands: false,
};
