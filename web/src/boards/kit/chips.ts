import type { Box } from './camera.ts';

/** A sign about a piece, of a fixed size on the screen. */
export interface Chip {
  readonly key: string;
  /** The middle of the piece, and how far it reaches from there, in units of the world. */
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  /** The sign stands on the other side of the piece, if it can. */
  readonly awayFrom: { readonly x: number; readonly y: number };
  /** Half of the size of the sign, in CSS pixels. */
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** How far from the middle of its piece a chip stands, in CSS pixels. */
export interface ChipPlace {
  readonly dx: number;
  readonly dy: number;
  /** So far that a line must lead to the piece. */
  readonly isFar: boolean;
}

/** Between a chip and whatever is next to it, in CSS pixels. */
const GAP = 4;
/** Turns to try, the nearest to straight away first. */
const TURNS = [0, 20, -20, 40, -40, 65, -65, 90, -90, 120, -120, 150, -150, 180];
const RINGS = [0, 14, 28, 44, 62, 84, 110, 140, 180];

/**
 * Places chips beside their pieces so that none lies on a piece or on another chip, and within what is
 * seen where the piece itself is seen.
 */
export function placeChips(
  chips: readonly Chip[],
  pieces: readonly Box[],
  unit: number,
  seen?: Box,
): ReadonlyMap<string, ChipPlace> {
  const taken = pieces.map((box) => onScreen(box, unit));
  const room = seen && onScreen(seen, unit);
  const places = new Map<string, ChipPlace>();
  for (const chip of chips) {
    const place =
      (room && findPlace(chip, taken, unit, room)) ??
      findPlace(chip, taken, unit) ??
      straightAway(chip, unit);
    places.set(chip.key, place);
    taken.push(rectOf(chip, place, unit));
  }
  return places;
}

function onScreen({ x, y, width, height }: Box, unit: number): Rect {
  return {
    left: x * unit,
    top: y * unit,
    right: (x + width) * unit,
    bottom: (y + height) * unit,
  };
}

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function awayOf({ x, y, awayFrom }: Chip): number {
  return Math.atan2(y - awayFrom.y, x - awayFrom.x);
}

function straightAway(chip: Chip, unit: number): ChipPlace {
  return { ...placeAt(chip, awayOf(chip), 0, unit), isFar: false };
}

function findPlace(
  chip: Chip,
  taken: readonly Rect[],
  unit: number,
  room?: Rect,
): ChipPlace | undefined {
  const away = awayOf(chip);
  for (const [index, ring] of RINGS.entries()) {
    for (const turn of TURNS) {
      const place = placeAt(chip, away + (turn * Math.PI) / 180, ring, unit);
      const rect = rectOf(chip, place, unit);
      const isInRoom = room === undefined || contains(room, rect);
      if (isInRoom && taken.every((other) => areApart(rect, other))) {
        return { ...place, isFar: index > 0 };
      }
    }
  }
  return undefined;
}

function contains(room: Rect, { left, top, right, bottom }: Rect): boolean {
  return left >= room.left && top >= room.top && right <= room.right && bottom <= room.bottom;
}

/** Just outside of the piece in this direction, and a ring further. */
function placeAt(
  { reach, halfWidth, halfHeight }: Chip,
  angle: number,
  ring: number,
  unit: number,
): { readonly dx: number; readonly dy: number } {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const own = halfWidth * Math.abs(ux) + halfHeight * Math.abs(uy);
  const away = reach * unit + own + GAP + ring;
  return { dx: ux * away, dy: uy * away };
}

function rectOf(
  { x, y, halfWidth, halfHeight }: Chip,
  { dx, dy }: { readonly dx: number; readonly dy: number },
  unit: number,
): Rect {
  const [middle, height] = [x * unit + dx, y * unit + dy];
  return {
    left: middle - halfWidth,
    right: middle + halfWidth,
    top: height - halfHeight,
    bottom: height + halfHeight,
  };
}

function areApart(one: Rect, other: Rect): boolean {
  return (
    one.right + GAP <= other.left ||
    one.left >= other.right + GAP ||
    one.bottom + GAP <= other.top ||
    one.top >= other.bottom + GAP
  );
}
