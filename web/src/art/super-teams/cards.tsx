import {
  type BonusKind,
  type CardFace,
  COLOURS,
  shipsOfColour,
  VALUES,
} from '@parsecs/super-teams/words';
import type { JSX, ReactNode } from 'react';
import { memo, useId } from 'react';
import '../art.css';
import type { CssVars } from '../kit/css-vars.ts';
import { Numeral } from '../kit/numerals.tsx';
import { LogoLines } from '../logo.tsx';
import { BONUS_EMBLEMS } from './card-emblems.tsx';
import { PennantShape } from './pennants.tsx';
import { ShipArt } from './ships.tsx';
import { TEAM_PAINTS } from './teams.ts';

/** Where a card stands: as an element of its own, or placed inside another drawing. */
export interface CardPlace {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number | string;
  readonly height?: number | string;
  readonly className?: string;
}

interface CardProps {
  readonly place: CardPlace;
  readonly paint?: CssVars;
  readonly children: ReactNode;
}

/** Every card is 100 by 140 with the same corners; the page adds the words. */
function Card(props: CardProps): JSX.Element {
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true" {...props.place}>
      <g className="art-night" style={props.paint}>
        {props.children}
      </g>
    </svg>
  );
}

function placeOf(props: CardPlace): CardPlace {
  const { x, y, width, height, className } = props;
  return {
    ...(x === undefined ? {} : { x }),
    ...(y === undefined ? {} : { y }),
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(className === undefined ? {} : { className }),
  };
}

/** Where the ships of its colour fly on a card, and how they are turned. */
const SHIPS_AT = [
  { x: 29, y: 105, turn: -8, scale: 0.46 },
  { x: 71, y: 95, turn: -14, scale: 0.5 },
] as const;

/** Six stops on the route at the foot of the card; as many are lit as the card moves. */
const STOPS = [
  [13, 125],
  [27, 128.6],
  [42, 129.6],
  [57, 128],
  [72, 124],
  [86, 117.6],
] as const;
const ROUTE = 'M4 121.5Q46 141 96 112';

export type MovementCardArtProps = CardPlace & CardFace;

export const MovementCardArt = memo(function MovementCardArt(
  props: MovementCardArtProps,
): JSX.Element {
  const clip = useId();
  const ships = shipsOfColour(props.colour);
  return (
    <Card place={placeOf(props)} paint={TEAM_PAINTS[props.colour]}>
      <clipPath id={clip}>
        <rect x={1.5} y={1.5} width={97} height={137} rx={8} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width={100} height={140} fill="var(--hull, #8fa3cc)" />
        <path d="M100 0V140H0V96Q70 84 74 0Z" fill="var(--hull-shade, #4a5d8a)" />
        <path d="M0 78Q54 92 100 62V140H0Z" fill="var(--card-space, #0a0f1e)" />
        <path d="M0 78Q54 92 100 62" fill="none" stroke="var(--line, #dbe6ff)" strokeWidth={1.4} />
        <g fill="var(--card-star, #9fb0d3)">
          <circle cx={10} cy={96} r={0.8} />
          <circle cx={50} cy={93} r={0.6} />
          <circle cx={90} cy={78} r={0.8} />
          <circle cx={60} cy={112} r={0.7} />
          <circle cx={93} cy={98} r={0.6} />
          <circle cx={14} cy={112} r={0.6} />
        </g>
        <path d={ROUTE} fill="none" stroke="var(--card-route, #3b4f80)" strokeWidth={1.6} />
        {VALUES.map((step) => {
          const [cx, cy] = STOPS[step - 1] ?? STOPS[0];
          const lit = step <= props.value;
          return (
            <circle
              key={step}
              cx={cx}
              cy={cy}
              r={lit ? 3.6 : 2.6}
              fill={lit ? 'var(--hull, #8fa3cc)' : 'var(--card-space, #0a0f1e)'}
              stroke={lit ? 'var(--line, #dbe6ff)' : 'var(--card-route, #3b4f80)'}
              strokeWidth={1.4}
            />
          );
        })}
      </g>
      {SHIPS_AT.map(({ x, y, turn, scale }, place) => {
        const ship = ships[place];
        if (ship === undefined) return null;
        return (
          <g key={ship} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
            <ShipArt ship={ship} heading={turn} />
          </g>
        );
      })}
      <g transform="translate(34 44) scale(1.16)" color="var(--trim, #e8eefc)">
        <Numeral value={props.value} weight={9} />
      </g>
      <g transform="translate(81 20) scale(0.95)">
        <PennantShape colour={props.colour} cloth="trim" />
      </g>
      <rect
        x={1.5}
        y={1.5}
        width={97}
        height={137}
        rx={8}
        fill="none"
        stroke="var(--line, #dbe6ff)"
        strokeWidth={2}
      />
    </Card>
  );
});

