import type { Particle } from './particles.ts';
import type { Inks } from './tones.ts';

type Sprite = Readonly<Particle>;

/** A soft disc of light in each colour is painted once and then only laid down. */
const DISC = 64;
const FULL = Math.PI * 2;

/** From units of the board to pixels of the frame. */
export type Matrix = Pick<DOMMatrixReadOnly, 'a' | 'b' | 'c' | 'd' | 'e' | 'f'>;

/** Draws sprites onto a canvas. */
export class Painter {
  readonly #pen: CanvasRenderingContext2D;
  readonly #discs = new Map<string, HTMLCanvasElement>();
  /** Units of the board for a pixel. */
  #pixel = 1;

  constructor(pen: CanvasRenderingContext2D) {
    this.#pen = pen;
  }

  clear(): void {
    const pen = this.#pen;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
  }

  paint(sprites: readonly Sprite[], matrix: Matrix, ratio: number, inks: Inks): void {
    this.clear();
    const pen = this.#pen;
    const { a, b, c, d, e, f } = matrix;
    pen.setTransform(a * ratio, b * ratio, c * ratio, d * ratio, e * ratio, f * ratio);
    // Light adds up by night; by day it lies on the paper like ink.
    pen.globalCompositeOperation = inks.isNight ? 'lighter' : 'source-over';
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    this.#pixel = 1 / Math.max(0.001, Math.hypot(a, b));
    for (const sprite of sprites) if (sprite.seenAlpha > 0.004) this.#draw(sprite, inks);
    pen.globalAlpha = 1;
  }

  #draw(sprite: Sprite, inks: Inks): void {
    const pen = this.#pen;
    const { light, line } = inks[sprite.tone];
    pen.globalAlpha = sprite.seenAlpha;
    if (sprite.shape === 'glow') {
      const { seenX: x, seenY: y, seenSize: size } = sprite;
      pen.drawImage(this.#disc(light), x - size, y - size, size * 2, size * 2);
      return;
    }
    pen.strokeStyle = line;
    pen.lineWidth = sprite.width * this.#pixel;
    switch (sprite.shape) {
      case 'bolt':
        this.#bolt(sprite, inks);
        break;
      case 'streak':
        this.#streak(sprite, sprite.seenLength);
        break;
      case 'ring':
        this.#arc(sprite, 0, FULL);
        break;
      case 'arc':
        this.#arc(
          sprite,
          sprite.seenAngle - sprite.length / 2,
          sprite.seenAngle + sprite.length / 2,
        );
        break;
      case 'hex':
        this.#polygon(sprite, 6, 0);
        break;
      case 'shard':
        pen.fillStyle = light;
        this.#polygon(sprite, 3, sprite.seed);
        pen.globalAlpha = sprite.seenAlpha * 0.35;
        pen.fill();
        break;
      case 'line':
        this.#line(sprite);
        break;
      case 'jag':
        this.#jag(sprite);
        break;
    }
  }

  #streak({ seenX: x, seenY: y, seenAngle: angle }: Sprite, length: number): void {
    const pen = this.#pen;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x - Math.cos(angle) * length, y - Math.sin(angle) * length);
    pen.stroke();
  }

  /** A hot core in a coloured light; it grows out of the muzzle. */
  #bolt(sprite: Sprite, inks: Inks): void {
    const pen = this.#pen;
    const gone = Math.hypot(sprite.seenX - sprite.x, sprite.seenY - sprite.y);
    const length = Math.min(sprite.length, gone);
    const width = sprite.width * this.#pixel;
    const size = Math.max(width * 3, sprite.length * 0.3);
    pen.drawImage(
      this.#disc(inks[sprite.tone].light),
      sprite.seenX - size,
      sprite.seenY - size,
      size * 2,
      size * 2,
    );
    pen.lineWidth = width * 2.2;
    pen.globalAlpha = sprite.seenAlpha * 0.45;
    this.#streak(sprite, length);
    pen.globalAlpha = sprite.seenAlpha;
    pen.lineWidth = width;
    this.#streak(sprite, length);
    pen.strokeStyle = inks.ink.light;
    pen.lineWidth = width * 0.35;
    this.#streak(sprite, length * 0.8);
  }

  #arc({ seenX: x, seenY: y, seenSize, age }: Sprite, from: number, to: number): void {
    const pen = this.#pen;
    pen.lineWidth *= 1 - age * 0.6;
    pen.beginPath();
    pen.arc(x, y, Math.max(0, seenSize), from, to);
    pen.stroke();
  }

  #polygon({ seenX, seenY, seenSize, seenAngle }: Sprite, corners: number, bend: number): void {
    const pen = this.#pen;
    pen.beginPath();
    for (let corner = 0; corner < corners; corner += 1) {
      const turn = seenAngle + (corner / corners) * FULL;
      const reach = seenSize * (1 + bend * (corner === 0 ? 0.9 : -0.3));
      pen.lineTo(seenX + Math.cos(turn) * reach, seenY + Math.sin(turn) * reach);
    }
    pen.closePath();
    pen.stroke();
  }

  #line({ x, y, angle, length, age }: Sprite): void {
    const pen = this.#pen;
    const drawn = length * Math.min(1, age * 3);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + Math.cos(angle) * drawn, y + Math.sin(angle) * drawn);
    pen.stroke();
  }

  #jag({ x, y, angle, length, seed }: Sprite): void {
    const pen = this.#pen;
    const steps = 6;
    pen.beginPath();
    pen.moveTo(x, y);
    for (let step = 1; step <= steps; step += 1) {
      const along = (length * step) / steps;
      const aside = step === steps ? 0 : Math.sin(seed * 90 + step * 2.7) * length * 0.16;
      pen.lineTo(
        x + Math.cos(angle) * along - Math.sin(angle) * aside,
        y + Math.sin(angle) * along + Math.cos(angle) * aside,
      );
    }
    pen.stroke();
  }

  #disc(colour: string): HTMLCanvasElement {
    const known = this.#discs.get(colour);
    if (known !== undefined) return known;
    const disc = document.createElement('canvas');
    disc.width = DISC;
    disc.height = DISC;
    const pen = disc.getContext('2d');
    if (pen !== null) {
      const middle = DISC / 2;
      const fade = pen.createRadialGradient(middle, middle, 0, middle, middle, middle);
      for (const [stop, alpha] of [
        [0, 1],
        [0.25, 0.6],
        [0.6, 0.16],
        [1, 0],
      ] as const) {
        fade.addColorStop(stop, `rgb(0 0 0 / ${alpha})`);
      }
      pen.fillStyle = fade;
      pen.fillRect(0, 0, DISC, DISC);
      pen.globalCompositeOperation = 'source-in';
      pen.fillStyle = colour;
      pen.fillRect(0, 0, DISC, DISC);
    }
    this.#discs.set(colour, disc);
    return disc;
  }
}
