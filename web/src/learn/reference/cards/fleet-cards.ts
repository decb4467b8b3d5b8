import { ABILITIES, OPTIONS, SHIPS, VALUED_ABILITIES, WEAPONS } from '@parsecs/starship-battles';
import { type CardLister, idOfCard } from './card.ts';

export const fleetCards: CardLister = (texts) => [
  ...SHIPS.map(({ id, class: size, full }) => ({
    id: idOfCard('ship', id),
    kind: 'ship' as const,
    name: texts.t(`starship-battles:ship.${id}.name`),
    note: texts.t(`starship-battles:class.${size}.name`),
    texts: full.abilities.map(({ ability, value }) => {
      const params = { value: value ?? 0 };
      const name = texts.t(`starship-battles:ability.${ability}.label`, params);
      return `${name}. ${texts.t(`starship-battles:ability.${ability}.text`, params)}`;
    }),
  })),
  ...ABILITIES.map((id) => ({
    id: idOfCard('ability', id),
    kind: 'ability' as const,
    name: texts.t(`starship-battles:ability.${id}.name`),
    note: '',
    texts: [
      texts.t(`starship-battles:ability.${id}.text`, {
        value: VALUED_ABILITIES.includes(id) ? 'N' : '',
      }),
    ],
  })),
  ...WEAPONS.map((id) => ({
    id: idOfCard('weapon', id),
    kind: 'weapon' as const,
    name: texts.t(`starship-battles:weapon.${id}.name`),
    note: '',
    texts: [texts.t(`starship-battles:weapon.${id}.text`)],
  })),
  ...OPTIONS.map((id) => ({
    id: idOfCard('option', id),
    kind: 'option' as const,
    name: texts.t(`starship-battles:option.${id}.name`),
    note: '',
    texts: [texts.t(`starship-battles:option.${id}.text`)],
  })),
];
