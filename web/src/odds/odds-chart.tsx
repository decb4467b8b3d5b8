import { type JSX, useId } from 'react';
import { useSize } from '../play/use-size.ts';
import { useTexts } from '../shell/texts.tsx';
import type { Point } from './curves.ts';
import { percentOf } from './numbers.ts';

export interface OddsChartProps {
  readonly curves: readonly (readonly Point[])[];
  /** From this damage on the target is destroyed, by setting. */
  readonly enough: readonly (number | undefined)[];
  readonly height: number;
}

const LEFT = 40;
const BOTTOM = 22;
const TOP = 16;
const GRID = [0, 0.25, 0.5, 0.75, 1];
/** Narrower bars have no number above them. */
const ROOM_FOR_NUMBER = 30;
const TONES = ['info-ink', 'ask-ink'] as const;

/** Bars say how likely exactly that is, lines how likely at least that; the table says it in numbers. */
export function OddsChart(props: OddsChartProps): JSX.Element {
  const { curves, enough, height } = props;
  const texts = useTexts('odds-page');
  const [box, size] = useSize<HTMLDivElement>();
  const pattern = useId();
  const width = size?.width ?? 0;
  const places = curves[0]?.length ?? 0;
  const step = (width - LEFT) / Math.max(1, places);
  const bar = Math.min(56, (step * 0.8) / curves.length);
  const floor = height - BOTTOM;
  const y = (share: number): number => floor - share * (floor - TOP);
  const middle = (place: number): number => LEFT + (place + 0.5) * step;
  const left = (curve: number, place: number): number =>
    middle(place) + (curve - curves.length / 2) * bar;
  return (
    <div ref={box} style={{ height }} aria-hidden="true">
      <svg width={width} height={height} className="condensed block text-xs">
        <defs>
          <pattern id={pattern} width={6} height={6} patternUnits="userSpaceOnUse">
            <rect width={6} height={6} fill="var(--color-ask-ink)" opacity={0.35} />
            <path d="M-1 7L7 -1M-1 1L1 -1M5 7L7 5" stroke="var(--color-ask-ink)" strokeWidth={2} />
          </pattern>
        </defs>
        {GRID.map((share) => (
          <g key={share}>
            <line x1={LEFT} x2={width} y1={y(share)} y2={y(share)} stroke="var(--color-line)" />
            <text x={LEFT - 6} y={y(share) + 4} textAnchor="end" fill="var(--color-quiet)">
              {percentOf(texts.language, share)}
            </text>
          </g>
        ))}
        {curves.map((points, curve) =>
          points.map(({ value, exactly }, place) => (
            <rect
              key={`${curve}/${value}`}
              x={left(curve, place) + 1}
              y={y(exactly)}
              width={Math.max(1, bar - 2)}
              height={floor - y(exactly)}
              fill={curve === 0 ? 'var(--color-info-ink)' : `url(#${pattern})`}
              opacity={curve === 0 ? 0.75 : 1}
            />
          )),
        )}
        {curves.map((points, curve) => (
          <Line
            key={TONES[curve]}
            tone={TONES[curve] ?? 'info-ink'}
            dashed={curve > 0}
            points={points.flatMap(({ value, reached }, place) =>
              value === undefined ? [] : [[middle(place), y(reached)] as const],
            )}
          />
        ))}
        {bar >= ROOM_FOR_NUMBER &&
          curves.map((points, curve) =>
            points.map(({ value, exactly }, place) =>
              exactly < 0.005 ? null : (
                <text
                  key={`${curve}/${value}`}
                  x={left(curve, place) + bar / 2}
                  y={y(exactly) - 4}
                  textAnchor="middle"
                  fill="var(--color-ink)"
                  stroke="var(--color-panel)"
                  strokeWidth={4}
                  strokeLinejoin="round"
                  paintOrder="stroke"
                >
                  {percentOf(texts.language, exactly)}
                </text>
              ),
            ),
          )}
        {enough.map((least, curve) => {
          const place = curves[curve]?.findIndex(({ value }) => value === least) ?? -1;
          return least === undefined || place < 0 ? null : (
            <line
              key={TONES[curve]}
              x1={LEFT + place * step}
              x2={LEFT + place * step}
              y1={TOP}
              y2={floor}
              stroke="var(--color-danger-ink)"
              strokeWidth={2}
              strokeDasharray={curve > 0 ? '2 4' : '6 4'}
            />
          );
        })}
        {curves[0]?.map(({ value }, place) => (
          <text
            key={String(value)}
            x={middle(place)}
            y={height - 6}
            textAnchor="middle"
            fill="var(--color-quiet)"
          >
            {value ?? texts.t('odds-page:never-short')}
          </text>
        ))}
      </svg>
    </div>
  );
}

interface LineProps {
  readonly tone: string;
  readonly dashed: boolean;
  readonly points: readonly (readonly [number, number])[];
}

function Line(props: LineProps): JSX.Element {
  const { tone, dashed, points } = props;
  const color = `var(--color-${tone})`;
  return (
    <g>
      <polyline
        points={points.map((point) => point.join()).join(' ')}
        fill="none"
        stroke={color}
        strokeWidth={2}
        strokeDasharray={dashed ? '6 4' : undefined}
      />
      {points.map(([x, y]) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={3.5}
          fill="var(--color-panel)"
          stroke={color}
          strokeWidth={2}
        />
      ))}
    </g>
  );
}
