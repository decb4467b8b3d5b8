import { type ImperialAssault, readAnswer, writeAnswer } from '@parsecs/imperial-assault';
import type { Asked } from '@parsecs/table';
import { useEffect, useRef } from 'react';
import { type Part, type Picking, partOf } from '../contract.ts';
import { keepPlan } from './planned.ts';
import type { Place } from './spots.ts';

const MOVE = writeAnswer({ kind: 'move' });

export interface PlannedWalk {
  /** Chooses a place that lies a move or two away. */
  readonly plan: (place: Place) => void;
  /** The place that the draft leads to. */
  readonly planned: Part | undefined;
}

/**
 * A place beyond the points at hand is reached by moving first: both are confirmed together. Where the
 * move is given at once, the way is remembered until it can be walked.
 */
export function usePlannedWalk(
  question: Asked<ImperialAssault> | undefined,
  picking: Picking | undefined,
): PlannedWalk {
  const waiting = useRef<readonly string[]>([]);
  const answered = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (question === undefined || picking === undefined) return;
    if (picking.complete?.id !== MOVE || picking.after.length === 0) keepPlan(question, undefined);
    if (answered.current === question.ask) {
      // Second thoughts: something else was chosen, or nothing.
      if (picking.complete?.id !== MOVE) waiting.current = [];
      return;
    }
    answered.current = question.ask;
    const [next, ...rest] = waiting.current;
    const isOpen = question.answers.some(({ id }) => id === next);
    waiting.current = isOpen ? rest : [];
    if (isOpen && next !== undefined) picking.pickAnswer(next);
  }, [question, picking]);
  const plan = (place: Place): void => {
    if (picking === undefined || question === undefined) return;
    const moves = Array.from({ length: place.moves - 1 }, () => MOVE);
    const after = [...moves, writeAnswer({ kind: 'walk', place: place.stand })];
    waiting.current = after;
    keepPlan(question, place);
    picking.pickAnswer(MOVE);
    picking.queue(after);
  };
  const last = picking?.complete?.id === MOVE ? picking.after.at(-1) : undefined;
  const walk = last === undefined ? undefined : readAnswer(last);
  return { plan, planned: walk?.kind === 'walk' ? partOf('stand', walk.place) : undefined };
}
