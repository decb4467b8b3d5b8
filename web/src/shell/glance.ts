import { isRecord, type Seat } from '@parsecs/kernel';
import { isLanguage, type Language } from '@parsecs/lang';

/** The colours of a small picture; each game takes those of its sides. */
export const TONES = [
  'rebel',
  'imperial',
  'mercenary',
  'neutral',
  'red',
  'yellow',
  'green',
  'black',
] as const;
export type Tone = (typeof TONES)[number];

/** Shapes tell sides apart where colours do not. */
export const MARK_SHAPES = ['arrow', 'disc', 'diamond', 'rock'] as const;
export type MarkShape = (typeof MARK_SHAPES)[number];

export interface SketchMark {
  readonly shape: MarkShape;
  readonly tone: Tone;
  readonly x: number;
  readonly y: number;
  /** Half of its width. */
  readonly size: number;
  /** Degrees clockwise from upwards. */
  readonly turn?: number;
}

/** A table in small, without anything that only one seat may know. */
export interface Sketch {
  readonly width: number;
  readonly height: number;
  /** What the pieces stand on, as the outline of a path; nothing for open space. */
  readonly ground?: { readonly path: string; readonly isLine: boolean };
  readonly marks: readonly SketchMark[];
}

export interface GlanceSide {
  readonly seats: readonly Seat[];
  readonly score: number;
  readonly of: number;
  /** What it fights with, in words. */
  readonly army: string;
}

/** What the home page shows of a match without opening it, as its table was left. */
export interface Glance {
  /** Of `title` and of every `army`. */
  readonly language: Language;
  /** The mission, the battle or the track. */
  readonly title: string;
  readonly sides: readonly GlanceSide[];
  readonly sketch: Sketch;
}

const PATH = /^[MLHVZmlhvzCcQqAaSsTt0-9 ,.-]*$/;
const MOST_MARKS = 100;

/** Whatever lies in the store: a glance, or nothing if it cannot be shown. */
export function readGlance(value: unknown): Glance | undefined {
  const isGlance =
    isRecord(value) &&
    isLanguage(value['language']) &&
    typeof value['title'] === 'string' &&
    Array.isArray(value['sides']) &&
    value['sides'].every(isSide) &&
    isSketch(value['sketch']);
  return isGlance ? (value as unknown as Glance) : undefined;
}

function isSide(value: unknown): boolean {
  return (
    isRecord(value) &&
    Array.isArray(value['seats']) &&
    value['seats'].every(Number.isInteger) &&
    [value['score'], value['of']].every(Number.isFinite) &&
    typeof value['army'] === 'string'
  );
}

function isSketch(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { width, height, ground, marks } = value;
  const isGround =
    ground === undefined ||
    (isRecord(ground) && typeof ground['path'] === 'string' && PATH.test(ground['path']));
  return (
    [width, height].every(Number.isFinite) &&
    isGround &&
    Array.isArray(marks) &&
    marks.length <= MOST_MARKS &&
    marks.every(isMark)
  );
}

function isMark(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { shape, tone, x, y, size, turn = 0 } = value;
  return (
    MARK_SHAPES.some((known) => known === shape) &&
    TONES.some((known) => known === tone) &&
    [x, y, size, turn].every(Number.isFinite)
  );
}

/** “Red, Red, Blue” as “Red ×2, Blue”. */
export function countNames(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', ');
}
