import type { AnswerBase, Refusal, Seat } from '@parsecs/kernel';
import { readAnswer } from '@parsecs/lang';
import type { Asked } from '@parsecs/table';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardModule, Part, Picking, Preview } from '../boards/contract.ts';
import { useLatest } from '../boards/use-latest.ts';
import { isByFinger } from '../shell/last-input.ts';
import { useSettings } from '../shell/settings.ts';
import { choosePart, draftOf } from './picking.ts';
import type { Session } from './session.ts';

export interface Choosing {
  /** Missing while nobody here is asked. */
  readonly picking?: Picking;
  readonly previews: Readonly<Record<string, Preview>>;
  /** Why the last thing that was tapped cannot be. */
  readonly refusal?: Refusal;
  /** Any part of the table was tapped. */
  readonly tap: (part: Part) => void;
  readonly confirm: () => void;
  /** Puts an answer together without giving it, whatever needs no second press otherwise. */
  readonly arrange: (id: string) => void;
  readonly cancel: () => void;
  /** The explanation was read. */
  readonly dismissRefusal: () => void;
  /** The answer is on its way. */
  readonly isSent: boolean;
  /** An answer that was found to be irreversible, so that it takes a second press. */
  readonly grave?: string;
}

const NOTHING: readonly Part[] = [];
const NO_QUEUE: readonly string[] = [];
const UNSEEN: Readonly<Record<string, Preview>> = {};

interface Draft {
  /** The question it belongs to. */
  readonly key: string;
  readonly chosen: readonly Part[];
  /** An answer that is held out and may not be listed. */
  readonly proposed?: string | undefined;
  /** What was decided along for the questions that follow. */
  readonly after?: readonly string[] | undefined;
  readonly hovered?: Part | undefined;
  readonly refusal?: Refusal | undefined;
  /** An answer that was found to be irreversible. */
  readonly grave?: string | undefined;
  readonly isSent: boolean;
}

/** Answers that wait for their question. */
interface Queued {
  readonly seat: Seat;
  readonly ids: readonly string[];
}

function isSame(one: readonly string[] | undefined, other: readonly string[] | undefined): boolean {
  return one?.join(' ') === other?.join(' ');
}

function needsNoSecondPress(board: BoardModule, asked: Asked, answer: AnswerBase): boolean {
  // To decline is what happens anyway when nobody answers.
  const isDecline = answer.id === asked.decline;
  return isDecline || board.isImmediate?.(asked, answer) === true;
}

