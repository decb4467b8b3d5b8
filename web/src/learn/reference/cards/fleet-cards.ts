import { OPTIONS, SHIPS, WEAPONS } from '@parsecs/starship-battles';
import { type CardLister, idOfCard } from './card.ts';

export const fleetCards: CardLister = (texts) => [
  ...SHIPS.map(({ id, class: size, full }) => ({
    id: idOfCard('ship', id),
    kind: 'ship' as const,
    name: texts.t(`starship-battles:ship.${id}.name`),
    note: texts.t(`starship-battles:class.${size}.name`),
    texts: full.abilities.map(({ ability, value, weapon }) => {
      const params = { value: value ?? 0, weapon: weapon ?? '' };
      const name = texts.t(`starship-battles:ability.${ability}.label`, params);
      return `${name}. ${texts.t(`starship-battles:ability.${ability}.text`, params)}`;
    }),
    abilities: full.abilities.map(({ ability }) =>
      texts.t(`starship-battles:ability.${ability}.name`),
    ),
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
