import type { Texts } from './texts.tsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago, in the words of the language: "3 hours ago", "yesterday", or the date. */
export function describeWhen(texts: Texts, time: number, now: number = Date.now()): string {
  const ago = Math.max(0, now - time);
  const relative = new Intl.RelativeTimeFormat(texts.language, { numeric: 'auto' });
  if (ago < MINUTE) return relative.format(0, 'second');
  if (ago < HOUR) return relative.format(-Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return relative.format(-Math.floor(ago / HOUR), 'hour');
  if (ago < 7 * DAY) return relative.format(-Math.floor(ago / DAY), 'day');
  return new Intl.DateTimeFormat(texts.language, { dateStyle: 'medium' }).format(time);
}
