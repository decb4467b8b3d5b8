import { useEffect, useState } from 'react';
import { gameNamed } from '../games/index.ts';
import type { PageModel } from '../play/use-page-model.ts';
import { useCoachStore } from './coach-store.ts';
import { aboutComposed, type Trigger, tipFor, tipId } from './trigger.ts';

export interface Tip {
  /** Its words are `advice:coach.<game>.<id>`. */
  readonly id: string;
  readonly dismiss: () => void;
}

interface Looked {
  /** The question that was looked at, and with which answer put together. */
  readonly key: string;
  readonly composed: string | undefined;
  /** What was told of it; missing where there was nothing, or where it was put aside. */
  readonly tip?: string | undefined;
}

/** A word about what is new at this moment; it stays until its question is answered. */
export function useCoach(model: PageModel, isGuided: boolean): Tip | undefined {
  const { session, look, question, choosing } = model;
  const { game, id: match } = session.record;
  const { isOn, told, games, noteTold, noteGame } = useCoachStore();
  const isLearner = isOn && !isGuided && session.here.length > 0;
  const [triggers, setTriggers] = useState<readonly Trigger[]>();
  const [looked, setLooked] = useState<Looked>();
  useEffect(() => {
    if (!isLearner) return;
    let wanted = true;
    const load = async (): Promise<void> => {
      const loaded = await gameNamed(game).loadTriggers();
      if (wanted) setTriggers(loaded);
    };
    // Without it there is no coach, and the game goes on.
    load().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [game, isLearner]);
  const isOver = look.outcome !== undefined;
  useEffect(() => {
    if (isOver) noteGame(game, match);
  }, [isOver, game, match, noteGame]);
  const key = question === undefined ? '' : `${question.seat}/${question.ask}`;
  const composed = choosing.picking?.complete;
  const isNew = looked?.key !== key;
  const isUnseen = isNew || looked.composed !== composed?.id;
  if (triggers !== undefined && isLearner && look.viewer === question?.seat && isUnseen) {
    const { view } = look;
    const moment = { view, seat: question.seat, question, ...(composed && { composed }) };
    // After the first look at a question only what is put together is worth another word.
    const own = isNew ? triggers : aboutComposed(triggers, moment);
    const fresh = tipFor(game, own, moment, { told, games });
    setLooked({ key, composed: composed?.id, tip: fresh ?? (isNew ? undefined : looked.tip) });
  }
  const tip = isLearner && !isNew ? looked.tip : undefined;
  useEffect(() => {
    if (tip !== undefined) noteTold(tipId(game, tip));
  }, [game, key, tip, noteTold]);
  if (looked === undefined || tip === undefined) return undefined;
  const { tip: _, ...silent } = looked;
  return { id: tip, dismiss: () => setLooked(silent) };
}
