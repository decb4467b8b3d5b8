import {
  ASTEROID,
  BOOSTS,
  colourOf,
  EVASIVE_MANOEUVRE,
  HYPERSPACE,
  LIGHT_SPEED,
  MECHANICAL_GRAB,
  SHIPS,
  SKILLED_PILOT,
  SPEED_BONUS,
  valueOf,
} from '@parsecs/super-teams';
import { isFinished, type Race, sideOfShip, type Track } from './race.ts';

export const STAGES = ['boost', 'evade', 'half', 'grab', 'grabHalf'] as const;
export type Stage = (typeof STAGES)[number];

/** One call of a move of the boardgame.io game. */
export interface Call {
  readonly move: 'announce' | 'decline' | 'playBonus' | 'chooseHalf' | 'grab';
  readonly args: readonly number[];
}

const DECLINE: Call = { move: 'decline', args: [] };

/** Every legal call of a player; without a stage it is the start of the player's own turn. */
export function listCalls(
  race: Race,
  track: Track,
  seat: number,
  stage: string | undefined,
): readonly Call[] {
  switch (stage) {
    case undefined:
      return listAnnouncements(race, track, seat);
    case 'boost':
      return listBoosts(race, track, seat);
    case 'evade':
      return holds(race, seat, EVASIVE_MANOEUVRE)
        ? [DECLINE, { move: 'playBonus', args: [EVASIVE_MANOEUVRE] }]
        : [DECLINE];
    case 'half':
    case 'grabHalf':
      return listHalves(track, race.move.rest);
    case 'grab':
      return listGrabs(race, track, seat);
    default:
      throw new RangeError(`no stage ${stage}`);
  }
}

function isRacing(race: Race, track: Track, ship: number): boolean {
  const position = race.position[ship] ?? -1;
  return position >= 0 && position < track.last;
}

export function holds(race: Race, seat: number, bonus: number): boolean {
  return race.bonus[seat]?.includes(bonus) === true;
}

function kindUnder(race: Race, track: Track, ship: number): number {
  const half = race.half[ship] ?? -1;
  return half === -1 ? (track.kind[race.position[ship] ?? 0] ?? -1) : half;
}

export function countSteps(
  race: Race,
  track: Track,
  ship: number,
  value: number,
  boost: number,
): number {
  const under = kindUnder(race, track, ship);
  if (under === ASTEROID) return boost === SKILLED_PILOT ? value : 1;
  const added = boost === SPEED_BONUS ? 1 : 0;
  if (under === HYPERSPACE) return 2 * (value + added);
  return boost === LIGHT_SPEED ? 2 * value : value + added;
}

export function boostWorks(race: Race, track: Track, boost: number): boolean {
  const { ship, card } = race.move;
  const value = valueOf(card);
  return countSteps(race, track, ship, value, boost) !== countSteps(race, track, ship, value, -1);
}

export function canAnnounce(race: Race, track: Track, card: number, ship: number): boolean {
  const colour = colourOf(card);
  return isRacing(race, track, ship) && (ship >> 1 === colour || isFinished(race, track, colour));
}

/** Passed by a ship of another side that started at or behind it and rests ahead of it. */
export function isGrabbable(race: Race, track: Track, ship: number): boolean {
  const { move } = race;
  if (!isRacing(race, track, ship) || move.carded.includes(ship)) return false;
  const position = race.position[ship] ?? -1;
  if (position >= move.rest) return false;
  const side = sideOfShip(track, ship);
  return move.moved.some(
    (mover) => mover.from <= position && sideOfShip(track, mover.ship) !== side,
  );
}

export function canGrabFor(race: Race, track: Track, seat: number, ship: number): boolean {
  return (
    (race.position[ship] ?? -1) >= 0 &&
    sideOfShip(track, ship) === track.side[seat] &&
    isGrabbable(race, track, ship)
  );
}

function listAnnouncements(race: Race, track: Track, seat: number): readonly Call[] {
  const calls: Call[] = [];
  for (const card of new Set(race.hands[seat])) {
    for (let ship = 0; ship < SHIPS.length; ship += 1) {
      if (canAnnounce(race, track, card, ship))
        calls.push({ move: 'announce', args: [card, ship] });
    }
  }
  return calls;
}

function listBoosts(race: Race, track: Track, seat: number): readonly Call[] {
  const calls: Call[] = [DECLINE];
  for (const boost of BOOSTS) {
    if (holds(race, seat, boost) && boostWorks(race, track, boost)) {
      calls.push({ move: 'playBonus', args: [boost] });
    }
  }
  return calls;
}

function listHalves(track: Track, space: number): readonly Call[] {
  return [track.kind[space] ?? -1, track.otherKind[space] ?? -1].map((half) => ({
    move: 'chooseHalf',
    args: [half],
  }));
}

function listGrabs(race: Race, track: Track, seat: number): readonly Call[] {
  const calls: Call[] = [DECLINE];
  if (!holds(race, seat, MECHANICAL_GRAB)) return calls;
  for (let ship = 0; ship < SHIPS.length; ship += 1) {
    if (canGrabFor(race, track, seat, ship)) calls.push({ move: 'grab', args: [ship] });
  }
  return calls;
}
