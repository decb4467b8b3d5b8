import {
  type Flight,
  flyInto,
  footprintOf,
  isInPlay as isWithin,
  listCrossedEdges,
  listObstaclesHit,
  type Manoeuvre,
  newFlight,
  type ShipView,
  type View,
} from '@parsecs/xwing';
import { surroundingsOf } from './rolling.ts';
import { baseOf, kindOf } from './ships.ts';

/** What would come of a manoeuvre, with everybody where they stand now. */
export interface Fate {
  readonly flight: Flight;
  /** Outside of the play area: the ship is lost, unless the mission lets it leave there. */
  readonly isOut: boolean;
  readonly isEscape: boolean;
  readonly hitsRock: boolean;
  readonly bumps: boolean;
}

export function fateOf(view: View, ship: ShipView, manoeuvre: Manoeuvre): Fate | undefined {
  const base = baseOf(ship);
  if (base === undefined) return undefined;
  const around = surroundingsOf(view, ship);
  const flight = newFlight();
  flyInto(flight, base, manoeuvre, around.ships);
  const landed = footprintOf(kindOf(ship), flight);
  const isOut = !isWithin(landed, view.setup);
  const ways = view.mission.exits.find((exit) => exit.ship === ship.id)?.edges ?? [];
  const crossed = isOut ? listCrossedEdges(landed, view.setup) : [];
  return {
    flight,
    isOut,
    isEscape: crossed.length > 0 && crossed.every((edge) => ways.includes(edge)),
    hitsRock: listObstaclesHit(base, manoeuvre, flight, around.obstacles).length > 0,
    bumps: flight.overlapped,
  };
}

/** The gravest thing that there is to say about it. */
export function fateWord(
  fate: Fate,
): 'lost' | 'escape' | 'rock-and-bump' | 'rock' | 'bump' | undefined {
  if (fate.isOut) return fate.isEscape ? 'escape' : 'lost';
  if (fate.hitsRock) return fate.bumps ? 'rock-and-bump' : 'rock';
  return fate.bumps ? 'bump' : undefined;
}

export function isDeadly(fate: Fate | undefined): boolean {
  return fate !== undefined && fateWord(fate) === 'lost';
}

/** Red for what is lost, amber for rocks and ships in the way. */
export function fateTone(fate: Fate): 'bad' | 'risky' | 'plain' {
  const word = fateWord(fate);
  if (word === 'lost') return 'bad';
  return word === undefined || word === 'escape' ? 'plain' : 'risky';
}
