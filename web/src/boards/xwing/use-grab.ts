import { type RefObject, useEffect } from 'react';
import { useLatest } from '../use-latest.ts';
import type { Point } from './layout.ts';

export interface Grab {
  /** Where the pointer is, in units of the board, and how far from where it took hold. */
  readonly onMove: (at: Point, from: Point) => void;
  readonly onEnd: () => void;
  readonly onStart?: (at: Point) => void;
  /** It was touched and not moved. */
  readonly onTap?: () => void;
}

/** A touch of less than this many pixels is a tap, not a move. */
const STILL = 4;

/**
 * Lets something on the board be taken hold of and moved. The board itself, which would move along,
 * listens to the same touches below React: so these are caught before they come there.
 */
export function useGrab(node: RefObject<SVGGElement | null>, isOn: boolean, grab: Grab): void {
  const latest = useLatest(grab);
  useEffect(() => {
    const thing = node.current;
    if (thing === null || !isOn) return;
    let from: Point | undefined;
    let start: Point | undefined;
    let hasMoved = false;
    const pointOf = (event: PointerEvent): Point => pointOn(thing, event.clientX, event.clientY);
    const hold = (event: Event): void => event.stopPropagation();
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      event.stopPropagation();
      thing.setPointerCapture(event.pointerId);
      from = pointOf(event);
      start = { x: event.clientX, y: event.clientY };
      hasMoved = false;
      latest.current.onStart?.(from);
    };
    const move = (event: PointerEvent): void => {
      if (from === undefined || start === undefined) return;
      event.stopPropagation();
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y);
      if (!hasMoved && far < STILL) return;
      hasMoved = true;
      latest.current.onMove(pointOf(event), from);
    };
    const up = (event: PointerEvent): void => {
      if (from === undefined) return;
      event.stopPropagation();
      from = undefined;
      if (hasMoved) latest.current.onEnd();
      else latest.current.onTap?.();
    };
    thing.addEventListener('pointerdown', down);
    thing.addEventListener('pointermove', move);
    thing.addEventListener('pointerup', up);
    thing.addEventListener('pointercancel', up);
    thing.addEventListener('mousedown', hold);
    thing.addEventListener('touchstart', hold, { passive: true });
    return () => {
      thing.removeEventListener('pointerdown', down);
      thing.removeEventListener('pointermove', move);
      thing.removeEventListener('pointerup', up);
      thing.removeEventListener('pointercancel', up);
      thing.removeEventListener('mousedown', hold);
      thing.removeEventListener('touchstart', hold);
    };
  }, [node, isOn, latest]);
}

/** A point of the screen in the units of the drawing that holds the node. */
export function pointOn(node: SVGElement, clientX: number, clientY: number): Point {
  const svg = node.ownerSVGElement ?? (node as SVGSVGElement);
  const box = svg.getBoundingClientRect();
  const scale = svg.viewBox.baseVal.width / box.width;
  return { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale };
}
