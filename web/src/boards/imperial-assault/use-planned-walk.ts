import type { ImperialAssault } from '@parsecs/imperial-assault';
import type { Asked } from '@parsecs/table';
import { useEffect, useRef } from 'react';
import { useSettings } from '../../shell/settings.ts';
import { type Part, type Picking, partOf } from '../contract.ts';
import { useLatest } from '../use-latest.ts';
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
  const waiting = useRef<readonly string[]>([]);
  const latest = useLatest({ question, picking });
  const asked = question?.ask;
  useEffect(() => {
    const [next, ...rest] = waiting.current;
    const now = latest.current;
    if (next === undefined || asked === undefined) return;
    waiting.current = rest;
    const isOpen = now.question?.answers.some(({ id }) => id === next) === true;
    if (isOpen) now.picking?.pickAnswer(next);
    else waiting.current = [];
  }, [asked, latest]);
  const isAtOnce = !mustConfirm || (question?.guarded === true && question.answers[0]?.id === MOVE);
  const plan = (place: Place): void => {
    if (picking === undefined) return;
    const moves = Array.from({ length: place.moves - 1 }, () => MOVE);
    const after = [...moves, `${WALK}${place.stand}`];
    waiting.current = isAtOnce ? after : [];
    picking.pickAnswer(MOVE);
    if (!isAtOnce) picking.plan(after);
  };
  const last = picking?.complete?.id === MOVE ? picking.after.at(-1) : undefined;
  return {
    plan,
    planned: last?.startsWith(WALK) === true ? partOf('stand', last.slice(WALK.length)) : undefined,
  };
}
