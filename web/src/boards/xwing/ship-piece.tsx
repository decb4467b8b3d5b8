import type { ShipView } from '@parsecs/xwing';
import { EXTENTS } from '@parsecs/xwing';
import { type JSX, type MemoExoticComponent, memo } from 'react';
import { SIDE_PAINTS } from '../../art/kit/index.ts';
import {
  ActionMark,
  PIECE_GRID_MM,
  ShipArt,
  ShuttleArt,
  SideMark,
  shipGridMm,
} from '../../art/xwing/index.ts';
import type { Part } from '../contract.ts';
import type { ChipPlace } from '../kit/chips.ts';
import { printedArc } from './shapes.ts';
import { arcsOf, kindOf, numberOf, typeOf, valuesOf } from './ships.ts';
import { TokenRow } from './token-row.tsx';

export interface ShipPieceProps {
  readonly ship: ShipView;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise from up, as it is seen. */
  readonly heading: number;
  readonly label: string;
  readonly part: Part | undefined;
  readonly open: boolean;
  readonly chosen: boolean;
  readonly lit: boolean;
  readonly isActive: boolean;
  /** It has had its turn in this phase. */
  readonly isDone: boolean;
  readonly isStop: boolean;
  /** The mission is about it. */
  readonly isGoal: boolean;
  /** Letters of the locks that others have on it. */
  readonly lockedBy: string;
  readonly lockLetter: string;
}

export function pieceTransform(x: number, y: number): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}

export function hullTransform(heading: number): string {
  return `rotate(${heading.toFixed(2)}deg)`;
}

/** The light stays at the top left of the screen; that much of a turn changes nothing to be seen. */
const LIGHT_STEP = 15;

interface HullProps {
  readonly ship: Pick<ShipView, 'pilot'>;
  readonly heading: number;
}

/** The ship itself as it is drawn on its base, nose up. */
export const Hull: MemoExoticComponent<(props: HullProps) => JSX.Element> = memo(function Hull(
  props: HullProps,
): JSX.Element {
  const type = typeOf(props.ship);
  const scale = (type === undefined ? PIECE_GRID_MM.shuttle : shipGridMm(type)) / 64;
  return (
    <g transform={`scale(${scale})`}>
      {type === undefined ? (
        <ShuttleArt heading={props.heading} />
      ) : (
        <ShipArt id={type} heading={props.heading} />
      )}
    </g>
  );
});

export function litHeading(heading: number): number {
  return Math.round(heading / LIGHT_STEP) * LIGHT_STEP;
}

/** A base with what is printed on it: its rim, the arcs, the sign of its side, where ahead is. */
export const Plate: MemoExoticComponent<
  (props: { readonly ship: ShipView; readonly className?: string }) => JSX.Element
> = memo(function Plate(props): JSX.Element {
  const { ship, className = '' } = props;
  const kind = kindOf(ship);
  const { width, length } = EXTENTS[kind];
  const [w, l] = [width / 2, length / 2];
  const arcs = kind === 'shuttle' ? [] : arcsOf(ship);
  return (
    <g className={`xw-plate ${className}`} data-side={ship.role} style={SIDE_PAINTS[ship.role]}>
      <rect x={-w} y={-l} width={width} height={length} rx={2} className="xw-base" />
      {/* Drawings in the frame of the rules look up with +y. */}
      <g transform="scale(1 -1)">
        {arcs.map((arc) => (
          <path
            key={arc}
            className="xw-printed"
            d={kind === 'shuttle' ? '' : printedArc(kind, arc)}
          />
        ))}
      </g>
      {arcs.includes('turret-360') && <circle className="xw-printed" r={w * 0.86} />}
      <path className="xw-nose" d={`M-4 ${-l}L0 ${-l - 4.5}L4 ${-l}Z`} />
      <g transform={`translate(${w - 5} ${l - 5}) scale(0.11)`}>
        <SideMark side={ship.faction} />
      </g>
    </g>
  );
});

