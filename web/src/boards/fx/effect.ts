/** The colours that effects are made of; each is a token of the theme. */
export const TONES = [
  'rebel',
  'imperial',
  'mercenary',
  'danger',
  'info',
  'ask',
  'confirm',
  'ink',
  'quiet',
] as const;
export type Tone = (typeof TONES)[number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A thing on the board: its middle and how far it reaches, in units of the board. */
export interface Spot extends Point {
  readonly radius: number;
}

/** A place on a way, and when it is reached, from 0 to 1. */
export interface WayPoint extends Point {
  readonly when: number;
}

/** What is to be seen during one beat, as data. Times belong to the recipes, colours to the theme. */
export type Effect =
  | {
      readonly kind: 'volley';
      readonly from: Spot;
      readonly to: Spot;
      readonly tone: Tone;
      /** Bolts that strike, and bolts that fly past. */
      readonly hits: number;
      readonly misses: number;
      /** When the first bolt leaves, in beats; at once unless told. */
      readonly after?: number;
    }
  | { readonly kind: 'blow'; readonly from: Spot; readonly to: Spot; readonly tone: Tone }
  | {
      readonly kind: 'shield';
      readonly at: Spot;
      /** Where the shot came from; all around without it. */
      readonly from?: Point | undefined;
      readonly isLost: boolean;
    }
  | { readonly kind: 'sparks'; readonly at: Spot; readonly from?: Point | undefined }
  | { readonly kind: 'critical'; readonly at: Spot }
  | { readonly kind: 'explosion'; readonly at: Spot }
  | { readonly kind: 'breakup'; readonly at: Spot }
  | { readonly kind: 'burn'; readonly at: Spot }
  | { readonly kind: 'blast'; readonly at: Spot }
  | { readonly kind: 'bump'; readonly at: Spot }
  | {
      readonly kind: 'engine';
      readonly way: readonly WayPoint[];
      readonly width: number;
      readonly tone: Tone;
      readonly ease: Ease;
    }
  | { readonly kind: 'arrival'; readonly at: Spot; readonly tone: Tone }
  | { readonly kind: 'mend'; readonly at: Spot }
  | { readonly kind: 'fall'; readonly at: Spot; readonly tone: Tone }
  /** The leaves slide along this angle. */
  | { readonly kind: 'door'; readonly at: Spot; readonly along: number }
  | {
      readonly kind: 'points';
      readonly from: Spot;
      readonly to: Point;
      readonly count: number;
      readonly tone: Tone;
    }
  | { readonly kind: 'beam'; readonly from: Spot; readonly to: Spot; readonly tone: Tone }
  | { readonly kind: 'hyperspace'; readonly from: Spot; readonly to: Spot }
  | { readonly kind: 'rocks'; readonly at: Spot }
  | { readonly kind: 'maw'; readonly at: Spot }
  | {
      readonly kind: 'triumph';
      readonly at: Spot;
      readonly tone: Tone;
      /** The winner's pieces that are still there. */
      readonly salutes: readonly Spot[];
    };

export type Ease = 'linear' | 'glide' | 'smooth';

function grown(spot: Spot, least: number): Spot {
  return spot.radius >= least ? spot : { ...spot, radius: least };
}

/** The same effect, large enough to be seen where the board is far away. */
export function atLeast<E extends Effect>(effect: E, least: number): E {
  const spots = (['from', 'to', 'at'] as const).flatMap((key) => {
    const spot = Reflect.get(effect, key) as Partial<Spot> | undefined;
    return spot?.radius === undefined ? [] : [[key, grown(spot as Spot, least)] as const];
  });
  return { ...effect, ...Object.fromEntries(spots) };
}

/** Where an effect strikes: what a still highlight stands around. */
export function spotsOf(effect: Effect): readonly Spot[] {
  switch (effect.kind) {
    case 'volley':
    case 'blow':
    case 'beam':
    case 'hyperspace':
      return [effect.to];
    case 'engine': {
      const last = effect.way.at(-1);
      return last === undefined ? [] : [{ x: last.x, y: last.y, radius: effect.width }];
    }
    case 'points':
      return [effect.from];
    case 'triumph':
      return effect.salutes.length > 0 ? effect.salutes : [effect.at];
    default:
      return [effect.at];
  }
}

export function toneOf(effect: Effect): Tone {
  if ('tone' in effect) return effect.tone;
  switch (effect.kind) {
    case 'shield':
    case 'hyperspace':
      return 'info';
    case 'mend':
      return 'confirm';
    case 'rocks':
    case 'maw':
      return 'mercenary';
    case 'door':
      return 'ask';
    default:
      return 'danger';
  }
}
