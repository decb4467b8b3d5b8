import type { StoryItem } from '@parsecs/table';
import { useEffect, useRef } from 'react';
import { useLatest } from '../boards/use-latest.ts';

/** Calls when somebody here has asked for a take-back and nothing came of it. */
export function useDeclined(
  isWished: boolean,
  story: readonly StoryItem[],
  onDeclined: () => void,
): void {
  const latest = useLatest({ story, onDeclined });
  const before = useRef<number>(undefined);
  useEffect(() => {
    const { story: now, onDeclined: tell } = latest.current;
    const then = before.current;
    before.current = isWished ? (then ?? takeBacksIn(now)) : undefined;
    if (!isWished && then !== undefined && takeBacksIn(now) === then) tell();
  }, [isWished, latest]);
}

function takeBacksIn(story: readonly StoryItem[]): number {
  return story.filter(({ kind }) => kind === 'take-back').length;
}
