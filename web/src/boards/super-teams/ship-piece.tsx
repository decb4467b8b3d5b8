import { colourOfShip, type ShipId } from '@parsecs/super-teams/words';
import type { JSX, KeyboardEvent, Ref } from 'react';
import { PennantShape, ShipArt } from '../../art/super-teams/index.ts';
import type { Pose } from './placing.ts';

export interface ShipPieceProps {
  readonly ref: Ref<SVGGElement>;
  readonly ship: ShipId;
  readonly pose: Pose;
  readonly label: string;
  /** It can be picked now. */
  readonly open: boolean;
  readonly chosen: boolean;
  readonly lit: boolean;
  /** Belongs to the seat that looks. */
  readonly own: boolean;
  /** In units of the board; at least a finger's width where there is room. */
  readonly reach: number;
  /** Slides to a new place instead of jumping there. */
  readonly sliding: boolean;
  readonly onPick: () => void;
  readonly onHover: (over: boolean) => void;
}

export function shipTransform(pose: Pose): string {
  return `translate(${pose.x.toFixed(2)}px, ${pose.y.toFixed(2)}px) scale(${pose.scale.toFixed(4)})`;
}

export function hullTransform(heading: number): string {
  return `rotate(${heading.toFixed(1)}deg)`;
}

/** One ship with its pennant; also the button that picks it. */
export function ShipPiece(props: ShipPieceProps): JSX.Element {
  const { ref, ship, pose, label, open, chosen, lit, own, reach, sliding, onPick, onHover } = props;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onPick();
  };
  return (
    <g
      ref={ref}
      className="st-ship"
      data-sliding={sliding}
      data-place={`ship:${ship}`}
      style={{ transform: shipTransform(pose) }}
      role="button"
      tabIndex={open ? 0 : -1}
      aria-label={label}
      aria-pressed={chosen}
      aria-disabled={!open}
      onClick={onPick}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(true)}
      onPointerLeave={() => onHover(false)}
      onFocus={() => onHover(true)}
      onBlur={() => onHover(false)}
    >
      <circle className="st-hit" r={reach / pose.scale} />
      <circle className="st-focus" r={36} />
      {own && <circle className="st-own" r={33} />}
      {(open || chosen) && <circle className="st-ask" data-chosen={chosen} r={35} />}
      {lit && <circle className="st-lit" r={38} />}
      <g className="st-hull" style={{ transform: hullTransform(pose.heading) }}>
        <ShipArt ship={ship} heading={pose.heading} />
      </g>
      <g transform="translate(21 -23) scale(0.86)">
        <PennantShape colour={colourOfShip(ship)} />
      </g>
    </g>
  );
}
