import { type JSX, memo, useId } from 'react';
import '../art.css';

type Star = readonly [x: number, y: number, magnitude: 0 | 1 | 2];

/** Laid out once by hand-tuned golden-ratio steps, so that every render shows the same sky. */
function starsOf(count: number, width: number, height: number, phase: number): readonly Star[] {
  const stars: Star[] = [];
  for (let index = 0; index < count; index += 1) {
    const u = (phase + index * 0.754877666) % 1;
    const v = (phase * 1.7 + index * 0.569840291) % 1;
    const jitter = ((index * 7919) % 101) / 101;
    const magnitude = index % 17 === 0 ? 2 : index % 4 === 0 ? 1 : 0;
    stars.push([
      Math.round((u + jitter * 0.03) * width * 10) / 10,
      Math.round((v + jitter * 0.05) * height * 10) / 10,
      magnitude,
    ]);
  }
  return stars;
}

const RADII = [0.55, 0.95, 1.5] as const;
const LIGHT = [0.35, 0.55, 0.85] as const;

interface StarsProps {
  readonly stars: readonly Star[];
  readonly scale: number;
}

/** One path per magnitude: a sky costs three elements, however many stars it has. */
function Stars(props: StarsProps): JSX.Element {
  return (
    <g stroke="var(--star, #cfe0ff)" strokeLinecap="round">
      {RADII.map((radius, magnitude) => (
        <path
          key={radius}
          d={props.stars
            .filter((star) => star[2] === magnitude)
            .map(([x, y]) => `M${x} ${y}h0`)
            .join('')}
          strokeWidth={radius * 2 * props.scale}
          opacity={LIGHT[magnitude] ?? 0.4}
        />
      ))}
    </g>
  );
}

const BOARD_STARS = starsOf(170, 1000, 640, 0.37);
const SKY_STARS = starsOf(34, 480, 64, 0.61);

export interface StarfieldProps {
  readonly width: number;
  readonly height: number;
}

/** Two far clouds, each a circle of radius 1 stretched to its place on a 1000 by 640 sheet. */
const CLOUDS = [
  'translate(270 190) rotate(-8) scale(430 210)',
  'translate(740 450) rotate(-10) scale(450 230)',
] as const;

/** The quiet ground of a board: two veils of nebula, faint stars, nothing that moves. */
export const Starfield = memo(function Starfield(props: StarfieldProps): JSX.Element {
  const { width, height } = props;
  const veil = useId();
  return (
    <g aria-hidden="true">
      <radialGradient id={veil}>
        <stop offset="0" stopColor="var(--nebula, #1d3f7d)" stopOpacity={0.42} />
        <stop offset="0.55" stopColor="var(--nebula, #1d3f7d)" stopOpacity={0.18} />
        <stop offset="1" stopColor="var(--nebula, #1d3f7d)" stopOpacity={0} />
      </radialGradient>
      <rect width={width} height={height} fill="var(--board-ground, #0a0f1e)" />
      <g transform={`scale(${width / 1000} ${height / 640})`}>
        {CLOUDS.map((place) => (
          <circle key={place} r={1} transform={place} fill={`url(#${veil})`} />
        ))}
        <Stars stars={BOARD_STARS} scale={1} />
      </g>
    </g>
  );
});

/** The strip of night above the tables of the home scenes. */
export function Sky(): JSX.Element {
  return <Stars stars={SKY_STARS} scale={0.8} />;
}
