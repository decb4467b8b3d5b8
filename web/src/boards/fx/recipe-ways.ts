import { alongWay, eased } from './eases.ts';
import type { Effect } from './effect.ts';
import type { Stage } from './stage.ts';
import { angleTo, between, debris, flash, ray, spray, wave } from './strokes.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

const PUFFS = 30;

/** The light of engines behind whoever moves. */
export function engine(stage: Stage, { way, width, tone, ease }: Of<'engine'>): void {
  let before = alongWay(way, 0);
  for (let index = 1; index <= PUFFS; index += 1) {
    const time = index / PUFFS;
    const here = alongWay(way, eased(ease, time));
    const far = Math.hypot(here.x - before.x, here.y - before.y);
    if (far > width * 0.02) {
      const angle = angleTo(before, here);
      const x = here.x - Math.cos(angle) * width * 0.8;
      const y = here.y - Math.sin(angle) * width * 0.8;
      const puff = stage.emit('glow', tone, time, 0.34);
      puff.x = x;
      puff.y = y;
      puff.size = width * 0.4;
      puff.sizeEnd = width * 0.1;
      puff.alpha = 0.75;
      const trace = stage.emit('streak', tone, time, 0.5);
      trace.x = x;
      trace.y = y;
      trace.angle = angle;
      trace.length = far * 1.3;
      trace.brake = 1;
      trace.width = 1.6;
      trace.alpha = 0.8;
    }
    before = here;
  }
}

export function arrival(stage: Stage, { at, tone }: Of<'arrival'>): void {
  wave(stage, tone, at, [at.radius * 2.2, at.radius * 1.05], { from: 0, life: 1 }, 2.4);
  flash(stage, tone, at, at.radius * 1.6, { from: 0.3, life: 0.9 }, 0.5);
}

/** Something is made whole: light that gathers. */
export function mend(stage: Stage, { at }: Of<'mend'>): void {
  wave(stage, 'confirm', at, [at.radius * 1.8, at.radius * 0.9], { from: 0, life: 0.9 });
  for (let index = 0; index < 10; index += 1) {
    const mote = stage.emit('glow', 'confirm', between(stage.random, 0, 0.3), 0.7);
    mote.x = at.x;
    mote.y = at.y;
    mote.orbit = at.radius * 1.6;
    mote.orbitEnd = at.radius * 0.2;
    mote.angle = (index / 10) * Math.PI * 2;
    mote.spin = 1.2;
    mote.size = at.radius * 0.16;
    mote.sizeEnd = at.radius * 0.08;
    mote.rise = 0.2;
  }
}

/** Both leaves of a door slide into the walls; light falls through, and dust. */
export function door(stage: Stage, { at, along }: Of<'door'>): void {
  const { radius } = at;
  const [dx, dy] = [Math.cos(along), Math.sin(along)];
  flash(stage, 'ask', at, radius * 2.6, { from: 0.12, life: 0.85 }, 0.8);
  flash(stage, 'ink', at, radius * 1.1, { from: 0.12, life: 0.3 }, 0.7);
  for (const side of [-1, 1]) {
    for (const edge of [-1, 0, 1]) {
      const leaf = stage.emit('streak', edge === 0 ? 'ink' : 'ask', 0, 0.95);
      leaf.x = at.x + (side < 0 ? 0 : dx * radius) - dy * edge * radius * 0.16;
      leaf.y = at.y + (side < 0 ? 0 : dy * radius) + dx * edge * radius * 0.16;
      leaf.dx = dx * side * radius * 1.1;
      leaf.dy = dy * side * radius * 1.1;
      leaf.brake = 2;
      leaf.angle = along;
      leaf.length = radius;
      leaf.width = edge === 0 ? 5 : 2;
      leaf.fade = 3;
    }
  }
  for (const way of [-1, 1]) {
    for (let index = 0; index < BEAMS; index += 1) {
      const across = ((index + 0.5) / BEAMS - 0.5) * 1.5;
      const beam = stage.emit('streak', 'ask', 0.14 + Math.abs(across) * 0.2, 0.6);
      beam.x = at.x + dx * across * radius;
      beam.y = at.y + dy * across * radius;
      beam.dx = (-dy + dx * across * 0.6) * way * radius * 1.8;
      beam.dy = (dx + dy * across * 0.6) * way * radius * 1.8;
      beam.brake = 2;
      beam.angle = Math.atan2(beam.dy, beam.dx);
      beam.length = radius * 0.9;
      beam.width = 1.6;
      beam.alpha = 0.7;
      beam.fade = 2;
    }
  }
  spray(stage, 'quiet', at, { from: 0.2, life: 0.7, count: 14, reach: radius * 1.6 });
  wave(stage, 'ask', at, [radius * 0.3, radius * 1.8], { from: 0.15, life: 0.7 }, 2);
}

