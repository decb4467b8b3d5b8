import type { Problem } from '@parsecs/kernel';
import { describeProblem } from '@parsecs/lang';
import type { Library } from './room.ts';

const LINK_FAULTS = ['link-too-long', 'link-other-version', 'link-broken'] as const;

type Speaker = Pick<Library, 'texts' | 'box'>;

/** What is wrong with a list, in the words of its game; where it stands is shown, not told. */
export function sayProblem({ texts, box }: Speaker, problem: Problem): string {
  const { cause, rule } = problem;
  if (texts.has(`${box.game}:problem.${cause}`)) {
    return describeProblem(texts, box.game, { ...problem, path: '' });
  }
  // The sentences of this game are not written yet: the rule it breaks speaks for itself.
  return rule === undefined ? cause : texts.t(`${box.game}-rules:${rule}.title`);
}

/** What is wrong with a file, and where it stands; or with a link, in our own words. */
export function sayFault(speaker: Speaker, problem: Problem): string {
  const { texts } = speaker;
  const fault = LINK_FAULTS.find((known) => known === problem.cause);
  if (fault !== undefined) return texts.t(`builder:link.${fault}`);
  const said = sayProblem(speaker, problem);
  return problem.path === ''
    ? said
    : texts.t('table:problem-at', { path: problem.path, problem: said });
}
