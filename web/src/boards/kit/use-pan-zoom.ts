import { select } from 'd3-selection';
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isMotionOff } from '../../shell/appearance.ts';
import { useLatest } from '../use-latest.ts';
import {
  type Box,
  type Camera,
  fitScale,
  focusOn,
  isInside,
  isSame,
  type Pose,
  poseBetween,
  seenOf,
  type Wanted,
  wholeOf,
  within,
} from './camera.ts';
import { useKeys } from './use-keys.ts';
import { useInsets } from './use-stage.ts';

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
  /** CSS pixels of a unit when the world last stood still. */
  readonly unit: number;
  /** What of the world was seen beside the panels then. */
  readonly seen: Box;
  /** Tells where the world stands, now and whenever it moves; gives the way to hear no more. */
  readonly watch: (listener: (pose: Pose) => void) => () => void;
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

/** What the board has gone to by itself, to go there again when there is more room or less. */
type Goal = 'whole' | { readonly box: Box; readonly wanted: Wanted | undefined };

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
 * only its transform changes, and nothing is rendered or painted anew. `--inverse` tells style sheets how
 * many units of the world a pixel has: signs keep their size. Panels that float over
 * the frame (`useCover`) are kept free of what is brought into sight.
 */
export function usePanZoom(options: PanZoomOptions): PanZoom {
  const { frame, world, width, height, worldWidth, worldHeight, most, far } = options;
  const insets = useInsets({ width, height }, { width: worldWidth, height: worldHeight });
  const camera: Camera = { ...options, insets };
  const fit = fitScale(camera);
  const behaviour = useRef<Behaviour | undefined>(undefined);
  const pose = useRef<Pose>({ x: 0, y: 0, k: fit });
  const flight = useRef(0);
  /** Nothing once somebody has moved the board with their own hands. */
  const goal = useRef<Goal | undefined>('whole');
  const listeners = useRef(new Set<(pose: Pose) => void>());
  const latest = useLatest(camera);
  const [isZoomed, setZoomed] = useState(false);
  const [rest, setRest] = useState<Pose>({ x: 0, y: 0, k: fit });
  useEffect(() => {
    const node = frame.current;
    const layer = world.current;
    if (node === null || layer === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told = 0;
    const settle = (): void => {
      const { k } = pose.current;
      layer.style.removeProperty('will-change');
      layer.removeAttribute('data-moving');
      // Everything on the board inherits it, and would be styled anew.
      if (k !== told) layer.style.setProperty('--inverse', `${1 / k}`);
      told = k;
      layer.toggleAttribute('data-far', k < far);
      setZoomed(k > fitScale(latest.current) * 1.02);
      setRest((before) => (isSame(before, pose.current) ? before : pose.current));
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
      for (const listener of listeners.current) listener(pose.current);
      clearTimeout(timer);
      timer = setTimeout(settle, REST);
    };
    const zooming = zoom<HTMLElement, unknown>()
      .extent([
        [0, 0],
        [width, height],
      ])
      .constrain(({ x, y, k }) => {
        const held = within({ x, y, k }, latest.current);
        return zoomIdentity.translate(held.x, held.y).scale(k);
      })
      .clickDistance(6)
      .on('start', (event: { readonly sourceEvent: unknown }) => {
        if (event.sourceEvent !== null) cancelAnimationFrame(flight.current);
      })
      .on('zoom', (event: { readonly transform: ZoomTransform; readonly sourceEvent: unknown }) => {
        if (event.sourceEvent !== null) goal.current = undefined;
        show(event.transform);
      });
    const isFirst = behaviour.current === undefined;
    behaviour.current = zooming;
    const selection = select(node);
    selection.call(zooming).on('dblclick.zoom', null);
    zooming.transform(selection, transformOf(isFirst ? wholeOf(latest.current) : pose.current));
    settle();
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(flight.current);
      selection.on('.zoom', null);
    };
  }, [frame, world, width, height, worldWidth, worldHeight, far, latest]);

  const act = (change: (own: Behaviour, node: HTMLElement) => void): void => {
    const node = frame.current;
    if (node !== null && behaviour.current !== undefined) change(behaviour.current, node);
  };
  const jump = (to: Pose): void =>
    act((zooming, node) =>
      zooming.transform(select(node), transformOf(within(to, latest.current))),
    );
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
  useRoom({ camera, fit, most, behaviour, goal, pose, jump, fly, frame });
  const move = (change: (own: Behaviour, node: HTMLElement) => void): void => {
    goal.current = undefined;
    act(change);
  };
  const watch = useCallback<PanZoom['watch']>((listener) => {
    const all = listeners.current;
    all.add(listener);
    listener(pose.current);
    return () => {
      all.delete(listener);
    };
  }, []);
  const own: PanZoom = {
    zoomIn: () => move((zooming, node) => zooming.scaleBy(select(node), STEP)),
    zoomOut: () => move((zooming, node) => zooming.scaleBy(select(node), 1 / STEP)),
    fit: () => {
      goal.current = 'whole';
      fly(wholeOf(latest.current));
    },
    isZoomed,
    unit: rest.k,
    seen: seenOf(rest, camera),
    focus: (box, wanted) => {
      goal.current = { box, wanted };
      const to = focusOn(box, pose.current, latest.current, wanted);
      if (to !== undefined) fly(to);
    },
    sees: (box) => isInside(box, pose.current, latest.current),
    reveal: (box) => {
      const { k } = pose.current;
      const to = focusOn(box, pose.current, { ...latest.current, comfort: k, most: k });
      if (to !== undefined) fly({ ...to, k });
    },
    watch,
  };
  useZoomKeys(
    own,
    (dx, dy) => move((zooming, node) => zooming.translateBy(select(node), dx, dy)),
    pose,
  );
  return own;
}