/** Lines of light that fall through a door to each side. */
const BEAMS = 7;

/** Points fly to where they are counted. */
export function points(stage: Stage, { from, to, count, tone }: Of<'points'>): void {
  wave(stage, tone, from, [from.radius * 0.4, from.radius * 1.4], { from: 0, life: 0.4 });
  for (let index = 0; index < Math.min(12, Math.max(1, count)); index += 1) {
    const leaves = 0.06 + index * 0.04;
    const start = {
      x: from.x + from.radius * between(stage.random, -0.4, 0.4),
      y: from.y + from.radius * between(stage.random, -0.4, 0.4),
    };
    const light = stage.emit('glow', tone, leaves, 0.6);
    light.x = start.x;
    light.y = start.y;
    light.dx = to.x - start.x;
    light.dy = to.y - start.y;
    light.brake = 1.6;
    light.size = from.radius * 0.3;
    light.sizeEnd = from.radius * 0.16;
    light.fade = 8;
    const tail = stage.emit('streak', tone, leaves, 0.6);
    tail.x = start.x;
    tail.y = start.y;
    tail.dx = light.dx;
    tail.dy = light.dy;
    tail.brake = 1.6;
    tail.angle = angleTo(start, to);
    tail.length = from.radius * 1.4;
    tail.width = 2;
    tail.fade = 6;
  }
}

const STARS = 44;
/** When the ship is gone, and there. */
const LEAPS = 0.56;

/** Stars become lines, and the ship is somewhere else. */
export function hyperspace(stage: Stage, { from, to }: Of<'hyperspace'>): void {
  const angle = angleTo(from, to);
  const reach = Math.hypot(to.x - from.x, to.y - from.y);
  for (let index = 0; index < STARS; index += 1) {
    const aside = to.radius * between(stage.random, -1.1, 1.1);
    const begin = between(stage.random, 0, 0.35);
    const star = stage.emit('streak', index % 3 === 0 ? 'ink' : 'info', begin, 0.5);
    star.x = from.x - Math.sin(angle) * aside;
    star.y = from.y + Math.cos(angle) * aside;
    star.dx = Math.cos(angle) * reach;
    star.dy = Math.sin(angle) * reach;
    star.angle = angle;
    star.length = reach * between(stage.random, 0.15, 0.4);
    star.width = between(stage.random, 1.2, 2.6);
    star.rise = 0.2;
    star.fade = 4;
  }
  // Light gathers behind the ship, and breaks out where it is then.
  wave(stage, 'info', from, [from.radius * 2.2, from.radius * 0.3], { from: 0, life: 0.42 });
  flash(stage, 'ink', from, from.radius * 1.3, { from: LEAPS - 0.14, life: 0.26 });
  ray(stage, 'info', from, to, { from: LEAPS - 0.06, life: 0.5 }, 3);
  flash(stage, 'ink', to, to.radius * 1.4, { from: LEAPS, life: 0.3 });
  flash(stage, 'info', to, to.radius * 2.6, { from: LEAPS, life: 0.7 });
  wave(stage, 'info', to, [to.radius * 0.3, to.radius * 2.2], { from: LEAPS, life: 0.6 }, 3);
  spray(stage, 'info', to, { from: LEAPS, life: 0.6, count: 16, reach: to.radius * 2.4 });
}

