import type { ImperialAssault } from '@parsecs/imperial-assault';
import type { Asked } from '@parsecs/table';
import { useEffect, useState } from 'react';
import { useSettings } from '../../shell/settings.ts';
import { type Part, type Picking, partOf } from '../contract.ts';
import type { Place } from './spots.ts';

const MOVE = 'move';
const WALK = 'walk:';

export interface PlannedWalk {
  /** Chooses a place that lies a move or two away. */
  readonly plan: (place: Place) => void;
  /** The place that the draft leads to. */
  readonly planned: Part | undefined;
}

/**
 * A place beyond the points at hand is reached by moving first: both are confirmed together. Where an
 * answer is given at once, the way is remembered until it can be walked.
 */
export function usePlannedWalk(
  question: Asked<ImperialAssault> | undefined,
  picking: Picking | undefined,
): PlannedWalk {
  const mustConfirm = useSettings((settings) => settings.confirm);
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const asked = question?.ask;
  useEffect(() => {
    const [next, ...rest] = waiting;
    if (next === undefined || asked === undefined || picking === undefined) return;
    setWaiting(next === MOVE ? rest : []);
    if (question?.answers.some(({ id }) => id === next) === true) picking.pickAnswer(next);
    // Once for each question.
  }, [asked]);
  const isAtOnce = !mustConfirm || (question?.guarded === true && question.answers[0]?.id === MOVE);
  const plan = (place: Place): void => {
    if (picking === undefined) return;
    const moves = Array.from({ length: place.moves - 1 }, () => MOVE);
    const after = [...moves, `${WALK}${place.stand}`];
    picking.pickAnswer(MOVE);
    if (isAtOnce) setWaiting(after);
    else picking.plan(after);
  };
  const last = picking?.complete?.id === MOVE ? picking.after.at(-1) : undefined;
  return {
    plan,
    planned: last?.startsWith(WALK) === true ? partOf('stand', last.slice(WALK.length)) : undefined,
  };
}
