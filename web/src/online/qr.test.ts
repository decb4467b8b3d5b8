import { describe, expect, test } from 'vitest';
import { multiply, type QrCode, qrOf, wayThrough } from './qr.ts';

/** The format bits of level M by mask, as the standard prints them. */
const FORMATS = [
  '101010000010010',
  '101000100100101',
  '101111001111100',
  '101101101001011',
  '100010111111001',
  '100000011001110',
  '100111110010111',
  '100101010100000',
];

const CONDITIONS: readonly ((row: number, column: number) => number)[] = [
  (i, j) => (i + j) % 2,
  (i) => i % 2,
  (_, j) => j % 3,
  (i, j) => (i + j) % 3,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];

function dark(code: QrCode, row: number, column: number): boolean {
  return code[row]?.[column] === true;
}

function formatOf(code: QrCode): string {
  const cells: [number, number][] = [];
  for (const column of [0, 1, 2, 3, 4, 5, 7, 8]) cells.push([8, column]);
  for (const row of [7, 5, 4, 3, 2, 1, 0]) cells.push([row, 8]);
  return cells.map(([row, column]) => (dark(code, row, column) ? '1' : '0')).join('');
}

function secondFormatOf(code: QrCode): string {
  const size = code.length;
  const cells: [number, number][] = [];
  for (let row = size - 1; row > size - 8; row -= 1) cells.push([row, 8]);
  for (let column = size - 8; column < size; column += 1) cells.push([8, column]);
  return cells.map(([row, column]) => (dark(code, row, column) ? '1' : '0')).join('');
}

/** Where a reader finds no data, worked out from the size alone. */
function fixedOf(size: number, alignment: readonly number[]): boolean[][] {
  const isFixed = (row: number, column: number): boolean => {
    const isCorner =
      (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9);
    const isVersion =
      size >= 45 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11));
    const isAlignment = alignment.some((down) =>
      alignment.some((right) => {
        const last = size - 7;
        const isTaken =
          (down === 6 && right === 6) ||
          (down === 6 && right === last) ||
          (down === last && right === 6);
        return !isTaken && Math.abs(row - down) <= 2 && Math.abs(column - right) <= 2;
      }),
    );
    return isCorner || isVersion || isAlignment || row === 6 || column === 6;
  };
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_cell, column) => isFixed(row, column)),
  );
}

function read(
  code: QrCode,
  alignment: readonly number[],
  blocks: readonly number[],
  correction: number,
): string {
  const flips = CONDITIONS[FORMATS.indexOf(formatOf(code))];
  const bits = wayThrough(fixedOf(code.length, alignment)).map(
    ([row, column]) => dark(code, row, column) !== (flips?.(row, column) === 0),
  );
  const bytes = Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + (bit ? 1 : 0), 0),
  );
  const data: number[][] = blocks.map(() => []);
  let next = 0;
  for (let index = 0; index < Math.max(...blocks); index += 1) {
    for (const [block, size] of blocks.entries()) {
      if (index < size) data[block]?.push(bytes[next++] ?? 0);
    }
  }
  const whole = data.map((block) => [...block]);
  for (let index = 0; index < correction; index += 1) {
    for (const block of whole) block.push(bytes[next++] ?? 0);
  }
  for (const block of whole) expect(syndromesOf(block, correction)).toEqual(new Set([0]));
  const all = data.flat();
  const length = ((all[0] ?? 0) & 15) * 16 + ((all[1] ?? 0) >> 4);
  const text = Array.from(
    { length },
    (_, index) => ((all[index + 1] ?? 0) & 15) * 16 + ((all[index + 2] ?? 0) >> 4),
  );
  return new TextDecoder().decode(new Uint8Array(text));
}

/** All zero in a block without a fault. */
function syndromesOf(block: readonly number[], correction: number): ReadonlySet<number> {
  const found = new Set<number>();
  let root = 1;
  for (let power = 0; power < correction; power += 1) {
    found.add(block.reduce((sum, byte) => multiply(sum, root) ^ byte, 0));
    root = multiply(root, 2);
  }
  return found;
}

describe('a code', () => {
  test('of a short text is read back by the rules of the standard', () => {
    const code = qrOf('Twelve') ?? [];
    expect(code.length).toBe(21);
    expect(read(code, [], [16], 10)).toBe('Twelve');
  });

  test('of an address of ours is read back, four blocks of it', () => {
    const text = `http://192.168.100.200:8080/table/${'a'.repeat(16)}#join=${'b'.repeat(32)}`;
    const code = qrOf(text) ?? [];
    expect(code.length).toBe(41);
    expect(read(code, [6, 34], [27, 27, 27, 27], 16)).toBe(text);
  });

  test('from version 7 on names its version', () => {
    const text = 'x'.repeat(120);
    const code = qrOf(text) ?? [];
    expect(code.length).toBe(45);
    expect(read(code, [6, 22, 38], [31, 31, 31, 31], 18)).toBe(text);
    const bits = Array.from({ length: 18 }, (_, bit) =>
      dark(code, Math.floor(bit / 3), 34 + (bit % 3)) ? '1' : '0',
    );
    expect(bits.toReversed().join('')).toBe('000111110010010100');
  });

  test('says twice how it is masked', () => {
    const code = qrOf('https://example.org') ?? [];
    expect(FORMATS).toContain(formatOf(code));
    expect(secondFormatOf(code)).toBe(formatOf(code));
  });

  test('is not drawn where the text is too long', () => {
    expect(qrOf('x'.repeat(213))).toHaveLength(57);
    expect(qrOf('x'.repeat(214))).toBeUndefined();
  });
});