/** Rocks come loose around whoever flies among them. */
export function rocks(stage: Stage, { at }: Of<'rocks'>): void {
  debris(stage, 'quiet', at, { from: 0.5, life: 1, count: 11, reach: at.radius * 1.6 });
  spray(stage, 'ask', at, { from: 0.5, life: 0.5, count: 8, reach: at.radius * 1.4 });
  wave(stage, 'quiet', at, [at.radius * 0.5, at.radius * 1.5], { from: 0.5, life: 0.6 });
}

const DRAWN_IN = 44;

/** Everything is drawn in, turning. */
export function maw(stage: Stage, { at }: Of<'maw'>): void {
  for (let index = 0; index < DRAWN_IN; index += 1) {
    const mote = stage.emit(
      'glow',
      index % 4 === 0 ? 'ink' : 'mercenary',
      between(stage.random, 0, 0.45),
      0.6,
    );
    mote.x = at.x;
    mote.y = at.y;
    mote.orbit = at.radius * between(stage.random, 1.4, 2.6);
    mote.orbitEnd = at.radius * 0.1;
    mote.brake = 1.5;
    mote.angle = between(stage.random, 0, Math.PI * 2);
    mote.spin = 5.5;
    mote.size = at.radius * 0.16;
    mote.sizeEnd = at.radius * 0.05;
    mote.rise = 0.25;
    mote.fade = 4;
  }
  for (let arm = 0; arm < 3; arm += 1) {
    const arc = stage.emit('arc', 'mercenary', arm * 0.08, 0.85);
    arc.x = at.x;
    arc.y = at.y;
    arc.size = at.radius * 1.6;
    arc.sizeEnd = at.radius * 0.3;
    arc.angle = (arm / 3) * Math.PI * 2;
    arc.spin = 8;
    arc.length = 1.4;
    arc.width = 2.6;
    arc.rise = 0.2;
  }
  flash(stage, 'mercenary', at, at.radius * 2, { from: 0.35, life: 0.4 }, 0.8);
  spray(stage, 'mercenary', at, { from: 0.45, life: 0.6, count: 14, reach: at.radius * 2.4 });
}

const RAYS = 24;

/** The table is lit in the colour of the winner; those who are still there are saluted. */
export function triumph(stage: Stage, { at, tone, salutes }: Of<'triumph'>): void {
  const { radius } = at;
  for (const [index, from] of [0, 0.14, 0.28].entries()) {
    wave(stage, tone, at, [radius * 0.06, radius * (1.2 - index * 0.2)], { from, life: 0.7 }, 3);
  }
  flash(stage, tone, at, radius * 0.9, { from: 0, life: 0.9 }, 0.5);
  for (let index = 0; index < RAYS; index += 1) {
    const angle = (index / RAYS) * Math.PI * 2;
    const line = stage.emit('streak', index % 2 === 0 ? tone : 'ink', 0.04, 0.8);
    line.x = at.x + Math.cos(angle) * radius * 0.1;
    line.y = at.y + Math.sin(angle) * radius * 0.1;
    line.dx = Math.cos(angle) * radius;
    line.dy = Math.sin(angle) * radius;
    line.brake = 2.2;
    line.angle = angle;
    line.length = radius * 0.3;
    line.width = 2;
    line.fade = 2;
  }
  for (const [index, spot] of salutes.entries()) {
    const from = 0.25 + (index % 6) * 0.07;
    wave(stage, tone, spot, [spot.radius * 3, spot.radius * 1.2], { from, life: 0.45 }, 3);
    flash(stage, tone, spot, spot.radius * 2.4, { from: from + 0.1, life: 0.6 }, 0.8);
    for (let mote = 0; mote < 6; mote += 1) {
      const light = stage.emit('glow', tone, from + 0.1 + mote * 0.05, 0.5);
      light.x = spot.x + spot.radius * between(stage.random, -0.9, 0.9);
      light.y = spot.y;
      light.dy = -spot.radius * between(stage.random, 1.4, 3.4);
      light.size = spot.radius * 0.18;
      light.sizeEnd = spot.radius * 0.05;
      light.rise = 0.2;
    }
  }
}
