/** The words of the game, in the order in which the state counts them. */

export const AFFILIATIONS = ['imperial', 'rebel', 'mercenary'] as const;
export type Affiliation = (typeof AFFILIATIONS)[number];

export const RANKS = ['regular', 'elite'] as const;
export type Rank = (typeof RANKS)[number];

export const TRAITS = [
  'brawler',
  'creature',
  'droid',
  'force-user',
  'guardian',
  'heavy-weapon',
  'hunter',
  'leader',
  'smuggler',
  'spy',
  'trooper',
  'vehicle',
  'wookiee',
] as const;
export type Trait = (typeof TRAITS)[number];

/** IA-201: four attack dice, then two defence dice. */
export const DICE = ['blue', 'red', 'green', 'yellow', 'black', 'white'] as const;
export type Die = (typeof DICE)[number];
export const BLUE = 0;
export const RED = 1;
export const GREEN = 2;
export const YELLOW = 3;
export const WHITE = 5;

/** One bit each in the state. */
export const CONDITIONS = ['stunned', 'bleeding', 'focused', 'hidden', 'weakened'] as const;
export type Condition = (typeof CONDITIONS)[number];
export const STUNNED = 1;
export const BLEEDING = 2;
export const FOCUSED = 4;
export const HIDDEN = 8;
export const WEAKENED = 16;
/** IA-222 */
export const HARMFUL: number = STUNNED | BLEEDING | WEAKENED;

