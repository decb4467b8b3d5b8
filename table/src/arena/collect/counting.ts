import type { CardFact, PieceFact } from '../facts.ts';

/** Adds to a count by name. */
export function count(counts: Record<string, number>, name: string, amount = 1): void {
  counts[name] = (counts[name] ?? 0) + amount;
}

/** Pieces by their kind: all that took part, and those that are still there. */
export function pieceFacts(
  pieces: Iterable<readonly [id: string, kind: string]>,
  lost: ReadonlySet<string>,
): Readonly<Record<string, PieceFact>> {
  const facts: Record<string, PieceFact> = {};
  for (const [id, kind] of pieces) {
    const { fielded, survived } = facts[kind] ?? { fielded: 0, survived: 0 };
    facts[kind] = { fielded: fielded + 1, survived: survived + (lost.has(id) ? 0 : 1) };
  }
  return facts;
}

/** Cards of one game: there, and perhaps at work. */
export function cardFacts(
  there: Iterable<string>,
  used: ReadonlySet<string>,
): Readonly<Record<string, CardFact>> {
  return Object.fromEntries(
    [...new Set(there)].map((id) => [id, { games: 1, used: used.has(id) ? 1 : 0 }]),
  );
}
