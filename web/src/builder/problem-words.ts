import type { Problem } from '@parsecs/kernel';
import { describeProblem } from '@parsecs/lang';
import type { Library } from './room.ts';

const LINK_FAULTS = ['link-too-long', 'link-other-version', 'link-broken'] as const;

type Speaker = Pick<Library, 'texts' | 'box'>;

/** What is wrong with a list, in the words of its game; where it stands is shown, not told. */
export function sayProblem({ texts, box }: Speaker, problem: Problem): string {
  const { cause, rule, params } = problem;
  try {
    return describeProblem(texts, box.game, { ...problem, path: '' });
  } catch {
    // The sentences of this game are on their way: its words or the rule speak for themselves.
    const key = `${box.game}:problem.${cause}` as const;
    if (texts.has(key)) return texts.t(key, params);
    return rule === undefined ? cause : texts.t(`${box.game}-rules:${rule}.title`);
  }
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
