import { ARMIES, ARMY_IDS, type ArmyId } from '@parsecs/imperial-assault';
import { at, type Game } from '@parsecs/kernel';
import type { GameId } from '../games.ts';

/** Something ready-made that should be a fight: who meets whom, and every way of sitting down to it. */
export interface Contest {
  readonly name: string;
  readonly sides: readonly string[];
  /** Each is played equally often, so that no side has the better seats. */
  readonly seatings: readonly Seating[];
}

export interface Seating {
  readonly setup: unknown;
  /** The place in `sides` of whoever sits at each seat. */
  readonly sides: readonly number[];
}

type Fields = Readonly<Record<string, unknown>>;

/** What is measured of each game. */
const MAKERS: Readonly<Record<GameId, (game: Game) => readonly Contest[]>> = {
  'super-teams': (game) => Object.keys(game.setups).map((name) => raceOf(game, name)),
  xwing: (game) =>
    [
      'first-game',
      'aces',
      'swarm',
      'falcon-and-slave',
      'mission-1',
      'mission-2',
      'mission-3',
      'base-set',
      'random',
    ].map((name) => battleOf(game, name, ['rebel', 'imperial'])),
  'starship-battles': (game) =>
    [
      'quick-start',
      'coruscant',
      'clone-wars',
      'galactic-civil-war',
      'random',
      'balanced',
      'long-axis',
      'skirmish',
      'patrol',
    ].map((name) => battleOf(game, name, ['light', 'dark'])),
  'imperial-assault': (game) => [
    ...Object.keys(game.setups).map((name) => skirmishOf(game, name)),
    tournamentOf(game),
  ],
};

export function contestsOf(game: Game): readonly Contest[] {
  return MAKERS[game.id as GameId](game);
}

/** How many games give every side so many, each way of sitting as often as the others. */
export function gamesFor({ sides, seatings }: Contest, gamesOfSide: number): number {
  const inGame = new Set(at(seatings, 0).sides).size;
  const wanted = (gamesOfSide * sides.length) / inGame;
  return Math.ceil(wanted / seatings.length) * seatings.length;
}

function fieldsOf(game: Game, name: string): Fields {
  const setup = game.setups[name];
  if (setup === undefined) throw new Error(`${game.id} has no setup ${name}`);
  return setup as Fields;
}

function seat(game: Game, written: Fields, sides: readonly number[]): Seating {
  const checked = game.checkSetup(written);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return { setup: checked.value, sides };
}

/** Two fleets or squads: `sides` of the setup says which is whose, `fleets` go with their seats. */
function battleOf(game: Game, name: string, sides: readonly [string, string]): Contest {
  const setup = fieldsOf(game, name);
  const { fleets } = setup;
  const swapped = Array.isArray(fleets) ? { fleets: fleets.toReversed() as unknown[] } : {};
  return {
    name,
    sides,
    seatings: [
      seat(game, { ...setup, sides: sides[0] }, [0, 1]),
      seat(game, { ...setup, ...swapped, sides: sides[1] }, [1, 0]),
    ],
  };
}

/** Two armies; whoever sits first is written first. */
function skirmishOf(game: Game, name: string): Contest {
  const setup = fieldsOf(game, name);
  const armies = setup['armies'] as readonly unknown[];
  return {
    name,
    sides: armies.map(nameOfArmy),
    seatings: [
      seat(game, setup, [0, 1]),
      seat(game, { ...setup, armies: armies.toReversed() }, [1, 0]),
    ],
  };
}

function nameOfArmy(army: unknown): string {
  const written = JSON.stringify(army);
  return ARMY_IDS.find((id) => JSON.stringify(ARMIES[id]) === written) ?? 'army';
}

/** Every starter army against every other, on a mission by chance. */
function tournamentOf(game: Game): Contest {
  const play = (first: ArmyId, second: ArmyId): Seating =>
    seat(
      game,
      { armies: [ARMIES[first], ARMIES[second]], mission: 'random' },
      [first, second].map((id) => ARMY_IDS.indexOf(id)),
    );
  const seatings = ARMY_IDS.flatMap((first) =>
    ARMY_IDS.filter((second) => second !== first).map((second) => play(first, second)),
  );
  return { name: 'starter-armies', sides: ARMY_IDS, seatings };
}

/** Teams by their colors; with four players partners sit opposite. */
function raceOf(game: Game, name: string): Contest {
  const setup = fieldsOf(game, name);
  const colours = setup['colours'] as readonly (readonly string[])[];
  const count = colours.length === 4 ? 2 : colours.length;
  const sideOf = (place: number): number => place % count;
  const sides = Array.from({ length: count }, (_, side) =>
    colours.flatMap((own, place) => (sideOf(place) === side ? own : [])).join('+'),
  );
  const seatings = Array.from({ length: count }, (_, turn) => {
    const places = colours.map((_own, place) => (place + turn) % colours.length);
    const seated = places.map((place) => at(colours, place));
    return seat(game, { ...setup, colours: seated }, places.map(sideOf));
  });
  return { name, sides, seatings };
}
