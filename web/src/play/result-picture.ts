import { sharesOf } from './lead.ts';
import type { Course } from './protocol.ts';

/** What stands on the picture of a result; words are ready to be read. */
export interface PicturedResult {
  readonly game: string;
  readonly outcome: string;
  readonly sides: readonly { readonly name: string; readonly score: string }[];
  readonly footer: string;
  readonly site: string;
  readonly curve: Course['curve'];
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 60;

/** The result as a picture to be shared, in the colours of the page. */
export async function drawResult(result: PicturedResult): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  await document.fonts.ready;
  const style = getComputedStyle(document.body);
  paint(pen, result, {
    face: style.fontFamily,
    ground: colour('--color-space'),
    ink: colour('--color-ink'),
    quiet: colour('--color-quiet'),
    ask: colour('--color-ask-ink'),
    info: colour('--color-info-ink'),
  });
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

interface Look {
  readonly face: string;
  readonly ground: string;
  readonly ink: string;
  readonly quiet: string;
  readonly ask: string;
  readonly info: string;
}

/** A token as the browser resolves it: a canvas does not know `light-dark()`. */
function colour(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function paint(pen: CanvasRenderingContext2D, result: PicturedResult, look: Look): void {
  pen.fillStyle = look.ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  paintCurve(pen, result.curve, look);
  write(pen, result.game, { y: 90, size: 30, fill: look.quiet, face: look.face });
  write(pen, result.outcome, { y: 165, size: 54, fill: look.ask, face: look.face });
  for (const [index, { name, score }] of result.sides.entries()) {
    const y = 240 + index * 44;
    write(pen, name, { y, size: 32, fill: look.ink, face: look.face });
    write(pen, score, { y, size: 32, fill: look.ink, face: look.face, isRight: true });
  }
  write(pen, result.footer, { y: HEIGHT - 40, size: 24, fill: look.quiet, face: look.face });
  write(pen, result.site, {
    y: HEIGHT - 40,
    size: 24,
    fill: look.quiet,
    face: look.face,
    isRight: true,
  });
}

interface Writing {
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly face: string;
  readonly isRight?: boolean;
}

/** Long words are set narrower rather than cut. */
function write(pen: CanvasRenderingContext2D, words: string, how: Writing): void {
  const { y, size, fill, face, isRight = false } = how;
  pen.font = `600 ${size}px ${face}`;
  pen.fillStyle = fill;
  pen.textAlign = isRight ? 'right' : 'left';
  pen.fillText(words, isRight ? WIDTH - EDGE : EDGE, y, WIDTH - 2 * EDGE);
}

/** The share of the first side, from the lower edge to the upper one. */
export function curvePoints(
  curve: Course['curve'],
  width: number,
  height: number,
): readonly (readonly [number, number])[] {
  const length = curve[0]?.length ?? 0;
  if (length < 2) return [];
  return Array.from({ length }, (_, step) => {
    const [share = 50] = sharesOf(curve.map((line) => line[step] ?? 0));
    return [(step / (length - 1)) * width, height - (share / 100) * height] as const;
  });
}

function paintCurve(pen: CanvasRenderingContext2D, curve: Course['curve'], look: Look): void {
  const top = HEIGHT - 250;
  const height = 150;
  pen.strokeStyle = look.quiet;
  pen.lineWidth = 1;
  pen.strokeRect(EDGE, top, WIDTH - 2 * EDGE, height);
  pen.strokeStyle = look.info;
  pen.lineWidth = 4;
  pen.beginPath();
  for (const [x, y] of curvePoints(curve, WIDTH - 2 * EDGE, height)) pen.lineTo(EDGE + x, top + y);
  pen.stroke();
}
