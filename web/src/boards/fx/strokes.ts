import type { Point, Spot, Tone } from './effect.ts';
import type { Stage } from './stage.ts';

/** The few strokes that all effects are drawn with. Times are parts of the beat. */

const TURN = Math.PI * 2;

export function angleTo(from: Point, to: Point): number {
  return Math.atan2(to.y - from.y, to.x - from.x);
}

export function between(random: () => number, low: number, high: number): number {
  return low + (high - low) * random();
}

interface Time {
  readonly from: number;
  readonly life: number;
}

/** A light that swells and goes out. */
export function flash(
  stage: Stage,
  tone: Tone,
  at: Point,
  size: number,
  { from, life }: Time,
  alpha = 1,
): void {
  const glow = stage.emit('glow', tone, from, life);
  glow.x = at.x;
  glow.y = at.y;
  glow.size = size * 0.4;
  glow.sizeEnd = size;
  glow.brake = 3;
  glow.rise = 0.08;
  glow.alpha = alpha;
}

/** A wave that runs outward, or inward. */
export function wave(
  stage: Stage,
  tone: Tone,
  at: Point,
  [start, end]: readonly [number, number],
  { from, life }: Time,
  width = 2.4,
): void {
  const ring = stage.emit('ring', tone, from, life);
  ring.x = at.x;
  ring.y = at.y;
  ring.size = start;
  ring.sizeEnd = end;
  ring.brake = 2.4;
  ring.width = width;
  ring.rise = 0.05;
}

interface Spray extends Time {
  readonly count: number;
  readonly reach: number;
  /** The way they fly, and how far to each side; all around without it. */
  readonly heading?: number | undefined;
  readonly spread?: number;
  readonly width?: number;
}

/** Sparks that fly off. */
export function spray(stage: Stage, tone: Tone, at: Point, spray: Spray): void {
  const { random } = stage;
  const spread = spray.heading === undefined ? TURN / 2 : (spray.spread ?? 0.7);
  for (let index = 0; index < spray.count; index += 1) {
    const angle = (spray.heading ?? 0) + between(random, -spread, spread);
    const reach = spray.reach * between(random, 0.3, 1);
    const spark = stage.emit('streak', tone, spray.from, spray.life * between(random, 0.5, 1));
    spark.x = at.x;
    spark.y = at.y;
    spark.dx = Math.cos(angle) * reach;
    spark.dy = Math.sin(angle) * reach;
    spark.brake = 2.6;
    spark.angle = angle;
    spark.length = reach * 0.35;
    spark.width = spray.width ?? 1.6;
    spark.fade = 2;
  }
}

/** Pieces of what was a hull, tumbling away. */
export function debris(stage: Stage, tone: Tone, at: Spot, spray: Spray): void {
  const { random } = stage;
  for (let index = 0; index < spray.count; index += 1) {
    const angle = between(random, 0, TURN);
    const reach = spray.reach * between(random, 0.35, 1);
    const shard = stage.emit('shard', tone, spray.from, spray.life * between(random, 0.6, 1));
    shard.x = at.x + Math.cos(angle) * at.radius * 0.3;
    shard.y = at.y + Math.sin(angle) * at.radius * 0.3;
    shard.dx = Math.cos(angle) * reach;
    shard.dy = Math.sin(angle) * reach;
    shard.brake = 2;
    shard.size = at.radius * between(random, 0.12, 0.3);
    shard.sizeEnd = shard.size * 0.7;
    shard.angle = angle;
    shard.spin = between(random, -7, 7);
    shard.width = 1.6;
    shard.fade = 3;
    shard.seed = random();
  }
}

/** A line of light that is drawn from here to there and goes out. */
export function ray(stage: Stage, tone: Tone, from: Point, to: Point, time: Time, width = 2): void {
  const line = stage.emit('line', tone, time.from, time.life);
  line.x = from.x;
  line.y = from.y;
  line.length = Math.hypot(to.x - from.x, to.y - from.y);
  line.angle = angleTo(from, to);
  line.width = width;
  line.fade = 3;
}

/** Somewhere on a thing. */
export function somewhereOn(stage: Stage, { x, y, radius }: Spot, part = 0.8): Point {
  const angle = between(stage.random, 0, TURN);
  const distance = radius * part * Math.sqrt(stage.random());
  return { x: x + Math.cos(angle) * distance, y: y + Math.sin(angle) * distance };
}
