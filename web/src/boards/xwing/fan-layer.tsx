import { EXTENTS, type ShipView, type View } from '@parsecs/xwing';
import { type JSX, type MemoExoticComponent, memo } from 'react';
import { fateOf, fateTone } from './fates.ts';
import { type Layout, placedAt } from './layout.ts';
import { dialOf, kindOf } from './ships.ts';

export interface FanLayerProps {
  readonly layout: Layout;
  readonly view: View;
  readonly ship: ShipView;
}

/** Everywhere a ship could be after its manoeuvre: red off the table, amber on rocks and into others. */
export const FanLayer: MemoExoticComponent<(props: FanLayerProps) => JSX.Element> = memo(
  function FanLayer({ layout, view, ship }: FanLayerProps): JSX.Element {
    const { width, length } = EXTENTS[kindOf(ship)];
    const [w, l] = [width / 2, length / 2];
    return (
      <g aria-hidden="true" className="xw-fan" transform={layout.matrix}>
        {dialOf(ship).map((manoeuvre) => {
          const fate = fateOf(view, ship, manoeuvre);
          if (fate === undefined) return null;
          return (
            <g
              key={`${manoeuvre.bearing} ${manoeuvre.speed}`}
              data-tone={fateTone(fate)}
              data-difficulty={manoeuvre.difficulty}
              transform={placedAt(fate.flight)}
            >
              <rect x={-w} y={-l} width={width} height={length} rx={2} />
              {/* The nose, so that it is seen which way it would look. */}
              <path d={`M-6 ${l - 9}L0 ${l - 2}L6 ${l - 9}`} />
            </g>
          );
        })}
      </g>
    );
  },
);
