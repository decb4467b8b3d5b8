/**
 * A square code that cameras read: bytes, error correction level M, versions 1 to 10 (ISO/IEC 18004).
 * An address of ours needs version 6; more than version 10 is for no camera across a table.
 */
export type QrCode = readonly (readonly boolean[])[];

/** Of each version: codewords for correction in a block, then blocks with their data codewords. */
const BLOCKS: readonly (readonly [correction: number, ...data: readonly number[]])[] = [
  [10, 16],
  [16, 28],
  [26, 44],
  [18, 32, 32],
  [24, 43, 43],
  [16, 27, 27, 27, 27],
  [18, 31, 31, 31, 31],
  [22, 38, 38, 39, 39],
  [22, 36, 36, 36, 37, 37],
  [26, 43, 43, 43, 43, 44],
];

/** Middles of the small squares, by version. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Nothing where the text is too long. */
export function qrOf(text: string): QrCode | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(
    (blocks, index) => bytes.length <= dataOf(blocks) - (index < 9 ? 2 : 3),
  );
  if (version === -1) return undefined;
  const codewords = interleave(version, dataCodewords(bytes, version));
  let best: { readonly grid: Grid; readonly cost: number } | undefined;
  for (const mask of MASKS.keys()) {
    const grid = draw(version, codewords, mask);
    const cost = penaltyOf(grid.dark);
    if (best === undefined || cost < best.cost) best = { grid, cost };
  }
  return best?.grid.dark;
}

function dataOf([, ...data]: readonly number[]): number {
  return data.reduce((sum, count) => sum + count, 0);
}

function dataCodewords(bytes: Uint8Array, version: number): readonly number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, version < 9 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const room = dataOf(BLOCKS[version] ?? []) * 8;
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: room / 8 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  );
}

function interleave(version: number, data: readonly number[]): readonly number[] {
  const [correction = 0, ...sizes] = BLOCKS[version] ?? [];
  let start = 0;
  const blocks = sizes.map((size) => {
    const block = data.slice(start, start + size);
    start += size;
    return block;
  });
  const checks = blocks.map((block) => remainderOf(block, correction));
  const longest = Math.max(...sizes);
  const column = (parts: readonly (readonly number[])[], index: number): readonly number[] =>
    parts.flatMap((part) => part[index] ?? []);
  return [
    ...Array.from({ length: longest }, (_, index) => column(blocks, index)).flat(),
    ...Array.from({ length: correction }, (_, index) => column(checks, index)).flat(),
  ];
}

/** In the field of 256 elements that the standard names (0x11d). */
export function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

