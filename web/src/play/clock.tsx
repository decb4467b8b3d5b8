import { type JSX, useEffect, useState } from 'react';
import { type Texts, useTexts } from '../shell/texts.tsx';

/** Time left; it runs on between two looks. */
export function Clock(props: {
  readonly left: number;
  readonly isRunning: boolean;
  /** Where there is little room: of days, only how many. */
  readonly isShort?: boolean;
  /** The message that says whose time it is. */
  readonly label?: 'shell:play.seat.time' | 'shell:play.top.time';
}): JSX.Element {
  const { left, isRunning, isShort = false, label = 'shell:play.seat.time' } = props;
  const texts = useTexts();
  const [spent, setSpent] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const since = performance.now();
    const timer = setInterval(() => setSpent(performance.now() - since), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  const seconds = Math.max(0, Math.ceil((left - spent) / 1000));
  const time = timeOf(texts, seconds);
  return (
    <span
      role="timer"
      aria-label={texts.t(label, { time })}
      className={`condensed ${seconds < 20 ? 'text-danger-ink' : ''}`}
    >
      {isShort && seconds >= DAY
        ? texts.t('shell:play.seat.days-only', { days: Math.floor(seconds / DAY) })
        : time}
    </span>
  );
}

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Minutes and seconds; with hours where there are, and whole days before them. */
function timeOf(texts: Texts, seconds: number): string {
  const two = (value: number): string => `${value}`.padStart(2, '0');
  const rest = two(seconds % 60);
  if (seconds < HOUR * 2) return `${Math.floor(seconds / 60)}:${rest}`;
  const time = `${Math.floor((seconds % DAY) / HOUR)}:${two(Math.floor((seconds % HOUR) / 60))}:${rest}`;
  const days = Math.floor(seconds / DAY);
  return days === 0 ? time : texts.t('shell:play.seat.days', { days, time });
}
