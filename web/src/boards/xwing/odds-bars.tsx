import type { JSX } from 'react';
import type { ShotPromise } from './shots.ts';

interface OddsBarsProps {
  readonly shot: ShotPromise;
  /** What is needed to destroy the target: from there on bars are red. */
  readonly enough: number;
}

const WIDTH = 9;
const HEIGHT = 22;

/** How likely so many results get through, a bar for each number; its words stand beside it. */
export function OddsBars(props: OddsBarsProps): JSX.Element {
  const { shot, enough } = props;
  const { shares } = shot;
  const most = Math.max(...shares, 0.01);
  return (
    <svg
      width={shares.length * WIDTH}
      height={HEIGHT + 11}
      viewBox={`0 0 ${shares.length * WIDTH} ${HEIGHT + 11}`}
      aria-hidden="true"
      className="shrink-0"
    >
      {shares.map((share, through) => {
        const height = (share / most) * HEIGHT;
        const tone = through === 0 ? 'quiet' : through >= enough ? 'danger-ink' : 'ask-ink';
        return (
          // The number of results is what a bar stands for.
          <g key={through} transform={`translate(${through * WIDTH} 0)`}>
            <rect
              x={1}
              y={HEIGHT - height}
              width={WIDTH - 2}
              height={height}
              fill={`var(--color-${tone})`}
            />
            <text
              x={WIDTH / 2}
              y={HEIGHT + 9}
              fontSize={9}
              textAnchor="middle"
              fill="var(--color-quiet)"
            >
              {through}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
