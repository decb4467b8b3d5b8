import type { Effect, Point, Spot, Tone } from './effect.ts';
import type { Stage } from './stage.ts';
import { angleTo, between, flash, ray, somewhereOn, spray, wave } from './strokes.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

/** Bolts follow one another by so much, and take so long to arrive, in beats. */
const APART = 0.09;
const FLIGHT = 0.3;
/** Never so many that the last one leaves too late to be seen striking. */
const LAST_LEAVES = 0.42;

/** A bolt for each die: those that count strike, the others fly past. */
export function volley(stage: Stage, effect: Of<'volley'>): void {
  const { from, to, tone, hits, misses, after = 0 } = effect;
  const count = hits + misses;
  const apart = Math.min(APART, LAST_LEAVES / Math.max(1, count)) * (1 - after);
  const angle = angleTo(from, to);
  for (let index = 0; index < count; index += 1) {
    const side = index % 2 === 0 ? 1 : -1;
    const muzzle = {
      x: from.x + Math.cos(angle) * from.radius * 0.7 - Math.sin(angle) * from.radius * 0.4 * side,
      y: from.y + Math.sin(angle) * from.radius * 0.7 + Math.cos(angle) * from.radius * 0.4 * side,
    };
    const leaves = after + index * apart;
    flash(stage, tone, muzzle, from.radius * 0.7, { from: leaves, life: 0.12 });
    if (index < misses) {
      const past = pastPoint(stage, muzzle, to, side);
      bolt(stage, tone, muzzle, past, to.radius, { from: leaves, life: FLIGHT * 1.5 });
    } else {
      const struck = somewhereOn(stage, to, 0.55);
      bolt(stage, tone, muzzle, struck, to.radius, { from: leaves, life: FLIGHT });
      strike(stage, tone, struck, to.radius, angle, leaves + FLIGHT);
    }
  }
}

/** Beyond the target and beside it. */
function pastPoint(stage: Stage, from: Point, to: Spot, side: number): Point {
  const angle = angleTo(from, to);
  const aside = to.radius * between(stage.random, 1.4, 2.1) * side;
  const beyond = Math.hypot(to.x - from.x, to.y - from.y) * 1.5;
  const x = to.x - Math.sin(angle) * aside;
  const y = to.y + Math.cos(angle) * aside;
  const turned = angleTo(from, { x, y });
  return { x: from.x + Math.cos(turned) * beyond, y: from.y + Math.sin(turned) * beyond };
}

interface Time {
  readonly from: number;
  readonly life: number;
}

function bolt(
  stage: Stage,
  tone: Tone,
  from: Point,
  to: Point,
  radius: number,
  { from: leaves, life }: Time,
): void {
  const particle = stage.emit('bolt', tone, leaves, life);
  particle.x = from.x;
  particle.y = from.y;
  particle.dx = to.x - from.x;
  particle.dy = to.y - from.y;
  particle.angle = angleTo(from, to);
  particle.length = Math.min(radius * 1.5, Math.hypot(particle.dx, particle.dy) * 0.5);
  particle.width = 3;
  particle.fade = 12;
}

function strike(
  stage: Stage,
  tone: Tone,
  at: Point,
  radius: number,
  angle: number,
  from: number,
): void {
  flash(stage, tone, at, radius * 1.1, { from, life: 0.3 });
  flash(stage, 'ink', at, radius * 0.45, { from, life: 0.16 });
  spray(stage, 'ask', at, {
    from,
    life: 0.42,
    count: 8,
    reach: radius * 1.5,
    heading: angle + Math.PI,
    spread: 0.9,
  });
}

/** Near at hand: two crossing arcs of light instead of a shot. */
export function blow(stage: Stage, { from, to, tone }: Of<'blow'>): void {
  const angle = angleTo(from, to);
  for (const side of [-1, 1]) {
    const arc = stage.emit('arc', tone, side < 0 ? 0.08 : 0.24, 0.3);
    arc.x = to.x - Math.cos(angle) * to.radius * 0.5;
    arc.y = to.y - Math.sin(angle) * to.radius * 0.5;
    arc.size = to.radius;
    arc.sizeEnd = to.radius * 1.1;
    arc.angle = angle - side * 1.3;
    arc.spin = side * 2.6;
    arc.length = 1.3;
    arc.width = 5;
    arc.fade = 2;
  }
  strike(stage, tone, to, to.radius, angle, 0.36);
}

