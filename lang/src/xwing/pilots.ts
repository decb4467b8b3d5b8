/**
 * What sentences must know of the cards beyond their names. The games are not loaded for words, so it
 * stands here once more; the tests hold it to the cards.
 */

/** Each type of ship with its pilots, those of whom there is one first. */
interface ShipPilots {
  readonly unique: readonly string[];
  readonly others: readonly string[];
}

export const PILOTS_BY_SHIP: Readonly<Record<string, ShipPilots>> = {
  xwing: {
    unique: ['wedgeantilles', 'lukeskywalker', 'garvendreis', 'biggsdarklighter'],
    others: ['redsquadronpilot', 'rookiepilot'],
  },
  tiefighter: {
    unique: [
      'howlrunner',
      'maulermithel',
      'backstabber',
      'darkcurse',
      'nightbeast',
      'wingedgundark',
    ],
    others: ['blacksquadronpilot', 'obsidiansquadronpilot', 'academypilot'],
  },
  ywing: {
    unique: ['hortonsalm', 'dutchvander'],
    others: ['graysquadronpilot', 'goldsquadronpilot'],
  },
  tieadvanced: {
    unique: ['darthvader', 'maarekstele'],
    others: ['stormsquadronpilot', 'tempestsquadronpilot'],
  },
  awing: {
    unique: ['tychocelchu', 'arvelcrynyd'],
    others: ['greensquadronpilot', 'prototypepilot'],
  },
  yt1300: { unique: ['hansolo', 'landocalrissian', 'chewbacca'], others: ['outerrimsmuggler'] },
  tieinterceptor: {
    unique: ['soontirfel', 'turrphennir', 'felswrath'],
    others: ['sabersquadronpilot', 'avengersquadronpilot', 'alphasquadronpilot'],
  },
  firespray31: { unique: ['bobafett', 'kathscarlet', 'krassistrelix'], others: ['bountyhunter'] },
  bwing: {
    unique: ['tennumb', 'ibtisam'],
    others: ['daggersquadronpilot', 'bluesquadronpilot'],
  },
  hwk290: { unique: ['janors', 'kylekatarn', 'roarkgarnet'], others: ['rebeloperative'] },
  tiebomber: {
    unique: ['majorrhymer', 'captainjonus'],
    others: ['gammasquadronpilot', 'scimitarsquadronpilot'],
  },
  lambdaclassshuttle: {
    unique: ['captainkagi', 'coloneljendon', 'captainyorr'],
    others: ['omicrongrouppilot'],
  },
};

/** All pilots in the order of the cards, which links count by. */
export const PILOT_ORDER: readonly string[] = Object.values(PILOTS_BY_SHIP).flatMap(
  ({ unique, others }) => [...unique, ...others],
);

/** All upgrades in the order of the cards, which links count by. */
export const UPGRADE_ORDER: readonly string[] = [
  'adrenalinerush',
  'daredevil',
  'deadeye',
  'determination',
  'drawtheirfire',
  'elusiveness',
  'experthandling',
  'expose',
  'marksmanship',
  'pushthelimit',
  'squadleader',
  'swarmtactics',
  'veteraninstincts',
  'r2astromech',
  'r2d2',
  'r2f2',
  'r5astromech',
  'r5d8',
  'r5k6',
  'advprotontorpedoes',
  'protontorpedoes',
  'assaultmissiles',
  'clustermissiles',
  'concussionmissiles',
  'homingmissiles',
  'autoblaster',
  'heavylasercannon',
  'ioncannon',
  'blasterturret',
  'ioncannonturret',
  'protonbombs',
  'proximitymines',
  'seismiccharges',
  'chewbacca',
  'darthvader',
  'flightinstructor',
  'gunner',
  'intelligenceagent',
  'lukeskywalker',
  'mercenarycopilot',
  'navigator',
  'niennunb',
  'rebelcaptive',
  'reconspecialist',
  'saboteur',
  'weaponsengineer',
  'advancedsensors',
  'firecontrolsystem',
  'sensorjammer',
  'antipursuitlasers',
  'engineupgrade',
  'shieldupgrade',
  'stealthdevice',
  'millenniumfalcon',
  'moldycrow',
  'st321',
  'slavei',
];

const SHIPS: ReadonlyMap<string, string> = new Map(
  Object.entries(PILOTS_BY_SHIP).flatMap(([ship, { unique, others }]) =>
    [...unique, ...others].map((pilot) => [pilot, ship] as const),
  ),
);
const SEVERAL: ReadonlySet<string> = new Set(
  Object.values(PILOTS_BY_SHIP).flatMap(({ others }) => others),
);

/** The type of ship that a pilot flies. */
export function shipOfPilot(pilot: string): string | undefined {
  return SHIPS.get(pilot);
}

/** Whether a squad may have several ships of this card, so that they need numbers. */
export function isCounted(pilot: string): boolean {
  return SEVERAL.has(pilot);
}
