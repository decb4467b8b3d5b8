import { type JSX, type MemoExoticComponent, memo } from 'react';
import type { Part } from '../contract.ts';
import { CELL } from './layout.ts';
import type { Place } from './spots.ts';

export interface SpotLayerProps {
  readonly places: readonly Place[];
  readonly chosen: string | undefined;
  readonly labels: ReadonlyMap<Part, string>;
}

/** All spaces that could be covered, as one light for each number of moves. */
export const Region: MemoExoticComponent<
  (props: { readonly places: readonly Place[] }) => JSX.Element | null
> = memo(function Region({ places }): JSX.Element | null {
  if (places.length === 0) return null;
  const tiers = new Map<string, number>();
  for (const { box, moves } of places) {
    for (let x = box.x; x < box.x + box.width; x += CELL) {
      for (let y = box.y; y < box.y + box.height; y += CELL) {
        const key = `${x} ${y}`;
        tiers.set(key, Math.min(moves, tiers.get(key) ?? moves));
      }
    }
  }
  const isFree = places.every(({ cost }) => cost === undefined);
  const pathOf = (wanted: number): string =>
    [...tiers]
      .filter(([, moves]) => moves === wanted)
      .map(([key]) => {
        const [x = 0, y = 0] = key.split(' ').map(Number);
        return `M${x + 2} ${y + 2}h${CELL - 4}v${CELL - 4}h${4 - CELL}z`;
      })
      .join('');
  return (
    <g aria-hidden="true">
      {[0, 1, 2].map((moves) => (
        <path
          key={moves}
          d={pathOf(moves)}
          className="ia-region"
          data-moves={moves}
          data-free={isFree || undefined}
        />
      ))}
    </g>
  );
});

/** Each place can be reached by keyboard; taps are caught by the board, which finds the nearest. */
export const SpotLayer: MemoExoticComponent<(props: SpotLayerProps) => JSX.Element> = memo(
  function SpotLayer(props: SpotLayerProps): JSX.Element {
    const { places, chosen, labels } = props;
    const stop = places.find(({ id }) => id === chosen) ?? places[0];
    return (
      <g>
        {places.map((place) => (
          <g
            key={place.id}
            className="bk-spot ia-spot"
            role="button"
            tabIndex={place === stop ? 0 : -1}
            aria-label={labels.get(place.id)}
            aria-pressed={place.id === chosen}
            data-part={place.id}
            data-moves={place.moves}
            data-option
            data-spatial
            transform={`translate(${place.x} ${place.y})`}
          >
            <rect
              className="bk-focus"
              x={-place.box.width / 2 + 3}
              y={-place.box.height / 2 + 3}
              width={place.box.width - 6}
              height={place.box.height - 6}
              rx={4}
            />
            {place.cost === undefined ? (
              <circle className="ia-dot" r={6} />
            ) : place.spaces.length > 1 ? (
              <>
                <circle className="ia-dot" r={13} />
                <text className="ia-cost ia-cost-large" fontSize={18}>
                  {place.cost}
                </text>
              </>
            ) : (
              <text className="ia-cost" fontSize={22}>
                {place.cost}
              </text>
            )}
          </g>
        ))}
      </g>
    );
  },
);
