import { type Chance, pickOne } from '@parsecs/kernel';
import { FACTIONS, type Faction } from '../cards/vocabulary.ts';
import { OBSTACLE_IDS } from '../geometry/outline.ts';
import { drawSquad } from '../play/squads.ts';
import { BASE_SET_POINTS, STANDARD_POINTS } from '../squad/limits.ts';
import { FIRST_GAME_SQUADS } from '../squad/ready-squads.ts';
import { OPTION_VALUES, type Options } from './options.ts';
import { MOST_PLAYERS, type Setup, type SquadSource, setupOf } from './setup.ts';

const LEAST_POINTS = 31;
const MORE_POINTS = 120;
const AREAS: readonly number[] = [900, 900, 914.4, 1200];

function anyOptions(chance: Chance): Options {
  const names = Object.keys(OPTION_VALUES) as (keyof Options)[];
  return Object.fromEntries(
    names.map((name) => {
      const values: readonly unknown[] = OPTION_VALUES[name] ?? [];
      // Mostly as the ledger has it.
      const index = chance.pick(name, 4) === 0 ? 1 : 0;
      return [name, values[index]];
    }),
  ) as unknown as Options;
}

function anySource(setup: Setup, faction: Faction, chance: Chance): SquadSource {
  const source = pickOne(chance, 'source', ['build', 'random', 'list'] as const);
  return source === 'list' ? drawSquad(setup, faction, chance) : source;
}

/** Any setup that the rules allow; all of it depends on the chance given. */
export function anySetup(chance: Chance): Setup {
  const isTeamGame = chance.pick('teams', 4) === 0;
  const setup = setupOf({
    players: isTeamGame ? 3 + chance.pick('players', MOST_PLAYERS - 2) : 2,
    sides: pickOne(chance, 'sides', [...FACTIONS, 'ask'] as const),
    obstacles: chance.pick('obstacles', OBSTACLE_IDS.length + 1),
    width: pickOne(chance, 'width', AREAS),
    height: pickOne(chance, 'height', AREAS),
    options: anyOptions(chance),
  });
  switch (chance.pick('forces', 8)) {
    case 0:
      return { ...setup, squadBuilding: false, squads: FIRST_GAME_SQUADS };
    case 1:
      return setupOf({
        ...setup,
        points: BASE_SET_POINTS,
        collection: { swx01: 1 },
      });
    default: {
      const points =
        chance.pick('usual points', 2) === 0
          ? STANDARD_POINTS
          : LEAST_POINTS + chance.pick('points', MORE_POINTS);
      const forces = { ...setup, points };
      const squads = {
        rebel: anySource(forces, 'rebel', chance),
        imperial: anySource(forces, 'imperial', chance),
      };
      return { ...forces, squads };
    }
  }
}
