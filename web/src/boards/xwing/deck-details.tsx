import { cardText, cardTitle, traitOf } from '@parsecs/lang';
import { DAMAGE_IDS, type DamageId, type View } from '@parsecs/xwing';
import type { JSX } from 'react';
import { DamageMark } from '../../art/xwing/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { CardLine } from './card-line.tsx';
import { NAMESPACES } from './words.ts';

export interface Piles {
  readonly cards: number;
  readonly discard: readonly DamageId[];
}

/** The deck and the discard pile, of which the books have one each. */
export function pilesOf({ decks }: View): Piles {
  return {
    cards: decks.reduce((sum, { cards }) => sum + cards, 0),
    discard: decks.flatMap(({ discard }) => discard),
  };
}

/** How many cards are left, and the open pile with everything that lies in it (XW-027, XW-152). */
export function DeckDetails(props: { readonly view: View }): JSX.Element {
  const texts = useTexts(...NAMESPACES);
  const { cards, discard } = pilesOf(props.view);
  const kinds = DAMAGE_IDS.map((id) => ({
    id,
    count: discard.filter((card) => card === id).length,
  })).filter(({ count }) => count > 0);
  return (
    <article className="flex flex-col gap-2 p-3 pr-12 text-sm">
      <h2 className="text-base leading-tight font-semibold">{texts.t('xwing-board:deck.title')}</h2>
      <p>{texts.t('xwing-board:deck.left', { count: cards })}</p>
      <p className="text-xs text-quiet">{texts.t('xwing-board:deck.again')}</p>
      <h3 className="text-sm font-semibold">{texts.t('xwing-board:deck.discard')}</h3>
      {kinds.length === 0 ? (
        <p className="text-xs text-quiet">{texts.t('xwing-board:deck.no-discard')}</p>
      ) : (
        <ul className="flex flex-col gap-1.5">
          {kinds.map(({ id, count }) => {
            const name = cardTitle(texts, 'damage', id);
            return (
              <CardLine
                key={id}
                mark={<DamageMark damage={id} />}
                ink="text-danger-ink"
                name={count > 1 ? `${count} × ${name}` : name}
                note={traitOf(texts, id)}
                text={cardText(texts, 'damage', id)}
              />
            );
          })}
        </ul>
      )}
    </article>
  );
}
