import type { JSX } from 'react';
import { Clock } from './clock.tsx';
import { isLastRound } from './round-words.ts';

export interface MatchClockProps {
  /** What was left of the time of the match; nothing where none was agreed on, or it is over. */
  readonly timeLeft: number | undefined;
  readonly isRunning: boolean;
  readonly round: number;
  readonly limit: number | undefined;
}

/** The countdown of a whole match, until it is known which round is the last one. */
export function MatchClock(props: MatchClockProps): JSX.Element | null {
  const { timeLeft, isRunning, round, limit } = props;
  if (timeLeft === undefined || isLastRound(round, limit)) return null;
  return (
    <span className="text-sm text-quiet">
      <Clock
        key={`${timeLeft}/${isRunning}`}
        left={timeLeft}
        isRunning={isRunning}
        label="shell:play.top.time"
      />
    </span>
  );
}
