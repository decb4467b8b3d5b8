import type { People } from '@parsecs/lang';
import type { JSX } from 'react';
import type { BoardModule, Tally } from '../boards/contract.ts';
import { useTexts } from '../shell/texts.tsx';

export interface ResultTalliesProps {
  readonly board: BoardModule;
  readonly view: unknown;
  readonly people: People;
  readonly tallies: readonly Tally[];
}

/** The longest bar, in CSS pixels. */
const BAR = 120;

/** What was counted, a table each; the longest bar is the most. */
export function ResultTallies(props: ResultTalliesProps): JSX.Element | null {
  const { board, view, tallies } = props;
  const { SeatMark } = board;
  const texts = useTexts(board.words);
  if (tallies.length === 0) return null;
  const number = new Intl.NumberFormat(texts.language, { maximumFractionDigits: 1 });
  return (
    <div className="grid w-full gap-3 text-left text-sm">
      {tallies.map(({ title, rows }) => {
        const most = Math.max(1, ...rows.map(({ value, of = 0 }) => Math.max(value, of)));
        return (
          <table key={title} className="w-full">
            <caption className="pb-1 text-left font-semibold">{title}</caption>
            <tbody>
              {rows.map(({ name, seat, value, of }) => (
                <tr key={`${seat}/${name}`}>
                  <th scope="row" className="py-0.5 pr-2 text-left font-normal">
                    <span className="inline-flex items-center gap-1.5">
                      {seat !== undefined && <SeatMark view={view} seat={seat} />}
                      {name}
                    </span>
                  </th>
                  <td className="condensed pl-2 text-right whitespace-nowrap">
                    <span
                      aria-hidden="true"
                      className="mr-2 inline-block h-1.5 rounded-sm bg-info align-middle"
                      style={{ width: `${(BAR * Math.max(0, value)) / most}px` }}
                    />
                    {number.format(value)}
                    {of !== undefined && <span className="text-quiet"> / {number.format(of)}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </div>
  );
}
