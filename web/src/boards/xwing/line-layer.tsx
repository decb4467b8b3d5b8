import { type Line, RANGE_LENGTH } from '@parsecs/xwing';
import type { JSX } from 'react';
import { type Plan, type Point, round, toBoard } from './plan.ts';

export interface MeasuredLine {
  readonly key: string;
  readonly line: Pick<Line, 'fromX' | 'fromY' | 'toX' | 'toY' | 'distance'>;
  /** What stands on the sign in its middle. */
  readonly label: string;
  readonly isObstructed?: boolean;
  readonly isAimed?: boolean;
  readonly tone: 'attack' | 'lock' | 'ruler';
}

/** Lines as the ruler would lie, cut where its sections end, each with its measure. */
export function LineLayer(props: {
  readonly plan: Plan;
  readonly lines: readonly MeasuredLine[];
}): JSX.Element {
  const { plan, lines } = props;
  return (
    <g aria-hidden="true" className="xw-lines">
      {/* What is aimed at lies on top. */}
      {lines
        .toSorted((one, other) => Number(one.isAimed ?? false) - Number(other.isAimed ?? false))
        .map(({ key, ...own }) => (
          <Measured key={key} plan={plan} {...own} isOne={lines.length === 1} />
        ))}
    </g>
  );
}

interface MeasuredProps extends Omit<MeasuredLine, 'key'> {
  readonly plan: Plan;
  /** There is no other line beside it. */
  readonly isOne: boolean;
}

/** Where the sign stands on one of several lines: they part on the way to their ends. */
const APART = 0.72;

function Measured(props: MeasuredProps): JSX.Element {
  const { plan, line, label, tone } = props;
  const from = toBoard(plan, { x: line.fromX, y: line.fromY });
  const to = toBoard(plan, { x: line.toX, y: line.toY });
  const middle = between(from, to, props.isOne ? 0.5 : APART);
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
      <g transform={`translate(${round(middle.x)} ${round(middle.y)})`}>
        <g className="bk-sign xw-range">
          <rect
            x={-9 - label.length * 3.4}
            y={-11}
            width={18 + label.length * 6.8}
            height={22}
            rx={11}
          />
          <text fontSize={14}>{label}</text>
        </g>
      </g>
    </g>
  );
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
