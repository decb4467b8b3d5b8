import { isMotionOff } from '../../shell/appearance.ts';
import type { PlayingBeat } from '../contract.ts';
import { atLeast, type Effect, type Point, type Spot } from './effect.ts';
import { type Matrix, Painter } from './painter.ts';
import { Scene } from './scene.ts';
import { seeded } from './stage.ts';
import { type Inks, ToneReader } from './tones.ts';

/** What of the board is in sight, in its own units. */
export interface Seen {
  readonly middle: Spot;
  /** Where points are counted: over the upper edge. */
  readonly top: Point;
  /** How many pixels of the frame a point of the board lies from its upper left corner. */
  readonly toFrame: (point: Point) => Point;
  /** Units of the board for a pixel of the frame. */
  readonly pixel: number;
  readonly width: number;
  readonly height: number;
}

/** Sharper than this nobody sees a spark. */
const RATIO_MOST = 2;
/** Who hears of the next beat before this part of the last one has gone by, has skipped it. */
const WHOLE = 0.85;
/** However far the board is away, what happens to a thing is seen around so many pixels. */
const LEAST = 18;
/** In so short a time nothing can be seen. */
const SHORTEST = 60;

/** One canvas over one board, which follows its camera; it sleeps while nothing is to be seen. */
export class Theatre {
  readonly #scene = new Scene();
  readonly #canvas = document.createElement('canvas');
  readonly #frame: HTMLElement;
  readonly #world: HTMLElement;
  readonly #painter: Painter | undefined;
  readonly #tones: ToneReader;
  readonly #resizes: ResizeObserver;
  #inks: Inks | undefined;
  #ratio = 1;
  #request = 0;
  #last = 0;
  #transform = '';
  #matrix: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
  #beatEnds = 0;
  #isShaken = false;

  constructor(frame: HTMLElement, world: HTMLElement) {
    this.#frame = frame;
    this.#world = world;
    this.#canvas.className = 'fx-canvas';
    this.#canvas.setAttribute('aria-hidden', 'true');
    world.after(this.#canvas);
    const pen = this.#canvas.getContext('2d');
    this.#painter = pen === null ? undefined : new Painter(pen);
    this.#tones = new ToneReader(frame);
    this.#resizes = new ResizeObserver(() => this.#fit());
    this.#resizes.observe(frame);
  }

  /** Another beat has begun, or there is none any more. */
  begin(beat: PlayingBeat | undefined, effectsOf: (seen: Seen) => readonly Effect[]): void {
    const now = performance.now();
    if (now < this.#beatEnds) this.#cut();
    this.#beatEnds = 0;
    if (beat === undefined) return;
    this.#beatEnds = now + beat.length * WHOLE;
    if (beat.length < SHORTEST) return;
    const seen = this.seen();
    const effects = effectsOf(seen).map((effect) => atLeast(effect, LEAST * seen.pixel));
    if (effects.length === 0) return;
    // Frames that were not drawn while nothing was there do not count.
    if (this.#request === 0) this.#last = now;
    else this.#step(now);
    if (isMotionOff()) this.#scene.hold(effects);
    else this.#scene.play(effects, beat.length, seeded(beat.key));
    this.#wake();
  }

  seen(): Seen {
    const { a, b, e, f } = this.#look();
    const { clientWidth: width, clientHeight: height } = this.#frame;
    const scale = Math.max(0.001, Math.hypot(a, b));
    const onBoard = (x: number, y: number): Point => ({ x: (x - e) / scale, y: (y - f) / scale });
    return {
      middle: { ...onBoard(width / 2, height / 2), radius: Math.min(width, height) / 2 / scale },
      top: onBoard(width / 2, -8),
      toFrame: ({ x, y }) => ({ x: x * scale + e, y: y * scale + f }),
      pixel: 1 / scale,
      width,
      height,
    };
  }

  close(): void {
    this.#cut();
    this.#resizes.disconnect();
    this.#tones.close();
    this.#canvas.remove();
  }

  #wake(): void {
    if (this.#request !== 0) return;
    this.#inks = this.#tones.read();
    this.#fit();
    this.#canvas.hidden = false;
    this.#request = requestAnimationFrame(this.#draw);
  }

  readonly #draw = (now: number): void => {
    this.#step(now);
    if (this.#scene.isEmpty || this.#inks === undefined) {
      this.#cut();
      return;
    }
    this.#painter?.paint(this.#scene.sprites, this.#look(), this.#ratio, this.#inks);
    this.#shake(this.#scene.shakeX, this.#scene.shakeY);
    this.#request = requestAnimationFrame(this.#draw);
  };

  #step(now: number): void {
    this.#scene.advance(Math.max(0, now - this.#last));
    this.#last = Math.max(now, this.#last);
  }

  #cut(): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    this.#scene.clear();
    this.#painter?.clear();
    this.#canvas.hidden = true;
    this.#shake(0, 0);
  }

  #fit(): void {
    const { clientWidth: width, clientHeight: height } = this.#frame;
    this.#ratio = Math.min(RATIO_MOST, globalThis.devicePixelRatio || 1);
    const wide = Math.round(width * this.#ratio);
    const high = Math.round(height * this.#ratio);
    if (this.#canvas.width !== wide) this.#canvas.width = wide;
    if (this.#canvas.height !== high) this.#canvas.height = high;
  }

  /** Where the camera stands; read anew only when it has moved. */
  #look(): Matrix {
    const { transform } = this.#world.style;
    if (transform !== this.#transform) {
      this.#transform = transform;
      this.#matrix = new DOMMatrixReadOnly(transform);
    }
    return this.#matrix;
  }

  /** The board trembles as a layer of its own, so that nothing is painted anew. */
  #shake(x: number, y: number): void {
    const isShaken = Math.abs(x) + Math.abs(y) > 0.05;
    if (!isShaken && !this.#isShaken) return;
    const { style } = this.#world;
    if (isShaken) {
      style.setProperty('translate', `${x.toFixed(1)}px ${y.toFixed(1)}px`);
      style.setProperty('will-change', 'transform, translate');
    } else {
      style.removeProperty('translate');
      if (!this.#world.hasAttribute('data-moving')) style.removeProperty('will-change');
    }
    this.#isShaken = isShaken;
  }
}
