import { select } from 'd3-selection';
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isMotionOff } from '../../shell/appearance.ts';
import {
  type Box,
  fitScale,
  focusOn,
  isInside,
  type Pose,
  poseBetween,
  type Wanted,
} from './camera.ts';
import { useKeys } from './use-keys.ts';

export interface Zoom {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Shows the whole world. */
  readonly fit: () => void;
  readonly isZoomed: boolean;
}

export interface PanZoom extends Zoom {
  /** Brings a part of the world into sight; stays where it is when it is well in sight already. */
  readonly focus: (box: Box, wanted?: Wanted) => void;
  /** Moves just as far as it takes to see the box. */
  readonly reveal: (box: Box) => void;
  /** Whether the box is in sight as things stand. */
  readonly sees: (box: Box) => boolean;
}

export interface PanZoomOptions {
  /** What is seen through, and what is moved behind it. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly world: RefObject<HTMLElement | null>;
  /** The size of the frame in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** The size of the world in its own units. */
  readonly worldWidth: number;
  readonly worldHeight: number;
  /** How many CSS pixels a unit may have when something is brought into sight, and at the most. */
  readonly comfort: number;
  readonly most: number;
  /** Below so many pixels a unit the world is far: small signs are left out (`data-far`). */
  readonly far: number;
}

type Behaviour = ZoomBehavior<HTMLElement, unknown>;

const STEP = 1.5;
const FLIGHT = 320;
/** The world is painted anew, and sharp, when it has been still for so long. */
const REST = 140;
const PAN = 80;
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * Wheel, pinch, drag and keys (+ − 0, shift with arrows) on a layer of its own: while a finger moves,
 * only its transform changes, and nothing is rendered or painted anew. `--unit` tells style sheets how
 * many pixels a unit of the world has, `--inverse` keeps signs at their size.
 */
export function usePanZoom(options: PanZoomOptions): PanZoom {
  const { frame, world, width, height, worldWidth, worldHeight, most, far } = options;
  const fit = fitScale(options);
  const behaviour = useRef<Behaviour | undefined>(undefined);
  const pose = useRef<Pose>({ x: 0, y: 0, k: fit });
  const flight = useRef(0);
  const [isZoomed, setZoomed] = useState(false);
  useEffect(() => {
    const node = frame.current;
    const layer = world.current;
    if (node === null || layer === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (): void => {
      const { k } = pose.current;
      layer.style.removeProperty('will-change');
      layer.removeAttribute('data-moving');
      layer.style.setProperty('--unit', `${k}`);
      layer.style.setProperty('--inverse', `${1 / k}`);
      layer.toggleAttribute('data-far', k < far);
      setZoomed(k > fit * 1.02);
    };
    const show = (transform: ZoomTransform): void => {
      pose.current = { x: transform.x, y: transform.y, k: transform.k };
      if (!layer.hasAttribute('data-moving')) {
        layer.style.setProperty('will-change', 'transform');
        layer.setAttribute('data-moving', '');
      }
      layer.style.setProperty(
        'transform',
        `translate(${transform.x}px, ${transform.y}px) scale(${transform.k})`,
      );
      clearTimeout(timer);
      timer = setTimeout(settle, REST);
    };
    const zooming = zoom<HTMLElement, unknown>()
      .extent([
        [0, 0],
        [width, height],
      ])
      .scaleExtent([fit, Math.max(fit, most)])
      .translateExtent([
        [0, 0],
        [worldWidth, worldHeight],
      ])
      .clickDistance(6)
      .on('start', (event: { readonly sourceEvent: unknown }) => {
        if (event.sourceEvent !== null) cancelAnimationFrame(flight.current);
      })
      .on('zoom', ({ transform }: { readonly transform: ZoomTransform }) => show(transform));
    const wasWhole = behaviour.current === undefined || pose.current.k <= fit * 1.02;
    behaviour.current = zooming;
    const selection = select(node);
    selection.call(zooming).on('dblclick.zoom', null);
    const { x, y, k } = pose.current;
    // Another size of the frame: what was whole stays whole, what was near stays near.
    const start = wasWhole ? zoomIdentity.scale(fit) : zoomIdentity.translate(x, y).scale(k);
    zooming.transform(selection, start);
    zooming.translateBy(selection, 0, 0);
    settle();
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(flight.current);
      selection.on('.zoom', null);
    };
  }, [frame, world, width, height, worldWidth, worldHeight, fit, most, far]);

  const act = (change: (own: Behaviour, node: HTMLElement) => void): void => {
    const node = frame.current;
    if (node !== null && behaviour.current !== undefined) change(behaviour.current, node);
  };
  const jump = (to: Pose): void =>
    act((zooming, node) => {
      const selection = select(node);
      zooming.transform(selection, zoomIdentity.translate(to.x, to.y).scale(to.k));
      zooming.translateBy(selection, 0, 0);
    });
  const fly = (to: Pose): void => {
    cancelAnimationFrame(flight.current);
    if (isMotionOff()) {
      jump(to);
      return;
    }
    const from = pose.current;
    const began = performance.now();
    const frameOf = (now: number): void => {
      const t = Math.max(0, Math.min(1, (now - began) / FLIGHT));
      jump(poseBetween(from, to, t, { width, height }));
      if (t < 1) flight.current = requestAnimationFrame(frameOf);
    };
    flight.current = requestAnimationFrame(frameOf);
  };
  const own: PanZoom = {
    zoomIn: () => act((zooming, node) => zooming.scaleBy(select(node), STEP)),
    zoomOut: () => act((zooming, node) => zooming.scaleBy(select(node), 1 / STEP)),
    fit: () =>
      fly({ x: (width - worldWidth * fit) / 2, y: (height - worldHeight * fit) / 2, k: fit }),
    isZoomed,
    focus: (box, wanted) => {
      const to = focusOn(box, pose.current, options, wanted);
      if (to !== undefined) fly(to);
    },
    sees: (box) => isInside(box, pose.current, options),
    reveal: (box) => {
      const { k } = pose.current;
      const to = focusOn(box, pose.current, { ...options, comfort: k, most: k });
      if (to !== undefined) fly({ ...to, k });
    },
  };
  useZoomKeys(
    own,
    (dx, dy) => act((zooming, node) => zooming.translateBy(select(node), dx, dy)),
    pose,
  );
  return own;
}

function useZoomKeys(
  own: Zoom,
  pan: (dx: number, dy: number) => void,
  pose: RefObject<Pose>,
): void {
  useKeys(({ key, shiftKey }) => {
    const way = shiftKey ? PANS[key] : undefined;
    const step = PAN / pose.current.k;
    if (way !== undefined) pan(way[0] * step, way[1] * step);
    else if (key === '+' || key === '=') own.zoomIn();
    else if (key === '-') own.zoomOut();
    else if (key === '0') own.fit();
  });
}
