import { BEDS, composer, type Note, type RenderedBed, renderBed } from './bed.ts';
import { RECIPES, VARIANTS } from './catalogue.ts';
import { seeded } from './random.ts';
import { varyBy } from './recipe.ts';
import { RATE, render } from './render.ts';
import { gainOf, type SoundSettings } from './sound-settings-shape.ts';
import { type Mood, SOUNDS, type Sound } from './sounds.ts';
import { Voices } from './voices.ts';

/** A sound that is to be played now. */
export interface Played {
  readonly sound: Sound;
  /** Seconds from now. */
  readonly after: number;
  /** From −1, left, to 1, right. */
  readonly pan: number;
  readonly pitch: number;
  /** Seconds after which it fades, if it has not ended by then. */
  readonly most: number;
}

/** Seconds in which a sound that is cut short dies away. */
const CUT = 0.12;
/** How far the bed sinks under a great moment, and how many seconds it takes to come back. */
const DUCKED = 0.3;
const BACK = 1.2;
/** Seconds in which a bed comes and goes. */
const BED_FADE = 2;

/** Everything between samples and the ear: voices, the bed, volumes. */
export class Mixer {
  readonly #audio: AudioContext;
  readonly #master: GainNode;
  readonly #effects: GainNode;
  readonly #bed: GainNode;
  /** The bed sinks here, so that its volume is left alone. */
  readonly #duck: GainNode;
  readonly #voices = new Voices();
  readonly #buffers = new Map<string, AudioBuffer>();
  readonly #beds = new Map<Mood, Record<keyof RenderedBed, AudioBuffer>>();
  readonly #big: ReadonlySet<Sound>;
  #turns = 0;
  #mood: Mood | undefined;
  #room: AudioBufferSourceNode | undefined;
  #phrase: ReturnType<typeof setTimeout> | undefined;
  #volumes: SoundSettings;

  constructor(audio: AudioContext, settings: SoundSettings) {
    this.#audio = audio;
    this.#volumes = settings;
    const limiter = audio.createDynamicsCompressor();
    limiter.threshold.value = -8;
    limiter.ratio.value = 12;
    limiter.attack.value = 0.002;
    limiter.connect(audio.destination);
    this.#master = gainInto(audio, limiter);
    this.#effects = gainInto(audio, this.#master);
    this.#duck = gainInto(audio, this.#master);
    this.#bed = gainInto(audio, this.#duck);
    const level = varyBy(seeded(0));
    this.#big = new Set(SOUNDS.filter((sound) => RECIPES[sound](level).level === 'big'));
    this.follow(settings);
  }

  /** Volumes, as they are chosen now. */
  follow(settings: SoundSettings): void {
    this.#volumes = settings;
    const now = this.#audio.currentTime;
    this.#master.gain.setTargetAtTime(gainOf(settings.volume), now, 0.03);
    this.#effects.gain.setTargetAtTime(gainOf(settings.effects), now, 0.03);
    this.#bed.gain.setTargetAtTime(gainOf(settings.bed), now, 0.03);
    this.#tendBed();
  }