/** What Reed and Solomon add to a block. */
function remainderOf(block: readonly number[], length: number): readonly number[] {
  const divisor = Array.from({ length }, (_, index): number => (index === length - 1 ? 1 : 0));
  let root = 1;
  for (let degree = 0; degree < length; degree += 1) {
    for (let index = 0; index < length; index += 1) {
      divisor[index] = multiply(divisor[index] ?? 0, root) ^ (divisor[index + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  const rest = Array.from({ length }, () => 0);
  for (const byte of block) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [index, part] of divisor.entries()) {
      rest[index] = (rest[index] ?? 0) ^ multiply(part, factor);
    }
  }
  return rest;
}

interface Grid {
  readonly dark: boolean[][];
  /** Has its place by the standard: no data stands there. */
  readonly fixed: boolean[][];
}

function draw(version: number, codewords: readonly number[], mask: number): Grid {
  const size = 21 + 4 * version;
  const empty = (): boolean[][] =>
    Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const grid: Grid = { dark: empty(), fixed: empty() };
  drawPatterns(grid, version);
  drawFormat(grid, mask);
  if (version >= 6) drawVersion(grid, version + 1);
  drawData(grid, codewords, mask);
  return grid;
}

function set({ dark, fixed }: Grid, row: number, column: number, isDark: boolean): void {
  const [darkRow, fixedRow] = [dark[row], fixed[row]];
  if (darkRow?.[column] === undefined || fixedRow === undefined) return;
  darkRow[column] = isDark;
  fixedRow[column] = true;
}

function drawPatterns(grid: Grid, version: number): void {
  const size = grid.dark.length;
  for (let index = 0; index < size; index += 1) {
    set(grid, 6, index, index % 2 === 0);
    set(grid, index, 6, index % 2 === 0);
  }
  const square = (
    row: number,
    column: number,
    reach: number,
    isDark: (ring: number) => boolean,
  ) => {
    for (let down = -reach; down <= reach; down += 1) {
      for (let right = -reach; right <= reach; right += 1) {
        const ring = Math.max(Math.abs(down), Math.abs(right));
        set(grid, row + down, column + right, isDark(ring));
      }
    }
  };
  const corners = [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const;
  for (const [row, column] of corners) square(row, column, 4, (ring) => ring !== 2 && ring !== 4);
  const middles = ALIGNMENT[version] ?? [];
  const [first = 0, last = 0] = [middles[0], middles.at(-1)];
  for (const row of middles) {
    for (const column of middles) {
      const isCorner =
        (row === first && (column === first || column === last)) ||
        (row === last && column === first);
      if (!isCorner) square(row, column, 2, (ring) => ring !== 1);
    }
  }
}

function checked(value: number, length: number, polynomial: number, degree: number): number {
  let rest = value;
  for (let step = 0; step < degree; step += 1) {
    rest = (rest << 1) ^ ((rest >> (degree - 1)) * polynomial);
  }
  return (value << degree) | (rest & ((1 << degree) - 1) & ((1 << (length + degree)) - 1));
}

/** Level M has the bits 00. */
function drawFormat(grid: Grid, mask: number): void {
  const size = grid.dark.length;
  const bits = checked(mask, 5, 0x537, 10) ^ 0x5412;
  const isDark = (bit: number): boolean => ((bits >> bit) & 1) === 1;
  for (let bit = 0; bit < 6; bit += 1) set(grid, bit, 8, isDark(bit));
  set(grid, 7, 8, isDark(6));
  set(grid, 8, 8, isDark(7));
  set(grid, 8, 7, isDark(8));
  for (let bit = 9; bit < 15; bit += 1) set(grid, 8, 14 - bit, isDark(bit));
  for (let bit = 0; bit < 8; bit += 1) set(grid, 8, size - 1 - bit, isDark(bit));
  for (let bit = 8; bit < 15; bit += 1) set(grid, size - 15 + bit, 8, isDark(bit));
  set(grid, size - 8, 8, true);
}

function drawVersion(grid: Grid, number: number): void {
  const size = grid.dark.length;
  const bits = checked(number, 6, 0x1f25, 12);
  for (let bit = 0; bit < 18; bit += 1) {
    const isDark = ((bits >> bit) & 1) === 1;
    const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
    set(grid, far, near, isDark);
    set(grid, near, far, isDark);
  }
}

/** In columns of two from the right, up and down in turn. */
export function wayThrough(
  fixed: readonly (readonly boolean[])[],
): readonly (readonly [number, number])[] {
  const size = fixed.length;
  const way: (readonly [number, number])[] = [];
  for (let right = size - 1, isUp = true; right >= 1; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (fixed[row]?.[column] === false) way.push([row, column]);
      }
    }
  }
  return way;
}

function drawData({ dark, fixed }: Grid, codewords: readonly number[], mask: number): void {
  const flips = MASKS[mask] ?? (() => false);
  for (const [index, [row, column]] of wayThrough(fixed).entries()) {
    const bit = ((codewords[index >> 3] ?? 0) >> (7 - (index & 7))) & 1;
    const line = dark[row];
    if (line !== undefined) line[column] = (bit === 1) !== flips(row, column);
  }
}

const FINDER = [true, false, true, true, true, false, true];

/** How hard it is to read, as the standard counts. */
function penaltyOf(dark: readonly (readonly boolean[])[]): number {
  const size = dark.length;
  const at = (row: number, column: number): boolean => dark[row]?.[column] === true;
  let penalty = 0;
  let darks = 0;
  for (const turned of [false, true]) {
    for (let line = 0; line < size; line += 1) {
      const cells = Array.from({ length: size }, (_, index) =>
        turned ? at(index, line) : at(line, index),
      );
      penalty += linePenalty(cells);
    }
  }
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const one = at(row, column);
      if (one) darks += 1;
      const isBlock =
        row + 1 < size &&
        column + 1 < size &&
        at(row + 1, column) === one &&
        at(row, column + 1) === one &&
        at(row + 1, column + 1) === one;
      if (isBlock) penalty += 3;
    }
  }
  return penalty + Math.floor(Math.abs((darks * 20) / (size * size) - 10)) * 10;
}

function linePenalty(cells: readonly boolean[]): number {
  let penalty = 0;
  let run = 0;
  for (const [index, cell] of cells.entries()) {
    run = index > 0 && cells[index - 1] === cell ? run + 1 : 1;
    if (run === 5) penalty += 3;
    else if (run > 5) penalty += 1;
    const isFinder = FINDER.every((wanted, step) => cells[index + step] === wanted);
    const isLight = (from: number): boolean =>
      [0, 1, 2, 3].every((step) => cells[from + step] !== true);
    if (isFinder && (isLight(index - 4) || isLight(index + 7))) penalty += 40;
  }
  return penalty;
}
