import { type Effect, type Spot, spotsOf, type Tone, toneOf } from './effect.ts';
import { type Particle, ParticlePool } from './particles.ts';
import { play } from './recipes.ts';
import type { Source, Stage } from './stage.ts';

/** How long a still highlight stays, in milliseconds. */
const STILL = 1400;
/** The table trembles so long, and never by more pixels. */
const SHAKE = 320;
const SHAKE_MOST = 6;

/** All that lives over one board. Knows neither a canvas nor a clock: it is told how time goes by. */
export class Scene {
  readonly #pool = new ParticlePool();
  #now = 0;
  #shakeFrom = 0;
  #shakePower = 0;
  #shakeX = 0;
  #shakeY = 0;

  get sprites(): readonly Readonly<Particle>[] {
    return this.#pool.live;
  }

  /** Nothing is left to be drawn. */
  get isEmpty(): boolean {
    return this.#pool.live.length === 0 && this.#shakePower === 0;
  }

  /** In pixels of the screen. */
  get shakeX(): number {
    return this.#shakeX;
  }

  get shakeY(): number {
    return this.#shakeY;
  }

  /** Begins the effects of a beat that takes so many milliseconds. */
  play(effects: readonly Effect[], length: number, random: Source): void {
    const begun = this.#now;
    const stage: Stage = {
      random,
      emit: (shape, tone, from, life) =>
        this.#pool.take(shape, tone, begun + from * length, life * length),
      shake: (from, power) => {
        this.#shakeFrom = begun + from * length;
        this.#shakePower = Math.min(SHAKE_MOST, power);
      },
    };
    for (const effect of effects) play(stage, effect);
  }

  /** Where nothing may move: what it was about is ringed for a while. */
  hold(effects: readonly Effect[]): void {
    for (const effect of effects) {
      for (const spot of spotsOf(effect)) this.#ring(spot, toneOf(effect));
    }
  }

  /** Lets so many milliseconds go by; what is to be seen then stands in `sprites`. */
  advance(milliseconds: number): readonly Readonly<Particle>[] {
    this.#now += milliseconds;
    this.#pool.show(this.#now);
    this.#tremble();
    return this.#pool.live;
  }

  /** Everything is over at once. */
  clear(): void {
    this.#pool.clear();
    this.#shakePower = 0;
    this.#tremble();
  }

  #ring(spot: Spot, tone: Tone): void {
    const ring = this.#pool.take('ring', tone, this.#now, STILL);
    ring.x = spot.x;
    ring.y = spot.y;
    ring.size = spot.radius * 1.3;
    ring.sizeEnd = ring.size;
    ring.width = 3;
    ring.fade = 99;
  }

  #tremble(): void {
    const age = (this.#now - this.#shakeFrom) / SHAKE;
    if (age >= 1) this.#shakePower = 0;
    const power = age < 0 ? 0 : this.#shakePower * (1 - age) ** 2;
    this.#shakeX = power * Math.sin(age * 34);
    this.#shakeY = power * Math.cos(age * 27);
  }
}
