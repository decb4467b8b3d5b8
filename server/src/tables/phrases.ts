/** What can be said with one tap: each reader sees it in their own language. */
export const QUICK_PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'your-turn',
  'good-game',
  'play-again',
] as const;
export type QuickPhrase = (typeof QUICK_PHRASES)[number];
