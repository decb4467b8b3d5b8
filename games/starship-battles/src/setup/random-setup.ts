import { type Chance, pickOne } from '@parsecs/kernel';
import { randomFleet } from '../lists/random-fleet.ts';
import { ATTACK_ORDERS, COSTS, FACTIONS, MAP_IDS, MODES } from '../vocabulary.ts';
import { type FleetSource, factionOfSeat, limitsOf, type Setup } from './setup.ts';
import { strangeFleets } from './strange-ships.ts';

const LEAST_POINTS = 20;
const MORE_POINTS = 400;
const MOST_QUIET_ROUNDS = 15;
const MOST_ROUNDS = 12;

/** Any setup that the rules allow; all of it depends on the chance given. */
export function randomSetup(chance: Chance): Setup {
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
    attackOrder: pickOne(chance, 'attack order', ATTACK_ORDERS),
    standstillRounds: 1 + chance.pick('standstill', MOST_QUIET_ROUNDS),
    roundLimit: chance.pick('limit', 3) === 0 ? 1 + chance.pick('rounds', MOST_ROUNDS) : 0,
  };
  if (mode === 'quick-start') return setup;
  if (players === 2 && chance.pick('strange ships or not', 2) === 0) {
    const long = { standstillRounds: MOST_QUIET_ROUNDS, roundLimit: 0 };
    const map = { map: 'compact', sides: 'light', points: 0, costs: 'cards' } as const;
    return { ...setup, ...long, ...map, ...strangeFleets(chance) };
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