/** What a surge, a keyword or a bonus may give to an attack. */
export const KEYWORDS = [
  'accuracy',
  'damage',
  'pierce',
  'blast',
  'cleave',
  'recover',
  'stun',
  'bleed',
  'weaken',
  'focus',
  'hide',
  'critical',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

export const ABILITY_IDS = [
  'acp-scattergun',
  'aim',
  'arsenal',
  'assault',
  'awkward',
  'brutality',
  'charge',
  'cower',
  'cunning',
  'distracting',
  'enraged',
  'epic-arsenal',
  'executive-order',
  'executor',
  'force-choke',
  'foresight',
  'forward-vengeance',
  'generals-orders',
  'hair-trigger',
  'inspiring',
  'last-stand',
  'nimble',
  'non-sentient',
  'on-my-mark',
  'order',
  'overload',
  'pounce',
  'priority-target',
  'protector',
  'relentless',
  'return-fire',
  'saber-strike',
  'scattergun',
  'self-destruct',
  'shattering-blow',
  'slam',
  'squad-training',
  'tactical-maneuver',
  'targeting-computer',
  'tripod',
  'trooper-assault',
  'vengeance',
] as const;
export type AbilityId = (typeof ABILITY_IDS)[number];

export const COMMAND_IDS = [
  'burst-fire',
  'celebration',
  'close-the-gap',
  'covering-fire',
  'deadeye',
  'deflection',
  'element-of-surprise',
  'expose-weakness',
  'ferocity',
  'fleet-footed',
  'force-lightning',
  'furious-charge',
  'guardian-stance',
  'hunter-protocol',
  'knowledge-and-defense',
  'lord-of-the-sith',
  'lure-of-the-dark-side',
  'marksman',
  'maximum-firepower',
  'meditation',
  'one-in-a-million',
  'planning',
  'price-on-their-heads',
  'pummel',
  'rally',
  'recovery',
  'regroup',
  'sarlacc-sweep',
  'shadow-ops',
  'sit-tight',
  'son-of-skywalker',
  'take-cover',
  'take-initiative',
  'take-it-down',
  'telekinetic-throw',
  'to-the-limit',
  'urgency',
] as const;
export type CommandId = (typeof COMMAND_IDS)[number];

export const DEPLOYMENT_IDS = [
  'at-st',
  'darth-vader',
  'e-web-engineer',
  'e-web-engineer-elite',
  'general-weiss',
  'imperial-officer',
  'imperial-officer-elite',
  'probe-droid',
  'probe-droid-elite',
  'royal-guard',
  'royal-guard-elite',
  'royal-guard-champion',
  'stormtrooper',
  'stormtrooper-elite',
  'chewbacca',
  'diala-passil',
  'fenn-signis',
  'gaarkhan',
  'gideon-argus',
  'han-solo',
  'jyn-odan',
  'luke-skywalker',
  'mak-eshkarey',
  'rebel-saboteur',
  'rebel-trooper',
  'ig-88',
  'nexu',
  'nexu-elite',
  'trandoshan-hunter',
  'trandoshan-hunter-elite',
  'balance-of-the-force',
  'rebel-high-command',
  'devious-scheme',
  'first-strike',
  'temporary-alliance-mercenary',
  'temporary-alliance-imperial',
] as const;
export type DeploymentId = (typeof DEPLOYMENT_IDS)[number];

export const MAP_IDS = [
  'mos-eisley-outskirts',
  'moisture-farm',
  'massassi-ruins',
  'training-ground',
  'cinder-relay',
] as const;
export type MapId = (typeof MAP_IDS)[number];

export const MISSION_IDS = [
  'mos-eisley-outskirts-a',
  'mos-eisley-outskirts-b',
  'moisture-farm-a',
  'moisture-farm-b',
  'massassi-ruins-a',
  'massassi-ruins-b',
  'training-ground-a',
  'training-ground-b',
  'cinder-relay-a',
  'cinder-relay-b',
] as const;
export type MissionId = (typeof MISSION_IDS)[number];

export const TOKEN_KINDS = [
  'launch-panel',
  'contraband',
  'crate',
  'raider',
  'holocron',
  'communications-beacon',
  'excavation-site',
  'remote',
  'relay-core',
  'data-crate',
] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** IA-043: the two deployment zones. */
export const ZONES = ['red', 'blue'] as const;
export type Zone = (typeof ZONES)[number];

/** Deployment cards that bring figures, by what has happened to them. */
export const GROUP_STATES = ['ready', 'exhausted', 'activating', 'defeated'] as const;
export type GroupState = (typeof GROUP_STATES)[number];
export const READY = 0;
export const EXHAUSTED = 1;
export const ACTIVATING = 2;
export const DEFEATED = 3;

/** Moments in which several effects may be used, one after another. */
export const WINDOWS = [
  'start-of-round',
  'end-of-round',
  'start-of-activation',
  'after-special-action',
  'after-activation',
  'declaring',
  'declared-on-you',
  'reroll-attack',
  'reroll-defence',
  'modify-attack',
  'after-attack',
  'after-attack-on-you',
  'after-defeat',
] as const;
export type Window = (typeof WINDOWS)[number];

export const QUESTION_KINDS = [
  'initiative',
  'zone',
  'deploy',
  'mark',
  ...WINDOWS,
  'activate',
  'next-figure',
  'act',
  'extra-action',
  'target',
  'target-space',
  'pool',
  'remove-die',
  'reroll-set',
  'discard',
  'surge',
  'strain',
  'order-effects',
  'cleave',
  'displace',
  'walk',
  'push',
  'place',
  'choose-figure',
  'ordered',
  'choose-group',
  'drop',
  'deliver',
  'excavate',
  'bombard',
  'raid-target',
  'raid-choice',
  'raider',
  'raider-move',
  'raider-place',
  'draw',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Why an answer may be refused; every cause has words in each language. */
export const CAUSES = [
  'not-asked',
  'unknown-answer',
  'other-question',
  'may-not-pass',
  'not-ready',
  'no-action-left',
  'needs-two-actions',
  'already-attacked',
  'used-this-activation',
  'used-this-round',
  'stunned',
  'tripod',
  'stays-after-displacing',
  'no-movement-points',
  'too-far',
  'occupied',
  'no-way',
  'no-such-space',
  'friendly-target',
  'not-adjacent',
  'not-in-sight',
  'too-close',
  'no-target',
  'same-target',
  'not-in-hand',
  'other-window',
  'wrong-figure',
  'forbidden-to-play',
  'same-card-twice',
  'cannot-interact',
  'out-of-reach',
  'locked',
  'already-carried',
  'carries-one-already',
  'flipped-this-round',
  'nothing-to-choose',
  'no-surge-left',
  'surge-used',
  'rerolled-already',
  'zone-taken',
  'outside-zone',
  'must-choose',
  'no-rest',
  'not-in-skirmish',
] as const;
export type Cause = (typeof CAUSES)[number];
