import { type Footprint, type Line, RANGE_LENGTH } from '@parsecs/xwing';
import type { JSX } from 'react';
import type { Box } from '../kit/camera.ts';
import { type Chip, type ChipPlace, placeChips } from '../kit/chips.ts';
import { type Layout, type Point, round, toBoard } from './layout.ts';

export interface MeasuredLine {
  readonly key: string;
  readonly line: Pick<Line, 'fromX' | 'fromY' | 'toX' | 'toY' | 'distance'>;
  /** What stands on the sign in its middle. */
  readonly label: string;
  readonly isObstructed?: boolean;
  readonly isAimed?: boolean;
  readonly tone: 'attack' | 'lock' | 'ruler';
  /** The ship at its end: the sign stands beside it, not on it. */
  readonly end?: Pick<Footprint, 'x' | 'y' | 'reach'> | undefined;
}

/** Lines as the ruler would lie, cut where its sections end, each with its measure. */
export function LineLayer(props: {
  readonly layout: Layout;
  readonly lines: readonly MeasuredLine[];
  /** What no sign may lie on, as it is seen. */
  readonly pieces: readonly Box[];
  /** CSS pixels of a millimetre. */
  readonly unit: number;
  /** What of the table is in sight. */
  readonly seen: Box;
}): JSX.Element {
  const { layout, lines, pieces, unit, seen } = props;
  const places = placeChips(
    lines.flatMap((line) => chipOf(layout, line)),
    pieces,
    unit,
    seen,
  );
  return (
    <g aria-hidden="true" className="xw-lines">
      {/* What is aimed at lies on top. */}
      {lines
        .toSorted((one, other) => Number(one.isAimed ?? false) - Number(other.isAimed ?? false))
        .map(({ key, ...own }) => (
          <Measured key={key} layout={layout} {...own} place={places.get(key)} />
        ))}
    </g>
  );
}

interface MeasuredProps extends Omit<MeasuredLine, 'key'> {
  readonly layout: Layout;
  /** Where its sign stands; in the middle of the line where there is no ship at its end. */
  readonly place: ChipPlace | undefined;
}

const HALF_HEIGHT = 11;

function chipOf(layout: Layout, { key, line, end, label }: MeasuredLine): readonly Chip[] {
  if (end === undefined) return [];
  return [
    {
      key,
      ...toBoard(layout, end),
      reach: end.reach,
      awayFrom: toBoard(layout, { x: line.fromX, y: line.fromY }),
      halfWidth: halfOf(label),
      halfHeight: HALF_HEIGHT,
    },
  ];
}

function Measured(props: MeasuredProps): JSX.Element {
  const { layout, line, label, tone, end, place } = props;
  const from = toBoard(layout, { x: line.fromX, y: line.fromY });
  const to = toBoard(layout, { x: line.toX, y: line.toY });
  const { x, y } =
    place === undefined || end === undefined ? between(from, to, 0.5) : toBoard(layout, end);
  const { dx, dy, isFar } = place ?? { dx: 0, dy: 0, isFar: false };
  return (
    <g
      data-tone={tone}
      data-aimed={props.isAimed || undefined}
      data-obstructed={props.isObstructed || undefined}
      className="xw-measured"
    >
      <path className="xw-ruler-line" d={`M${write(from)}L${write(to)}`} />
      {cutsOf(line.distance).map((share) => (
        <Cut key={share} from={from} to={to} share={share} />
      ))}
      <g transform={`translate(${round(x)} ${round(y)})`}>
        <g className="bk-sign xw-range">
          {isFar && <path className="bk-leader" d={`M0 0L${round(dx)} ${round(dy)}`} />}
          <rect
            x={dx - halfOf(label)}
            y={dy - HALF_HEIGHT}
            width={2 * halfOf(label)}
            height={2 * HALF_HEIGHT}
            rx={HALF_HEIGHT}
          />
          <text x={dx} y={dy} fontSize={14}>
            {label}
          </text>
        </g>
      </g>
    </g>
  );
}

function halfOf(label: string): number {
  return 9 + label.length * 3.4;
}

/** Where the sections of the ruler end on a line of this length. */
function cutsOf(distance: number): readonly number[] {
  const cuts: number[] = [];
  for (let end = RANGE_LENGTH; end < distance; end += RANGE_LENGTH) cuts.push(end / distance);
  return cuts;
}

function Cut(props: {
  readonly from: Point;
  readonly to: Point;
  readonly share: number;
}): JSX.Element {
  const { from, to, share } = props;
  const at = between(from, to, share);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [((to.y - from.y) / length) * 6, ((from.x - to.x) / length) * 6];
  return (
    <path
      className="xw-ruler-cut"
      d={`M${round(at.x - dx)} ${round(at.y - dy)}L${round(at.x + dx)} ${round(at.y + dy)}`}
    />
  );
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function write({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}
