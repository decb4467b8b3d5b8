import { BASE_SET_POINTS } from '../lists/limits.ts';
import { readySquad } from '../lists/ready-made.ts';
import { setupOf } from './check-setup.ts';
import type { Setup } from './setup.ts';

function battle(rebel: string, imperial: string, written: Partial<Setup> = {}): Setup {
  const squads = { rebel: readySquad(rebel), imperial: readySquad(imperial) };
  if (squads.rebel === undefined || squads.imperial === undefined) {
    throw new Error(`no squads ${rebel} and ${imperial}`);
  }
  return setupOf({
    sides: 'rebel',
    obstacles: 6,
    ...written,
    squads: { rebel: squads.rebel, imperial: squads.imperial },
  });
}

/** Both fly for the faction of these squads (decision 0427). */
function mirror(one: string, other: string): Setup {
  const [P1, P2] = [readySquad(one), readySquad(other)];
  if (P1 === undefined || P2 === undefined) throw new Error(`no squads ${one} and ${other}`);
  return setupOf({
    sides: { P1: P1.faction, P2: P2.faction },
    obstacles: 6,
    squads: { P1, P2 },
  });
}

const BASE_SET: Partial<Setup> = { points: BASE_SET_POINTS, collection: { swx01: 1 } };

/** Ready to play; the first one for a number of players is its default. */
export const SETUPS: Readonly<Record<string, Setup>> = {
  standard: setupOf({ obstacles: 6 }),
  'first-game': setupOf({ squadBuilding: false }),
  'base-set': setupOf({ ...BASE_SET, obstacles: 6 }),
  aces: battle('x-wing-aces', 'interceptor-aces'),
  swarm: battle('two-b-two-x', 'howlrunner-swarm'),
  'falcon-and-slave': battle('han-and-two-rookies', 'two-firesprays'),
  random: setupOf({
    sides: 'rebel',
    obstacles: 6,
    squads: { rebel: 'random', imperial: 'random' },
  }),
  'rebel-mirror': mirror('two-b-two-x', 'han-and-two-rookies'),
  'imperial-mirror': mirror('howlrunner-swarm', 'two-firesprays'),
  'mission-1': setupOf({ mission: 1, squadBuilding: false }),
  'mission-2': setupOf({ mission: 2, squadBuilding: false }),
  'mission-3': setupOf({ mission: 3, squadBuilding: false }),
  'three-players': setupOf({ players: 3, obstacles: 6 }),
  teams: setupOf({ players: 4, obstacles: 6 }),
  'five-players': setupOf({ players: 5, obstacles: 6 }),
  'six-players': setupOf({ players: 6, obstacles: 6 }),
  'seven-players': setupOf({ players: 7, obstacles: 6 }),
  'eight-players': setupOf({ players: 8, points: 200, obstacles: 6, width: 1200 }),
};
