import { useEffect, useRef } from 'react';
import type { PlayingBeat } from '../contract.ts';
import { useLatest } from '../use-latest.ts';
import type { Box } from './camera.ts';
import { useKitSettings } from './kit-settings.ts';

export interface Followed {
  readonly question: { readonly seat: number; readonly ask: number | string } | undefined;
  readonly beat: PlayingBeat | undefined;
  readonly view: { readonly round: number };
}

/** What a board brings into sight. */
export interface Follower<F extends Followed, Motion> {
  /** The part of the game: with a new one everything is looked at anew. */
  readonly partOf: (now: F) => string;
  readonly goToQuestion: (now: F, isNewPart: boolean) => void;
  readonly goToMotion: (now: F, box: Box) => void;
  /** What those who only watch have before them: all that stands on the board, or a scene of it. */
  readonly goToScene: (now: F) => void;
  /** The scene, if it is another one more often than every round. */
  readonly sceneOf?: (now: F) => string;
  readonly boxOf: (now: F, motion: Motion) => Box | undefined;
  /** Milliseconds until panels have taken their room. */
  readonly wait?: number;
}

/** Keeps in sight what is asked and what happens. */
export function useFollow<F extends Followed, Motion>(
  following: F,
  follower: Follower<F, Motion>,
): void {
  const { question, beat, view } = following;
  const scene = `${view.round}/${follower.sceneOf?.(following) ?? ''}`;
  const follow = useKitSettings((settings) => settings.follow);
  const latest = useLatest(following);
  const part = useRef('');
  const isPlaying = useRef(false);
  const key = question === undefined ? '' : `${question.seat}/${question.ask}`;
  useEffect(() => {
    if (question !== undefined) isPlaying.current = true;
    if (scene !== '' && !isPlaying.current && follow) follower.goToScene(latest.current);
  }, [question, scene, follow, latest, follower]);
  useEffect(() => {
    if (key === '') return undefined;
    const go = (): void => {
      const now = latest.current;
      const isNewPart = part.current !== follower.partOf(now);
      part.current = follower.partOf(now);
      if (follow) follower.goToQuestion(now, isNewPart);
    };
    if (follower.wait === undefined) {
      go();
      return undefined;
    }
    const timer = setTimeout(go, follower.wait);
    return () => clearTimeout(timer);
  }, [key, follow, latest, follower]);
  useEffect(() => {
    const motion = beat?.motion as Motion | undefined;
    if (motion === undefined) return;
    const box = follower.boxOf(latest.current, motion);
    if (follow && box !== undefined) follower.goToMotion(latest.current, box);
  }, [beat, follow, latest, follower]);
}
