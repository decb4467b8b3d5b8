import { DEFAULT_OPTIONS, type Options } from './options.ts';

/** Whose word counts: the reasoned readings of the ledger, one of the two books, or later answers. */
export const PROFILES = ['ledger', 'russian', 'polish', 'later'] as const;
export type Profile = (typeof PROFILES)[number];

/** What players agree on beside the rules: how long a match is, and what screens may show. */
const BESIDE_THE_RULES = ['atTheLimit', 'freeMeasuring', 'planningAids'] as const;
export type Reading = Exclude<keyof Options, (typeof BESIDE_THE_RULES)[number]>;

/** The options that are readings of a rule; a profile sets them all. */
export const READINGS: readonly Reading[] = (
  Object.keys(DEFAULT_OPTIONS) as readonly (keyof Options)[]
).filter((name): name is Reading => !BESIDE_THE_RULES.some((other) => other === name));

/** Sentences that both books have, taken by the letter. */
const BOTH_BOOKS: Partial<Options> = {
  barrelRollTemplateBlocked: false,
  obstacleDicePerToken: false,
  obstacleTemplate: 'whole',
  touching: 'geometric',
  obstructionLine: 'base',
};

/** What a source changes of the usual readings; the ledger has the sentence behind each. */
const CHANGES: Readonly<Record<Profile, Partial<Options>>> = {
  ledger: {},
  russian: {
    ...BOTH_BOOKS,
    overlapBlocksFreeActions: true,
    sparedShips: 'defender',
    asteroidGap: 'from-the-end',
  },
  polish: {
    ...BOTH_BOOKS,
    overlapSkipsAction: false,
    imperialUpgradesFirst: false,
    deployment: 'part',
    obstructionWidth: 'ruler',
    scarceDamage: 'too-few',
  },
  later: {
    oneTokenOfAKind: true,
    gunnerAfterOneMiss: false,
    mutualDestruction: 'draw',
  },
};

/** The options with every reading as the profile has it; what is beside the rules stays. */
export function withProfile(options: Options, profile: Profile): Options {
  const wanted: Options = { ...DEFAULT_OPTIONS, ...CHANGES[profile] };
  const readings = Object.fromEntries(READINGS.map((name) => [name, wanted[name]]));
  return { ...options, ...(readings as Pick<Options, Reading>) };
}

/** How many readings are not those of the profile. */
export function readingsChanged(options: Options, profile: Profile): number {
  const wanted = withProfile(options, profile);
  return READINGS.filter((name) => options[name] !== wanted[name]).length;
}
