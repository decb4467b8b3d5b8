import type { Asked, SeatSnapshot } from '@parsecs/table';
import { useEffect, useRef, useState } from 'react';
import { BotThread } from '../play/bot-host.ts';
import type { SessionRecord } from '../play/session.ts';
import { advised, type HintFound, hintRequest } from './hint.ts';

export type HintState =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'failed' }
  | ({ readonly kind: 'found' } & HintFound);

/** Who is asked: a bot for its best answers, or the game for those that make sense. */
export type Helper = 'bot' | 'coach';

export interface Hint {
  /** Missing where nobody may be asked. */
  readonly helper?: Helper;
  /** Missing while nobody has asked. */
  readonly state?: HintState;
  readonly ask: () => void;
  readonly close: () => void;
}

interface Kept {
  /** The question it is about. */
  readonly key: string;
  readonly state: HintState;
}

/** A hint for the question that is asked; another question ends the thought about the last one. */
export function useHint(
  record: Pick<SessionRecord, 'id' | 'game'>,
  look: SeatSnapshot,
  question: Asked | undefined,
  helper: Helper | undefined,
): Hint {
  const [kept, setKept] = useState<Kept>();
  const thread = useRef<BotThread>(undefined);
  const running = useRef<AbortController>(undefined);
  const key = question === undefined ? '' : `${question.seat}/${question.ask}`;
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = undefined;
    },
    [key],
  );
  useEffect(
    () => () => {
      thread.current?.close();
      thread.current = undefined;
    },
    [],
  );
  const isOwn = question !== undefined && look.viewer === question.seat;
  const ask = (): void => {
    const request = isOwn ? hintRequest(record, { view: look.view, question }) : undefined;
    if (request === undefined || helper === undefined) return;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (state: HintState): void => {
      if (!signal.aborted) setKept({ key, state });
    };
    show({ kind: 'thinking' });
    thread.current ??= new BotThread();
    const found =
      helper === 'bot'
        ? thread.current.consider(request, signal).then((decision): HintFound => {
            return { answers: advised(decision), reasons: decision.reasons };
          })
        : thread.current.sensible(request, signal).then((answers): HintFound => {
            return { answers: answers.map((answer) => ({ answer })), reasons: [] };
          });
    found.then(
      (hint) => show({ kind: 'found', ...hint }),
      () => show({ kind: 'failed' }),
    );
  };
  return {
    ...(isOwn && helper !== undefined && { helper }),
    ...(kept?.key === key && { state: kept.state }),
    ask,
    close: () => {
      running.current?.abort();
      setKept(undefined);
    },
  };
}
