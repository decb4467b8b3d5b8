import { at, seededChance } from '@parsecs/kernel';
import type { Puzzle } from './puzzle-file.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MILLISECONDS_A_DAY = 86_400_000;

/**
 * The puzzle of a day, written `2026-11-18`: the same everywhere, without a server. Each puzzle has its turn
 * before one comes again; every turn has another order.
 */
export function puzzleOfDay(puzzles: readonly Puzzle[], day: string): Puzzle | undefined {
  const [, year, month, date] = DAY.exec(day) ?? [];
  if (year === undefined || puzzles.length === 0) return undefined;
  const number = Math.floor(
    Date.UTC(Number(year), Number(month) - 1, Number(date)) / MILLISECONDS_A_DAY,
  );
  if (!Number.isFinite(number) || number < 0) return undefined;
  const order = puzzles.map((_, index) => index);
  seededChance(`daily ${Math.floor(number / puzzles.length)}`).shuffle('daily', order);
  return at(puzzles, at(order, number % puzzles.length));
}
