import type { StarshipBattles, View } from '@parsecs/starship-battles';
import type { Asked } from '@parsecs/table';
import { type JSX, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Part, Picking, PlayingBeat } from '../contract.ts';
import { partOf } from '../contract.ts';
import { useLatest } from '../use-latest.ts';
import { cardIn, isOnMap, numberOf, sizeOf } from './cards.ts';
import type { Motion } from './choreography.ts';
import { type Grid, headingOf, middleOf } from './grid.ts';
import { partOfShip } from './parts.ts';
import { hullTransform, pieceTransform, ShipPiece } from './ship-piece.tsx';

export interface ShipLayerProps {
  readonly grid: Grid;
  readonly view: View;
  readonly question?: Asked<StarshipBattles> | undefined;
  readonly picking?: Picking | undefined;
  readonly beat?: PlayingBeat | undefined;
  readonly lit: ReadonlySet<Part>;
  readonly labelOf: (ship: View['ships'][number]) => string;
}

interface Stand {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** Where a ship stands, if it is on the map. */
function standOf(grid: Grid, view: View, id: string): Stand | undefined {
  const ship = view.ships.find((other) => other.id === id);
  const card = ship && cardIn(view, ship.card);
  if (ship === undefined || card === undefined || !isOnMap(ship)) return undefined;
  return { ...middleOf(grid, ship.at, sizeOf(card)), heading: headingOf(grid, ship.facing) };
}

export function ShipLayer(props: ShipLayerProps): JSX.Element {
  const { grid, view, question, picking, beat, lit, labelOf } = props;
  const layer = useRef<SVGGElement>(null);
  useFlight(grid, view, beat, layer);
  // Small ones on top: a fighter that is being pushed aside lies under nobody.
  const onMap = view.ships
    .filter(isOnMap)
    .toSorted((one, other) => classOf(view, one) - classOf(view, other));
  const isOpen = (id: string): boolean => {
    const part = partOfShip(question?.kind, id);
    return part !== undefined && (picking?.open.has(part) ?? false);
  };
  // One stop for the Tab key; arrows go on from there.
  const stop = onMap.find(({ id }) => isOpen(id))?.id;
  return (
    <g ref={layer}>
      {onMap.map((ship) => {
        const card = cardIn(view, ship.card);
        const stand = standOf(grid, view, ship.id);
        if (card === undefined || stand === undefined) return null;
        const part = partOfShip(question?.kind, ship.id);
        return (
          <ShipPiece
            key={ship.id}
            ship={ship}
            card={card}
            {...stand}
            label={labelOf(ship)}
            number={numberOf(view, ship)}
            part={part}
            open={isOpen(ship.id)}
            chosen={
              (part !== undefined && (picking?.chosen.includes(part) ?? false)) ||
              (picking !== undefined && view.active === ship.id)
            }
            lit={lit.has(partOf('ship', ship.id))}
            isDone={isDone(view, ship)}
            notches={view.setup.players === 4 ? (ship.owner >> 1) + 1 : 1}
            isStop={ship.id === stop}
          />
        );
      })}
    </g>
  );
}

function classOf(view: View, ship: View['ships'][number]): number {
  return cardIn(view, ship.card)?.class ?? 4;
}

function isDone(view: View, { done }: View['ships'][number]): boolean {
  if (view.phase === 'move') return done.includes('moved') || done.includes('launched');
  return view.phase === 'attack' && done.includes('attacked');
}

/** Moves the ship of the beat. An animation lies over what React has drawn and leaves no trace. */
function useFlight(
  grid: Grid,
  view: View,
  beat: PlayingBeat | undefined,
  layer: RefObject<SVGGElement | null>,
): void {
  const latest = useLatest({ grid, view });
  useLayoutEffect(() => {
    const motion = beat?.motion as Motion | undefined;
    const ship = motion !== undefined && 'ship' in motion ? motion.ship : undefined;
    const node = layer.current?.querySelector(`[data-ship="${ship}"]`);
    if (beat === undefined || ship === undefined || !node) return;
    const { grid: map, view: before } = latest.current;
    const ends = [standOf(map, before, ship), standOf(map, beat.after as View, ship)] as const;
    const animations = animate(motion as Motion, beat.length, node, ends);
    return () => {
      for (const animation of animations) animation.cancel();
    };
  }, [beat, latest, layer]);
}

const EASE = 'cubic-bezier(0.35, 0.1, 0.25, 1)';

function animate(
  motion: Motion,
  duration: number,
  node: Element,
  [start, end]: readonly [Stand | undefined, Stand | undefined],
): readonly Animation[] {
  const timing = { duration, easing: EASE, fill: 'forwards' } as const;
  const turning = [...node.querySelectorAll('.sb-hull, .sb-turning')];
  switch (motion.kind) {
    case 'glide':
    case 'turn': {
      if (start === undefined || end === undefined) return [];
      // The short way round.
      const turned = start.heading + ((end.heading - start.heading + 540) % 360) - 180;
      return [
        node.animate(
          [
            { transform: pieceTransform(start.x, start.y) },
            { transform: pieceTransform(end.x, end.y) },
          ],
          timing,
        ),
        ...turning.map((part) =>
          part.animate(
            [
              { transform: hullTransform(start.heading) },
              { transform: hullTransform(turned), offset: 0.5 },
              { transform: hullTransform(turned) },
            ],
            timing,
          ),
        ),
      ];
    }
    case 'leave':
    case 'loss':
      return [node.animate([{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], timing)];
    default:
      return [];
  }
}