function transformOf({ x, y, k }: Pose): ZoomTransform {
  return zoomIdentity.translate(x, y).scale(k);
}

interface Room {
  readonly camera: Camera;
  readonly fit: number;
  readonly most: number;
  readonly behaviour: RefObject<Behaviour | undefined>;
  readonly goal: RefObject<Goal | undefined>;
  readonly pose: RefObject<Pose>;
  readonly jump: (to: Pose) => void;
  readonly fly: (to: Pose) => void;
  readonly frame: RefObject<HTMLElement | null>;
}

/**
 * Another size of the frame, or another panel over it: what the board had gone to is brought into
 * sight again. Whoever has moved it themselves keeps what they had in the middle.
 */
function useRoom(room: Room): void {
  const { camera, fit, most, behaviour } = room;
  const { width, height, worldWidth, worldHeight, insets } = camera;
  const latest = useLatest(room);
  const size = useRef({ width, height, worldWidth, worldHeight });
  useEffect(() => {
    behaviour.current?.scaleExtent([fit, Math.max(fit, most)]);
    const { camera: now, goal, pose, jump, fly, frame } = latest.current;
    const before = size.current;
    const isOtherSize =
      before.width !== width ||
      before.height !== height ||
      before.worldWidth !== worldWidth ||
      before.worldHeight !== worldHeight;
    size.current = { width, height, worldWidth, worldHeight };
    // Nobody's hand is led while it holds something.
    if (!isOtherSize && frame.current?.matches(':active') === true) return;
    const { x, y, k } = pose.current;
    const same = {
      x: x + (width - before.width) / 2,
      y: y + (height - before.height) / 2,
      k: Math.max(k, fit),
    };
    const to = placeFor(goal.current, same, now);
    if (to !== undefined && !isOtherSize) fly(to);
    else if (isOtherSize || goal.current === undefined) jump(to ?? same);
  }, [latest, behaviour, width, height, worldWidth, worldHeight, fit, most, insets]);
}

/** A little smaller than it could be is no reason to move the board under somebody's eyes. */
const SMALLER = 1.25;

/** Where the board must go for its goal, or nothing if it may stay. */
function placeFor(goal: Goal | undefined, from: Pose, camera: Camera): Pose | undefined {
  if (goal === undefined) return undefined;
  if (goal !== 'whole') return focusOn(goal.box, from, camera, goal.wanted);
  const whole = wholeOf(camera);
  const { worldWidth: width, worldHeight: height } = camera;
  const isSeen = isInside({ x: 0, y: 0, width, height }, from, camera);
  const isFine = isSeen && from.k >= whole.k / SMALLER;
  return isFine || isSame(from, whole) ? undefined : whole;
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
