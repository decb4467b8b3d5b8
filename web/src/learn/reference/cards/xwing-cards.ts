import { cardName, cardText, shipName, type Texts, traitOf } from '@parsecs/lang';
import { DAMAGE_CARDS, PILOTS, UPGRADES } from '@parsecs/xwing';
import { type CardLister, type IndexedCard, idOfCard } from './card.ts';

export const xwingCards: CardLister = (texts) => [
  ...PILOTS.map(({ id, ship, skill, points }) => ({
    id: idOfCard('pilot', id),
    kind: 'pilot' as const,
    name: cardName(texts, 'pilot', id),
    note: `${shipName(texts, ship)} · ${texts.t('xwing-board:sign.skill.name')} ${skill} · ${texts.t('learn:cards.points', { count: points })}`,
    texts: [cardText(texts, 'pilot', id) ?? []].flat(),
    ...rulingOf(texts, 'pilot', id),
  })),
  ...UPGRADES.map(({ id, slot, points }) => ({
    id: idOfCard('upgrade', id),
    kind: 'upgrade' as const,
    name: cardName(texts, 'upgrade', id),
    note: `${texts.t(`xwing:slot.${slot}`)} · ${texts.t('learn:cards.points', { count: points })}`,
    texts: [cardText(texts, 'upgrade', id) ?? []].flat(),
    ...rulingOf(texts, 'upgrade', id),
  })),
  ...DAMAGE_CARDS.map(({ id, count }) => ({
    id: idOfCard('damage', id),
    kind: 'damage' as const,
    name: cardName(texts, 'damage', id),
    note: `${traitOf(texts, id) ?? ''} · ×${count}`,
    texts: [cardText(texts, 'damage', id) ?? []].flat(),
    ...rulingOf(texts, 'damage', id),
  })),
];

function rulingOf(
  texts: Texts,
  kind: 'pilot' | 'upgrade' | 'damage',
  id: string,
): Pick<IndexedCard, 'ruling'> {
  const key = `xwing-rulings:${kind}.${id}` as const;
  return texts.has(key) ? { ruling: texts.t(key) } : {};
}
