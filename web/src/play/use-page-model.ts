import type { Refusal, Seat } from '@parsecs/kernel';
import { describeRefusal, type People } from '@parsecs/lang';
import type { Asked, SeatSnapshot, StoryItem, TakeBack } from '@parsecs/table';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../shell/texts.tsx';
import type { AnimatorState } from './animator.ts';
import { peopleOf } from './people.ts';
import { type Session, type SessionState, storyTo } from './session.ts';
import { useAskedQuestion } from './use-asked-question.ts';
import { useDeclined } from './use-declined.ts';
import { type Choosing, useChoosing } from './use-picking.ts';
import { useAnimator, useSession } from './use-table.ts';
import { useVoice } from './use-voice.ts';

export interface PageModel {
  readonly session: Session;
  readonly state: SessionState;
  readonly animation: AnimatorState;
  /** What has been shown to its end; nothing on the page speaks of what comes after it. */
  readonly look: SeatSnapshot;
  /** The story as far as it has been shown. */
  readonly story: readonly StoryItem[];
  /** What is drawn at this moment. */
  readonly view: unknown;
  readonly people: People;
  /** What somebody at this device must decide now, once everything before it was shown. */
  readonly question?: Asked;
  readonly choosing: Choosing;
  /** The device must change hands before anything is asked. */
  readonly pass?: { readonly seat: Seat; readonly guarded: boolean };
  /** Who at this device is asked to agree to a take-back, once nothing of another's is in sight. */
  readonly consent?: Seat;
  /** What the undo button would do, for whoever has the device or has just passed it on. */
  readonly takeBack?: TakeBack;
  readonly undo: () => void;
  readonly answerTakeBack: (seat: Seat, agrees: boolean) => void;
  /** Gives the game up, for whoever looks; missing where nobody can. */
  readonly concede?: () => void;
  /** Takes back what was decided last, while that is free. */
  readonly back?: () => void;
  /** Something small to say that goes away by itself. */
  readonly note?: string;
}

/** How long a note stays, in milliseconds. */
const NOTE = 4000;

/** Everything the table page knows, brought together. */
export function usePageModel(session: Session): PageModel {
  const { board, here, record } = session;
  const texts = useTexts(board.words);
  const state = useSession(session);
  const animation = useAnimator(session);
  const look = animation.shown;
  const story = useMemo(() => storyTo(state.story, look.sequence), [state.story, look.sequence]);
  const { asking } = look;
  const { viewer } = state;
  const { seats } = record.fresh;
  const people = useMemo(
    () => peopleOf(texts, record.game, seats, viewer),
    [texts, record.game, seats, viewer],
  );

  const next = here.length > 1 ? asking.find(({ seat }) => here.includes(seat)) : undefined;
  const mustPass = next !== undefined && next.seat !== viewer;
  const isOpenGame = board.isAllPublic?.(look.view) === true;
  const isPassing = mustPass && !animation.busy && !isOpenGame;
  const taker = mustPass && !animation.busy && isOpenGame ? next.seat : undefined;
  // Whoever is asked to agree looks at the screen as well as whoever takes the device.
  const consenting = look.request?.waitingFor.find((seat) => here.includes(seat));
  const isAskedHere = consenting !== undefined && consenting !== viewer && !isOpenGame;
  // The device is passed on when nobody's hand or private lines are on the screen any more.
  const isLeaving = (isPassing || isAskedHere) && viewer !== 'spectator';
  const isHidden = viewer === 'spectator' || viewer === consenting || isOpenGame;
  const consent = look.request !== undefined && isHidden ? consenting : undefined;
  const pass = isPassing && !isLeaving && consenting === undefined ? next : undefined;
  useEffect(() => {
    if (isLeaving) void session.lookAs('spectator');
    // Where nobody has anything to hide, whoever must decide simply goes on.
    if (taker !== undefined) void session.lookAs(taker);
  }, [session, isLeaving, taker]);

  // Here a bot may be held while somebody decides; elsewhere everybody has agreed to stop.
  const isStopped = state.isDrawn === true || (state.held && !session.isLocal);
  const isAsked = !animation.busy && !mustPass && !isStopped;
  const question = useAskedQuestion(session, isAsked ? look : undefined);
  const choosing = useChoosing(session, question);
  useVoice({ texts, game: record.game, board, story, look, question, people });

  const [note, setNote] = useState<string>();
  useEffect(() => {
    if (note === undefined) return;
    const timer = setTimeout(() => setNote(undefined), NOTE);
    return () => clearTimeout(timer);
  }, [note]);
  const tell = (refusal: Refusal | undefined): void => {
    if (refusal !== undefined) setNote(describeRefusal(texts, record.game, refusal, people));
  };
  const undoer = viewer === 'spectator' ? state.before : viewer;
  const takeBack =
    undoer === undefined || state.isClosed === true
      ? undefined
      : animation.latest.takeBacks[undoer];
  const isWished = here.some((seat) => seat === animation.latest.request?.by);
  useDeclined(isWished, state.story, () => setNote(texts.t('shell:play.undo.declined')));
  const undo = (): void => {
    if (undoer === undefined) return;
    const ask = async (): Promise<void> => {
      const refusal = await session.askTakeBack(undoer);
      const isWaiting = session.animator.read().latest.request !== undefined;
      if (refusal !== undefined) tell(refusal);
      else if (isWaiting) setNote(texts.t('shell:play.undo.asked'));
    };
    void ask();
  };
  // A press that was not meant is undone where the next one is asked for.
  const canGoBack = question !== undefined && takeBack?.terms === 'free';
  return {
    session,
    state,
    animation,
    look,
    story,
    view: animation.view,
    people,
    ...(question && { question }),
    choosing,
    ...(pass && { pass: { seat: pass.seat, guarded: pass.guarded } }),
    ...(consent !== undefined && { consent }),
    ...(takeBack && { takeBack }),
    undo,
    answerTakeBack: (seat, agrees) => void session.answerTakeBack(seat, agrees).then(tell),
    ...(typeof viewer === 'number' &&
      look.canConcede && { concede: () => void session.concede(viewer).then(tell) }),
    ...(canGoBack && { back: undo }),
    ...(note !== undefined && { note }),
  };
}
