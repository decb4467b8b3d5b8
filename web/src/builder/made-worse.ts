import type { Problem } from '@parsecs/kernel';

/** Parameters that name the limit which the others are held to. */
const LIMITS: readonly string[] = ['most', 'size'];

function subjectOf({ rule = '', cause, params = {} }: Problem): string {
  const names = Object.entries(params).filter(([, value]) => typeof value === 'string');
  return JSON.stringify([rule, cause, ...names]);
}

/** By how much a limit is passed; 0 where nothing is counted. */
function excessOf({ params = {} }: Problem): number {
  const limit = LIMITS.map((name) => params[name]).find((value) => typeof value === 'number');
  if (typeof limit !== 'number') return 0;
  const counted = Object.entries(params).flatMap(([name, value]) =>
    typeof value === 'number' && !LIMITS.includes(name) ? [value] : [],
  );
  return Math.max(0, ...counted.map((value) => value - limit));
}

/** The problems that a change brings about: those that were not there, and those it makes worse. */
export function madeWorse(
  before: readonly Problem[],
  after: readonly Problem[],
): readonly Problem[] {
  const old = new Map<string, number[]>();
  for (const problem of before) {
    const subject = subjectOf(problem);
    old.set(subject, [...(old.get(subject) ?? []), excessOf(problem)]);
  }
  return after.filter((problem) => {
    const known = old.get(subjectOf(problem))?.shift();
    return known === undefined || excessOf(problem) > known;
  });
}
