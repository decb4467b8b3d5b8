import type { ShipId, ShipView, View } from '@parsecs/super-teams/words';
import { type JSX, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Part, Picking, PlayingBeat } from '../contract.ts';
import { isKind, partOf } from '../contract.ts';
import { useLatest } from '../use-latest.ts';
import type { Motion } from './choreography.ts';
import { flightAt, isShipMotion } from './flight.ts';
import type { Layout } from './layout.ts';
import { type Pose, placeShips } from './placing.ts';
import { hullTransform, ShipPiece, shipTransform } from './ship-piece.tsx';

export interface ShipLayerProps {
  readonly layout: Layout;
  readonly ships: readonly ShipView[];
  readonly viewer: View['viewer'];
  readonly beat?: PlayingBeat | undefined;
  readonly picking?: Picking | undefined;
  readonly lit: ReadonlySet<Part>;
  /** Half a finger's width in units of the board. */
  readonly finger: number;
  readonly labelOf: (ship: ShipView) => string;
  readonly onPick: (ship: ShipId) => void;
}

export function ShipLayer(props: ShipLayerProps): JSX.Element {
  const { layout, ships, viewer, beat, picking, lit, finger, labelOf, onPick } = props;
  const nodes = useRef(new Map<ShipId, SVGGElement>());
  const motion = beat?.motion as Motion | undefined;
  const moving = isShipMotion(motion) ? motion.ship : undefined;
  const now = placeShips(layout, ships);
  // Those who stay make room while the other one moves.
  const later = beat === undefined ? now : placeShips(layout, (beat.after as View).ships);
  useFlight(layout, beat, now, later, nodes);
  // A ship that has just flown is where it belongs; only those who make room slide.
  const [flown, setFlown] = useState(moving);
  if (beat !== undefined && flown !== moving) setFlown(moving);
  return (
    <g>
      {ships.map((ship) => {
        const pose = (ship.id === moving ? now : later).get(ship.id);
        if (pose === undefined) return null;
        const part = partOf('ship', ship.id);
        const chosen = picking?.chosen.includes(part) ?? false;
        const isAsked = picking !== undefined && isPointed(picking, part);
        return (
          <ShipPiece
            key={ship.id}
            ref={(node) => {
              if (node === null) nodes.current.delete(ship.id);
              else nodes.current.set(ship.id, node);
            }}
            ship={ship.id}
            pose={pose}
            label={labelOf(ship)}
            open={isAsked}
            chosen={chosen}
            lit={lit.has(part)}
            own={ship.owner === viewer}
            reach={reachOf(ship.id, later, finger)}
            sliding={ship.id !== flown}
            onPick={() => onPick(ship.id)}
            onHover={(over) => picking?.hover(over ? part : undefined)}
          />
        );
      })}
    </g>
  );
}

/** Lit once something else is chosen or pointed at, or when only ships are asked for. */
function isPointed(picking: Picking, part: Part): boolean {
  if (!picking.open.has(part)) return false;
  const onlyShips = [...picking.open].every((open) => !isKind(open, 'card'));
  return (
    onlyShips ||
    picking.chosen.length > 0 ||
    (picking.hovered !== undefined && isKind(picking.hovered, 'card'))
  );
}

/** As large as a finger, but never into the reach of a neighbour. */
function reachOf(ship: ShipId, poses: ReadonlyMap<ShipId, Pose>, finger: number): number {
  const own = poses.get(ship);
  if (own === undefined) return finger;
  let room = finger;
  for (const [other, pose] of poses) {
    if (other === ship) continue;
    const distance = Math.sqrt((pose.x - own.x) ** 2 + (pose.y - own.y) ** 2);
    room = Math.min(room, distance / 2);
  }
  return Math.max(room, 22 * own.scale);
}

const FRAMES = 30;

/** Flies the ship of the beat. An animation lies over what React has drawn and leaves no trace. */
function useFlight(
  layout: Layout,
  beat: PlayingBeat | undefined,
  now: ReadonlyMap<ShipId, Pose>,
  later: ReadonlyMap<ShipId, Pose>,
  nodes: RefObject<ReadonlyMap<ShipId, SVGGElement>>,
): void {
  const poses = useLatest({ now, later });
  useLayoutEffect(() => {
    const motion = beat?.motion as Motion | undefined;
    if (beat === undefined || !isShipMotion(motion)) return;
    const node = nodes.current.get(motion.ship);
    const hull = node?.querySelector('.st-hull');
    const start = poses.current.now.get(motion.ship);
    const end = poses.current.later.get(motion.ship);
    if (node === undefined || !hull || start === undefined || end === undefined) return;
    const flights = Array.from({ length: FRAMES + 1 }, (_, frame) =>
      flightAt(layout, motion, start, end, frame / FRAMES),
    );
    const timing = { duration: beat.length, fill: 'forwards' } as const;
    const animations = [
      node.animate(
        flights.map(({ pose }) => ({ transform: shipTransform(pose) })),
        timing,
      ),
      hull.animate(
        flights.map(({ pose, spin }) => ({ transform: hullTransform(pose.heading + spin) })),
        timing,
      ),
    ];
    return () => {
      for (const animation of animations) animation.cancel();
    };
  }, [beat, layout, nodes, poses]);
}
