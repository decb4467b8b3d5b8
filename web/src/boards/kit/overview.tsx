import { type JSX, useEffect, useRef } from 'react';
import type { Size } from './free-area.ts';
import type { PanZoom } from './use-pan-zoom.ts';

/** Something to see from afar, in units of the world. */
export interface Landmark {
  readonly x: number;
  readonly y: number;
  readonly color: string;
}

export interface OverviewProps {
  readonly zoom: PanZoom;
  readonly frame: Size;
  readonly world: Size;
  readonly marks: readonly Landmark[];
}

/** The longer side of the overview in CSS pixels. */
const SIDE = 76;

/** Whoever sees so much of the world needs no picture of it. */
const MOST = 0.85;

/** A small picture of the whole world while only a part of it is in sight. */
export function Overview(props: OverviewProps): JSX.Element | null {
  const { zoom, frame, world, marks } = props;
  const seen = useRef<SVGRectElement>(null);
  const { unit, watch } = zoom;
  const { width, height } = frame;
  const isPart = width / unit < world.width * MOST || height / unit < world.height * MOST;
  useEffect(() => {
    if (!isPart) return undefined;
    return watch(({ x, y, k }) => {
      const rect = seen.current;
      rect?.setAttribute('x', `${-x / k}`);
      rect?.setAttribute('y', `${-y / k}`);
      rect?.setAttribute('width', `${width / k}`);
      rect?.setAttribute('height', `${height / k}`);
    });
  }, [isPart, watch, width, height]);
  if (!isPart) return null;
  const scale = SIDE / Math.max(world.width, world.height);
  return (
    <svg
      className="bk-overview"
      width={world.width * scale}
      height={world.height * scale}
      viewBox={`0 0 ${world.width} ${world.height}`}
      aria-hidden="true"
    >
      {marks.map(({ x, y, color }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={3 / scale} fill={color} />
      ))}
      <rect ref={seen} strokeWidth={1.5 / scale} />
    </svg>
  );
}
