import { type Box, boxAround, type Camera, focusOn, type Pose, type Wanted } from './camera.ts';

/** What a decision is about, as places of the world. */
export interface Matter {
  readonly asked: readonly Box[];
  readonly affected: readonly Box[];
  /** Everybody who could do harm; the nearest one to those asked is kept in sight. */
  readonly threats: readonly Box[];
}

/** The box around all that matters for a decision; nothing where nobody is asked. */
export function boxOfMatter({ asked, affected, threats }: Matter, margin = 0): Box | undefined {
  const core = boxAround([...asked, ...affected]);
  if (core === undefined) return undefined;
  const isMet = threats.some((threat) => affected.some((box) => areSame(box, threat)));
  const nearest = isMet ? [] : nearestTo(boxAround(asked) ?? core, threats);
  return boxAround([core, ...nearest], margin);
}

/** What stays in sight where all that matters does not fit: those who are asked, then whom it may affect. */
export function keptOf({ asked, affected }: Matter, margin = 0): readonly Box[] {
  return [boxAround(asked, margin), boxAround([...asked, ...affected], margin)].flatMap(
    (box) => box ?? [],
  );
}

/** Where to go to see all that matters beside the panels, or nothing if it is seen well from here. */
export function frameView(
  matter: Matter,
  from: Pose,
  camera: Camera,
  { margin = 0, ...wanted }: Wanted & { readonly margin?: number } = {},
): Pose | undefined {
  const box = boxOfMatter(matter, margin);
  return box && focusOn(box, from, camera, { keep: keptOf(matter, margin), ...wanted });
}

function nearestTo(box: Box, others: readonly Box[]): readonly Box[] {
  const [x, y] = middleOf(box);
  const distance = (other: Box): number => {
    const [ox, oy] = middleOf(other);
    return Math.hypot(ox - x, oy - y);
  };
  return others.toSorted((one, other) => distance(one) - distance(other)).slice(0, 1);
}

function middleOf({ x, y, width, height }: Box): readonly [number, number] {
  return [x + width / 2, y + height / 2];
}

function areSame(one: Box, other: Box): boolean {
  return one.x === other.x && one.y === other.y;
}
