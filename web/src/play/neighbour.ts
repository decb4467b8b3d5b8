/** What a key means on the screen: right and down are positive. */
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export interface Placed<T> {
  readonly node: T;
  readonly x: number;
  readonly y: number;
}

/** To go aside counts more than to go ahead, so that a row is followed before it is left. */
const ASIDE = 2.5;
/** Nearer than this, two things are the same spot on the screen. */
const SAME = 1;

/** The nearest of the others in the direction of an arrow key. */
export function nearestIn<T>(
  from: { readonly x: number; readonly y: number },
  others: readonly Placed<T>[],
  key: string,
): T | undefined {
  const way = WAYS[key];
  if (way === undefined) return undefined;
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { node, x, y } of others) {
    const dx = x - from.x;
    const dy = y - from.y;
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1] + dy * way[0]);
    if (ahead <= SAME || aside > ahead * ASIDE) continue;
    const distance = ahead + aside * ASIDE;
    if (distance >= least) continue;
    least = distance;
    best = node;
  }
  return best;
}

function placeOf(node: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * On a board an arrow key goes where it points. Where nothing lies that way it leaves the board for
 * the other answers, as it does everywhere else.
 */
export function neighbourOf(from: Element | null, key: string): HTMLElement | undefined {
  if (from === null || !from.matches('[data-spatial]')) return undefined;
  const others = [...document.querySelectorAll<HTMLElement>('[data-spatial]')].filter(
    (node) => node !== from,
  );
  return nearestIn(
    placeOf(from),
    others.map((node) => ({ node, ...placeOf(node) })),
    key,
  );
}
