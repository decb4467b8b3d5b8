import type { ShipCard, ShipView } from '@parsecs/starship-battles';
import { type JSX, type MemoExoticComponent, memo } from 'react';
import { CounterArt, ShipArt, SIDE_OF_FACTION } from '../../art/starship-battles/index.ts';
import type { Part } from '../contract.ts';
import { Base, rimOf } from '../kit/bases.tsx';
import { hullOf, sizeOf } from './cards.ts';
import { CELL } from './grid.ts';

/** The drawings have 64 units for what a ship covers. */
const ART = 64;
const RIM = 0.455;

export interface ShipPieceProps {
  readonly ship: ShipView;
  readonly card: ShipCard;
  readonly x: number;
  readonly y: number;
  /** Degrees from straight up. */
  readonly heading: number;
  readonly label: string;
  /** Its number among its like. */
  readonly number: number | undefined;
  /** The part that a tap means; missing where a tap only looks. */
  readonly part: Part | undefined;
  readonly open: boolean;
  readonly chosen: boolean;
  readonly lit: boolean;
  /** Has had its turn in this phase. */
  readonly isDone: boolean;
  /** Fleets of partners are told apart: the second one has two notches. */
  readonly notches: number;
  readonly isStop: boolean;
}

/** The drawing is by far the largest part of a piece, and it hardly ever changes. */
const Hull: MemoExoticComponent<typeof ShipArt> = memo(ShipArt);

export function pieceTransform(x: number, y: number): string {
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;
}

export function hullTransform(heading: number): string {
  return `rotate(${heading.toFixed(1)}deg)`;
}

/** One ship on its base. Taps are handled by the board, which knows what lies around. */
export const ShipPiece: MemoExoticComponent<(props: ShipPieceProps) => JSX.Element> = memo(
  function ShipPiece(props: ShipPieceProps): JSX.Element {
    const { ship, card, heading, label, part, open, chosen, lit } = props;
    const side = SIDE_OF_FACTION[card.faction];
    const reach = sizeOf(card) * CELL;
    const radius = reach * RIM;
    const { all, left } = hullOf(card, ship);
    return (
      <g
        className="bk-piece sb-ship"
        data-ship={ship.id}
        data-place={`ship:${ship.id}`}
        data-choice
        data-part={part}
        data-open={open || undefined}
        data-chosen={chosen || undefined}
        data-lit={lit || undefined}
        data-done={props.isDone || undefined}
        data-option={open || undefined}
        data-spatial={open || undefined}
        style={{ transform: pieceTransform(props.x, props.y) }}
        role="button"
        tabIndex={props.isStop ? 0 : -1}
        aria-label={label}
        aria-pressed={chosen}
        aria-disabled={!open}
      >
        <path className="bk-ring" d={rimOf(side, radius * 1.1)} />
        <Base side={side} radius={radius} health={all} lost={all - left} />
        {card.class < 4 && (
          <g style={{ transform: hullTransform(heading) }} className="sb-turning">
            <path
              className="sb-bow"
              data-side={side}
              d={`M0 ${-radius - 4}L4.5 ${-radius + 2}H-4.5Z`}
            />
          </g>
        )}
        <g className="sb-hull" style={{ transform: hullTransform(heading) }}>
          <g transform={`scale(${((reach / ART) * (card.class === 4 ? 0.86 : 0.9)).toFixed(3)})`}>
            <Hull id={card.id} faction={card.faction} heading={heading} />
          </g>
        </g>
        <path className="bk-focus" d={rimOf(side, radius * 1.16)} />
        <Tags {...props} reach={reach} />
      </g>
    );
  },
);

function Tags(props: ShipPieceProps & { readonly reach: number }): JSX.Element {
  const { ship, number, reach, isDone, notches } = props;
  const corner = reach / 2 - 4;
  return (
    <g className="bk-near sb-tags" aria-hidden="true">
      {number !== undefined && (
        <g transform={`translate(${-corner} ${corner})`} className="sb-number">
          <circle r={6.5} />
          <text fontSize={10}>{number}</text>
        </g>
      )}
      {ship.damage > 0 && (
        <g transform={`translate(${corner} ${-corner}) scale(0.25)`}>
          <CounterArt kind="damage" label={`${ship.damage}`} />
        </g>
      )}
      {ship.isReduced && (
        <g transform={`translate(${-corner} ${-corner}) scale(0.2)`}>
          <CounterArt kind="reduced" />
        </g>
      )}
      {isDone && (
        <path
          className="sb-tick"
          transform={`translate(${corner} ${corner})`}
          d="M-4.5 0L-1.5 3.5L4.5 -3.5"
        />
      )}
      {notches > 1 && (
        <path className="sb-notch" transform={`translate(0 ${reach * RIM})`} d="M-3 -3V3M3 -3V3" />
      )}
    </g>
  );
}
