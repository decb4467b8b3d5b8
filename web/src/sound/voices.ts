import type { Sound } from './sounds.ts';

export interface Voice {
  readonly sound: Sound;
  readonly begins: number;
  readonly ends: number;
  readonly isBig: boolean;
  stop(): void;
}

/** More at once would be a noise. */
const MOST = 12;
/** The same sound twice within this many seconds is one sound. */
const SAME = 0.025;

/** Who sounds now: never more than can be told apart. */
export class Voices {
  #voices: Voice[] = [];

  /** Whether this would be heard as a sound of its own. */
  admits(sound: Sound, begins: number): boolean {
    return !this.#voices.some((voice) => {
      return voice.sound === sound && Math.abs(voice.begins - begins) < SAME;
    });
  }

  /** Takes a voice in; if there are too many, the one that matters least falls silent. */
  add(voice: Voice, now: number): void {
    this.#voices = this.#voices.filter(({ ends }) => ends > now);
    this.#voices.push(voice);
    if (this.#voices.length <= MOST) return;
    const least = this.#voices.find(({ isBig }) => !isBig) ?? this.#voices[0];
    least?.stop();
    this.#voices = this.#voices.filter((other) => other !== least);
  }

  silence(): void {
    for (const voice of this.#voices) voice.stop();
    this.#voices = [];
  }
}
