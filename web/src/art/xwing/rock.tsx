import { type JSX, memo } from 'react';

type Point = readonly [number, number];

const ROCK = 'light-dark(#b5a08a, #5b6a8c)';
const ROCK_SHADE = 'light-dark(#836f5b, #2c3956)';
const ROCK_LINE = 'light-dark(#3f3226, #b9c9ea)';

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([sx, sy], [x, y]) => [sx + x, sy + y], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

function between(a: Point, b: Point, part: number): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

export interface RockArtProps {
  /** The outline in the units and the frame of the board, y down. */
  readonly outline: readonly Point[];
  /** How far the board turns the group around the rock, so that the light stays at the top left. */
  readonly heading?: number;
}

/** A rock made from any outline: a lit face towards the light, ridges, two craters. */
export const RockArt = memo(function RockArt(props: RockArtProps): JSX.Element {
  const { outline } = props;
  const middle = middleOf(outline);
  const reach = Math.max(...outline.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])));
  const turn = ((225 - (props.heading ?? 0)) * Math.PI) / 180;
  const light: Point = [Math.cos(turn), Math.sin(turn)];
  const shift = (point: Point, part: number): Point => [
    point[0] + light[0] * reach * part,
    point[1] + light[1] * reach * part,
  ];
  const face = outline.map((point) => shift(between(middle, point, 0.8), 0.12));
  const peak = shift(middle, 0.2);
  const ridges = outline
    .filter((_, index) => index % 3 === 1)
    .map((point) => {
      const [a, b] = [between(peak, point, 0.22), between(peak, point, 0.72)];
      return `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`;
    })
    .join('');
  const corners = [outline[2], outline[Math.floor(outline.length * 0.7)]].filter(
    (point) => point !== undefined,
  );
  const line = reach / 22;
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d={pathOf(outline)} fill={ROCK_SHADE} />
      <path d={pathOf(face)} fill={ROCK} />
      <path d={ridges} fill="none" stroke={ROCK_SHADE} strokeWidth={line * 0.9} />
      {corners.map((corner, index) => {
        const [cx, cy] = between(peak, corner, 0.5);
        const r = reach * (index === 0 ? 0.15 : 0.11);
        return (
          <g key={`${cx} ${cy}`}>
            <circle cx={cx} cy={cy} r={r} fill={ROCK_SHADE} />
            <circle
              cx={cx - light[0] * r * 0.32}
              cy={cy - light[1] * r * 0.32}
              r={r * 0.68}
              fill={ROCK}
            />
          </g>
        );
      })}
      <path d={pathOf(outline)} fill="none" stroke={ROCK_LINE} strokeWidth={line * 1.2} />
    </g>
  );
});
