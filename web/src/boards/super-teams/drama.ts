import { at } from '@parsecs/kernel';
import { type Colour, colourOfShip, type ShipId, type View } from '@parsecs/super-teams/words';
import type { Effect, Spot, Tone } from '../fx/effect.ts';
import type { Seen } from '../fx/theatre.ts';
import type { Motion } from './choreography.ts';
import { isShipMotion, type ShipMotion } from './flight.ts';
import type { Layout, Spot as Space } from './layout.ts';
import { placeShips, pointAlong } from './placing.ts';

const TONES: Readonly<Record<Colour, Tone>> = {
  red: 'danger',
  green: 'confirm',
  yellow: 'ask',
  black: 'ink',
};

function toneOf(ship: ShipId): Tone {
  return TONES[colourOfShip(ship)];
}

/** Points of a way between two spaces. */
const STOPS = 14;

function trailOf(layout: Layout, { ship, from, to }: ShipMotion): Effect {
  const way = Array.from({ length: STOPS + 1 }, (_, index) => {
    const when = index / STOPS;
    const { x, y } = pointAlong(layout, from + (to - from) * when);
    return { x, y, when };
  });
  const width = at(layout.spots, 1).radius * 0.5;
  return { kind: 'engine', way, width, tone: toneOf(ship), ease: 'smooth' };
}

/** What the space that a ship comes to rest on does, as far as it is only one thing. */
function landingOf(layout: Layout, to: number): readonly Effect[] {
  const space = layout.spots[to];
  return space?.kinds.length === 1 ? effectOfKind(layout, space, space.kinds[0]) : [];
}

function effectOfKind(layout: Layout, space: Space, kind: string | undefined): readonly Effect[] {
  const spot: Spot = { x: space.x, y: space.y, radius: space.radius };
  if (kind === 'asteroid') return [{ kind: 'rocks', at: grown(spot) }];
  if (kind !== 'hyperspace') return [];
  const behind = pointAlong(layout, Math.max(0, space.index - 2));
  return [{ kind: 'hyperspace', from: { ...behind, radius: space.radius }, to: grown(spot) }];
}

/** Spaces are small, and what happens on them is not. */
const GROWN = 1.7;

function grown(spot: Spot): Spot {
  return { ...spot, radius: spot.radius * GROWN };
}

/** From one space to another without the way between them. */
function leapOf(layout: Layout, { from, to }: ShipMotion): readonly Effect[] {
  const [start, end] = [layout.spots[from] ?? layout.spots[0], layout.spots[to]];
  return start === undefined || end === undefined
    ? []
    : [{ kind: 'hyperspace', from: grown(start), to: grown(end) }];
}

function flightOf(layout: Layout, motion: ShipMotion): readonly Effect[] {
  const trail = trailOf(layout, motion);
  const start = layout.spots[motion.from];
  const end = layout.spots[motion.to];
  switch (motion.kind) {
    case 'maw':
      return start === undefined ? [] : [{ kind: 'maw', at: grown(start) }];
    case 'jump':
      return [...leapOf(layout, motion), ...landingOf(layout, motion.to)];
    case 'pull':
      return start === undefined || end === undefined
        ? []
        : [{ kind: 'beam', from: end, to: start, tone: 'info' }, trail];
    default:
      return [trail, ...landingOf(layout, motion.to)];
  }
}

/** What a beat looks like, beyond the pieces that move. */
export function effectsOf(
  layout: Layout,
  after: View,
  motion: Motion,
  seen: Seen,
): readonly Effect[] {
  if (isShipMotion(motion)) return flightOf(layout, motion);
  switch (motion.kind) {
    case 'settle': {
      const ship = after.ships.find(({ id }) => id === motion.ship);
      const space = ship && layout.spots[ship.at];
      return space === undefined ? [] : effectOfKind(layout, space, ship?.half ?? undefined);
    }
    case 'home': {
      const planet = layout.spots.at(-1);
      const tone = toneOf(motion.ship);
      if (planet === undefined) return [];
      const spot = { x: planet.x, y: planet.y, radius: planet.radius * 2 };
      return [{ kind: 'triumph', at: spot, tone, salutes: [] }];
    }
    case 'victory':
      return triumphOf(layout, after, motion.winners, seen);
    default:
      return [];
  }
}

function triumphOf(
  layout: Layout,
  { ships }: View,
  winners: readonly number[],
  seen: Seen,
): readonly Effect[] {
  const own = ships.filter(({ owner }) => winners.includes(owner));
  const [first] = own;
  if (first === undefined) return [];
  const places = placeShips(layout, ships);
  const radius = at(layout.spots, 1).radius * 0.6;
  const salutes = own.flatMap(({ id }) => {
    const place = places.get(id);
    return place === undefined ? [] : [{ x: place.x, y: place.y, radius }];
  });
  return [{ kind: 'triumph', at: seen.middle, tone: toneOf(first.id), salutes }];
}
