import { type JSX, useEffect, useRef, useState } from 'react';
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

/**
 * Whoever sees less than this share of the world needs a picture of it, and keeps it until they see
 * nearly everything: the picture itself takes room, and must not come and go because of that.
 */
const PART = 0.85;
const WHOLE = 0.97;

/** A small picture of the whole world while only a part of it is in sight. */
export function Overview(props: OverviewProps): JSX.Element | null {
  const { zoom, frame, world, marks } = props;
  const seen = useRef<SVGRectElement>(null);
  const { unit, watch } = zoom;
  const { width, height } = frame;
  const share = Math.min(width / unit / world.width, height / unit / world.height);
  const [isPart, setPart] = useState(share < PART);
  if (isPart ? share > WHOLE : share < PART) setPart(!isPart);
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
  // It takes no room: whoever made room for it would see more, and need it no longer.
  return (
    <div className="relative size-0 self-end">
      <svg
        className="bk-overview absolute bottom-0 left-0 max-w-none"
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
    </div>
  );
}
