import type { Battle } from '../battle.ts';
import { baseOf, obstacleOutlines } from '../board.ts';
import type { Manoeuvre } from '../geometry/directions.ts';
import { newFlight } from '../geometry/flight.ts';
import { endPoseInto, templateOf } from '../geometry/manoeuvre.ts';
import { listObstaclesHit } from '../geometry/obstacle-hits.ts';
import { battleOf, type State } from '../state.ts';

/** What was found last for a ship: until it moves, it is asked for again and again. */
interface Way {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly manoeuvre: Manoeuvre;
  readonly obstacles: readonly number[];
  readonly rocks: number;
}

const WAYS = new WeakMap<Battle, (Way | undefined)[]>();
const flight = newFlight();

/** Rocks on the way of a ship from where it stands, if nobody stops it. */
export function rocksOnWay(state: State, ship: number, manoeuvre: Manoeuvre): number {
  if (state.obstacles.length === 0) return 0;
  const battle = battleOf(state);
  let ways = WAYS.get(battle);
  if (ways === undefined) {
    ways = [];
    WAYS.set(battle, ways);
  }
  let way = ways[ship];
  if (way === undefined || !isSameWay(way, state, ship, manoeuvre)) {
    way = wayOf(state, ship, manoeuvre);
    ways[ship] = way;
  }
  return way.rocks;
}

function isSameWay(way: Way, state: State, ship: number, manoeuvre: Manoeuvre): boolean {
  return (
    way.x === state.x[ship] &&
    way.y === state.y[ship] &&
    way.heading === state.heading[ship] &&
    way.manoeuvre === manoeuvre &&
    way.obstacles === state.obstacles
  );
}

function wayOf(state: State, ship: number, manoeuvre: Manoeuvre): Way {
  const base = baseOf(state, ship);
  const { x, y, heading } = base;
  endPoseInto(flight, base, manoeuvre);
  flight.travelled = templateOf(manoeuvre).length;
  const rocks = listObstaclesHit(base, manoeuvre, flight, obstacleOutlines(state)).length;
  return { x, y, heading, manoeuvre, obstacles: state.obstacles, rocks };
}
