import { type Arc, RANGE_LENGTH, RANGES, type ShipView } from '@parsecs/xwing';
import type { JSX } from 'react';
import { type Layout, placedAt } from './layout.ts';
import { arcPath, ringPath } from './shapes.ts';
import { kindOf } from './ships.ts';

export interface ArcLayerProps {
  readonly layout: Layout;
  readonly ship: ShipView;
  readonly arcs: readonly Arc[];
  /** With the sections of the ruler, where they may be measured; else only which way it fires. */
  readonly hasRanges: boolean;
}

const BANDS = Array.from({ length: RANGES }, (_, index) => RANGES - index);

/** The firing arcs of a ship, section by section of the ruler. */
export function ArcLayer(props: ArcLayerProps): JSX.Element | null {
  const { layout, ship, arcs, hasRanges } = props;
  if (ship.at === null) return null;
  const kind = kindOf(ship);
  const { at } = ship;
  // A turret reaches everywhere; what is printed besides adds nothing to it.
  const shown = arcs.includes('turret-360') ? (['turret-360'] as const) : arcs;
  return (
    <g aria-hidden="true" className="xw-arcs" data-side={ship.role} transform={layout.matrix}>
      <g transform={placedAt(at)}>
        {shown.map((arc) =>
          (hasRanges ? BANDS : [RANGES]).map((band) => (
            <path
              key={`${arc} ${band}`}
              className={hasRanges ? 'xw-band' : 'xw-wedge'}
              data-band={band}
              d={arcPath(kind, arc, band * RANGE_LENGTH)}
            />
          )),
        )}
      </g>
    </g>
  );
}

/** Everything within the ruler's reach, in any direction. */
export function RangeRings(props: Pick<ArcLayerProps, 'layout' | 'ship'>): JSX.Element | null {
  const { layout, ship } = props;
  if (ship.at === null) return null;
  return (
    <g aria-hidden="true" className="xw-arcs" transform={layout.matrix}>
      <g transform={placedAt(ship.at)}>
        {BANDS.map((band) => (
          <path
            key={band}
            className="xw-reach"
            data-band={band}
            d={ringPath(kindOf(ship), band * RANGE_LENGTH)}
          />
        ))}
      </g>
    </g>
  );
}
