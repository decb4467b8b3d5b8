import { cardText } from '@parsecs/lang';
import { type SecondaryWeapon, SLOTS, type Slot, valuesWith } from '@parsecs/xwing';
import type { JSX } from 'react';
import { ArtSvg } from '../../art/kit/index.ts';
import { ShipArt, SlotMark } from '../../art/xwing/index.ts';
import { useLibrary } from '../builder-model.ts';
import type { CardKey, CardProps } from '../kind.ts';
import { asPilot, asUpgrade } from './squad-cards.ts';

/** The numbers of a ship card, each with a shape of its own beside its colour. */
const SHAPES = {
  skill: {
    path: 'M12 3L14.5 9.5L21 12L14.5 14.5L12 21L9.5 14.5L3 12L9.5 9.5Z',
    ink: 'text-ask-ink',
  },
  attack: { path: 'M12 3L21 20H3Z', ink: 'text-danger-ink' },
  agility: { path: 'M12 2L20 12L12 22L4 12Z', ink: 'text-confirm-ink' },
  hull: { path: 'M4 4H20V20H4Z', ink: 'text-ask-ink' },
  shields: { path: 'M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z', ink: 'text-info-ink' },
} as const;

export type ValueName = keyof typeof SHAPES;
export const VALUE_NAMES = Object.keys(SHAPES) as readonly ValueName[];

export function ValueShape(props: {
  readonly value: ValueName;
  readonly size: number;
}): JSX.Element {
  const { path, ink } = SHAPES[props.value];
  return (
    <svg
      width={props.size}
      height={props.size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`shrink-0 ${ink}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

export function SlotSign({ sort }: { readonly sort: string }): JSX.Element | null {
  const slot = SLOTS.find((known) => known === sort);
  return slot === undefined ? null : <SlotIcon slot={slot} size={22} />;
}

export function SlotIcon(props: { readonly slot: Slot; readonly size: number }): JSX.Element {
  return (
    <ArtSvg size={props.size} className="shrink-0 text-quiet">
      <SlotMark slot={props.slot} />
    </ArtSvg>
  );
}

export function CardPicture({
  card,
  size = 40,
}: CardProps & { readonly size?: number }): JSX.Element {
  const pilot = asPilot(card);
  const upgrade = asUpgrade(card);
  return (
    <ArtSvg size={size} className="shrink-0 text-quiet">
      {pilot !== undefined && <ShipArt id={pilot.ship} />}
      {upgrade !== undefined && (
        <g transform="scale(0.7)">
          <SlotMark slot={upgrade.slot} />
        </g>
      )}
    </ArtSvg>
  );
}

interface CarriedProps extends CardProps {
  readonly carried?: readonly CardKey[];
}

/** Five numbers and the upgrade bar of a ship; attack and range of a weapon. */
export function CardGlance({ card, carried = [] }: CarriedProps): JSX.Element | null {
  const { texts } = useLibrary();
  const pilot = asPilot(card);
  if (pilot !== undefined) {
    const upgrades = carried.flatMap((key) => asUpgrade(key) ?? []);
    const values = valuesWith(pilot, upgrades);
    return (
      <>
        {VALUE_NAMES.map((name) => (
          <span key={name} className="inline-flex items-center gap-1">
            <ValueShape value={name} size={10} />
            <span className="sr-only">{texts.t(`builder:xwing.value-${name}`)} </span>
            <b className="condensed text-sm text-ink">{values[name]}</b>
          </span>
        ))}
        <span className="inline-flex items-center gap-0.5">
          {pilot.slots.map((slot, index) => (
            // The same icon may stand in the bar twice; the bar never changes.
            <SlotIcon key={`${slot}-${index}`} slot={slot} size={16} />
          ))}
        </span>
      </>
    );
  }
  const upgrade = asUpgrade(card);
  if (upgrade === undefined) return null;
  const { weapon } = upgrade;
  return (
    <>
      {weapon !== undefined && <WeaponGlance weapon={weapon} />}
      <span className="basis-full">{cardText(texts, 'upgrade', upgrade.id)}</span>
    </>
  );
}

function WeaponGlance({ weapon }: { readonly weapon: SecondaryWeapon }): JSX.Element {
  const { texts } = useLibrary();
  const [least, most] = weapon.range;
  return (
    <>
      <span className="inline-flex items-center gap-1">
        <ValueShape value="attack" size={10} />
        <span className="sr-only">{texts.t('builder:xwing.weapon-attack')} </span>
        <b className="condensed text-sm text-ink">{weapon.dice}</b>
      </span>
      <span>
        {texts.t('builder:xwing.range', {
          range: least === most ? `${least}` : `${least}–${most}`,
        })}
      </span>
    </>
  );
}
