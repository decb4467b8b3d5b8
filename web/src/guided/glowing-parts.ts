import type { Part } from '../boards/contract.ts';
import { CONFIRM } from '../play/ask-bar.tsx';
import type { PageModel } from '../play/use-page-model.ts';
import { fulfils } from './fulfils.ts';
import type { LessonSight } from './protocol.ts';

/**
 * What is to be touched next: the last press once the right answer is put together, else what the lesson
 * names, else whatever the right answer is made of.
 */
export function glowingParts(
  { choosing, question, session }: PageModel,
  { fulfilled, glows }: LessonSight,
): readonly (readonly Part[])[] {
  const { picking } = choosing;
  if (question === undefined || picking === undefined) return [];
  const { complete, chosen } = picking;
  const isReady = complete !== undefined && fulfils(complete, fulfilled);
  // What is held out is as good as chosen: a dial that lies there belongs to its ship.
  const held = complete === undefined ? [] : session.board.partsOf(question, complete);
  const isLeft = (part: Part): boolean => !chosen.includes(part) && !held.includes(part);
  const right = question.answers.find((answer) => fulfils(answer, fulfilled));
  const parts = right === undefined ? [] : session.board.partsOf(question, right);
  return [
    ...(isReady ? [[CONFIRM]] : []),
    (glows as readonly Part[]).filter(isLeft),
    parts.filter(isLeft),
    // What was chosen and takes a second touch.
    parts,
  ];
}
