import type { Half, ShipId, SpaceKind } from '@parsecs/super-teams/words';
import { type JSX, type MemoExoticComponent, memo } from 'react';
import { ShipArt, SpaceArt } from '../../art/super-teams/index.ts';
import { type Part, partOf } from '../contract.ts';
import type { Layout, Spot } from './layout.ts';

export interface SpaceLayerProps {
  readonly layout: Layout;
  /** Units of the board for 12 CSS pixels. */
  readonly text: number;
  readonly labelOf: (spot: Spot) => string;
  readonly onInspect: (index: number) => void;
}

/** The track with everything that never changes; drawn once for each layout. */
export const SpaceLayer: MemoExoticComponent<(props: SpaceLayerProps) => JSX.Element> = memo(
  function SpaceLayer(props: SpaceLayerProps): JSX.Element {
    const { layout, text, labelOf, onInspect } = props;
    const width = (layout.spots[1]?.radius ?? 30) * 1.1;
    return (
      <g>
        <g fill="none" aria-hidden="true">
          <path d={layout.path} className="st-lane" strokeWidth={width} />
          <path d={layout.path} className="st-line" />
        </g>
        {layout.spots.map((spot) => (
          <g
            key={spot.index}
            transform={`translate(${spot.x} ${spot.y})`}
            className="st-space"
            role="button"
            tabIndex={-1}
            aria-label={labelOf(spot)}
            onClick={() => onInspect(spot.index)}
            data-place={`space:${spot.index}`}
          >
            <title>{labelOf(spot)}</title>
            <SpaceArt kinds={spot.kinds} heading={spot.heading} radius={spot.radius} />
            {isTrack(spot.kinds[0]) && <SpaceNumber spot={spot} text={text} />}
          </g>
        ))}
      </g>
    );
  },
);

function isTrack(kind: SpaceKind | undefined): boolean {
  return kind !== 'start' && kind !== 'final';
}

function SpaceNumber(props: { readonly spot: Spot; readonly text: number }): JSX.Element {
  const { spot, text } = props;
  const x = spot.radius * 0.74;
  return (
    <g transform={`translate(${x} ${spot.radius * 0.8})`} aria-hidden="true" className="st-number">
      <rect
        x={-text * 0.72}
        y={-text * 0.56}
        width={text * 1.44}
        height={text * 1.12}
        rx={text * 0.5}
      />
      <text fontSize={text} textAnchor="middle" dominantBaseline="central" y={text * 0.04}>
        {spot.index}
      </text>
    </g>
  );
}

export interface SpaceLightProps {
  readonly layout: Layout;
  readonly lit: ReadonlySet<Part>;
}

/** Rings around spaces that somebody points at. */
export function SpaceLights(props: SpaceLightProps): JSX.Element {
  const { layout, lit } = props;
  const spots = layout.spots.filter((spot) => lit.has(partOf('space', `${spot.index}`)));
  return (
    <g aria-hidden="true">
      {spots.map((spot) => (
        <circle key={spot.index} className="st-lit" cx={spot.x} cy={spot.y} r={spot.radius + 6} />
      ))}
    </g>
  );
}

export interface HalfChoiceProps {
  readonly spot: Spot;
  readonly ship: ShipId;
  readonly open: readonly Half[];
  readonly chosen?: Half | undefined;
  readonly labelOf: (half: Half) => string;
  readonly onPick: (half: Half) => void;
  readonly onHover: (half: Half | undefined) => void;
}

/** How much larger the space is drawn while its halves are buttons. */
const LARGER = 1.9;

/** The halves of a dual space as two large buttons, left and right of the direction of travel. */
export function HalfChoice(props: HalfChoiceProps): JSX.Element {
  const { spot, ship, open, chosen, labelOf, onPick, onHover } = props;
  const r = spot.radius * LARGER;
  const halves = spot.kinds.flatMap((kind, index) => {
    const half = open.find((candidate) => candidate === kind);
    return half === undefined ? [] : [{ half, sweep: index === 0 ? 1 : 0 }];
  });
  return (
    <g transform={`translate(${spot.x} ${spot.y})`} className="st-rise">
      <SpaceArt kinds={spot.kinds} heading={spot.heading} radius={r} />
      <g transform={`rotate(${spot.heading})`}>
        {halves.map(({ half, sweep }) => (
          <path
            key={half}
            className="st-half"
            data-chosen={half === chosen}
            d={`M${-r} 0A${r} ${r} 0 0 ${sweep} ${r} 0Z`}
            role="button"
            tabIndex={0}
            aria-label={labelOf(half)}
            aria-pressed={half === chosen}
            onClick={() => onPick(half)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              event.stopPropagation();
              onPick(half);
            }}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(half)}
            onPointerLeave={() => onHover(undefined)}
          />
        ))}
        <g transform={`scale(${(spot.radius * 1.1) / 64})`} className="st-aside">
          <ShipArt ship={ship} heading={spot.heading} />
        </g>
      </g>
    </g>
  );
}
