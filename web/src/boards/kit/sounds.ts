import { useKitSettings } from './kit-settings.ts';

export type Sound = 'move' | 'fire' | 'hit' | 'miss' | 'loss' | 'ask';

interface Tone {
  readonly shape: OscillatorType;
  /** Hertz at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly loudness: number;
  /** A breath of noise instead of a tone. */
  readonly noise?: true;
}

const TONES: Readonly<Record<Sound, Tone>> = {
  move: { shape: 'sine', from: 180, to: 120, seconds: 0.22, loudness: 0.05 },
  fire: { shape: 'sawtooth', from: 1400, to: 260, seconds: 0.16, loudness: 0.04 },
  hit: { shape: 'square', from: 160, to: 50, seconds: 0.28, loudness: 0.08, noise: true },
  miss: { shape: 'sine', from: 320, to: 240, seconds: 0.14, loudness: 0.04 },
  loss: { shape: 'sawtooth', from: 90, to: 30, seconds: 0.7, loudness: 0.1, noise: true },
  ask: { shape: 'sine', from: 660, to: 880, seconds: 0.12, loudness: 0.05 },
};

let context: AudioContext | undefined;

/** Off unless somebody has switched it on; every sound is made here, none is fetched. */
export function playSound(sound: Sound): void {
  if (!useKitSettings.getState().sound || document.visibilityState === 'hidden') return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    ring(context, TONES[sound]);
  } catch {
    // A device without sound is no reason to stop.
  }
}

function ring(audio: AudioContext, tone: Tone): void {
  const now = audio.currentTime;
  const end = now + tone.seconds;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(tone.loudness, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(audio.destination);
  const source = tone.noise === true ? noiseOf(audio, tone) : oscillatorOf(audio, tone, now, end);
  source.connect(volume);
  source.start(now);
  source.stop(end);
}

function oscillatorOf(
  audio: AudioContext,
  { shape, from, to }: Tone,
  now: number,
  end: number,
): OscillatorNode {
  const oscillator = audio.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, now);
  oscillator.frequency.exponentialRampToValueAtTime(to, end);
  return oscillator;
}

/** A rumble: each sample leans on the one before. */
function noiseOf(audio: AudioContext, { seconds, from }: Tone): AudioBufferSourceNode {
  const length = Math.ceil(seconds * audio.sampleRate);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  const softness = 1 - Math.min(0.5, from / 1000);
  let last = 0;
  for (let index = 0; index < length; index += 1) {
    last = softness * last + (1 - softness) * (Math.random() * 2 - 1);
    samples[index] = last * 3;
  }
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}
