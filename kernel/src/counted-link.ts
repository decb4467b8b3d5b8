import { LINK_ALPHABET, linkLetter, linkPlace } from './list-link.ts';

/** Something, and how often it is taken. */
type Counted<T extends string> = readonly [item: T, count: number];

/** As many as one letter counts; more copies are written as another pair. */
const MOST_IN_PAIR = LINK_ALPHABET.length - 1;

/**
 * A list of things for a link. Two letters stand for a thing: its place among all of its kind, which
 * never changes, and how often it is taken.
 */
export function writeCounted<T extends string>(
  all: readonly T[],
  taken: readonly Counted<T>[],
): string {
  return taken
    .map(([item, count]) => {
      const letter = linkLetter(placeOf(all, item));
      const full = (letter + linkLetter(MOST_IN_PAIR)).repeat(Math.floor(count / MOST_IN_PAIR));
      const rest = count % MOST_IN_PAIR;
      return rest === 0 ? full : full + letter + linkLetter(rest);
    })
    .join('');
}

function placeOf<T extends string>(all: readonly T[], item: T): number {
  const place = all.indexOf(item);
  if (place < 0) throw new RangeError(`no link can hold “${item}”`);
  return place;
}

/** What such a list holds, pair by pair; nothing where it is none. */
export function readCounted<T extends string>(
  all: readonly T[],
  text: string,
): readonly Counted<T>[] | undefined {
  if (text.length % 2 > 0) return undefined;
  const taken: Counted<T>[] = [];
  for (let place = 0; place < text.length; place += 2) {
    const item = all[linkPlace(text[place])];
    const count = linkPlace(text[place + 1]);
    if (item === undefined || count < 1) return undefined;
    taken.push([item, count]);
  }
  return taken;
}
