import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { Box } from './camera.ts';

/** What a board listens to. */
export interface Taps {
  readonly onClick: (event: MouseEvent<SVGSVGElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<SVGSVGElement>) => void;
  readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: FocusEvent<SVGSVGElement>) => void;
}

/** Enter and space press what has the focus; `tap` tells whether there was anything to press. */
export function pressWithKeys(
  event: KeyboardEvent<SVGSVGElement>,
  tap: (target: EventTarget) => boolean,
): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  if (!tap(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Where a node lies in a drawing that is so many units wide, with some room around it. */
export function boxAround(node: Element, world: Element, width: number, room: number): Box {
  const outer = world.getBoundingClientRect();
  const inner = node.getBoundingClientRect();
  const scale = width / outer.width;
  return {
    x: (inner.left - outer.left) * scale - room,
    y: (inner.top - outer.top) * scale - room,
    width: inner.width * scale + 2 * room,
    height: inner.height * scale + 2 * room,
  };
}
