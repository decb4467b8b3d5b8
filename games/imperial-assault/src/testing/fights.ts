import type { Die } from '../vocabulary.ts';
import type { PlayTable, SeatName } from './table.ts';

/** A face by what it shows: accuracy, damage, surge; of a defence die block, evade, dodge. */
export type Face = readonly [Die, number, number, number];

export const BLANK: Face = ['white', 0, 0, 0];
/** One block. */
export const BLOCK: Face = ['black', 1, 0, 0];

/** Luke's dice without a surge: accuracy 10, damage 4. */
export const LUKE: readonly Face[] = [
  ['blue', 5, 1, 0],
  ['green', 3, 2, 0],
  ['yellow', 2, 1, 0],
];

/** One attack to its end, everything optional declined. */
export function attack(
  play: PlayTable,
  by: SeatName,
  target: string,
  ...more: readonly string[]
): PlayTable {
  return play.choose(by, `attack:${target}`, ...more).until('act');
}

/** Every question of what follows, until this one; declining where one may. */
export function questionsUntil(play: PlayTable, last: string): readonly string[] {
  const asked: string[] = [];
  while (play.question() !== last && play.question() !== 'over') {
    asked.push(play.question());
    const seat: SeatName = play.question().startsWith('P1') ? 'P1' : 'P2';
    const offered = play.offered();
    const decline = ['pass', 'stop', 'no'].find((id) => offered.includes(id));
    play.choose(seat, decline ?? offered[0] ?? '');
  }
  return asked;
}
