import type { Asked, SeatSnapshot } from '@parsecs/table';
import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../shell/settings.ts';
import { idleAnswerOf } from './idle-answer.ts';
import type { Session } from './session.ts';

/** What a person must decide of what is shown: questions that cannot change anything are answered. */
export function useAskedQuestion(
  session: Session,
  look: SeatSnapshot | undefined,
): Asked | undefined {
  const { board } = session;
  const askAll = useSettings((settings) => settings.askAll);
  /** The question that could not be answered without its person. */
  const [refused, setRefused] = useState<number>();
  const { question, view } = look ?? {};
  const idle = useMemo(
    () => question && idleAnswerOf(board, view, question, askAll || question.ask === refused),
    [board, view, question, askAll, refused],
  );
  const seat = question?.seat;
  const ask = question?.ask;
  useEffect(() => {
    if (idle === undefined || seat === undefined || ask === undefined) return;
    const answer = async (): Promise<void> => {
      const refusal = await session.chooseUnasked(seat, ask, idle);
      if (refusal !== undefined) setRefused(ask);
    };
    void answer();
  }, [session, seat, ask, idle]);
  return idle === undefined ? question : undefined;
}
