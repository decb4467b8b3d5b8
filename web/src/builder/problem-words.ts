import type { Problem } from '@parsecs/kernel';
import { describeProblem } from '@parsecs/lang';
import type { Library } from './room.ts';

const LINK_FAULTS = ['link-too-long', 'link-other-version', 'link-broken'] as const;

/** What is wrong with a list, in the words of its game; where it stands is shown, not told. */
export function sayProblem(
  { texts, box }: Pick<Library, 'texts' | 'box'>,
  problem: Problem,
): string {
  try {
    return describeProblem(texts, box.game, { ...problem, path: '' });
  } catch {
    return problem.cause;
  }
}

/** What is wrong with a file, and where it stands; or with a link, in our own words. */
export function sayFault(library: Pick<Library, 'texts' | 'box'>, problem: Problem): string {
  const { texts, box } = library;
  const fault = LINK_FAULTS.find((known) => known === problem.cause);
  return fault === undefined
    ? describeProblem(texts, box.game, problem)
    : texts.t(`builder:link.${fault}`);
}
