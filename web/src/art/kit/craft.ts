/**
 * A ship as a list of layers on the 64-unit grid: centred at 0,0, nose towards −y. What is the same
 * on both sides is written once, for port (negative x), and mirrored; the light decides which side
 * is pale.
 */

/** `flank` is lit or shaded by the side it lies on. */
export type Tone = 'flank' | 'lit' | 'shade' | 'trim' | 'glass' | 'glow' | 'none';

export interface Layer {
  readonly d: string;
  readonly tone: Tone;
  /** Width of the outline; 0 for none. */
  readonly line: number;
  /** Lines on glass are pale by day and by night, lines on pale things are dark. */
  readonly ink?: 'trim' | 'shade';
  readonly isPair: boolean;
  /** Belongs to the silhouette. */
  readonly isBody: boolean;
  /** Lies on the side away from the light, whichever that is. */
  readonly isLee?: boolean;
}

export type Craft = readonly Layer[];

/** A part of the silhouette on both sides. An open path from centre line to centre line is a hull. */
export function hull(d: string, line = 1.3, tone: Tone = 'flank'): Layer {
  return { d, tone, line, isPair: true, isBody: true };
}

/** A part of the silhouette that is not mirrored. */
export function solid(d: string, line = 1.3, tone: Tone = 'lit'): Layer {
  return { d, tone, line, isPair: false, isBody: true };
}

/** A raised part on both sides, inside the silhouette. */
export function plate(d: string, line = 0.8, tone: Tone = 'flank'): Layer {
  return { d, tone, line, isPair: true, isBody: false };
}

/** A raised part that is not mirrored. */
export function deck(d: string, line = 0.8, tone: Tone = 'lit'): Layer {
  return { d, tone, line, isPair: false, isBody: false };
}

export function glass(d: string, line = 0.9): Layer {
  return deck(d, line, 'glass');
}

/** The ribs of a window. */
export function ribs(d: string, line = 0.7): Layer {
  return { ...deck(d, line, 'none'), ink: 'trim' };
}

/** A pale thing with a dark edge: a dish, a bridge. */
export function bright(d: string, line = 0.8): Layer {
  return { ...deck(d, line, 'trim'), ink: 'shade' };
}

/** Paint on both sides. */
export function trim(d: string): Layer {
  return plate(d, 0, 'trim');
}

/** Light of engines on both sides. */
export function glow(d: string): Layer {
  return plate(d, 0, 'glow');
}

/** A thin line on both sides. */
export function seam(d: string, line = 0.7): Layer {
  return plate(d, line, 'none');
}

/** A painted line on both sides. */
export function stripe(d: string, line: number): Layer {
  return { ...seam(d, line), ink: 'trim' };
}

/** A spar, a barrel, an aerial: a thick line that counts as silhouette. */
export function spar(d: string, line = 1.5): Layer {
  return hull(d, line, 'none');
}

/** Shade on the starboard side of something whole; changes sides with the light. */
export function lee(d: string): Layer {
  return { d, tone: 'shade', line: 0, isPair: false, isBody: false, isLee: true };
}

export function disc(cx: number, cy: number, r: number): string {
  return `M${cx - r} ${cy}A${r} ${r} 0 1 1 ${cx + r} ${cy}A${r} ${r} 0 1 1 ${cx - r} ${cy}Z`;
}

/** The right half of a disc, for `lee`. */
export function halfDisc(cx: number, cy: number, r: number): string {
  return `M${cx} ${cy - r}A${r} ${r} 0 0 1 ${cx} ${cy + r}Z`;
}

/** A flame behind a nozzle at (x, y), `size` half as wide as it is long. */
export function flame(x: number, y: number, size: number): string {
  return `M${x - size} ${y}Q${x} ${y + size * 2.6} ${x + size} ${y}Z`;
}

/** Everything that makes the silhouette, as one text: two ships with the same text look the same. */
export function outlineOf(craft: Craft): string {
  return craft
    .filter((layer) => layer.isBody)
    .map((layer) => `${layer.isPair ? 'pair' : 'one'}:${layer.d}`)
    .join('|');
}
