import { cardName } from '@parsecs/lang';
import { type DialManoeuvre, type ShipView, writeManoeuvre } from '@parsecs/xwing';
import type { JSX } from 'react';
import { ArtSvg } from '../../art/kit/index.ts';
import { DamageMark, ManoeuvreMark, TokenArt, type TokenKind } from '../../art/xwing/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { dialOf, numberOf, valuesOf } from './ships.ts';
import { NAMESPACES, nameOfPilot, nameOfShip, nameOnDial } from './words.ts';

/** The name in one line: where it is cut short, its number stays. */
export function ShortName(props: { readonly ship: ShipView }): JSX.Element {
  const { ship } = props;
  const texts = useTexts(...NAMESPACES);
  const number = numberOf(ship);
  return (
    <span className="flex min-w-0 gap-[0.3em]" title={nameOfShip(texts, ship)}>
      <span className="min-w-0 truncate">{nameOfPilot(texts, ship)}</span>
      {number !== undefined && <span className="shrink-0">{number}</span>}
    </span>
  );
}

/** More pips than this are drawn smaller. */
const MANY = 9;

/** One pip for each point, shields round and hull square; what is lost is hollow. */
export function HealthPips(props: {
  readonly ship: ShipView;
  readonly isSmall?: boolean;
}): JSX.Element {
  const { ship, isSmall = false } = props;
  const { hull, shields } = valuesOf(ship);
  const all = Math.max(shields, ship.shields);
  const size = isSmall || all + hull > MANY ? 'size-1.5' : 'size-2';
  return (
    <span className="mt-0.5 flex flex-wrap items-center gap-0.5" aria-hidden="true">
      {Array.from({ length: all }, (_, index) => (
        <span
          key={`s${index}`}
          className={`block ${size} rounded-full border border-info-ink ${
            index < ship.shields ? 'bg-info-ink' : ''
          }`}
        />
      ))}
      {Array.from({ length: hull }, (_, index) => (
        <span
          key={`h${index}`}
          className={`block ${size} border ${
            index < ship.hullLeft ? 'border-ask-ink bg-ask-ink' : 'border-danger-ink'
          }`}
        />
      ))}
    </span>
  );
}

const COUNTED = ['focus', 'evade', 'stress', 'ion'] as const;

/** Tokens and face-up damage as small pictures with their counts. */
export function TokenMarks(props: { readonly ship: ShipView; readonly size: number }): JSX.Element {
  const { ship, size } = props;
  const texts = useTexts(...NAMESPACES);
  return (
    <span className="flex flex-wrap items-center gap-0.5">
      {COUNTED.filter((kind) => ship[kind] > 0).map((kind) => (
        <Counted
          key={kind}
          kind={kind}
          count={ship[kind]}
          size={size}
          title={texts.t(`xwing:token.${kind}.count`, { count: ship[kind] })}
        />
      ))}
      {ship.locks.length > 0 && (
        <Counted
          kind="lock-blue"
          count={ship.locks.length}
          size={size}
          title={texts.t('xwing:action.target-lock.name')}
        />
      )}
      {ship.damageUp.map((card, index) => (
        // Two of the same card may lie there.
        <ArtSvg
          key={`${card}-${index}`}
          size={size}
          className="text-danger-ink"
          title={cardName(texts, 'damage', card)}
        >
          <DamageMark damage={card} />
        </ArtSvg>
      ))}
    </span>
  );
}

function Counted(props: {
  readonly kind: TokenKind;
  readonly count: number;
  readonly size: number;
  readonly title: string;
}): JSX.Element {
  const { kind, count, size, title } = props;
  return (
    <span className="relative inline-block">
      <ArtSvg size={size} title={title}>
        <TokenArt kind={kind} />
      </ArtSvg>
      {count > 1 && (
        <span
          className="condensed absolute -right-0.5 -bottom-1 rounded-full bg-space px-0.5 text-xs leading-none"
          aria-hidden="true"
        >
          {count}
        </span>
      )}
    </span>
  );
}

/** A dial as it lies: face up or known to whoever looks, face down, or not set yet. */
export function DialMark(props: {
  readonly ship: ShipView;
  readonly size: number;
}): JSX.Element | null {
  const { ship, size } = props;
  const texts = useTexts(...NAMESPACES);
  if (ship.dial === null) return null;
  const known: DialManoeuvre | undefined = dialOf(ship).find(
    (own) => writeManoeuvre(own) === ship.dial,
  );
  if (known === undefined) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="-12 -12 24 24"
        role="img"
        aria-label={texts.t('xwing:position.dial-hidden')}
        className="shrink-0 text-quiet"
      >
        <circle r={10} fill="none" stroke="currentColor" strokeWidth={1.6} strokeDasharray="3 2" />
        <circle r={3.4} fill="currentColor" />
      </svg>
    );
  }
  return (
    <span
      className={`inline-flex shrink-0 items-center rounded-full border px-1 ${
        ship.dialShown ? 'border-edge' : 'border-dashed border-ask-ink'
      }`}
      title={nameOnDial(texts, known)}
    >
      <ArtSvg size={size} title={nameOnDial(texts, known)}>
        <ManoeuvreMark bearing={known.bearing} difficulty={known.difficulty} />
      </ArtSvg>
      <span className="condensed text-sm leading-none" aria-hidden="true">
        {known.speed}
      </span>
    </span>
  );
}
