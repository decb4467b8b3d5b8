import type { People, Texts } from '@parsecs/lang';
import type { Asked } from '@parsecs/table';
import { type ShipView, shipAsked, type View, type XWing } from '@parsecs/xwing';
import { type JSX, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { Part, Picking, PlayingBeat } from '../contract.ts';
import { idOf, isKind, partOf } from '../contract.ts';
import type { Box } from '../kit/camera.ts';
import { placeChips } from '../kit/chips.ts';
import { useLatest } from '../use-latest.ts';
import type { Motion } from './choreography.ts';
import { isAboutDial, shipOfDial } from './dials.ts';
import { type Stop, wayOf } from './flights.ts';
import { headingOn, type Layout, toBoard } from './layout.ts';
import { lettersOf, locksIn } from './locks.ts';
import type { Sight } from './measure.ts';
import { attackIn } from './moment.ts';
import { openPartOf, partOfShip } from './parts.ts';
import { hullTransform, pieceTransform, ShipName, ShipPiece } from './ship-piece.tsx';
import { baseOf, boxesOfShips, isInPlay } from './ships.ts';
import type { ShotPromise } from './shots.ts';
import { labelShip, nameWithOwner } from './words.ts';

export interface ShipLayerProps {
  readonly layout: Layout;
  readonly view: View;
  readonly texts: Texts;
  readonly people: People;
  readonly question?: Asked<XWing> | undefined;
  readonly picking?: Picking | undefined;
  readonly beat?: PlayingBeat | undefined;
  readonly lit: ReadonlySet<Part>;
  /** How a ship stands to the one that looks, where that may be measured. */
  readonly sightOf: (ship: ShipView) => Sight | undefined;
  /** What a shot at each target promises. */
  readonly shots: ReadonlyMap<string, ShotPromise>;
}

export function ShipLayer(props: ShipLayerProps): JSX.Element {
  const { layout, view, texts, people, question, picking, beat, lit, sightOf, shots } = props;
  const layer = useRef<SVGGElement>(null);
  useFlight(layout, beat, layer);
  const locks = useMemo(() => locksIn(view), [view]);
  const labels = useMemo(
    () =>
      new Map(
        view.ships.filter(isInPlay).map((ship) => {
          const name = nameWithOwner(texts, ship, view, people);
          return [ship.id, labelShip(texts, ship, sightOf(ship), shots.get(ship.id), name)];
        }),
      ),
    [view, texts, people, sightOf, shots],
  );
  const onTable = view.ships.filter(isInPlay);
  const active = shipInHand(view, question, picking);
  // One stop for the Tab key; arrows go on from there.
  const stop = onTable.find(({ id }) => openPartOf(picking, id) !== undefined)?.id;
  return (
    <g ref={layer}>
      {onTable.map((ship) => {
        if (ship.at === null) return null;
        const open = openPartOf(picking, ship.id);
        const part = open ?? partOfShip(question?.kind, ship.id);
        return (
          <ShipPiece
            key={ship.id}
            ship={ship}
            {...toBoard(layout, ship.at)}
            heading={headingOn(layout, ship.at.heading)}
            label={labels.get(ship.id) ?? ''}
            part={part}
            open={open !== undefined}
            chosen={part !== undefined && (picking?.chosen.includes(part) ?? false)}
            lit={lit.has(partOf('ship', ship.id))}
            isActive={ship.id === active}
            isDone={isDone(view, ship)}
            isStop={ship.id === stop}
            isGoal={view.mission.damagedShip === ship.id}
            {...lettersOf(locks, ship)}
          />
        );
      })}
    </g>
  );
}

/** Whoever acts or shoots, or whose dial is in hand. */
function shipInHand(
  view: View,
  question: Asked<XWing> | undefined,
  picking: Picking | undefined,
): string | undefined {
  if (question !== undefined && picking !== undefined && isAboutDial(question)) {
    return shipOfDial(view, question, picking)?.id;
  }
  return shipAsked(view)?.id ?? attackIn(view)?.ship;
}

interface NameLayerProps
  extends Pick<ShipLayerProps, 'layout' | 'view' | 'texts' | 'people' | 'question' | 'picking'> {
  readonly hovered: Part | undefined;
  readonly beat: PlayingBeat | undefined;
  /** CSS pixels of a millimetre, and what of the table is in sight. */
  readonly unit: number;
  readonly seen: Box;
}

/** Half of the height of a name, and of the width of one of its letters, in CSS pixels. */
const HALF_HEIGHT = 8;
const HALF_LETTER = 3.3;

/** Names would cover a swarm: they are told of whoever acts, is chosen or is pointed at. */
export function NameLayer(props: NameLayerProps): JSX.Element {
  const { layout, view, texts, people, question, picking, hovered, beat } = props;
  const active = shipInHand(view, question, picking);
  const pointed = [hovered, picking?.hovered, ...(picking?.chosen ?? [])].flatMap((part) =>
    part !== undefined && (isKind(part, 'ship') || isKind(part, 'target')) ? [idOf(part)] : [],
  );
  const motion = beat?.motion as Motion | undefined;
  const moving = motion?.kind === 'fly' || motion?.kind === 'roll' ? motion.ship : undefined;
  const named = view.ships.filter(
    ({ id }) => id !== moving && (id === active || pointed.includes(id)),
  );
  const names = named.flatMap((ship) => {
    const base = isInPlay(ship) ? baseOf(ship) : undefined;
    if (base === undefined) return [];
    const name = nameWithOwner(texts, ship, view, people);
    const { x, y } = toBoard(layout, base);
    const size = { halfWidth: name.length * HALF_LETTER, halfHeight: HALF_HEIGHT };
    return [{ key: ship.id, name, x, y, reach: base.reach, awayFrom: { x, y: y - 1 }, ...size }];
  });
  const places = placeChips(names, boxesOfShips(layout, view), props.unit, props.seen);
  return (
    <g>
      {names.map(({ key, name, x, y }) => {
        const place = places.get(key);
        return place && <ShipName key={key} x={x} y={y} place={place} name={name} />;
      })}
    </g>
  );
}

/** It was activated, or its opportunity to attack has come. */
function isDone({ phase }: View, { marks }: ShipView): boolean {
  if (phase === 'activation') return marks.includes('activated');
  return phase === 'combat' && marks.includes('opportune');
}

/** Moves the ship of the beat. An animation lies over what React has drawn and leaves no trace. */
function useFlight(
  layout: Layout,
  beat: PlayingBeat | undefined,
  layer: RefObject<SVGGElement | null>,
): void {
  const latest = useLatest(layout);
  useLayoutEffect(() => {
    const motion = beat?.motion as Motion | undefined;
    const id = motion !== undefined && 'ship' in motion ? motion.ship : undefined;
    const node = id === undefined ? null : layer.current?.querySelector(`[data-ship="${id}"]`);
    if (beat === undefined || motion === undefined || !node) return;
    const animations = animate(latest.current, motion, beat.length, node);
    return () => {
      for (const animation of animations) animation.cancel();
    };
  }, [beat, latest, layer]);
}

const EASE = 'cubic-bezier(0.4, 0.05, 0.3, 1)';

function animate(
  layout: Layout,
  motion: Motion,
  duration: number,
  node: Element,
): readonly Animation[] {
  const timing = { duration, easing: EASE, fill: 'forwards' } as const;
  switch (motion.kind) {
    case 'fly':
    case 'roll': {
      const stops = wayOf(motion);
      const turning = node.querySelector('.xw-turning');
      const places = (stop: Stop): Keyframe => {
        const { x, y } = toBoard(layout, stop);
        return { transform: pieceTransform(x, y), offset: stop.when };
      };
      const turns = (stop: Stop): Keyframe => ({
        transform: hullTransform(headingOn(layout, stop.heading)),
        offset: stop.when,
      });
      return [
        node.animate(stops.map(places), timing),
        ...(turning === null ? [] : [turning.animate(stops.map(turns), timing)]),
      ];
    }
    case 'loss':
    case 'leave':
      return [node.animate([{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], timing)];
    default:
      return [];
  }
}
