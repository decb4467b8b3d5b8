import type { Effect, Spot } from './effect.ts';
import type { Stage } from './stage.ts';
import { between, debris, flash, somewhereOn, spray, wave } from './strokes.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

/** A fighter goes: two small bursts, the great one, debris, embers that glow on. */
export function explosion(stage: Stage, { at }: Of<'explosion'>): void {
  smallBursts(stage, at, 2, 0, 0.2);
  burst(stage, at, 0.2, 1);
  embers(stage, at, 0.3, 10);
  stage.shake(0.2, 4);
}

/** A capital ship burns from end to end before it breaks. */
export function breakup(stage: Stage, { at }: Of<'breakup'>): void {
  burning(stage, at, 26, 0, 0.36);
  smallBursts(stage, at, 7, 0.03, 0.33);
  const inner = { ...at, radius: at.radius * 0.75 };
  burst(stage, inner, BREAKS, 1.25);
  wave(stage, 'ask', at, [at.radius * 0.3, at.radius * 3.4], { from: BREAKS, life: 0.5 }, 4);
  wave(stage, 'ink', at, [at.radius * 0.2, at.radius * 2.4], { from: BREAKS, life: 0.35 }, 1.5);
  embers(stage, at, BREAKS + 0.05, 22);
  stage.shake(BREAKS, 6);
}

/** When a capital ship breaks: as its picture begins to fade. */
const BREAKS = 0.38;

/** Fire on a hull that holds. */
export function burn(stage: Stage, { at }: Of<'burn'>): void {
  smallBursts(stage, at, 3, 0, 0.4);
  burning(stage, at, 18, 0.1, 0.8);
}

/** A bomb: everything within reach is lit. */
export function blast(stage: Stage, { at }: Of<'blast'>): void {
  const core = { ...at, radius: at.radius * 0.28 };
  burst(stage, core, 0.05, 1.3);
  wave(stage, 'ask', at, [at.radius * 0.1, at.radius], { from: 0.08, life: 0.8 }, 4);
  wave(stage, 'danger', at, [at.radius * 0.1, at.radius * 0.94], { from: 0.16, life: 0.8 }, 2);
  stage.shake(0.08, 4);
}

/** Two hulls meet. */
export function bump(stage: Stage, { at }: Of<'bump'>): void {
  wave(stage, 'danger', at, [at.radius, at.radius * 1.6], { from: 0.6, life: 0.5 }, 2);
  spray(stage, 'ask', at, { from: 0.6, life: 0.5, count: 9, reach: at.radius * 1.6 });
}

/** A figure falls: its light rises and goes out. */
export function fall(stage: Stage, { at, tone }: Of<'fall'>): void {
  flash(stage, 'danger', at, at.radius * 1.7, { from: 0, life: 0.35 });
  wave(stage, tone, at, [at.radius * 1.5, at.radius * 0.15], { from: 0.1, life: 0.55 }, 4);
  debris(stage, tone, at, { from: 0.16, life: 0.8, count: 12, reach: at.radius * 1.5 });
  for (let index = 0; index < 18; index += 1) {
    const start = somewhereOn(stage, at, 0.85);
    const mote = stage.emit('glow', tone, between(stage.random, 0.15, 0.5), 0.75);
    mote.x = start.x;
    mote.y = start.y;
    mote.dy = -at.radius * between(stage.random, 0.8, 2.2);
    mote.size = at.radius * 0.16;
    mote.sizeEnd = at.radius * 0.06;
    mote.rise = 0.1;
  }
  stage.shake(0.02, 2.5);
}

/** The great moment of an explosion. */
function burst(stage: Stage, at: Spot, from: number, power: number): void {
  const { radius } = at;
  flash(stage, 'ink', at, radius * 2 * power, { from, life: 0.22 });
  flash(stage, 'ask', at, radius * 2.8 * power, { from, life: 0.5 });
  flash(stage, 'danger', at, radius * 3.4 * power, { from: from + 0.04, life: 0.75 }, 0.8);
  wave(stage, 'ask', at, [radius * 0.4, radius * 3.1 * power], { from, life: 0.55 }, 3.4);
  wave(stage, 'danger', at, [radius * 0.3, radius * 2.2 * power], { from: from + 0.05, life: 0.6 });
  spray(stage, 'ask', at, {
    from,
    life: 0.8,
    count: Math.round(30 * power),
    reach: radius * 3.6 * power,
    width: 1.8,
  });
  debris(stage, 'ask', at, {
    from,
    life: 1.05,
    count: Math.round(12 * power),
    reach: radius * 3 * power,
  });
}

function smallBursts(stage: Stage, at: Spot, count: number, from: number, span: number): void {
  for (let index = 0; index < count; index += 1) {
    const place = somewhereOn(stage, at, 0.75);
    const when = from + (span * index) / count;
    flash(stage, 'ink', place, at.radius * 0.4, { from: when, life: 0.12 });
    flash(stage, 'ask', place, at.radius * 0.9, { from: when, life: 0.25 });
    spray(stage, 'ask', place, { from: when, life: 0.3, count: 5, reach: at.radius * 0.9 });
  }
}

function burning(stage: Stage, at: Spot, count: number, from: number, span: number): void {
  const hearths = [somewhereOn(stage, at, 0.7), somewhereOn(stage, at, 0.7), at];
  for (let index = 0; index < count; index += 1) {
    const hearth = hearths[index % hearths.length] ?? at;
    const flame = stage.emit(
      'glow',
      index % 2 === 0 ? 'danger' : 'ask',
      from + (span * index) / count,
      0.32,
    );
    flame.x = hearth.x + at.radius * between(stage.random, -0.15, 0.15);
    flame.y = hearth.y + at.radius * between(stage.random, -0.15, 0.15);
    flame.dx = at.radius * between(stage.random, -0.2, 0.2);
    flame.dy = -at.radius * between(stage.random, 0.2, 0.6);
    flame.size = at.radius * 0.42;
    flame.sizeEnd = at.radius * 0.12;
    flame.rise = 0.15;
  }
}

function embers(stage: Stage, at: Spot, from: number, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const start = somewhereOn(stage, at, 1);
    const ember = stage.emit('glow', index % 3 === 0 ? 'danger' : 'ask', from, 1.2);
    ember.x = start.x;
    ember.y = start.y;
    ember.dx = (start.x - at.x) * between(stage.random, 0.4, 1.4);
    ember.dy = (start.y - at.y) * between(stage.random, 0.4, 1.4);
    ember.brake = 2;
    ember.size = at.radius * between(stage.random, 0.1, 0.24);
    ember.sizeEnd = at.radius * 0.05;
    ember.rise = 0.1;
    ember.alpha = 0.8;
  }
}
