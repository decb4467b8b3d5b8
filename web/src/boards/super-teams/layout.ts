import { at } from '@parsecs/kernel';
import type { Board, SpaceKind } from '@parsecs/super-teams/words';

/** Where one space is drawn. Headings are degrees, 0 to the right, clockwise. */
export interface Spot {
  readonly index: number;
  readonly kinds: readonly SpaceKind[];
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly radius: number;
}

export const SLOTS = ['movementDeck', 'movementDiscard', 'bonusDeck', 'bonusDiscard'] as const;
export type SlotName = (typeof SLOTS)[number];

/** Given by its centre. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Spot[];
  /** The line the ships follow, as SVG path data. */
  readonly path: string;
  readonly slots: Readonly<Record<SlotName, Slot>>;
}

/** Below this the drawn board would be a strip in the middle of the screen. */
const NARROW = 1;
const WIDTH = 1000;

/** The board as drawn in its file, or in bends that fill the room where it says nothing or is too wide. */
export function layOut(board: Board, aspect: number): Layout {
  const drawn = aspect < NARROW ? undefined : readDrawing(board);
  return drawn ?? bend(board, aspect);
}

function readDrawing(board: Board): Layout | undefined {
  const { size, radius, path, spaces } = board;
  if (size === undefined) return undefined;
  const spots: Spot[] = [];
  for (const [index, { kinds, x, y }] of spaces.entries()) {
    if (x === undefined || y === undefined) return undefined;
    const before = spaces[index - 1];
    const after = spaces[index + 1];
    const heading =
      spaces[index]?.heading ??
      degrees((after?.x ?? x) - (before?.x ?? x), (after?.y ?? y) - (before?.y ?? y));
    const kind = kinds[0];
    const size =
      kind === 'start' ? radius?.start : kind === 'final' ? radius?.final : radius?.space;
    spots.push({ index, kinds, x, y, heading, radius: size ?? 30 });
  }
  return {
    ...size,
    spots,
    path: path ?? `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`,
    slots: readSlots(board) ?? stripOfSlots(size.width, size.height - 60),
  };
}

function readSlots(board: Board): Layout['slots'] | undefined {
  const { movementDeck, movementDiscard, bonusDeck, bonusDiscard } = board.slots ?? {};
  if (!movementDeck || !movementDiscard || !bonusDeck || !bonusDiscard) return undefined;
  return { movementDeck, movementDiscard, bonusDeck, bonusDiscard };
}

function stripOfSlots(width: number, y: number): Layout['slots'] {
  const slot = (column: number): Slot => ({
    x: width / 2 + column * 120,
    y,
    width: 80,
    height: 96,
  });
  return {
    movementDeck: slot(-1.6),
    movementDiscard: slot(-0.6),
    bonusDeck: slot(0.6),
    bonusDiscard: slot(1.6),
  };
}

/** A stretch of the bending line: straight ahead, or half a turn. */
interface Stretch {
  readonly length: number;
  readonly at: (walked: number) => {
    readonly x: number;
    readonly y: number;
    readonly heading: number;
  };
}

/** Room for the piles below the track, and for a caption above it. */
const STRIP = 116;
const TOP = 44;

/** Rows that alternate their direction, joined by half circles, from the bottom to the top. */
function bend(board: Board, aspect: number): Layout {
  const count = board.spaces.length;
  const height = WIDTH / Math.max(0.4, Math.min(2.2, aspect));
  const field = height - STRIP - TOP;
  const best = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16]
    .map((rows) => bendIn(rows, count, field))
    .reduce((one, other) => (other.room > one.room ? other : one));
  const { stretches, spacing, gap, room } = best;
  const radius = Math.min(room * 0.41, 76);
  const planet = Math.min(gap * 0.46, radius * 1.5);
  const total = stretches.reduce((sum, stretch) => sum + stretch.length, 0);
  const spots = board.spaces.map(({ kinds }, index): Spot => {
    const last = count - 1;
    // The planets are larger, so their neighbours keep a little more distance.
    const walked = index === 0 ? 0 : index === last ? total : (index + 0.35) * spacing;
    const size = index === 0 || index === last ? planet : radius;
    return { index, kinds, radius: size, ...along(stretches, walked) };
  });
  return {
    width: WIDTH,
    height,
    spots,
    path: pathOf(stretches),
    slots: stripOfSlots(WIDTH, height - STRIP / 2 - 6),
  };
}

function bendIn(
  rows: number,
  count: number,
  field: number,
): {
  readonly stretches: readonly Stretch[];
  readonly spacing: number;
  readonly gap: number;
  readonly room: number;
} {
  const gap = field / rows;
  const margin = gap * 0.48;
  const left = margin + gap / 2;
  const right = WIDTH - left;
  const stretches: Stretch[] = [];
  for (let row = 0; row < rows; row += 1) {
    const y = TOP + field - gap * (row + 0.5);
    const eastward = row % 2 === 0;
    // The first and the last row run out to the margin, where the planets are.
    const outset = gap / 2 - gap * 0.04;
    const from = (eastward ? left : right) + (row === 0 ? -outset : 0);
    const extra = row === rows - 1 ? outset : 0;
    const to = eastward ? right + extra : left - extra;
    stretches.push(straight(from, to, y));
    if (row < rows - 1) stretches.push(halfTurn(eastward ? right : left, y, gap / 2, eastward));
  }
  const total = stretches.reduce((sum, stretch) => sum + stretch.length, 0);
  const spacing = total / (count - 1 + 0.7);
  return { stretches, spacing, gap, room: right > left ? Math.min(spacing, gap) : 0 };
}

function straight(from: number, to: number, y: number): Stretch {
  const direction = Math.sign(to - from);
  return {
    length: Math.abs(to - from),
    at: (walked) => ({ x: from + direction * walked, y, heading: direction > 0 ? 0 : 180 }),
  };
}

function halfTurn(x: number, y: number, radius: number, eastward: boolean): Stretch {
  return {
    length: Math.PI * radius,
    at: (walked) => {
      const turn = walked / radius;
      const side = eastward ? 1 : -1;
      return {
        x: x + side * radius * Math.sin(turn),
        y: y - radius + radius * Math.cos(turn),
        heading: eastward ? -(turn * 180) / Math.PI : 180 + (turn * 180) / Math.PI,
      };
    },
  };
}

function along(
  stretches: readonly Stretch[],
  walked: number,
): { readonly x: number; readonly y: number; readonly heading: number } {
  let rest = walked;
  for (const stretch of stretches) {
    if (rest <= stretch.length) return stretch.at(rest);
    rest -= stretch.length;
  }
  const last = at(stretches, stretches.length - 1);
  return last.at(last.length);
}

function pathOf(stretches: readonly Stretch[]): string {
  const points: string[] = [];
  for (const stretch of stretches) {
    const steps = Math.max(1, Math.ceil(stretch.length / 24));
    for (let step = 0; step <= steps; step += 1) {
      const { x, y } = stretch.at((stretch.length * step) / steps);
      points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
    }
  }
  return `M${points.join('L')}`;
}

function degrees(dx: number, dy: number): number {
  return (Math.atan2(dy, dx) * 180) / Math.PI;
}
