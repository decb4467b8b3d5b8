import type { Cue } from './cues.ts';
import type { Played } from './mixer.ts';

/** Shorter beats, in milliseconds, are over before they are heard. */
const SHORTEST = 60;
/** A sound may ring on after its beat, so many times as long as the beat: who hurries hears less. */
const TAIL = 3;
const LEAST_SECONDS = 0.25;

/** The cues of one beat, as they are to be played. `panOf` tells where a part stands, from −1 to 1. */
export function schedule(
  cues: readonly Cue[],
  length: number,
  panOf: (part: string) => number,
): readonly Played[] {
  if (length < SHORTEST) return [];
  const most = Math.max(LEAST_SECONDS, (length * TAIL) / 1000);
  return cues.map(({ sound, from, when = 0, pitch = 1 }) => ({
    sound,
    after: (when * length) / 1000,
    pan: from === undefined ? 0 : panOf(from),
    pitch,
    most,
  }));
}

/** Where nothing moves, what happened is told by ear in short: so many milliseconds a beat, the last few. */
const TOLD = 240;
const TOLD_MOST = 6;

export function scheduleAtOnce(
  beats: readonly (readonly Cue[])[],
  panOf: (part: string) => number,
): readonly Played[] {
  return beats
    .filter((cues) => cues.length > 0)
    .slice(-TOLD_MOST)
    .flatMap((cues, index) =>
      schedule(cues, TOLD, panOf).map((played) => ({
        ...played,
        after: played.after + (index * TOLD) / 1000,
      })),
    );
}

/** How far to the side a sound is heard that comes from the very edge. */
const WIDTH = 0.7;

/** Where the middle of something lies within a frame, as a side to hear it from. */
export function panWithin(
  frame: { readonly left: number; readonly width: number },
  middle: number,
): number {
  const share = frame.width === 0 ? 0.5 : (middle - frame.left) / frame.width;
  return WIDTH * (2 * Math.max(0, Math.min(1, share)) - 1);
}
