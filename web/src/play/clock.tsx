import { type JSX, useEffect, useState } from 'react';
import { useTexts } from '../shell/texts.tsx';

/** Time left; it runs on between two looks. */
export function Clock(props: {
  readonly left: number;
  readonly isRunning: boolean;
  /** The message that says whose time it is. */
  readonly label?: 'shell:play.seat.time' | 'shell:play.top.time';
}): JSX.Element {
  const { left, isRunning, label = 'shell:play.seat.time' } = props;
  const texts = useTexts();
  const [spent, setSpent] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const since = performance.now();
    const timer = setInterval(() => setSpent(performance.now() - since), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  const seconds = Math.max(0, Math.ceil((left - spent) / 1000));
  const time = `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
  return (
    <span
      role="timer"
      aria-label={texts.t(label, { time })}
      className={`condensed ${seconds < 20 ? 'text-danger-ink' : ''}`}
    >
      {time}
    </span>
  );
}
