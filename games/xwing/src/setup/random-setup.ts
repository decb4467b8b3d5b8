import { type Chance, pickOne } from '@parsecs/kernel';
import { OBSTACLE_IDS } from '../cards/ids.ts';
import { FACTIONS, type Faction } from '../cards/vocabulary.ts';
import { BASE_SET_POINTS, STANDARD_POINTS } from '../lists/limits.ts';
import { FIRST_GAME_SQUADS, MISSION_NUMBERS } from '../lists/ready-made.ts';
import { drawSquad } from '../play/squads.ts';
import { MOST_PLAYERS, setupOf } from './check-setup.ts';
import { OPTION_VALUES, type Options } from './options.ts';
import type { Setup, SquadSource } from './setup.ts';

const LEAST_POINTS = 31;
const MORE_POINTS = 120;
/** So many ships that even cards which need a friend of a certain kind nearby come into play. */
const CROWD_POINTS = 300;
const MOST_ROUNDS = 12;
const AREAS: readonly number[] = [900, 900, 914.4, 1200];

function anyOptions(chance: Chance): Options {
  const names = Object.keys(OPTION_VALUES) as (keyof Options)[];
  return Object.fromEntries(
    names.map((name) => {
      const values: readonly unknown[] = OPTION_VALUES[name];
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
export function randomSetup(chance: Chance): Setup {
  return chance.pick('mission', 4) === 0 ? anyMission(chance) : anyBattle(chance);
}

/** XW-238, XW-244: with the listed ships, out of one base set, or with squads of 100 points. */
function anyMission(chance: Chance): Setup {
  const written = {
    mission: pickOne(chance, 'mission', MISSION_NUMBERS),
    players: anyPlayers(chance),
    sides: anySides(chance),
    width: pickOne(chance, 'width', AREAS),
    height: pickOne(chance, 'height', AREAS),
    roundLimit: anyLimit(chance),
    options: anyOptions(chance),
  };
  switch (chance.pick('forces', 3)) {
    case 0:
      return setupOf({ ...written, squadBuilding: false });
    case 1:
      return setupOf({ ...written, points: BASE_SET_POINTS, collection: { swx01: 1 } });
    default:
      return anySquads(setupOf(written), chance);
  }
}

function anyPlayers(chance: Chance): number {
  return chance.pick('teams', 4) === 0 ? 3 + chance.pick('players', MOST_PLAYERS - 2) : 2;
}

/** XW-314: mostly none. */
function anyLimit(chance: Chance): number {
  return chance.pick('limited', 8) === 0 ? 1 + chance.pick('rounds', MOST_ROUNDS) : 0;
}

function anySides(chance: Chance): Setup['sides'] {
  return pickOne(chance, 'sides', [...FACTIONS, 'ask'] as const);
}

function anySquads(setup: Setup, chance: Chance): Setup {
  const { sides } = setup;
  const squads =
    typeof sides === 'object'
      ? { P1: anySource(setup, sides.P1, chance), P2: anySource(setup, sides.P2, chance) }
      : {
          rebel: anySource(setup, 'rebel', chance),
          imperial: anySource(setup, 'imperial', chance),
        };
  return { ...setup, squads };
}

/** Sometimes both fly for one faction. */
function anyMirror(chance: Chance): Pick<Setup, 'sides'> | undefined {
  if (chance.pick('mirror', 4) > 0) return undefined;
  const faction = pickOne(chance, 'sides', FACTIONS);
  return { sides: { P1: faction, P2: faction } };
}

function anyBattle(chance: Chance): Setup {
  const setup = setupOf({
    players: anyPlayers(chance),
    sides: anySides(chance),
    obstacles: chance.pick('obstacles', OBSTACLE_IDS.length + 1),
    width: pickOne(chance, 'width', AREAS),
    height: pickOne(chance, 'height', AREAS),
    roundLimit: anyLimit(chance),
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
      const points = [
        STANDARD_POINTS,
        LEAST_POINTS + chance.pick('points', MORE_POINTS),
        CROWD_POINTS,
      ] as const;
      const limited = { ...setup, points: pickOne(chance, 'limit', points) };
      return anySquads({ ...limited, ...anyMirror(chance) }, chance);
    }
  }
}
