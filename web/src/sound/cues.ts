import type { GameTypes, Viewer } from '@parsecs/kernel';
import type { Mood, Sound } from './sounds.ts';

/** A sound at a moment of a beat. */
export interface Cue {
  readonly sound: Sound;
  /** The part of the board that it comes from, as its pieces name themselves; the middle without it. */
  readonly from?: string;
  /** When it begins, as a share of the beat; at once unless told. */
  readonly when?: number;
  /** How much faster, and so higher, than usual: large ships are below 1. */
  readonly pitch?: number;
}

/** What can be known about a beat that is heard. */
export interface Heard<View> {
  readonly before: View;
  readonly after: View;
  readonly viewer: Viewer;
}

/** How the board of a game sounds. */
export interface BoardSounds<T extends GameTypes = GameTypes> {
  readonly mood: Mood;
  cuesOf(motion: unknown, heard: Heard<T['view']>): readonly Cue[];
}

/** The same sound so many times in a beat, spread over a part of it. */
export function volley(cue: Cue, times: number, over = 0.3): readonly Cue[] {
  const first = cue.when ?? 0;
  return Array.from({ length: times }, (_, index) => ({
    ...cue,
    when: first + (index * over) / Math.max(1, times),
  }));
}
