import type { Craft } from '../craft.ts';

/** How many numbers follow each command; all paths here are absolute. */
const COUNTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  T: 2,
  H: 1,
  V: 1,
  Q: 4,
  S: 4,
  C: 6,
  A: 7,
  Z: 0,
};

/** The numbers of a path that are coordinates; of an arc only its end. */
function coordinatesOf(d: string): readonly number[] {
  const found: number[] = [];
  for (const [, command = '', rest = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const count = COUNTS[command];
    if (count === undefined) throw new Error(`not an absolute path: ${d}`);
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (count === 0 ? numbers.length > 0 : numbers.length % count > 0) {
      throw new Error(`numbers are missing after ${command}: ${d}`);
    }
    numbers.forEach((value, index) => {
      if (command !== 'A' || index % 7 > 4) found.push(value);
    });
  }
  return found;
}

/** The farthest that a silhouette goes from 0,0 along either axis; curves by their control points. */
export function reachOf(craft: Craft): number {
  const body = craft.filter((layer) => layer.isBody);
  return Math.max(0, ...body.flatMap(({ d }) => coordinatesOf(d)).map(Math.abs));
}
