import type { Problem } from '@parsecs/kernel';
import { describeProblem } from '@parsecs/lang';
import type { Library } from './builder-model.ts';

const LINK_FAULTS = ['link-too-long', 'link-other-version', 'link-broken'] as const;

type Speaker = Pick<Library, 'texts' | 'box' | 'words'>;

/** What is wrong with a list, in the words of its game; where it stands is shown, not told. */
export function sayProblem(
  { texts, box }: Pick<Speaker, 'texts' | 'box'>,
  problem: Problem,
): string {
  return describeProblem(texts, box.game, { ...problem, path: '' });
}

/** What is wrong with a file, and where it stands; or with a link, in our own words. */
export function sayFault({ texts, box, words }: Speaker, problem: Problem): string {
  const fault = LINK_FAULTS.find((known) => known === problem.cause);
  if (fault !== undefined) return texts.t(`builder:link.${fault}`);
  const path = words.place?.(problem.path) ?? problem.path;
  return describeProblem(texts, box.game, { ...problem, path });
}
