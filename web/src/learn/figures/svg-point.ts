import type { PointerEvent } from 'react';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a finger is, in the units of the drawing. */
export function pointIn(event: PointerEvent<SVGSVGElement>): Point | undefined {
  const matrix = event.currentTarget.getScreenCTM();
  if (matrix === null) return undefined;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x, y };
}
