import { FACTIONS, type Faction, type PilotId, type UpgradeId } from '@parsecs/xwing';

/**
 * Links of other squad builders that hold the whole squad, so that nothing has to be fetched: either
 * as XWS in one of the parameters, or as numbers of cards (`f=Rebel Alliance&d=v4!s!5:19,1,3:-1:-1:`).
 * A number is the place of the card in these lists; later cards have no place here.
 */
const PILOTS: readonly PilotId[] = [
  'wedgeantilles',
  'garvendreis',
  'redsquadronpilot',
  'rookiepilot',
  'biggsdarklighter',
  'lukeskywalker',
  'graysquadronpilot',
  'dutchvander',
  'hortonsalm',
  'goldsquadronpilot',
  'academypilot',
  'obsidiansquadronpilot',
  'blacksquadronpilot',
  'wingedgundark',
  'nightbeast',
  'backstabber',
  'darkcurse',
  'maulermithel',
  'howlrunner',
  'maarekstele',
  'tempestsquadronpilot',
  'stormsquadronpilot',
  'darthvader',
  'alphasquadronpilot',
  'avengersquadronpilot',
  'sabersquadronpilot',
  'felswrath',
  'turrphennir',
  'soontirfel',
  'tychocelchu',
  'arvelcrynyd',
  'greensquadronpilot',
  'prototypepilot',
  'outerrimsmuggler',
  'chewbacca',
  'landocalrissian',
  'hansolo',
  'kathscarlet',
  'bobafett',
  'krassistrelix',
  'bountyhunter',
  'tennumb',
  'ibtisam',
  'daggersquadronpilot',
  'bluesquadronpilot',
  'rebeloperative',
  'roarkgarnet',
  'kylekatarn',
  'janors',
  'scimitarsquadronpilot',
  'gammasquadronpilot',
  'captainjonus',
  'majorrhymer',
  'captainkagi',
  'coloneljendon',
  'captainyorr',
  'omicrongrouppilot',
];

const UPGRADES: readonly UpgradeId[] = [
  'ioncannonturret',
  'protontorpedoes',
  'r2astromech',
  'r2d2',
  'r2f2',
  'r5d8',
  'r5k6',
  'r5astromech',
  'determination',
  'swarmtactics',
  'squadleader',
  'experthandling',
  'marksmanship',
  'concussionmissiles',
  'clustermissiles',
  'daredevil',
  'elusiveness',
  'homingmissiles',
  'pushthelimit',
  'deadeye',
  'expose',
  'gunner',
  'ioncannon',
  'heavylasercannon',
  'seismiccharges',
  'mercenarycopilot',
  'assaultmissiles',
  'veteraninstincts',
  'proximitymines',
  'weaponsengineer',
  'drawtheirfire',
  'lukeskywalker',
  'niennunb',
  'chewbacca',
  'advprotontorpedoes',
  'autoblaster',
  'firecontrolsystem',
  'blasterturret',
  'reconspecialist',
  'saboteur',
  'intelligenceagent',
  'protonbombs',
  'adrenalinerush',
  'advancedsensors',
  'sensorjammer',
  'darthvader',
  'rebelcaptive',
  'flightinstructor',
  'navigator',
];

/** These two are counted from 1. */
const MODIFICATIONS: readonly UpgradeId[] = [
  'stealthdevice',
  'shieldupgrade',
  'engineupgrade',
  'antipursuitlasers',
];
const TITLES: readonly UpgradeId[] = ['slavei', 'millenniumfalcon', 'moldycrow', 'st321'];

const FACTION_NAMES: Readonly<Record<string, Faction>> = {
  'Rebel Alliance': FACTIONS[0],
  'Galactic Empire': FACTIONS[1],
};

/** The kinds of cards that a ship brings along by another card. */
const ADDED: Readonly<Record<string, (number: number) => string>> = {
  U: upgradeAt,
  T: titleAt,
  M: modificationAt,
};

const SERIALIZED = /^v[1-4]!(?:[a-z]+!)?(.*)$/;
const LONGEST = 10_000;

function upgradeAt(number: number): string {
  return UPGRADES[number] ?? `U.${number}`;
}

function titleAt(number: number): string {
  return TITLES[number - 1] ?? `T.${number}`;
}

function modificationAt(number: number): string {
  return MODIFICATIONS[number - 1] ?? `M.${number}`;
}

/** A number below nought stands for a place that was left empty. */
function numbersIn(written: string | undefined): readonly number[] {
  return (written ?? '')
    .split(',')
    .filter((number) => /^\d+$/.test(number))
    .map(Number);
}

function addedIn(written: string | undefined): readonly string[] {
  return (written ?? '').split(',').flatMap((pair) => {
    const [, kind = '', number = ''] = /^([UTM])\.(\d+)$/.exec(pair) ?? [];
    const named = ADDED[kind];
    return named === undefined ? [] : [named(Number(number))];
  });
}

function shipIn(written: string): { readonly pilot: string; readonly upgrades: readonly string[] } {
  const [pilot = '', upgrades, titles, modifications, added] = written.split(':');
  return {
    pilot: PILOTS[/^\d+$/.test(pilot) ? Number(pilot) : -1] ?? `P.${pilot}`,
    upgrades: [
      ...numbersIn(upgrades).map(upgradeAt),
      ...numbersIn(titles).map(titleAt),
      ...numbersIn(modifications).map(modificationAt),
      ...addedIn(added),
    ],
  };
}

function jsonIn(params: URLSearchParams): unknown {
  for (const value of params.values()) {
    if (!value.startsWith('{')) continue;
    try {
      return JSON.parse(value);
    } catch {
      // Something else in curly brackets.
    }
  }
  return undefined;
}

/** What a link of another builder holds, as a file would; nothing if it is no such link. */
export function fileInLink(text: string): unknown {
  if (text.length > LONGEST || !URL.canParse(text.trim())) return undefined;
  const { searchParams, hash } = new URL(text.trim());
  const params = new URLSearchParams([...searchParams, ...new URLSearchParams(hash.slice(1))]);
  const [, ships] = SERIALIZED.exec(params.get('d') ?? '') ?? [];
  if (ships === undefined) return jsonIn(params);
  return {
    name: params.get('sn') ?? '',
    faction: FACTION_NAMES[params.get('f') ?? ''] ?? params.get('f'),
    ships: ships
      .split(';')
      .filter((ship) => ship !== '')
      .map(shipIn),
  };
}
