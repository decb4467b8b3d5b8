/** The two lists of `#one=…&other=…`. */
export interface Pair {
  readonly one: string;
  readonly other: string;
}

export function readPair(hash: string): Pair {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  return { one: params.get('one') ?? '', other: params.get('other') ?? '' };
}

export function writePair({ one, other }: Pair): string {
  return `#${new URLSearchParams({ one, other })}`;
}
