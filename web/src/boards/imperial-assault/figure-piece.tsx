import type { FigureView } from '@parsecs/imperial-assault';
import { type JSX, type MemoExoticComponent, memo } from 'react';
import {
  ConditionMark,
  DamageArt,
  FigureArt,
  type FigureId,
  TerminalArt,
  TokenArt,
} from '../../art/imperial-assault/index.ts';
import type { Part } from '../contract.ts';
import type { BaseSide } from '../kit/bases.tsx';
import { FigureBase, rimOfBase } from './base.tsx';
import { tagOf } from './cards.ts';
import { CELL } from './layout.ts';
import { LASTING_PATH } from './rail-marks.tsx';

export interface FigurePieceProps {
  readonly figure: FigureView;
  readonly side: BaseSide;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  /** The part that a tap means; missing where a tap only looks. */
  readonly part: Part | undefined;
  readonly open: boolean;
  readonly chosen: boolean;
  readonly lit: boolean;
  /** Its group has had its turn in this round. */
  readonly isDone: boolean;
  readonly isActive: boolean;
  readonly isStop: boolean;
  /** Kinds of the tokens it carries. */
  readonly carries: string;
  /** Kinds of what lies under it. */
  readonly standsOn: string;
  /** A card lies beside it until something ends it. */
  readonly isUnderCard: boolean;
}

/** The radius of the drawing, and of the bust on a small base. */
const ART = 30;
const BUST = 22;

/** The drawing is by far the largest part of a piece, and it never changes. */
export const Bust: MemoExoticComponent<(props: { readonly id: string }) => JSX.Element> = memo(
  (props: { readonly id: string }): JSX.Element => <FigureArt id={props.id as FigureId} />,
);

export function pieceTransform(x: number, y: number): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}

/** How large the bust is drawn on a base that covers so much. */
export function bustScale(width: number, height: number): number {
  return (Math.min(width, height) / CELL) * (BUST / ART);
}

/** One figure on its base. Taps are handled by the board, which knows what lies around. */
export const FigurePiece: MemoExoticComponent<(props: FigurePieceProps) => JSX.Element> = memo(
  function FigurePiece(props: FigurePieceProps): JSX.Element {
    const { figure, side, width, height, label, part, open, chosen, lit } = props;
    const { damage, health } = figure;
    return (
      <g
        className="bk-piece ia-figure"
        data-figure={figure.id}
        data-place={`figure:${figure.id}`}
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
        <path className="bk-ring" d={rimOfBase(side, width, height, 4)} />
        <FigureBase side={side} width={width} height={height} health={health} lost={damage} />
        <g className="ia-bust" transform={`scale(${bustScale(width, height).toFixed(3)})`}>
          <Bust id={figure.card} />
        </g>
        {props.isActive && <path className="ia-active" d={rimOfBase(side, width, height, 4)} />}
        <path className="bk-focus" d={rimOfBase(side, width, height, 5)} />
        <Tags {...props} />
      </g>
    );
  },
);

const MARK = 11;

function Tags(props: FigurePieceProps): JSX.Element {
  const { figure, width, height, isDone } = props;
  const [x, y] = [width / 2 - MARK, height / 2 - MARK];
  const tag = tagOf(figure.id);
  const tokens = props.carries === '' ? [] : props.carries.split(' ');
  const under = props.standsOn === '' ? [] : props.standsOn.split(' ');
  return (
    <g className="bk-near" aria-hidden="true">
      {figure.conditions.map((condition, index) => (
        <g
          key={condition}
          className="ia-condition"
          data-condition={condition}
          transform={`translate(${x} ${-y + index * 2 * MARK})`}
        >
          <g className="ia-tag">
            <circle r={10} />
            <g transform="scale(0.21)">
              <ConditionMark condition={condition} />
            </g>
          </g>
        </g>
      ))}
      {props.isUnderCard && (
        <g
          className="ia-condition ia-lasting"
          transform={`translate(${x} ${-y + figure.conditions.length * 2 * MARK})`}
        >
          <g className="ia-tag">
            <circle r={10} />
            <path d={LASTING_PATH} transform="scale(0.75)" />
          </g>
        </g>
      )}
      {figure.damage > 0 && (
        <g transform={`translate(${-x} ${-y})`}>
          <g className="ia-tag">
            <g transform="scale(0.42)">
              <DamageArt label={`${figure.damage}`} />
            </g>
          </g>
        </g>
      )}
      {tag !== undefined && (
        <g transform={`translate(${-x} ${y})`} className="ia-number">
          <g className="ia-tag">
            <rect
              x={tag.length > 1 ? -13 : -9}
              y={-9}
              width={tag.length > 1 ? 26 : 18}
              height={18}
              rx={9}
            />
            <text fontSize={15}>{tag}</text>
          </g>
        </g>
      )}
      {tokens.map((kind, index) => (
        <g key={kind} transform={`translate(${x - index * 2 * MARK} ${y}) scale(0.32)`}>
          <TokenArt kind={kind as Parameters<typeof TokenArt>[0]['kind']} />
        </g>
      ))}
      {under.map((kind, index) => (
        <g
          key={kind}
          className="ia-stands-on"
          transform={`translate(${(index - (under.length - 1) / 2) * 2 * MARK} ${y + 4}) scale(0.34)`}
        >
          <circle r={34} />
          {kind === 'terminal' ? (
            <TerminalArt />
          ) : (
            <TokenArt kind={kind as Parameters<typeof TokenArt>[0]['kind']} />
          )}
        </g>
      ))}
      {isDone && tokens.length === 0 && (
        <path className="ia-tick" transform={`translate(${x} ${y})`} d="M-6 0L-2 5L6 -5" />
      )}
    </g>
  );
}
