import type { GameId } from '@parsecs/table';

/** A term: the message that is its name in every language, and the rule that explains it. */
export interface Term {
  readonly key: string;
  readonly rule: string;
}

/**
 * Things that have a name of their own, each with its rule; by groups of the words of the game (`:phase`)
 * or of those of its board (`-board:sign`).
 */
const NAMED: Readonly<Record<GameId, Readonly<Record<string, Readonly<Record<string, string>>>>>> =
  {
    xwing: {
      ':phase': {
        planning: 'XW-030',
        activation: 'XW-053',
        combat: 'XW-100',
        end: 'XW-156',
      },
      ':action': {
        focus: 'XW-067',
        'target-lock': 'XW-075',
        evade: 'XW-066',
        'barrel-roll': 'XW-068',
        boost: 'XW-298',
      },
      ':weapon': { primary: 'XW-089' },
      '-board:sign': {
        arc: 'XW-094',
        range: 'XW-086',
        green: 'XW-169',
        red: 'XW-166',
        stress: 'XW-165',
        ion: 'XW-301',
        shield: 'XW-141',
        hull: 'XW-142',
        skill: 'XW-053',
        initiative: 'XW-161',
        asteroid: 'XW-189',
        'die-hit': 'XW-126',
        'die-critical': 'XW-143',
        'die-blank': 'XW-129',
      },
    },
    'starship-battles': {
      ':class': { 1: 'SB-020', 2: 'SB-021', 3: 'SB-022', 4: 'SB-023' },
      ':face': { front: 'SB-088', side: 'SB-088', rear: 'SB-088' },
      ':arc': {
        any: 'SB-090',
        broadside: 'SB-091',
        frontal: 'SB-093',
        spine: 'SB-092',
      },
      ':ability': {
        assault: 'SB-135',
        cloak: 'SB-138',
        evasion: 'SB-143',
        'fighter-launch': 'SB-144',
        interceptor: 'SB-147',
        jammer: 'SB-150',
        unique: 'SB-158',
      },
    },
    'imperial-assault': {
      ':terrain': {
        difficult: 'IA-111',
        impassable: 'IA-112',
        blocking: 'IA-113',
      },
      ':condition': {
        stunned: 'IA-223',
        bleeding: 'IA-224',
        focused: 'IA-225',
        hidden: 'IA-227',
        weakened: 'IA-228',
      },
      ':keyword': {
        pierce: 'IA-211',
        blast: 'IA-212',
        cleave: 'IA-213',
        reach: 'IA-214',
        recover: 'IA-215',
        massive: 'IA-146',
        mobile: 'IA-144',
      },
      ':symbol': {
        accuracy: 'IA-187',
        damage: 'IA-188',
        surge: 'IA-184',
        block: 'IA-188',
        evade: 'IA-183',
        dodge: 'IA-189',
      },
    },
    'super-teams': {
      ':space': {
        start: 'ST-019',
        normal: 'ST-041',
        bonus: 'ST-044',
        hyperspace: 'ST-042',
        asteroid: 'ST-043',
        maw: 'ST-051',
        dual: 'ST-049',
        final: 'ST-057',
      },
      ':bonus': {
        'skilled-pilot': 'ST-089',
        'light-speed': 'ST-090',
        'speed-bonus': 'ST-093',
        'evasive-manoeuvre': 'ST-096',
        'mechanical-grab': 'ST-099',
      },
    },
  };

/** Rules whose titles are terms. */
const TITLED: Readonly<Record<GameId, readonly string[]>> = {
  xwing: [
    'XW-027',
    'XW-042',
    'XW-043',
    'XW-044',
    'XW-045',
    'XW-064',
    'XW-114',
    'XW-136',
    'XW-153',
    'XW-171',
    'XW-175',
    'XW-195',
    'XW-197',
    'XW-296',
    'XW-302',
    'XW-304',
  ],
  'starship-battles': [
    'SB-012',
    'SB-013',
    'SB-014',
    'SB-015',
    'SB-016',
    'SB-017',
    'SB-028',
    'SB-033',
    'SB-041',
    'SB-050',
    'SB-066',
    'SB-080',
    'SB-082',
    'SB-117',
    'SB-160',
  ],
  'imperial-assault': [
    'IA-009',
    'IA-011',
    'IA-013',
    'IA-016',
    'IA-026',
    'IA-053',
    'IA-074',
    'IA-075',
    'IA-082',
    'IA-097',
    'IA-109',
    'IA-116',
    'IA-151',
    'IA-153',
    'IA-156',
    'IA-236',
    'IA-265',
    'IA-283',
  ],
  'super-teams': ['ST-005', 'ST-006', 'ST-034', 'ST-036', 'ST-053', 'ST-058', 'ST-063', 'ST-069'],
};

export function termsOf(game: GameId): readonly Term[] {
  const named = Object.entries(NAMED[game]).flatMap(([group, things]) =>
    Object.entries(things).map(([id, rule]) => ({ key: `${game}${group}.${id}.name`, rule })),
  );
  const titled = TITLED[game].map((rule) => ({ key: `${game}-rules:${rule}.title`, rule }));
  return [...named, ...titled];
}
