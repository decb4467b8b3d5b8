import { starshipBattles } from '@parsecs/starship-battles';
import { type Case, proveTips } from '../testing/cases.ts';
import type { Position } from '../testing/moments.ts';
import type { Trigger } from '../trigger.ts';
import { starshipBattlesTriggers } from './starship-battles.ts';

const CRUISER = { ship: 'mon-calamari-cruiser', at: [14, 12], facing: 'north' };
const FIGHTER = { ship: 'x-wing-starfighter', at: [18, 10] };
const DESTROYER = { ship: 'victory-star-destroyer', at: [14, 6], facing: 'south' };
const TIE = { ship: 'tie-fighter', at: [19, 9] };

interface Fleets {
  readonly mine: readonly object[];
  readonly theirs?: readonly object[];
  readonly phase?: 'move' | 'attack' | 'initiative';
  /** The side that moves first; the first seat is the Light Side. */
  readonly low?: 'light' | 'dark';
}

function battle(
  { mine, theirs = [DESTROYER], ...rest }: Fleets,
  then: Omit<Position, 'given'> = {},
): Position {
  return { given: { ships: { P1: mine, P2: theirs }, ...rest }, ...then };
}

const attack = { phase: 'attack', low: 'dark' } as const;
const atTheEdge = { mine: [{ ...CRUISER, at: [14, 0] }] };
const carrier = { ship: 'mon-calamari-star-defender-viscount', at: [16, 19] };
const closeBy = { ...attack, mine: [carrier], theirs: [{ ship: 'tie-fighter', at: [15, 18] }] };
const corner = { ...attack, mine: [{ ship: 'x-wing-starfighter', at: [13, 8] }] };
const corvette = { ship: 'tantive-iv', at: [14, 12], facing: 'north' };

const CASES: Readonly<Record<string, Case>> = {
  flee: {
    tells: battle(atTheEdge, { when: ['mon-calamari-cruiser-1'], composed: 'flee' }),
    silent: battle(atTheEdge, { when: ['mon-calamari-cruiser-1'], composed: 'left' }),
  },
  'point-defense-first': {
    tells: battle(closeBy, {
      when: ['mon-calamari-star-defender-viscount-1'],
      composed: 'turbolasers>tie-fighter-1',
    }),
    silent: battle(closeBy, {
      when: ['mon-calamari-star-defender-viscount-1'],
      composed: 'point-defense>tie-fighter-1',
    }),
  },
  'damage-late': {
    tells: battle({ ...attack, mine: [{ ...FIGHTER, damage: 2 }], theirs: [TIE] }),
    silent: battle({ ...attack, mine: [{ ...FIGHTER, damage: 1 }], theirs: [TIE] }),
  },
  'move-first': {
    tells: battle({ mine: [CRUISER], low: 'light' }),
    silent: battle({ mine: [CRUISER], theirs: [TIE], low: 'dark' }, { when: ['done', 'done'] }),
  },
  'move-second': {
    tells: battle({ mine: [CRUISER], theirs: [TIE], low: 'dark' }, { when: ['done', 'done'] }),
    silent: battle({ mine: [CRUISER], low: 'light' }),
  },
  reduced: {
    tells: battle({ ...attack, mine: [{ ...CRUISER, damage: 3, reduced: true }] }),
    silent: battle({ ...attack, mine: [{ ...CRUISER, damage: 3 }] }),
  },
  path: {
    tells: battle({ mine: [CRUISER] }, { when: ['mon-calamari-cruiser-1'] }),
    silent: battle({ mine: [CRUISER] }),
  },
  facing: {
    tells: battle({ mine: [corvette] }, { when: ['tantive-iv-1', 'stay'] }),
    silent: battle({ mine: [corvette] }, { when: ['tantive-iv-1'] }),
  },
  launch: {
    tells: battle({ mine: [carrier, { ship: 'x-wing-starfighter' }] }, { when: ['done'] }),
    silent: battle({ mine: [carrier, { ship: 'x-wing-starfighter' }] }),
  },
  face: {
    tells: battle(corner, {
      when: ['x-wing-starfighter-1', 'laser-cannon>victory-star-destroyer-1'],
    }),
    silent: battle(corner, { when: ['x-wing-starfighter-1'] }),
  },
  options: {
    tells: battle(
      { ...attack, mine: [{ ship: 'millennium-falcon', at: [18, 10] }], theirs: [TIE] },
      { when: ['millennium-falcon-1', 'laser-cannon>tie-fighter-1'] },
    ),
    silent: battle(
      { ...attack, mine: [{ ship: 'millennium-falcon', at: [18, 10] }], theirs: [TIE] },
      { when: ['millennium-falcon-1'] },
    ),
  },
  reroll: {
    tells: battle({
      mine: [{ ship: 'mon-calamari-cruiser-home-one', at: [14, 12] }],
      phase: 'initiative',
    }),
    silent: battle({ mine: [CRUISER], phase: 'initiative' }),
  },
  fire: {
    tells: battle(
      { ...attack, mine: [FIGHTER], theirs: [TIE] },
      { when: ['x-wing-starfighter-1'] },
    ),
    silent: battle({ ...attack, mine: [FIGHTER], theirs: [TIE] }),
  },
  attack: {
    tells: battle({ ...attack, mine: [FIGHTER], theirs: [TIE] }),
    silent: battle({ mine: [FIGHTER], theirs: [TIE] }),
  },
};

proveTips(
  starshipBattles,
  starshipBattlesTriggers as readonly unknown[] as readonly Trigger[],
  CASES,
);
