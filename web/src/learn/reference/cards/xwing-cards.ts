import { cardName, cardText, shipName, traitOf } from '@parsecs/lang';
import { DAMAGE_CARDS, PILOTS, UPGRADES } from '@parsecs/xwing';
import { type CardLister, idOfCard } from './card.ts';

export const xwingCards: CardLister = (texts) => [
  ...PILOTS.map(({ id, ship, skill, points }) => ({
    id: idOfCard('pilot', id),
    kind: 'pilot' as const,
    name: cardName(texts, 'pilot', id),
    note: `${shipName(texts, ship)} · ${texts.t('xwing-board:sign.skill.name')} ${skill} · ${texts.t('learn:cards.points', { count: points })}`,
    texts: [cardText(texts, 'pilot', id) ?? []].flat(),
  })),
  ...UPGRADES.map(({ id, slot, points }) => ({
    id: idOfCard('upgrade', id),
    kind: 'upgrade' as const,
    name: cardName(texts, 'upgrade', id),
    note: `${texts.t(`xwing:slot.${slot}`)} · ${texts.t('learn:cards.points', { count: points })}`,
    texts: [cardText(texts, 'upgrade', id) ?? []].flat(),
  })),
  ...DAMAGE_CARDS.map(({ id, count }) => ({
    id: idOfCard('damage', id),
    kind: 'damage' as const,
    name: cardName(texts, 'damage', id),
    note: `${traitOf(texts, id) ?? ''} · ×${count}`,
    texts: [cardText(texts, 'damage', id) ?? []].flat(),
  })),
];
