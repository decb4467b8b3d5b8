import type { ShipView } from '@parsecs/xwing';
import type { JSX } from 'react';
import { TokenArt, type TokenKind } from '../../art/xwing/index.ts';

export interface TokenRowProps {
  readonly ship: ShipView;
  /** Letters of the locks that others have on the ship, and of its own. */
  readonly lockedBy: string;
  readonly lockLetter: string;
}

interface Shown {
  readonly key: string;
  readonly kind: TokenKind;
  readonly label?: string;
  readonly count: number;
}

const COUNTED = ['focus', 'evade', 'stress', 'ion'] as const;

/** Tokens of a ship, one picture for each kind. */
function tokensOf({ ship, lockedBy, lockLetter }: TokenRowProps): readonly Shown[] {
  return [
    ...COUNTED.flatMap((kind): Shown[] =>
      ship[kind] > 0 ? [{ key: kind, kind, count: ship[kind] }] : [],
    ),
    ...(lockLetter === ''
      ? []
      : [{ key: 'own', kind: 'lock-blue' as const, label: lockLetter, count: 1 }]),
    ...lockedBy
      .split('')
      .map((label): Shown => ({ key: `by ${label}`, kind: 'lock-red', label, count: 1 })),
    ...(ship.damageUp.length === 0
      ? []
      : [{ key: 'crit', kind: 'critical' as const, count: ship.damageUp.length }]),
  ];
}

/** Half the size of a token on the table, and how many stand in a row. */
const SIZE = 6.4;
const ROW = 3;

/** Tokens beside a base, upright, three to a row. */
export function TokenRow(props: TokenRowProps): JSX.Element {
  return (
    <g className="xw-tag xw-tokens">
      {tokensOf(props).map(({ key, kind, label, count }, index) => (
        <g
          key={key}
          transform={`translate(${SIZE + (index % ROW) * SIZE * 2.1} ${SIZE + Math.floor(index / ROW) * SIZE * 2.1})`}
        >
          <g transform={`scale(${SIZE / 30})`}>
            <TokenArt kind={kind} {...(label !== undefined && { label })} />
          </g>
          {count > 1 && (
            <g className="xw-count" transform={`translate(${SIZE * 0.8} ${SIZE * 0.8})`}>
              <circle r={4} />
              <text fontSize={7}>{count}</text>
            </g>
          )}
        </g>
      ))}
    </g>
  );
}