/** Puts an answer together from what is tapped, part by part. */
export function useChoosing(session: Session, question: Asked | undefined): Choosing {
  const { board, record } = session;
  const { game } = record;
  const mode = useSettings((settings) => settings.confirm);
  const key = question === undefined ? '' : `${question.seat}/${question.ask}/${question.kind}`;
  const [draft, setDraft] = useState<Draft>({ key, chosen: NOTHING, isSent: false });
  // A draft for another question is as good as none.
  const now: Draft = draft.key === key ? draft : { key, chosen: NOTHING, isSent: false };
  const latestRef = useLatest({ now, question });
  const previews = usePreviews(session, question, key);

  const change = useCallback(
    (part: Partial<Draft>) => {
      const { now: current } = latestRef.current;
      setDraft((old) => ({ ...(old.key === current.key ? old : current), ...part }));
    },
    [latestRef],
  );

  const queuedRef = useRef<Queued | undefined>(undefined);
  const give = useCallback(
    async (id: string, after: readonly string[]) => {
      const { question: asked } = latestRef.current;
      if (asked === undefined || latestRef.current.now.isSent) return;
      change({ isSent: true, refusal: undefined, hovered: undefined });
      queuedRef.current = after.length === 0 ? undefined : { seat: asked.seat, ids: after };
      const refusal = await session.choose(asked.seat, asked.ask, id);
      if (refusal === undefined) return;
      queuedRef.current = undefined;
      change({ isSent: false, refusal });
    },
    [session, change, latestRef],
  );

  const usualQueue = useCallback(
    (asked: Asked, answer: AnswerBase | undefined) =>
      answer === undefined || mode === 'never'
        ? NO_QUEUE
        : (board.usuallyAfter?.(session.animator.read().latest.view, asked, answer) ?? NO_QUEUE),
    [session, board, mode],
  );

  const send = useCallback(
    async (id: string, after: readonly string[] | undefined) => {
      const { question: asked } = latestRef.current;
      const answer = asked?.answers.find((candidate) => candidate.id === id);
      if (asked === undefined) return;
      const isImmediate = answer !== undefined && needsNoSecondPress(board, asked, answer);
      await give(id, isImmediate ? NO_QUEUE : (after ?? usualQueue(asked, answer)));
    },
    [board, give, usualQueue, latestRef],
  );

  // What was decided along is given as soon as it is asked for, or forgotten when it is not.
  useEffect(() => {
    const { question: asked } = latestRef.current;
    const queued = queuedRef.current;
    if (key === '' || asked === undefined || queued === undefined) return;
    queuedRef.current = undefined;
    const [next, ...rest] = queued.ids;
    const isListed = asked.answers.some(({ id }) => id === next);
    if (queued.seat === asked.seat && next !== undefined && isListed) void give(next, rest);
  }, [key, give, latestRef]);

  // What can be taken back freely is done at once. Not what usually follows and may still be changed;
  // and a finger has seen nothing of several answers before its first touch.
  const weigh = useCallback(
    async (asked: Asked, answer: AnswerBase, after: readonly string[] | undefined) => {
      const isSeen = after === undefined ? usualQueue(asked, answer).length === 0 : !isByFinger();
      if (!isSeen) {
        change({ grave: answer.id });
        return;
      }
      const ids = [answer.id, ...(after ?? NO_QUEUE)];
      const isFree = await session.isReversible(asked.seat, ids);
      const { now: current, question: still } = latestRef.current;
      if (still?.ask !== asked.ask || current.isSent) return;
      if (draftOf(board, still, current.chosen).complete?.id !== answer.id) return;
      if (isFree && isSame(current.after, after)) await send(answer.id, after);
      else change({ grave: answer.id });
    },
    [session, board, usualQueue, send, change, latestRef],
  );

  const take = useCallback(
    (chosen: readonly Part[], after?: readonly string[]) => {
      const { question: asked } = latestRef.current;
      if (asked === undefined) return;
      change({ chosen, proposed: undefined, after, refusal: undefined });
      const { complete } = draftOf(board, asked, chosen);
      if (complete === undefined || board.needsConfirm?.(asked, complete) === true) return;
      if (mode === 'never' || needsNoSecondPress(board, asked, complete)) {
        void send(complete.id, after);
      } else if (mode === 'irreversible') void weigh(asked, complete, after);
    },
    [board, change, mode, send, weigh, latestRef],
  );

  const explain = useCallback(
    async (part: Part) => {
      const { latest } = session.animator.read();
      const { viewer } = session.read();
      const id = board.intended(latest, latestRef.current.now.chosen, part);
      if (id === undefined || viewer === 'spectator') return;
      const refusal = await session.explain(viewer, id);
      if (refusal !== undefined) change({ refusal });
    },
    [session, board, change, latestRef],
  );

  const tap = useCallback(
    (part: Part) => {
      const { now: current, question: asked } = latestRef.current;
      if (current.isSent) return;
      const open = asked && draftOf(board, asked, current.chosen);
      if (asked === undefined || open === undefined || !open.open.has(part)) {
        void explain(part);
        return;
      }
      const isLast = current.chosen.at(-1) === part && !board.isInTray(part);
      if (isLast && open.complete !== undefined) void send(open.complete.id, current.after);
      else take(choosePart(board, asked, current.chosen, part));
    },
    [board, explain, send, take, latestRef],
  );

  const pickAnswer = useCallback(
    (id: string, after?: readonly string[]) => {
      const { now: current, question: asked } = latestRef.current;
      const answer = asked?.answers.find((candidate) => candidate.id === id);
      if (asked === undefined || answer === undefined || current.isSent) return;
      const { complete } = draftOf(board, asked, current.chosen);
      const isAgain = after === undefined || isSame(current.after, after);
      if (complete?.id === id && isAgain) void send(id, current.after);
      else take(board.partsOf(asked, answer), after);
    },
    [board, send, take, latestRef],
  );

  const hover = useCallback(
    (part: Part | undefined) => {
      if (latestRef.current.now.hovered !== part) change({ hovered: part });
    },
    [change, latestRef],
  );

  const queue = useCallback((after: readonly string[]) => change({ after }), [change]);
  const giveUnlisted = useCallback((id: string) => void give(id, NO_QUEUE), [give]);
  const propose = useCallback(
    (id: string | undefined) => {
      if (latestRef.current.now.proposed !== id) change({ proposed: id, refusal: undefined });
    },
    [change, latestRef],
  );

  const arrange = useCallback(
    (id: string) => {
      const { now: current, question: asked } = latestRef.current;
      const answer = asked?.answers.find((candidate) => candidate.id === id);
      if (asked === undefined || current.isSent) return;
      if (answer === undefined) propose(id);
      else {
        const chosen = board.partsOf(asked, answer);
        change({ chosen, proposed: undefined, after: undefined, refusal: undefined, grave: id });
      }
    },
    [board, change, propose, latestRef],
  );

  // The draft is compared by its content; `now` is made anew on every render.
  const { chosen, proposed, hovered, isSent, after: decided } = now;
  const picking = useMemo((): Picking | undefined => {
    if (question === undefined || isSent) return undefined;
    const composed = draftOf(board, question, chosen);
    const after = decided ?? usualQueue(question, composed.complete);
    const acts = { pick: tap, pickAnswer, hover, queue, give: giveUnlisted, propose };
    const complete = proposed === undefined ? undefined : readAnswer(game, proposed);
    const held = { ...(proposed !== undefined && { proposed }), ...(complete && { complete }) };
    return { ...composed, ...held, after, ...acts, ...(hovered !== undefined && { hovered }) };
  }, [
    board,
    game,
    question,
    chosen,
    proposed,
    decided,
    hovered,
    isSent,
    usualQueue,
    tap,
    pickAnswer,
    hover,
    queue,
    giveUnlisted,
    propose,
  ]);

  const confirm = useCallback(() => {
    const { now: current, question: asked } = latestRef.current;
    if (asked === undefined) return;
    const id = current.proposed ?? draftOf(board, asked, current.chosen).complete?.id;
    if (id !== undefined) void send(id, current.after);
  }, [board, send, latestRef]);

  return {
    // oxlint-disable-next-line react/refs -- its functions read their refs when they are called, not here
    ...(picking && { picking }),
    previews,
    ...(now.refusal && { refusal: now.refusal }),
    tap,
    confirm,
    arrange,
    cancel: useCallback(
      () => change({ chosen: NOTHING, proposed: undefined, after: undefined, refusal: undefined }),
      [change],
    ),
    dismissRefusal: useCallback(() => change({ refusal: undefined }), [change]),
    isSent: now.isSent,
    ...(now.grave !== undefined && { grave: now.grave }),
  };
}

/** Asks the worker once for each question where its answers would lead. */
function usePreviews(
  session: Session,
  question: Asked | undefined,
  key: string,
): Readonly<Record<string, Preview>> {
  const [known, setKnown] = useState({ key: '', previews: UNSEEN });
  const asked = useLatest(question);
  useEffect(() => {
    const { current } = asked;
    if (key === '' || current === undefined || current.continuous) return;
    if (session.board.foresees === true) return;
    let wanted = true;
    const foresee = async (): Promise<void> => {
      const ids = current.answers.map(({ id }) => id);
      const previews = await session.preview(current.seat, ids);
      if (wanted) setKnown({ key, previews });
    };
    void foresee();
    return () => {
      wanted = false;
    };
  }, [session, key, asked]);
  return known.key === key ? known.previews : UNSEEN;
}
