import type { Footprint } from './footprint.ts';

/** Coordinates of one's own on the table: an origin and two unit vectors at right angles. */
export interface Frame {
  x: number;
  y: number;
  uX: number;
  uY: number;
  vX: number;
  vY: number;
}

export function newFrame(): Frame {
  return { x: 0, y: 0, uX: 1, uY: 0, vX: 0, vY: 1 };
}

/** The frame of a base: u to its right, v ahead, the origin so far ahead of its centre. */
export function baseFrameInto(out: Frame, base: Readonly<Footprint>, ahead = 0): void {
  out.x = base.x + ahead * base.forwardX;
  out.y = base.y + ahead * base.forwardY;
  out.uX = base.forwardY;
  out.uY = -base.forwardX;
  out.vX = base.forwardX;
  out.vY = base.forwardY;
}
