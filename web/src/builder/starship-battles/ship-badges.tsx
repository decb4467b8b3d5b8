import { type JSX, use } from 'react';
import { ArtSvg } from '../../art/kit/index.ts';
import { ShipArt } from '../../art/starship-battles/index.ts';
import { BuilderContext, useLibrary } from '../builder-model.ts';
import type { CardProps } from '../kind.ts';
import { cardAt, costUnder } from './fleet-cards.ts';

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

/** Class, hull and Defense; a cost that is not the one of the card says so. */
export function ShipGlance({ card }: CardProps): JSX.Element {
  const { texts } = useLibrary();
  const terms = use(BuilderContext)?.editor.look.terms ?? {};
  const { class: shipClass, cost, hull, full } = cardAt(card);
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
      {costUnder(card, terms) !== cost && (
        <span>{texts.t('starship-battles:costs.proposed.mark')}</span>
      )}
    </>
  );
}
