import type { JSX } from 'react';
import { useSize } from '../play/use-size.ts';
import { useTexts } from '../shell/texts.tsx';

const HEIGHT = 140;
const BOTTOM = 20;
const TOP = 16;
/** Narrower columns have a number below every so many of them. */
const ROOM_FOR_NUMBER = 22;

/** How long games last: a column for each number of rounds. */
export function RoundsPlot(props: { readonly rounds: ReadonlyMap<number, number> }): JSX.Element {
  const { rounds } = props;
  const texts = useTexts('lab');
  const [box, size] = useSize<HTMLDivElement>();
  const width = size?.width ?? 0;
  const known = [...rounds.keys()];
  const [first, last] = [Math.min(...known), Math.max(...known)];
  const places = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const most = Math.max(1, ...rounds.values());
  const step = width / places.length;
  const column = Math.min(48, step * 0.8);
  const every = Math.max(1, Math.ceil(ROOM_FOR_NUMBER / Math.max(1, step)));
  return (
    <figure className="min-w-0 rounded-md border border-line bg-panel/70 p-4">
      <figcaption className="pb-2 text-base font-semibold">{texts.t('lab:rounds')}</figcaption>
      <div ref={box} style={{ height: HEIGHT }} aria-hidden="true">
        <svg width={width} height={HEIGHT} className="condensed block text-xs">
          {places.map((place, index) => {
            const count = rounds.get(place) ?? 0;
            const height = (count / most) * (HEIGHT - BOTTOM - TOP);
            const middle = (index + 0.5) * step;
            return (
              <g key={place}>
                <rect
                  x={middle - column / 2}
                  y={HEIGHT - BOTTOM - height}
                  width={column}
                  height={height}
                  fill="var(--color-info-ink)"
                />
                {index % every === 0 && (
                  <text x={middle} y={HEIGHT - 5} textAnchor="middle" fill="var(--color-quiet)">
                    {place}
                  </text>
                )}
                {count > 0 && column >= ROOM_FOR_NUMBER && (
                  <text
                    x={middle}
                    y={HEIGHT - BOTTOM - height - 4}
                    textAnchor="middle"
                    fill="var(--color-ink)"
                  >
                    {count}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </div>
      <table className="sr-only">
        <caption>{texts.t('lab:rounds')}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.t('lab:column.rounds')}</th>
            <th scope="col">{texts.t('lab:column.games')}</th>
          </tr>
        </thead>
        <tbody>
          {[...rounds].map(([place, count]) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
