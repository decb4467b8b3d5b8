import { type JSX, type MemoExoticComponent, memo } from 'react';
import { CELL, type Grid, headingOf } from './grid.ts';
import type { Place } from './spots.ts';

export interface SpotLayerProps {
  readonly grid: Grid;
  readonly places: readonly Place[];
  readonly chosen: string | undefined;
  readonly labelOf: (place: Place) => string;
}

/** Where the ship could go, as one light: all squares that it could cover. */
export const Region: MemoExoticComponent<
  (props: { readonly places: readonly Place[] }) => JSX.Element | null
> = memo(function Region({ places }): JSX.Element | null {
  if (places.length === 0) return null;
  const squares = new Map<string, readonly [number, number]>();
  for (const { middle, size } of places) {
    const left = middle.x - (size * CELL) / 2;
    const top = middle.y - (size * CELL) / 2;
    for (let dx = 0; dx < size; dx += 1) {
      for (let dy = 0; dy < size; dy += 1) {
        const [x, y] = [left + dx * CELL, top + dy * CELL];
        squares.set(`${x} ${y}`, [x, y]);
      }
    }
  }
  const d = [...squares.values()]
    .map(([x, y]) => `M${x + 1} ${y + 1}h${CELL - 2}v${CELL - 2}h${2 - CELL}z`)
    .join('');
  return <path d={d} className="sb-region" aria-hidden="true" />;
});

/** Each place can be reached by keyboard; taps are caught by the board, which finds the nearest. */
export function SpotLayer(props: SpotLayerProps): JSX.Element {
  const { grid, places, chosen, labelOf } = props;
  const stop = places.find(({ answer }) => answer === chosen) ?? places[0];
  return (
    <g>
      {places.map((place) => (
        <g
          key={place.answer}
          className="bk-spot sb-spot"
          role="button"
          tabIndex={place === stop ? 0 : -1}
          aria-label={labelOf(place)}
          aria-pressed={place.answer === chosen}
          data-part={place.id}
          data-option
          data-spatial
          transform={`translate(${place.x} ${place.y})`}
        >
          {place.facing === undefined ? (
            <>
              <rect
                className="bk-focus"
                x={-CELL / 2 + 2}
                y={-CELL / 2 + 2}
                width={CELL - 4}
                height={CELL - 4}
                rx={3}
              />
              <circle className="sb-dot" r={place.size === 2 ? 5 : 3.5} />
            </>
          ) : (
            <g transform={`rotate(${headingOf(grid, place.facing)})`}>
              <circle className="bk-focus" r={13} />
              <path className="sb-arrow" d="M0 -10L7.5 6L0 2.5L-7.5 6Z" />
            </g>
          )}
        </g>
      ))}
    </g>
  );
}