export interface BonusCardArtProps extends CardPlace {
  readonly kind: BonusKind;
}

/** The emblem stands in the upper part; the lower part is left free for the page's words. */
export const BonusCardArt = memo(function BonusCardArt(props: BonusCardArtProps): JSX.Element {
  const Emblem = BONUS_EMBLEMS[props.kind];
  return (
    <Card place={placeOf(props)}>
      <rect
        x={1.5}
        y={1.5}
        width={97}
        height={137}
        rx={8}
        fill="var(--card-ground, #17123a)"
        stroke="var(--card-accent, #b48cff)"
        strokeWidth={2}
      />
      <path
        d="M10 6H90L94 10V92L50 104L6 92V10Z"
        fill="var(--card-field, #221a52)"
        stroke="var(--card-deep, #4a3a92)"
        strokeWidth={1.2}
      />
      <g transform="translate(50 51)">
        <Emblem />
      </g>
      <g fill="var(--card-accent, #b48cff)">
        <path d="M50 111L52 117L58 119L52 121L50 127L48 121L42 119L48 117Z" />
        <path d="M14 118.4H36V119.6H14ZM64 118.4H86V119.6H64Z" opacity={0.6} />
      </g>
    </Card>
  );
});

export interface CardBackProps extends CardPlace {
  readonly kind: 'movement' | 'bonus';
}

const BACK_PAINT: Readonly<Record<CardBackProps['kind'], CssVars>> = {
  movement: {
    '--back-ground': 'var(--card-back-movement, #14203f)',
    '--back-line': 'var(--card-back-movement-line, #7cc4ff)',
  },
  bonus: {
    '--back-ground': 'var(--card-ground, #17123a)',
    '--back-line': 'var(--card-accent, #b48cff)',
  },
};

const BACK_ARCS = [20, 34, 48, 62, 76, 90] as const;

export const CardBack = memo(function CardBack(props: CardBackProps): JSX.Element {
  const clip = useId();
  const line = 'var(--back-line, #7cc4ff)';
  return (
    <Card place={placeOf(props)} paint={BACK_PAINT[props.kind]}>
      <clipPath id={clip}>
        <rect x={6} y={6} width={88} height={128} rx={5} />
      </clipPath>
      <rect
        x={1.5}
        y={1.5}
        width={97}
        height={137}
        rx={8}
        fill="var(--back-ground, #14203f)"
        stroke={line}
        strokeWidth={2}
      />
      <g clipPath={`url(#${clip})`} fill="none" stroke={line} strokeWidth={1}>
        {BACK_ARCS.map((r) =>
          props.kind === 'movement' ? (
            <g key={r} opacity={0.34}>
              <circle cx={6} cy={134} r={r} />
              <circle cx={94} cy={6} r={r} />
            </g>
          ) : (
            <path
              key={r}
              d={`M50 ${70 - r}L${50 + r * 0.72} 70L50 ${70 + r}L${50 - r * 0.72} 70Z`}
              opacity={0.34}
            />
          ),
        )}
        <rect x={6} y={6} width={88} height={128} rx={5} opacity={0.7} />
      </g>
      <circle cx={50} cy={70} r={29} fill="var(--back-ground, #14203f)" />
      <g transform="translate(50 70)" color={line}>
        {props.kind === 'movement' ? (
          <g transform="scale(0.8)">
            <LogoLines />
          </g>
        ) : (
          <path
            d="M0 -22L4.6 -4.6L22 0L4.6 4.6L0 22L-4.6 4.6L-22 0L-4.6 -4.6Z"
            fill="currentColor"
          />
        )}
      </g>
    </Card>
  );
});

/** Marks a card that may stand for any colour; a group on the 24-unit grid, centred at 0,0. */
export function JokerMark(): JSX.Element {
  return (
    <g>
      <circle r={12} fill="var(--joker-ground, #0a0f1e)" />
      {COLOURS.map((colour, quarter) => (
        <path
          key={colour}
          d="M-1.2 -1.2V-10.4Q-8.6 -8.6 -10.4 -1.2Z"
          transform={`rotate(${90 * quarter})`}
          fill={TEAM_PAINTS[colour]['--hull']}
          stroke="var(--joker-line, #ffffff)"
          strokeWidth={0.9}
          strokeLinejoin="round"
        />
      ))}
      <path
        d="M0 -5.6L1.5 -1.5L5.6 0L1.5 1.5L0 5.6L-1.5 1.5L-5.6 0L-1.5 -1.5Z"
        fill="var(--joker-line, #ffffff)"
        stroke="var(--joker-ground, #0a0f1e)"
        strokeWidth={1.2}
        paintOrder="stroke"
      />
    </g>
  );
}
