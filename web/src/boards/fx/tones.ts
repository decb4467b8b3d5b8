import { TONES, type Tone } from './effect.ts';

/** A tone as light that spreads, and as a thin line on any ground. */
interface ToneInk {
  readonly light: string;
  readonly line: string;
}

function token(name: string, isMeaning = true): ToneInk {
  return { light: `var(--color-${name})`, line: `var(--color-${name}${isMeaning ? '-ink' : ''})` };
}

/** By day the whitest light is the paper itself. */
const WHITE = 'light-dark(white, var(--color-ink))';

export const TONE_INKS: Readonly<Record<Tone, ToneInk>> = {
  rebel: token('rebel', false),
  imperial: token('imperial', false),
  mercenary: token('mercenary', false),
  danger: token('danger'),
  info: token('info'),
  ask: token('ask'),
  confirm: token('confirm'),
  ink: { light: WHITE, line: 'var(--color-ink)' },
  quiet: token('quiet', false),
};

/** The tones as they are at a place of the page, ready for a canvas. */
export type Inks = Readonly<Record<Tone, ToneInk>> & { readonly isNight: boolean };

/** Asks the page itself, because only it knows which theme holds here. */
export class ToneReader {
  readonly #host: HTMLElement;
  readonly #probe = document.createElement('span');

  constructor(host: HTMLElement) {
    this.#host = host;
    this.#probe.hidden = true;
    host.append(this.#probe);
  }

  read(): Inks {
    const own = (ink: string): string => {
      this.#probe.style.color = ink;
      return getComputedStyle(this.#probe).color;
    };
    const read = TONES.map((tone) => [
      tone,
      { light: own(TONE_INKS[tone].light), line: own(TONE_INKS[tone].line) },
    ]);
    const isNight = getComputedStyle(this.#host).colorScheme.includes('dark');
    return { ...(Object.fromEntries(read) as Record<Tone, ToneInk>), isNight };
  }

  close(): void {
    this.#probe.remove();
  }
}
