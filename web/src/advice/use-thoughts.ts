import { useEffect, useMemo, useState } from 'react';
import type { ReplayDecision } from '../play/protocol.ts';
import type { ReplaySession, ReplayState } from '../play/replay-session.ts';
import { thoughtsOf } from './advice-store.ts';
import { standingChoices, type Thought, thoughtsByStep } from './thought.ts';

/** What bots thought of a match that is over, at each of their decisions. */
export interface Thoughts {
  /** Somebody's thoughts were kept. */
  readonly areThere: boolean;
  /** The decision that led to the step in sight, where a bot made it. */
  readonly now?: { readonly thought: Thought; readonly decision: ReplayDecision };
}

export function useThoughts(session: ReplaySession, state: ReplayState): Thoughts {
  const { record, log } = session;
  const { opened, step } = state;
  // Until then it would tell what others hide.
  const isOver = record.finished || opened.outcome !== undefined;
  const isOpen = isOver && opened.notRunning === undefined;
  const [kept, setKept] = useState<readonly Thought[]>([]);
  useEffect(() => {
    if (!isOpen) return;
    let wanted = true;
    const load = async (): Promise<void> => {
      const found = await thoughtsOf(record.id);
      if (wanted) setKept(found);
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [record.id, isOpen]);
  const byStep = useMemo(() => thoughtsByStep(standingChoices(log.choices), kept), [log, kept]);
  const thought = isOpen && step > 0 ? byStep.get(step - 1) : undefined;
  const [decided, setDecided] = useState<{
    readonly step: number;
    readonly decision: ReplayDecision;
  }>();
  const hasThought = thought !== undefined;
  useEffect(() => {
    if (!hasThought) return;
    let wanted = true;
    const load = async (): Promise<void> => {
      const decision = await session.decision(step - 1);
      if (wanted && decision !== undefined) setDecided({ step, decision });
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [session, step, hasThought]);
  const isNow = thought !== undefined && decided?.step === step;
  return {
    areThere: isOpen && byStep.size > 0,
    ...(isNow && { now: { thought, decision: decided.decision } }),
  };
}