const CELLS = 7;

/** A shell of light on the side the shot came from; when a shield is lost, its cells come off. */
export function shield(stage: Stage, { at, from, isLost }: Of<'shield'>): void {
  const angle = from === undefined ? 0 : angleTo(at, from);
  const span = from === undefined ? Math.PI * 2 : 2.3;
  for (const [index, size] of [1.25, 1.42].entries()) {
    const shell = stage.emit('arc', 'info', index * 0.06, 0.9 - index * 0.15);
    shell.x = at.x;
    shell.y = at.y;
    shell.size = at.radius * size * (isLost ? 1 : 1.4);
    shell.sizeEnd = at.radius * size * (isLost ? 1.08 : 1);
    shell.brake = 2;
    shell.angle = angle;
    shell.length = span - index * 0.7;
    shell.width = 4 - index * 2;
    shell.rise = 0.08;
    shell.fade = 1.6;
  }
  flash(stage, 'info', at, at.radius * 2, { from: 0, life: 0.7 }, 0.7);
  for (let cell = 0; cell < CELLS; cell += 1) {
    const part = cell / (CELLS - 1) - 0.5;
    const turn = angle + part * span * 0.85;
    const hex = stage.emit('hex', 'info', 0.06 + Math.abs(part) * 0.2, 0.75);
    hex.x = at.x + Math.cos(turn) * at.radius * 1.25;
    hex.y = at.y + Math.sin(turn) * at.radius * 1.25;
    const off = isLost ? at.radius * between(stage.random, 0.2, 0.75) : 0;
    hex.dx = Math.cos(turn) * off;
    hex.dy = Math.sin(turn) * off;
    hex.brake = 2;
    hex.size = at.radius * 0.26;
    hex.sizeEnd = hex.size * (isLost ? 0.7 : 1);
    hex.angle = turn;
    hex.spin = isLost ? between(stage.random, -1, 1) : 0;
    hex.width = 1.5;
    hex.rise = 0.1;
  }
}

/** The hull is struck. */
export function sparks(stage: Stage, { at, from }: Of<'sparks'>): void {
  const heading = from === undefined ? undefined : angleTo(at, from);
  const struck = somewhereOn(stage, at, 0.5);
  flash(stage, 'ink', struck, at.radius * 0.7, { from: 0, life: 0.22 });
  flash(stage, 'danger', struck, at.radius * 1.6, { from: 0, life: 0.7 });
  spray(stage, 'ask', struck, {
    from: 0,
    life: 0.9,
    count: 20,
    reach: at.radius * 2.2,
    heading,
    spread: 1.1,
  });
}

const FLICKERS = 9;

/** Something within has broken: lightning over the hull while its card is turned up. */
export function critical(stage: Stage, { at }: Of<'critical'>): void {
  flash(stage, 'danger', at, at.radius * 2.2, { from: 0, life: 0.35 });
  wave(stage, 'danger', at, [at.radius * 0.4, at.radius * 2], { from: 0, life: 0.3 }, 3);
  for (let index = 0; index < FLICKERS; index += 1) {
    const from = (index / FLICKERS) * 0.75;
    const start = somewhereOn(stage, at, 1.1);
    const end = somewhereOn(stage, at, 1.1);
    const jag = stage.emit('jag', index % 3 === 0 ? 'ink' : 'danger', from, 0.12);
    jag.x = start.x;
    jag.y = start.y;
    jag.angle = angleTo(start, end);
    jag.length = Math.hypot(end.x - start.x, end.y - start.y);
    jag.width = 1.8;
    jag.fade = 3;
    jag.seed = stage.random();
    if (index % 2 === 0) {
      spray(stage, 'ask', end, { from, life: 0.3, count: 4, reach: at.radius * 1.2 });
    }
  }
}

/** Two rings come together on the target, and a line holds it. */
export function beam(stage: Stage, { from, to, tone }: Of<'beam'>): void {
  ray(stage, tone, from, to, { from: 0, life: 0.9 }, 2);
  wave(stage, tone, to, [to.radius * 2.6, to.radius * 1.15], { from: 0.2, life: 0.75 }, 2.4);
  wave(stage, tone, to, [to.radius * 2, to.radius * 0.9], { from: 0.34, life: 0.6 }, 1.6);
}
