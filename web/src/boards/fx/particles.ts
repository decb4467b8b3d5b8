import type { Tone } from './effect.ts';

export type Shape = 'glow' | 'streak' | 'bolt' | 'ring' | 'arc' | 'hex' | 'shard' | 'line' | 'jag';

/**
 * One thing that is drawn, from `born` for `life` milliseconds. Its place is a function of its age
 * alone, so it does not matter how often it is looked at. The recipe sets how it begins and ends;
 * `seen…` is what it looks like at the moment.
 */
export interface Particle {
  shape: Shape;
  tone: Tone;
  born: number;
  life: number;
  x: number;
  y: number;
  /** How far it goes in its life. */
  dx: number;
  dy: number;
  /** 1: at an even speed; more: fast at first. */
  brake: number;
  /** Circles around its place: the distance at first and at last, instead of a way. */
  orbit: number;
  orbitEnd: number;
  size: number;
  sizeEnd: number;
  width: number;
  length: number;
  angle: number;
  spin: number;
  alpha: number;
  /** The part of its life in which it lights up. */
  rise: number;
  /** 1: goes out evenly; more: late. */
  fade: number;
  seed: number;
  seenX: number;
  seenY: number;
  seenSize: number;
  seenAlpha: number;
  seenAngle: number;
  seenLength: number;
  /** From 0 to 1. */
  age: number;
}

/** More than this is never drawn at once. */
export const MOST_PARTICLES = 900;

/** Makes particles and keeps those that are gone for the next time. */
export class ParticlePool {
  readonly #live: Particle[] = [];
  readonly #spare: Particle[] = [];
  /** Takes what there is no room for; never drawn. */
  readonly #surplus = blank();

  get live(): readonly Readonly<Particle>[] {
    return this.#live;
  }

  take(shape: Shape, tone: Tone, born: number, life: number): Particle {
    const isFull = this.#live.length >= MOST_PARTICLES;
    const particle = isFull ? this.#surplus : reset(this.#spare.pop() ?? blank());
    particle.shape = shape;
    particle.tone = tone;
    particle.born = born;
    particle.life = Math.max(1, life);
    if (!isFull) this.#live.push(particle);
    return particle;
  }

  /** What is to be seen at a time; what is over goes back to the spare ones. */
  show(now: number): void {
    const live = this.#live;
    for (let index = live.length - 1; index >= 0; index -= 1) {
      const particle = live[index];
      if (particle === undefined) continue;
      const age = (now - particle.born) / particle.life;
      if (age < 1) {
        if (age < 0) particle.seenAlpha = 0;
        else look(particle, age);
        continue;
      }
      this.#spare.push(particle);
      const last = live.pop();
      if (last !== undefined && last !== particle) live[index] = last;
    }
  }

  clear(): void {
    this.#spare.push(...this.#live);
    this.#live.length = 0;
  }
}

function look(particle: Particle, age: number): void {
  const { x, y, dx, dy, brake, size, sizeEnd, angle, spin, alpha, rise, fade } = particle;
  const gone = brake === 1 ? age : 1 - (1 - age) ** brake;
  const turned = angle + spin * age;
  particle.age = age;
  if (particle.orbit > 0) {
    const distance = particle.orbit + (particle.orbitEnd - particle.orbit) * gone;
    particle.seenX = x + Math.cos(turned) * distance;
    particle.seenY = y + Math.sin(turned) * distance;
  } else {
    particle.seenX = x + dx * gone;
    particle.seenY = y + dy * gone;
  }
  particle.seenSize = size + (sizeEnd - size) * gone;
  particle.seenAngle = turned;
  particle.seenLength = brake === 1 ? particle.length : particle.length * (1 - age);
  particle.seenAlpha = alpha * (age < rise ? age / rise : 1) * (1 - age ** fade);
}

function blank(): Particle {
  return {
    shape: 'glow',
    tone: 'ink',
    born: 0,
    life: 1,
    x: 0,
    y: 0,
    dx: 0,
    dy: 0,
    brake: 1,
    orbit: 0,
    orbitEnd: 0,
    size: 1,
    sizeEnd: 1,
    width: 1,
    length: 0,
    angle: 0,
    spin: 0,
    alpha: 1,
    rise: 0,
    fade: 1,
    seed: 0,
    seenX: 0,
    seenY: 0,
    seenSize: 1,
    seenAlpha: 0,
    seenAngle: 0,
    seenLength: 0,
    age: 0,
  };
}

function reset(particle: Particle): Particle {
  particle.dx = 0;
  particle.dy = 0;
  particle.brake = 1;
  particle.orbit = 0;
  particle.orbitEnd = 0;
  particle.width = 1;
  particle.length = 0;
  particle.angle = 0;
  particle.spin = 0;
  particle.alpha = 1;
  particle.rise = 0;
  particle.fade = 1;
  particle.seed = 0;
  particle.seenAlpha = 0;
  return particle;
}
