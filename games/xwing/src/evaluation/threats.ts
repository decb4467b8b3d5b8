import { exp } from '@parsecs/kernel';
import { type Battle, colourOf, RED, type ShipRules } from '../battle.ts';
import { areaOf } from '../board.ts';
import type { DialManoeuvre } from '../cards/ship-types.ts';
import { newFlight } from '../geometry/flight.ts';
import { footprintsOfAllKinds, moveFootprint } from '../geometry/footprint.ts';
import { endPoseInto } from '../geometry/manoeuvre.ts';
import { isInPlay as isInArea } from '../geometry/play-area.ts';
import { battleOf, IN_PLAY, type State } from '../state.ts';
import { isStressed } from '../values.ts';
import { CAUTION, FICKLENESS } from './plans.ts';
import { type Guns, gunsOf, hitsSoon, type Spot } from './spots.ts';
import { priceOfHit } from './strength.ts';

/** About a straight manoeuvre of speed 2. */
const AHEAD = 110;

const flight = newFlight();
const starts = footprintsOfAllKinds();
const landings = footprintsOfAllKinds();

/** Where a ship may get from where it stands. */
interface Prospect {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  /** Where others take it to be. */
  readonly ahead: Spot;
  /** By place on the dial; nothing where it would leave the table. */
  readonly landings: readonly (Spot | undefined)[];
}

/** Two by two, the hits for a ship and against it, by place on its dial. */
interface Duel {
  readonly guns: Guns;
  readonly otherGuns: Guns;
  own: Prospect | undefined;
  other: Prospect | undefined;
  readonly hits: Float64Array;
}

/**
 * What is recalled of a match: from one position that is looked at to the next most ships stand
 * where they stood.
 */
interface Lookout {
  readonly width: number;
  readonly height: number;
  readonly prospects: (Prospect | undefined)[];
  /** By ship and other ship. */
  readonly duels: (Duel | undefined)[];
  /** By ship and place on its dial. */
  readonly reds: readonly (readonly boolean[])[];
}

const LOOKOUTS = new WeakMap<Battle, Lookout>();

function lookoutFor(state: State): Lookout {
  const battle = battleOf(state);
  const { width, height } = areaOf(state);
  let lookout = LOOKOUTS.get(battle);
  if (lookout?.width !== width || lookout.height !== height) {
    const reds = battle.ships.map(({ dial }) =>
      dial.map((manoeuvre) => colourOf(manoeuvre) === RED),
    );
    lookout = { width, height, prospects: [], duels: [], reds };
    LOOKOUTS.set(battle, lookout);
  }
  return lookout;
}

/**
 * By ship, the points that its next shot may be hoped to cost, over the manoeuvres that keep it on the
 * table, the better the likelier. Others are taken to fly straight on.
 */
export function threatsOf(state: State): readonly number[] {
  const { prospects } = lookoutFor(state);
  const prices: number[] = [];
  for (let ship = 0; ship < state.status.length; ship += 1) {
    const isThere = state.status[ship] === IN_PLAY;
    prices.push(isThere ? priceOfHit(state, ship) : 0);
    if (isThere && !isStillAt(prospects[ship], state, ship)) {
      prospects[ship] = prospectOf(state, ship);
    }
  }
  return state.status.map((status, ship) =>
    status === IN_PLAY ? threatOf(state, ship, prices) : 0,
  );
}

function isStillAt(prospect: Prospect | undefined, state: State, ship: number): boolean {
  return (
    prospect !== undefined &&
    prospect.x === state.x[ship] &&
    prospect.y === state.y[ship] &&
    prospect.heading === state.heading[ship]
  );
}

function prospectOf(state: State, ship: number): Prospect {
  const { kind, dial } = battleOf(state).ships[ship] as ShipRules;
  const x = state.x[ship] as number;
  const y = state.y[ship] as number;
  const heading = state.heading[ship] as number;
  const base = starts[kind];
  moveFootprint(base, { x, y, heading });
  const { forwardX, forwardY } = base;
  const ahead = { x: x + AHEAD * forwardX, y: y + AHEAD * forwardY, forwardX, forwardY };
  const area = areaOf(state);
  const landed = landings[kind];
  const spotAfter = (manoeuvre: DialManoeuvre): Spot | undefined => {
    endPoseInto(flight, base, manoeuvre);
    moveFootprint(landed, flight);
    if (!isInArea(landed, area)) return undefined;
    return { x: landed.x, y: landed.y, forwardX: landed.forwardX, forwardY: landed.forwardY };
  };
  return { x, y, heading, ahead, landings: dial.map(spotAfter) };
}

function threatOf(state: State, ship: number, prices: readonly number[]): number {
  const lookout = lookoutFor(state);
  const { landings: spots } = lookout.prospects[ship] as Prospect;
  const reds = lookout.reds[ship] as readonly boolean[];
  const stressed = isStressed(state, ship);
  const enemies = enemiesOf(state, ship);
  const duels = enemies.map((other) => duelOf(state, lookout, ship, other).hits);
  const price = prices[ship] as number;
  let sum = 0;
  let threat = 0;
  for (let place = 0; place < spots.length; place += 1) {
    if (spots[place] === undefined || (stressed && reds[place] === true)) continue;
    let best = 0;
    let fire = 0;
    for (let index = 0; index < duels.length; index += 1) {
      const hits = duels[index] as Float64Array;
      const given = hits[2 * place] as number;
      fire += hits[2 * place + 1] as number;
      if (given > 0) best = Math.max(best, given * (prices[enemies[index] as number] as number));
    }
    const weight = exp((best - CAUTION * (fire * price)) / FICKLENESS);
    sum += weight;
    threat += weight * best;
  }
  return sum === 0 ? 0 : threat / sum;
}

function enemiesOf(state: State, ship: number): readonly number[] {
  const { count, teams } = battleOf(state);
  const enemies: number[] = [];
  for (let other = 0; other < count; other += 1) {
    if (state.status[other] === IN_PLAY && teams[other] !== teams[ship]) enemies.push(other);
  }
  return enemies;
}

function duelOf(state: State, lookout: Lookout, ship: number, other: number): Duel {
  const { prospects, duels } = lookout;
  const { ships, count } = battleOf(state);
  let duel = duels[ship * count + other];
  if (duel === undefined) {
    duel = newDuel(ships[ship] as ShipRules, ships[other] as ShipRules);
    duels[ship * count + other] = duel;
  }
  const own = prospects[ship] as Prospect;
  const theirs = prospects[other] as Prospect;
  if (duel.own === own && duel.other === theirs) return duel;
  duel.own = own;
  duel.other = theirs;
  fight(duel, own.landings, theirs.ahead);
  return duel;
}

function newDuel(own: ShipRules, other: ShipRules): Duel {
  return {
    guns: gunsOf(own),
    otherGuns: gunsOf(other),
    own: undefined,
    other: undefined,
    hits: new Float64Array(2 * own.dial.length),
  };
}

function fight(
  { guns, otherGuns, hits }: Duel,
  spots: readonly (Spot | undefined)[],
  ahead: Spot,
): void {
  for (let place = 0; place < spots.length; place += 1) {
    const spot = spots[place];
    if (spot === undefined) continue;
    hits[2 * place] = hitsSoon(guns, spot, otherGuns, ahead);
    hits[2 * place + 1] = hitsSoon(otherGuns, ahead, guns, spot);
  }
}
