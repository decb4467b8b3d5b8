import { at } from '@parsecs/kernel';
import { SHIPS, type ShipId, type ShipView } from '@parsecs/super-teams/words';
import type { Layout, Spot } from './layout.ts';

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly scale: number;
}

/** An offset in radii of the space: ahead of the middle and to the right of travel. */
type Offset = readonly [ahead: number, right: number];

/** How a few ships share a space: the more, the smaller, and never one upon the other. */
const SHARING: readonly { readonly scale: number; readonly offsets: readonly Offset[] }[] = [
  { scale: 1, offsets: [[0, 0]] },
  {
    scale: 0.8,
    offsets: [
      [0.1, -0.62],
      [-0.1, 0.62],
    ],
  },
  {
    scale: 0.68,
    offsets: [
      [0.62, 0],
      [-0.42, -0.7],
      [-0.42, 0.7],
    ],
  },
  {
    scale: 0.62,
    offsets: [
      [0.56, -0.6],
      [0.56, 0.6],
      [-0.56, -0.6],
      [-0.56, 0.6],
    ],
  },
];
const CROWD = { scale: 0.52, ring: 1 } as const;

/** The ship drawings have 64 units; alone on a space a ship is a little narrower than the space. */
const ALONE = 1.62 / 64;

/** Where every ship of the list is drawn. */
export function placeShips(layout: Layout, ships: readonly ShipView[]): ReadonlyMap<ShipId, Pose> {
  const poses = new Map<ShipId, Pose>();
  const groups = new Map<string, ShipView[]>();
  for (const ship of ships) {
    const key = `${ship.at}/${ship.half ?? ''}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [ship]);
    else group.push(ship);
  }
  for (const group of groups.values()) {
    const spot = at(layout.spots, at(group, 0).at);
    for (const [index, ship] of group.entries()) {
      poses.set(ship.id, poseOf(layout, spot, ship, index, group.length));
    }
  }
  return poses;
}

function poseOf(layout: Layout, spot: Spot, ship: ShipView, index: number, count: number): Pose {
  const kind = spot.kinds[0];
  if (kind === 'start' || kind === 'final') return park(layout, spot, ship.id);
  if (ship.half !== undefined) {
    // The first half lies to the left of travel, the second to the right.
    const side = spot.kinds[0] === ship.half ? -1 : 1;
    const scale = count === 1 ? 0.74 : count === 2 ? 0.6 : 0.48;
    const ahead = count === 1 ? 0 : (1.7 / count) * (index - (count - 1) / 2);
    return offset(spot, [-ahead, side * 0.56], scale);
  }
  const sharing = SHARING[count - 1];
  if (sharing !== undefined) return offset(spot, at(sharing.offsets, index), sharing.scale);
  const turn = (index / count) * 2 * Math.PI;
  return offset(spot, [CROWD.ring * Math.cos(turn), CROWD.ring * Math.sin(turn)], CROWD.scale);
}

/** On a planet every ship has its own berth, so that nobody moves when another leaves. */
function park(layout: Layout, spot: Spot, ship: ShipId): Pose {
  const berth = SHIPS.indexOf(ship);
  const row = (berth >> 1) - 1.5;
  const column = (berth & 1) - 0.5;
  const size = at(layout.spots, 1).radius;
  const step = Math.min(size * 1.36, spot.radius * 0.74);
  const isStart = spot.kinds[0] === 'start';
  const heading = isStart ? spot.heading : 0;
  const pose = { ...spot, heading, radius: step };
  return { ...offset(pose, [-column * 1.24, row], 1), scale: (step * 0.98) / 64 };
}

function offset(spot: Spot, [ahead, right]: Offset, scale: number): Pose {
  const turn = (spot.heading * Math.PI) / 180;
  const cos = Math.cos(turn) * spot.radius;
  const sin = Math.sin(turn) * spot.radius;
  return {
    x: spot.x + ahead * cos - right * sin,
    y: spot.y + ahead * sin + right * cos,
    heading: spot.heading,
    scale: scale * ALONE * spot.radius,
  };
}

/** A point of the track between two spaces; whole numbers are the spaces themselves. */
export function pointAlong(layout: Layout, position: number): Pose {
  const last = layout.spots.length - 1;
  const index = Math.max(0, Math.min(last - 1, Math.floor(position)));
  const t = Math.max(0, Math.min(1, position - index));
  const from = at(layout.spots, index);
  const to = at(layout.spots, index + 1);
  const chord = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
  const a = tangent(from, chord);
  const b = tangent(to, chord);
  const t2 = t * t;
  const t3 = t2 * t;
  const h = [2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, -2 * t3 + 3 * t2, t3 - t2] as const;
  const turned = ((to.heading - from.heading + 540) % 360) - 180;
  return {
    x: h[0] * from.x + h[1] * a.x + h[2] * to.x + h[3] * b.x,
    y: h[0] * from.y + h[1] * a.y + h[2] * to.y + h[3] * b.y,
    heading: from.heading + turned * t,
    scale: ALONE * at(layout.spots, 1).radius,
  };
}

function tangent(spot: Spot, length: number): { readonly x: number; readonly y: number } {
  const turn = (spot.heading * Math.PI) / 180;
  return { x: Math.cos(turn) * length, y: Math.sin(turn) * length };
}

/** The line a ship would fly between two spaces, as path data. */
export function flightPath(layout: Layout, from: number, to: number): string {
  const steps = Math.max(1, Math.abs(to - from)) * 8;
  const points: string[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const { x, y } = pointAlong(layout, from + ((to - from) * step) / steps);
    points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}

/** Between two poses, the short way round. */
export function blend(from: Pose, to: Pose, t: number): Pose {
  const turned = ((to.heading - from.heading + 540) % 360) - 180;
  return {
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t,
    heading: from.heading + turned * t,
    scale: from.scale + (to.scale - from.scale) * t,
  };
}
