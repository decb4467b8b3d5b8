import type { JSX } from 'react';
import { ArtSvg } from '../../art/kit/index.ts';
import { ShipArt } from '../../art/starship-battles/index.ts';
import { useLibrary } from '../builder-model.ts';
import type { CardProps } from '../kind.ts';
import { cardAt } from './fleet-cards.ts';

export function ShipPicture({
  card,
  size = 40,
}: CardProps & { readonly size?: number }): JSX.Element {
  const { id, faction } = cardAt(card);
  return (
    <ArtSvg size={size} className="shrink-0">
      <ShipArt id={id} faction={faction} />
    </ArtSvg>
  );
}

/** Class, hull, best Defense and the strongest weapon. */
export function ShipGlance({ card }: CardProps): JSX.Element {
  const { texts } = useLibrary();
  const { class: shipClass, hull, full } = cardAt(card);
  const { front, side, rear } = full.defense;
  const faces = front === side && side === rear ? `${front}` : `${front}/${side}/${rear}`;
  const hulls = hull.reduced === null ? `${hull.full}` : `${hull.full}/${hull.reduced}`;
  return (
    <>
      <span>{texts.t(`starship-battles:class.${shipClass}.name`)}</span>
      <span>
        {texts.t('builder:starship-battles.hull')} <b className="condensed text-ink">{hulls}</b>
      </span>
      <span>
        {texts.t('builder:starship-battles.defense')} <b className="condensed text-ink">{faces}</b>
      </span>
    </>
  );
}