/** One ship on its base. Taps are handled by the board, which knows what lies around. */
export const ShipPiece: MemoExoticComponent<(props: ShipPieceProps) => JSX.Element> = memo(
  function ShipPiece(props: ShipPieceProps): JSX.Element {
    const { ship, x, y, heading, label, part, open, chosen, lit } = props;
    const { width, length } = EXTENTS[kindOf(ship)];
    const [w, l] = [width / 2, length / 2];
    const ring = `M${-w - 4} ${-l - 4}H${w + 4}V${l + 4}H${-w - 4}Z`;
    return (
      <g
        className="bk-piece xw-ship"
        data-ship={ship.id}
        data-place={`ship:${ship.id}`}
        data-part={part}
        data-open={open || undefined}
        data-active={props.isActive || undefined}
        data-done={props.isDone || undefined}
        data-falling={ship.falling || undefined}
        data-option={open || undefined}
        data-spatial={open || undefined}
        style={{ transform: pieceTransform(x, y) }}
        role="button"
        tabIndex={props.isStop ? 0 : -1}
        aria-label={label}
        aria-pressed={chosen}
        aria-disabled={!open}
      >
        <g
          className="xw-turning"
          data-open={open || undefined}
          data-chosen={chosen || undefined}
          data-lit={lit || undefined}
          style={{ transform: hullTransform(heading) }}
        >
          <path className="bk-ring" d={ring} />
          {props.isActive && <path className="xw-active" d={ring} />}
          <Plate ship={ship} />
          <Pips ship={ship} />
          <g className="xw-hull">
            <Hull ship={ship} heading={litHeading(heading)} />
          </g>
          <path className="xw-focus" d={ring} />
        </g>
        <Tags {...props} reach={Math.max(w, l)} />
      </g>
    );
  },
);

const PIP = 3.2;

/** Shields and hull along the rear edge: round and square, what is lost is hollow. */
function Pips(props: { readonly ship: ShipView }): JSX.Element {
  const { ship } = props;
  const { hull, shields } = valuesOf(ship);
  const { width, length } = EXTENTS[kindOf(ship)];
  const all = Math.max(shields, ship.shields) + hull;
  const gap = Math.min(PIP * 1.45, (width - 14) / Math.max(1, all));
  const start = -width / 2 + 4;
  const y = length / 2 - 3.4;
  return (
    <g className="xw-pips bk-near" aria-hidden="true">
      {Array.from({ length: Math.max(shields, ship.shields) }, (_, index) => (
        <circle
          key={`s${index}`}
          cx={start + index * gap}
          cy={y}
          r={PIP / 2}
          className={index < ship.shields ? 'xw-shield' : 'xw-shield xw-gone'}
        />
      ))}
      {Array.from({ length: hull }, (_, index) => (
        <rect
          key={`h${index}`}
          x={start + (Math.max(shields, ship.shields) + index) * gap - PIP / 2}
          y={y - PIP / 2}
          width={PIP}
          height={PIP}
          className={index < ship.hullLeft ? 'xw-hullpip' : 'xw-hullpip xw-gone'}
        />
      ))}
    </g>
  );
}

/** What lies beside the base; it stands upright however the ship is turned. */
function Tags(props: ShipPieceProps & { readonly reach: number }): JSX.Element {
  const { ship, reach, isDone } = props;
  const number = numberOf(ship);
  return (
    <g aria-hidden="true" className="xw-tags">
      {props.isGoal && (
        <g transform={`translate(0 ${-reach - 10})`}>
          <g className="xw-tag xw-goal">
            <circle r={7.5} />
            <g transform="scale(0.18)">
              <ActionMark action="repair" />
            </g>
          </g>
        </g>
      )}
      {number !== undefined && (
        <g transform={`translate(${-reach} ${-reach})`}>
          <g className="xw-tag xw-number">
            <circle r={6.4} />
            <text fontSize={10}>{number}</text>
          </g>
        </g>
      )}
      <g transform={`translate(${reach + 2} ${-reach})`}>
        <TokenRow ship={ship} lockedBy={props.lockedBy} lockLetter={props.lockLetter} />
      </g>
      {ship.pilot !== null && (
        <g transform={`translate(${-reach - 2} ${reach - 2})`} className="bk-near">
          <g className="xw-tag xw-skill">
            <text x={-4} y={0} fontSize={12}>
              {ship.skill}
            </text>
          </g>
        </g>
      )}
      {isDone && (
        <g transform={`translate(${reach + 3} ${reach - 4})`}>
          <path className="xw-tag xw-tick" d="M-3 0L0.5 4L7 -4" />
        </g>
      )}
    </g>
  );
}

/** The name of a ship beside it, above everything that lies around. */
export function ShipName(props: {
  readonly x: number;
  readonly y: number;
  readonly place: ChipPlace;
  readonly name: string;
}): JSX.Element {
  const { dx, dy, isFar } = props.place;
  return (
    <g aria-hidden="true" transform={`translate(${props.x} ${props.y})`}>
      <g className="bk-sign xw-name">
        {isFar && <path className="bk-leader" d={`M0 0L${dx} ${dy}`} />}
        <text x={dx} y={dy} fontSize={13}>
          {props.name}
        </text>
      </g>
    </g>
  );
}
