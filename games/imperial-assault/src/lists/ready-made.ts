import type { Army } from '../setup/table.ts';
import type { CommandId } from '../vocabulary.ts';

/** The thirteen Command cards that cost nothing. */
export const FREE_COMMANDS: readonly CommandId[] = [
  'celebration',
  'deadeye',
  'element-of-surprise',
  'expose-weakness',
  'fleet-footed',
  'planning',
  'rally',
  'recovery',
  'sit-tight',
  'take-cover',
  'take-initiative',
  'to-the-limit',
  'urgency',
];

/** The free cards with some left out, filled up with others. */
function deck(cards: readonly CommandId[], without: readonly CommandId[] = []): CommandId[] {
  return [...cards, ...FREE_COMMANDS.filter((card) => !without.includes(card))];
}

export const ARMY_IDS = [
  'first-skirmish-empire',
  'first-skirmish-rebels',
  'hunters-and-beasts',
  'walkers-of-the-general',
  'guard-of-the-throne',
  'wall-of-white',
  'scoundrels-and-soldiers',
  'rebel-cell',
  'hired-guns',
  'common-enemy',
  'lords-retinue',
  'desperate-measures',
] as const;
export type ArmyId = (typeof ARMY_IDS)[number];

export const ARMIES: Readonly<Record<ArmyId, Army>> = {
  // IA-035
  'first-skirmish-empire': {
    affiliation: 'imperial',
    deployments: ['darth-vader', 'royal-guard', 'stormtrooper', 'stormtrooper'],
    commands: deck(['force-lightning', 'lure-of-the-dark-side']),
  },
  'first-skirmish-rebels': {
    affiliation: 'rebel',
    deployments: ['luke-skywalker', 'diala-passil', 'jyn-odan', 'gaarkhan', 'fenn-signis'],
    commands: deck(['deflection', 'son-of-skywalker']),
  },
  'hunters-and-beasts': {
    affiliation: 'mercenary',
    deployments: ['ig-88', 'trandoshan-hunter-elite', 'trandoshan-hunter', 'nexu-elite', 'nexu'],
    commands: deck(['price-on-their-heads', 'hunter-protocol', 'ferocity'], ['urgency']),
  },
  'walkers-of-the-general': {
    affiliation: 'imperial',
    deployments: [
      'general-weiss',
      'royal-guard',
      'e-web-engineer',
      'stormtrooper',
      'imperial-officer',
      'imperial-officer',
    ],
    commands: deck(
      ['maximum-firepower', 'regroup', 'marksman', 'marksman', 'guardian-stance'],
      ['to-the-limit', 'urgency', 'expose-weakness'],
    ),
  },
  'guard-of-the-throne': {
    affiliation: 'imperial',
    deployments: [
      'darth-vader',
      'royal-guard-elite',
      'probe-droid-elite',
      'imperial-officer-elite',
    ],
    commands: deck(
      ['guardian-stance', 'close-the-gap', 'pummel', 'pummel', 'regroup'],
      ['deadeye', 'urgency', 'take-cover'],
    ),
  },
  'wall-of-white': {
    affiliation: 'imperial',
    deployments: [
      'stormtrooper',
      'stormtrooper',
      'stormtrooper',
      'general-weiss',
      'probe-droid',
      'probe-droid',
    ],
    commands: deck(
      ['covering-fire', 'maximum-firepower', 'marksman', 'regroup'],
      ['expose-weakness', 'sit-tight'],
    ),
  },
  'scoundrels-and-soldiers': {
    affiliation: 'rebel',
    deployments: [
      'han-solo',
      'jyn-odan',
      'mak-eshkarey',
      'rebel-trooper',
      'rebel-trooper',
      'rebel-trooper',
      'balance-of-the-force',
    ],
    commands: deck(
      ['shadow-ops', 'covering-fire', 'marksman', 'marksman', 'pummel'],
      ['expose-weakness', 'urgency', 'rally'],
    ),
  },
  'rebel-cell': {
    affiliation: 'rebel',
    deployments: [
      'luke-skywalker',
      'fenn-signis',
      'han-solo',
      'rebel-trooper',
      'rebel-high-command',
    ],
    commands: deck(
      [
        'burst-fire',
        'knowledge-and-defense',
        'meditation',
        'telekinetic-throw',
        'deflection',
        'deflection',
      ],
      ['take-initiative', 'expose-weakness', 'urgency', 'sit-tight'],
    ),
  },
  'hired-guns': {
    affiliation: 'imperial',
    deployments: [
      'ig-88',
      'nexu-elite',
      'e-web-engineer-elite',
      'stormtrooper',
      'imperial-officer-elite',
      'imperial-officer',
      'temporary-alliance-imperial',
    ],
    commands: deck(['hunter-protocol', 'maximum-firepower', 'ferocity'], ['planning']),
  },
  'common-enemy': {
    affiliation: 'mercenary',
    deployments: [
      'trandoshan-hunter-elite',
      'trandoshan-hunter-elite',
      'nexu',
      'gaarkhan',
      'rebel-trooper',
      'temporary-alliance-mercenary',
      'devious-scheme',
    ],
    commands: deck(
      ['furious-charge', 'close-the-gap', 'price-on-their-heads', 'pummel', 'pummel'],
      ['deadeye', 'take-initiative', 'planning'],
    ),
  },
  'lords-retinue': {
    affiliation: 'imperial',
    deployments: [
      'darth-vader',
      'probe-droid',
      'probe-droid',
      'stormtrooper-elite',
      'imperial-officer-elite',
      'imperial-officer',
    ],
    commands: deck(
      ['lord-of-the-sith', 'force-lightning', 'telekinetic-throw', 'regroup'],
      ['urgency', 'sit-tight'],
    ),
  },
  'desperate-measures': {
    affiliation: 'rebel',
    deployments: [
      'jyn-odan',
      'gaarkhan',
      'chewbacca',
      'mak-eshkarey',
      'gideon-argus',
      'rebel-saboteur',
    ],
    commands: deck(
      ['one-in-a-million', 'furious-charge', 'take-it-down', 'pummel'],
      ['planning', 'sit-tight'],
    ),
  },
};
