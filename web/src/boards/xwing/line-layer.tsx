import { type Footprint, type Line, RANGE_LENGTH } from '@parsecs/xwing';
import type { JSX } from 'react';
import { type Layout, type Point, round, toBoard } from './layout.ts';

export interface MeasuredLine {
  readonly key: string;
  readonly line: Pick<Line, 'fromX' | 'fromY' | 'toX' | 'toY' | 'distance'>;
  /** What stands on the sign in its middle. */
  readonly label: string;
  readonly isObstructed?: boolean;
  readonly isAimed?: boolean;
  readonly tone: 'attack' | 'lock' | 'ruler';
  /** The ship at its end: beside others the sign stands behind it. */
  readonly end?: Pick<Footprint, 'x' | 'y' | 'halfLength'> | undefined;
}

/** Lines as the ruler would lie, cut where its sections end, each with its measure. */
export function LineLayer(props: {
  readonly layout: Layout;
  readonly lines: readonly MeasuredLine[];
}): JSX.Element {
  const { layout, lines } = props;
  return (
    <g aria-hidden="true" className="xw-lines">
      {/* What is aimed at lies on top. */}
      {lines
        .toSorted((one, other) => Number(one.isAimed ?? false) - Number(other.isAimed ?? false))
        .map(({ key, ...own }) => (
          <Measured key={key} layout={layout} {...own} isOne={lines.length === 1} />
        ))}
    </g>
  );
}

interface MeasuredProps extends Omit<MeasuredLine, 'key'> {
  readonly layout: Layout;
  /** There is no other line beside it. */
  readonly isOne: boolean;
}

/** How far a sign reaches to its sides and up or down, in pixels, with some room. */
const ASIDE = 6;
const UPWARD = 15;

function Measured(props: MeasuredProps): JSX.Element {
  const { layout, line, label, tone } = props;
  const from = toBoard(layout, { x: line.fromX, y: line.fromY });
  const to = toBoard(layout, { x: line.toX, y: line.toY });
  const { x, y, dx, dy } = signOf(props, from, to);
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
          <rect x={dx - halfOf(label)} y={dy - 11} width={2 * halfOf(label)} height={22} rx={11} />
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

interface Sign extends Point {
  /** Further away, in pixels. */
  readonly dx: number;
  readonly dy: number;
}

/** In the middle of its line; of several lines behind the ship at its end, where there is room. */
function signOf({ layout, end, isOne, label }: MeasuredProps, from: Point, to: Point): Sign {
  if (isOne || end === undefined) return { ...between(from, to, 0.5), dx: 0, dy: 0 };
  const middle = toBoard(layout, end);
  const [across, down] = [middle.x - from.x, middle.y - from.y];
  const length = Math.hypot(across, down) || 1;
  const [ux, uy] = [across / length, down / length];
  const reach = end.halfLength * (Math.abs(ux) + Math.abs(uy));
  const away = (halfOf(label) + ASIDE) * Math.abs(ux) + UPWARD * Math.abs(uy);
  return { x: middle.x + ux * reach, y: middle.y + uy * reach, dx: ux * away, dy: uy * away };
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
