import { at, seatName } from '@parsecs/kernel';
import { type ArenaTask, type Bout, gameAt } from './bouts.ts';
import type { GameRecord } from './play.ts';

type Cell = string | number;

/** A table as RFC 4180 has it: commas, quotes where they are needed, CR and LF. */
export function toCsv(heading: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [heading, ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

/** A spreadsheet takes a text that begins with one of these for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function writeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const HEADING = [
  'game',
  'setup',
  'seed',
  'first',
  'firstBot',
  'second',
  'secondBot',
  'firstSeat',
  'winner',
  'winningSeats',
  'rounds',
];

/** One line for each game, in the order of their numbers. */
export function gamesCsv(
  task: ArenaTask,
  bouts: readonly Bout[],
  records: readonly GameRecord[],
): string {
  const rows = records
    .toSorted((one, other) => one.index - other.index)
    .map(({ index, bout, winner, seat, winners, rounds }): readonly Cell[] => {
      const { name, first, second } = at(bouts, bout);
      const [one, other] = [at(task.entrants, first), at(task.entrants, second)];
      return [
        index,
        name,
        gameAt(task, bouts, index).seed,
        one.name,
        one.bot,
        other.name,
        other.bot,
        seatName(seat),
        winner === 'draw' ? 'draw' : winner === 'a' ? one.name : other.name,
        winners.map(seatName).join(' '),
        rounds,
      ];
    });
  return toCsv(HEADING, rows);
}
