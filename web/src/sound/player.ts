import type { Mixer, Played } from './mixer.ts';
import { useSoundSettings } from './sound-settings.ts';
import type { Mood } from './sounds.ts';

let audio: AudioContext | undefined;
let mixer: Mixer | undefined;
let coming: Promise<void> | undefined;
let mood: Mood | undefined;

function isWanted(): boolean {
  return useSoundSettings.getState().isOn && mood !== undefined;
}

/** Nobody listens to a tab that is not seen. */
function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}

/** Loads what makes sounds, the first time that somebody wants to hear any. */
async function open(): Promise<void> {
  const { Mixer: Maker } = await import('./mixer.ts');
  audio = new AudioContext();
  mixer = new Maker(audio, useSoundSettings.getState());
  mixer.warmUp();
  await tend();
}

/** Sounds while it is wanted, seen and allowed; rests otherwise, which costs nothing. */
async function tend(): Promise<void> {
  try {
    if (!isWanted() || isHidden()) {
      mixer?.silence();
      await audio?.suspend();
      return;
    }
    if (audio === undefined) {
      // Before a press or a key a browser lets nothing be heard: `wake` comes again then.
      if (!navigator.userActivation.hasBeenActive) return;
      coming ??= open().finally(() => {
        coming = undefined;
      });
      await coming;
      return;
    }
    await audio.resume();
    mixer?.follow(useSoundSettings.getState());
    mixer?.setMood(mood);
  } catch {
    // A device without sound is no reason to stop.
  }
}

function wake(): void {
  if (audio?.state !== 'running' && isWanted()) void tend();
}

/** Lets a table be heard until it is left. */
export function openSound(wanted: Mood): () => void {
  mood = wanted;
  const settings = useSoundSettings.subscribe(() => void tend());
  const onSeen = (): void => void tend();
  document.addEventListener('visibilitychange', onSeen);
  for (const kind of ['pointerup', 'keydown']) addEventListener(kind, wake);
  void tend();
  return () => {
    settings();
    document.removeEventListener('visibilitychange', onSeen);
    for (const kind of ['pointerup', 'keydown']) removeEventListener(kind, wake);
    mood = undefined;
    mixer?.setMood(undefined);
    void tend();
  };
}

/** Whether anything that is played now will be heard; asked before anything is worked out. */
export function isHeard(): boolean {
  return audio?.state === 'running' && mixer !== undefined && isWanted() && !isHidden();
}

export function play(played: Played): void {
  if (isHeard()) mixer?.play(played);
}