  play({ sound, after, pan, pitch, most }: Played): void {
    const audio = this.#audio;
    const begins = audio.currentTime + after;
    if (this.#volumes.effects === 0 || !this.#voices.admits(sound, begins)) return;
    this.#turns += 1;
    const buffer = this.#bufferOf(sound, this.#turns % VARIANTS);
    const source = audio.createBufferSource();
    source.buffer = buffer;
    source.playbackRate.value = pitch;
    const loud = gainInto(audio, this.#effects);
    source.connect(panned(audio, pan, loud));
    const whole = buffer.duration / pitch;
    if (whole > most) {
      loud.gain.setTargetAtTime(0, begins + most - CUT, CUT / 3);
      source.stop(begins + most + CUT);
    }
    source.start(begins);
    const isBig = this.#big.has(sound);
    if (isBig) this.#sink(begins);
    const stop = (): void => {
      loud.gain.setTargetAtTime(0, audio.currentTime, 0.01);
      source.stop(audio.currentTime + 0.05);
    };
    const ends = begins + Math.min(whole, most + CUT);
    this.#voices.add({ sound, begins, ends, isBig, stop }, audio.currentTime);
  }

  /** The bed of a game, or none. */
  setMood(mood: Mood | undefined): void {
    this.#mood = mood;
    this.#tendBed();
  }

  /** Falls silent at once. */
  silence(): void {
    this.#voices.silence();
    this.#endBed();
  }

  /** Renders what will be needed while nobody waits for anything. */
  warmUp(): void {
    const waiting = Array.from({ length: VARIANTS }, (_, variant) => variant).flatMap((variant) =>
      SOUNDS.map((sound) => [sound, variant] as const),
    );
    const next = (): void => {
      const todo = waiting.shift();
      if (todo === undefined || this.#audio.state === 'closed') return;
      this.#bufferOf(...todo);
      whenIdle(next);
    };
    whenIdle(next);
  }

  #bufferOf(sound: Sound, variant: number): AudioBuffer {
    const key = `${sound} ${variant}`;
    const known = this.#buffers.get(key);
    if (known !== undefined) return known;
    const buffer = this.#fill(render(RECIPES[sound], variant));
    this.#buffers.set(key, buffer);
    return buffer;
  }

  #fill(samples: Float32Array<ArrayBuffer>): AudioBuffer {
    const buffer = this.#audio.createBuffer(1, samples.length, RATE);
    buffer.copyToChannel(samples, 0);
    return buffer;
  }

  #sink(begins: number): void {
    const { gain } = this.#duck;
    gain.setTargetAtTime(DUCKED, begins, 0.05);
    gain.setTargetAtTime(1, begins + BACK, BACK / 2);
  }

  /** Begins or ends the bed, as mood and volume want it. */
  #tendBed(): void {
    const mood = this.#volumes.bed > 0 ? this.#mood : undefined;
    if (mood === undefined) this.#endBed();
    else if (this.#room === undefined) whenIdle(() => this.#beginBed());
  }

  #beginBed(): void {
    const mood = this.#volumes.bed > 0 ? this.#mood : undefined;
    if (mood === undefined || this.#room !== undefined) return;
    const buffers = this.#bedOf(mood);
    const source = this.#audio.createBufferSource();
    source.buffer = buffers.room;
    source.loop = true;
    const loud = gainInto(this.#audio, this.#bed);
    loud.gain.value = 0;
    loud.gain.setTargetAtTime(1, this.#audio.currentTime, BED_FADE);
    source.connect(loud);
    source.start();
    this.#room = source;
    const next = composer(BEDS[mood], Math.random);
    const phrase = (): void => {
      const { notes, rest } = next();
      if (this.#audio.state === 'running') {
        for (const note of notes) this.#note(buffers[note.voice], note);
      }
      this.#phrase = setTimeout(phrase, rest * 1000);
    };
    this.#phrase = setTimeout(phrase, BED_FADE * 1000);
  }

  #bedOf(mood: Mood): Record<keyof RenderedBed, AudioBuffer> {
    const known = this.#beds.get(mood);
    if (known !== undefined) return known;
    const { room, pad, pluck } = renderBed(mood);
    const made = { room: this.#fill(room), pad: this.#fill(pad), pluck: this.#fill(pluck) };
    this.#beds.set(mood, made);
    return made;
  }

  #endBed(): void {
    clearTimeout(this.#phrase);
    this.#room?.stop();
    this.#room = undefined;
  }

  #note(buffer: AudioBuffer, { halves, at, gain, pan }: Note): void {
    const source = this.#audio.createBufferSource();
    source.buffer = buffer;
    source.playbackRate.value = 2 ** (halves / 12);
    const loud = gainInto(this.#audio, this.#bed);
    loud.gain.value = gain;
    source.connect(panned(this.#audio, pan, loud));
    source.start(this.#audio.currentTime + at);
  }
}

function gainInto(audio: AudioContext, next: AudioNode): GainNode {
  const gain = audio.createGain();
  gain.connect(next);
  return gain;
}

function panned(audio: AudioContext, pan: number, next: AudioNode): AudioNode {
  const panner = audio.createStereoPanner();
  panner.pan.value = pan;
  panner.connect(next);
  return panner;
}

/** Milliseconds after which work is done even though the page is never idle. */
const PATIENCE = 2000;

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: PATIENCE });
  else setTimeout(work, 50);
}
