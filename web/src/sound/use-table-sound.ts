import type { Outcome, Viewer } from '@parsecs/kernel';
import type { SeatSnapshot } from '@parsecs/table';
import { useEffect, useRef } from 'react';
import type { BoardModule } from '../boards/contract.ts';
import { useKeys } from '../boards/kit/use-keys.ts';
import { useLatest } from '../boards/use-latest.ts';
import type { AnimatorState } from '../play/animator.ts';
import { isHeard, openSound, play } from './player.ts';
import { panWithin, schedule, scheduleAtOnce } from './schedule.ts';
import { useSoundSettings } from './sound-settings.ts';
import type { Sound } from './sounds.ts';

export interface TableSound {
  readonly board: BoardModule;
  readonly animation: AnimatorState;
  readonly viewer: Viewer;
  /** What somebody at this device must decide now. */
  readonly question?: SeatSnapshot['question'];
}

/** Lets be heard what is seen at a table: its beats, whose turn it is, how it ends. M is the mute. */
export function useTableSound({ board, animation, viewer, question }: TableSound): void {
  const { mood } = board.sounds;
  useEffect(() => openSound(mood), [mood]);
  useBeats(board, animation, viewer);
  useTurn(question);
  useEnd(animation, viewer);
  useKeys(({ key }) => {
    const { isOn, change } = useSoundSettings.getState();
    if (key.toLowerCase() === 'm') change({ isOn: !isOn });
  });
}

function useBeats(board: BoardModule, animation: AnimatorState, viewer: Viewer): void {
  const { beat, jump, view } = animation;
  const latest = useLatest({ view, viewer });
  useEffect(() => {
    if (beat === undefined || !isHeard()) return;
    const heard = { before: latest.current.view, after: beat.after, viewer: latest.current.viewer };
    const cues = board.sounds.cuesOf(beat.motion, heard);
    for (const played of schedule(cues, beat.length, panOf)) play(played);
  }, [board, beat, latest]);
  useEffect(() => {
    if (jump === undefined || !isHeard()) return;
    let { before } = jump;
    const beats = board.choreograph(jump.events, before, jump.after).map((told) => {
      const heard = { before, after: told.view, viewer: latest.current.viewer };
      before = told.view;
      return board.sounds.cuesOf(told.motion, heard);
    });
    for (const played of scheduleAtOnce(beats, panOf)) play(played);
  }, [board, jump, latest]);
}

function panOf(part: string): number {
  const frame = document.querySelector('[data-board]');
  const piece = frame?.querySelector(`[data-place="${CSS.escape(part)}"]`);
  if (!frame || !piece) return 0;
  const { left, width } = piece.getBoundingClientRect();
  return panWithin(frame.getBoundingClientRect(), left + width / 2);
}

function signal(sound: Sound): void {
  play({ sound, after: 0, pan: 0, pitch: 1, most: 9 });
}

/** Who was asked a moment ago knows that it is still their turn; in milliseconds. */
const MOMENT = 700;

function useTurn(question: TableSound['question']): void {
  const key = question === undefined ? '' : `${question.seat}/${question.ask}`;
  const lastAsked = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (key === '') return undefined;
    if (performance.now() - lastAsked.current > MOMENT) signal('turn');
    return () => {
      lastAsked.current = performance.now();
    };
  }, [key]);
}

/** A board may show the victory as a beat of its own; then it is heard with it. */
function isVictory(motion: unknown): boolean {
  return typeof motion === 'object' && motion !== null && Reflect.get(motion, 'kind') === 'victory';
}

function useEnd({ latest, busy, beat }: AnimatorState, viewer: Viewer): void {
  const { outcome } = latest;
  const isShown = outcome !== undefined && (!busy || isVictory(beat?.motion));
  /** A game that was over before it was opened is not celebrated again. */
  const wasOver = useRef(isShown);
  const ending = useLatest(outcome && endingOf(outcome, viewer));
  useEffect(() => {
    if (isShown && !wasOver.current && ending.current !== undefined) signal(ending.current);
    wasOver.current = isShown;
  }, [isShown, ending]);
}

function endingOf({ winners }: Outcome, viewer: Viewer): Sound {
  if (winners.length === 0) return 'headline';
  const isLost = viewer !== 'spectator' && !winners.includes(viewer);
  return isLost ? 'loss' : 'victory';
}
