import { at, type Seat, seatName, type Viewer } from '@parsecs/kernel';
import { measure, PRIMARY_WEAPON } from './attack/targets.ts';
import { basesOf } from './board.ts';
import { DAMAGE_IDS, OBSTACLE_IDS } from './cards/ids.ts';
import { CAPTAINS } from './cards/vocabulary.ts';
import { damagedShip } from './damaged-ship.ts';
import { attackDiceNames, defenceDiceNames } from './dice.ts';
import { EDGES } from './geometry/directions.ts';
import { BEYOND_RANGE, bandOf, distanceBetween } from './geometry/range.ts';
import { carrierOf, isLying, isReturned, satellitesOf } from './missions/satellites.ts';
import { isMirror } from './setup/setup.ts';
import {
  battleOf,
  currentAttack,
  factionOf,
  idOf,
  isInPlay,
  NONE,
  PER_BOMB,
  PER_OBSTACLE,
  type State,
} from './state.ts';
import { view } from './view.ts';
import { BOMBS } from './vocabulary.ts';

type Fact = () => unknown;

/** A team by its faction, or by its seat where both have one. */
function nameTeam(state: State, team: number): string | null {
  if (team === NONE) return null;
  return isMirror(state.setup) ? at(CAPTAINS, team) : factionOf(state, team);
}

/** What `state` of an expectation may speak about. */
export function factsOf(state: State): Readonly<Record<string, Fact>> {
  const seen = view(state, 'spectator');
  return {
    ships: () => shipFacts(state, 'spectator'),
    seenBy: () => bySeat(state, (seat) => shipFacts(state, seat)),
    inPlay: () => seen.ships.flatMap(({ id, status }) => (status === 'in-play' ? [id] : [])),
    discarded: () =>
      byShip(state, (ship) =>
        at(seen.ships, ship).upgrades.flatMap(({ id, gone }) => (gone ? [id] : [])),
      ),
    gaps: () => bySight(state, gapFacts),
    sights: () => bySight(state, sightFacts),
    deck: () => state.deck.length,
    deckTop: () => state.deck.toReversed().map((card) => at(DAMAGE_IDS, card)),
    discard: () => at(seen.decks, 0).discard,
    obstacles: () => state.obstacles.length / PER_OBSTACLE,
    obstacleIds: () =>
      state.obstacles.flatMap((token, index) =>
        index % PER_OBSTACLE === 0 ? [at(OBSTACLE_IDS, token)] : [],
      ),
    bombs: () =>
      state.bombs.flatMap((bomb, index) => (index % PER_BOMB === 0 ? [at(BOMBS, bomb)] : [])),
    damagedShip: () => {
      const ship = damagedShip(state);
      return ship === NONE ? null : idOf(state, ship);
    },
    satellites: () => satelliteFacts(state),
    round: () => state.round,
    phase: () => state.phase,
    question: () => state.question,
    initiative: () => nameTeam(state, state.initiative),
    edge: () => at(EDGES, state.edge),
    active: () => (state.active === NONE ? null : idOf(state, state.active)),
    attack: () => attackFacts(state),
    ending: () => state.ending,
  };
}

function byShip<T>(state: State, value: (ship: number) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(battleOf(state).ids.map((id, ship) => [id, value(ship)]));
}

function bySeat<T>(state: State, value: (seat: Seat) => T): Readonly<Record<string, T>> {
  const seats = Array.from({ length: state.setup.players }, (_, seat) => seat);
  return Object.fromEntries(seats.map((seat) => [seatName(seat), value(seat)]));
}

function bySight(state: State, look: (state: State, from: number, to: number) => unknown): unknown {
  return byShip(state, (from) =>
    byShip(state, (to) =>
      from !== to && isInPlay(state, from) && isInPlay(state, to) ? look(state, from, to) : null,
    ),
  );
}

function shipFacts(state: State, viewer: Viewer): unknown {
  const { ships } = view(state, viewer);
  return byShip(state, (ship) => {
    const { at: where, ...facts } = at(ships, ship);
    return { ...facts, at: where === null ? null : [where.x, where.y, where.heading] };
  });
}

/** XW-076: base to base. */
function gapFacts(state: State, from: number, to: number): unknown {
  const bases = basesOf(state);
  const distance = distanceBetween(at(bases, from), at(bases, to));
  return { distance, range: rangeOf(distance) };
}

/** XW-090: to the nearest point in the arc of the primary weapon. */
function sightFacts(state: State, from: number, to: number): unknown {
  const { inArc, distance, toX, toY, obstructed } = measure(state, from, PRIMARY_WEAPON, to);
  if (!inArc) return { inArc };
  return { inArc, distance, to: [toX, toY], range: rangeOf(distance), obstructed };
}

function rangeOf(distance: number): number | null {
  const band = bandOf(distance);
  return band === BEYOND_RANGE ? null : band;
}

/** Of each satellite the ship that has scanned it, or where it is. */
function satelliteFacts(state: State): readonly string[] {
  if (state.setup.mission !== 3) return [];
  return Array.from({ length: satellitesOf(state) }, (_, index) => {
    if (isLying(state, index)) return 'in-play';
    return isReturned(state, index) ? 'supply' : idOf(state, carrierOf(state, index));
  });
}

function attackFacts(state: State): unknown {
  const attack = currentAttack(state);
  if (attack === undefined) return null;
  const { ship, target, range, obstructed, evades, hits, crits } = attack;
  return {
    ship: idOf(state, ship),
    target: idOf(state, target),
    range,
    obstructed,
    attackDice: attackDiceNames(attack),
    defenceDice: defenceDiceNames(attack),
    evades,
    hits,
    crits,
  };
}
