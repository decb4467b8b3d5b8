import { at, type Chance, pickOne } from '@parsecs/kernel';
import { COSTS } from './balance.ts';
import { fleetOf } from './fleet.ts';
import { MAP_IDS } from './maps.ts';
import { randomFleet } from './random-fleet.ts';
import { type FleetSource, factionOfSeat, limitsOf, type Setup } from './setup.ts';
import { SHIPS, shipCard } from './ships.ts';
import { FACTIONS, MODES } from './vocabulary.ts';

const LEAST_POINTS = 20;
const MORE_POINTS = 400;
const MOST_QUIET_ROUNDS = 15;
const MOST_ROUNDS = 12;

/**
 * Ships that meet each other's abilities only by a rare chance. Some setups bring them together on
 * the small map.
 */
const RIVALS: readonly (readonly [readonly string[], readonly string[]])[] = [
  [['venator-star-destroyer'], ['darth-mauls-sith-infiltrator', 'imperial-shuttle']],
  [['corellian-corvette'], ['imperial-star-destroyer']],
  [
    ['rebel-transport', 'rogue-squadron-x-wing'],
    ['jango-fetts-slave-i', 'victory-star-destroyer'],
  ],
  [
    ['mon-calamari-cruiser', 'millennium-falcon'],
    ['emperor-palpatines-shuttle', 'tie-defender'],
  ],
];

function rivals(chance: Chance): readonly FleetSource[] {
  const pair = pickOne(chance, 'rivals', RIVALS);
  const counts = pair.map((ids) => ids.map((id) => [id, 4 + chance.pick('copies', 4)] as const));
  return counts.map((own, faction) =>
    fleetOf(
      at(FACTIONS, faction),
      new Map(own.map(([id, count]) => [id, shipCard(id)?.uniqueName === null ? count : 1])),
      SHIPS,
    ),
  );
}

/** Any setup that the rules allow; all of it depends on the chance given. */
export function anySetup(chance: Chance): Setup {
  const players = pickOne(chance, 'players', [2, 2, 2, 4] as const);
  const mode = pickOne(chance, 'mode', [...MODES, 'advanced', 'advanced'] as const);
  const usualPoints = chance.pick('points as printed', 2) === 0;
  const setup: Setup = {
    players,
    mode,
    map: pickOne(chance, 'map', MAP_IDS),
    sides: pickOne(chance, 'sides', [...FACTIONS, 'ask'] as const),
    points: usualPoints ? 300 : LEAST_POINTS + chance.pick('points', MORE_POINTS),
    fleets: Array.from({ length: players }, () => 'random'),
    ships: [],
    costs: pickOne(chance, 'costs', COSTS),
    targetFightersBonus: pickOne(chance, 'target fighters', [3, 4] as const),
    standstillRounds: 1 + chance.pick('standstill', MOST_QUIET_ROUNDS),
    roundLimit: chance.pick('limit', 3) === 0 ? 1 + chance.pick('rounds', MOST_ROUNDS) : 0,
  };
  if (mode === 'quick-start') return setup;
  if (players === 2 && chance.pick('rivals or not', 4) === 0) {
    const fleets = rivals(chance);
    const long = { standstillRounds: MOST_QUIET_ROUNDS, roundLimit: 0 };
    return { ...setup, ...long, map: 'compact', sides: 'light', points: 0, fleets };
  }
  const fleets: FleetSource[] = [];
  for (let seat = 0; seat < players; seat += 1) {
    fleets.push(pickFleet(setup, seat, fleets[seat - 2], chance));
  }
  return { ...setup, fleets };
}

function pickFleet(
  setup: Setup,
  seat: number,
  partner: FleetSource | undefined,
  chance: Chance,
): FleetSource {
  const source = pickOne(chance, 'fleet', ['build', 'random', 'list'] as const);
  if (source !== 'list') return source;
  if (setup.sides === 'ask') return 'build';
  const limits = limitsOf(setup, typeof partner === 'object' ? partner : undefined);
  return randomFleet(factionOfSeat(setup.sides, seat), limits, chance);
}
