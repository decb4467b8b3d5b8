import type { Asked } from '@parsecs/table';
import type { View, XWing } from '@parsecs/xwing';
import { writeAnswer } from '@parsecs/xwing/words';
import { useEffect, useRef } from 'react';
import type { Picking } from '../contract.ts';

const READY = writeAnswer({ kind: 'word', word: 'ready' });

/**
 * Whoever sets the last dial is ready. Only right after that: whoever comes back to the question, by
 * a reload or by taking back, is asked it.
 */
export function useReady(
  view: View,
  question: Asked<XWing> | undefined,
  picking: Picking | undefined,
): void {
  const last = useRef('');
  useEffect(() => {
    if (question === undefined || picking === undefined) return;
    const key = `${question.seat}/${view.round}`;
    const wasLast = last.current === key;
    last.current = question.kind === 'dial' && isLastDial(question) ? key : '';
    if (wasLast && question.kind === 'ready') picking.give(READY);
  }, [view.round, question, picking]);
}

export function isLastDial({ answers }: Asked<XWing>): boolean {
  const ships = new Set(answers.flatMap((answer) => (answer.kind === 'dial' ? [answer.ship] : [])));
  return ships.size === 1;
}
