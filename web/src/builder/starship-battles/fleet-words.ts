import type { Texts } from '@parsecs/lang';
import type { KindWords } from '../kind.ts';
import { cardAt, shipOf } from './fleet-cards.ts';

export function fleetWords(texts: Texts): KindWords {
  const own = (key: string): string => texts.t(`builder:starship-battles.${key}`);
  const shipClass = (number: string): string => texts.t(`starship-battles:class.${number}.name`);
  return {
    name: (card) => texts.t(`starship-battles:ship.${shipOf(card)}.name`),
    sort: (card) => own(`class-${cardAt(card).class}`),
    search: (card) =>
      cardAt(card)
        .full.abilities.map(({ ability }) => texts.t(`starship-battles:ability.${ability}.name`))
        .join(' '),
    side: (side) => texts.t(`starship-battles:side.${side}.name`),
    section: () => own('ships'),
    group: (group) => own(`class-${group}`),
    slot: () => '',
    facet: (facet) => {
      if (facet === 'era' || facet === 'roster') return texts.t(`starship-battles:${facet}.title`);
      return own(`facet-${facet}`);
    },
    facetValue: (facet, value) => {
      if (facet === 'class') return shipClass(value);
      if (facet === 'era') return texts.t(`starship-battles:era.${value}`);
      if (facet === 'roster') return texts.t(`starship-battles:roster.${value}.name`);
      return own(`${facet}-${value}`);
    },
    tally: () => texts.t('builder:points-label'),
    term: (term) => own(`term-${term}`),
    termValue: (_term, value) => texts.t(`starship-battles:costs.${value}.name`),
    ready: (list) => texts.t(`starship-battles:fleet.${list}`),
    readyGroup: (group) =>
      group === 'standard' ? own('ready-standard') : texts.t(`starship-battles:mode.${group}.name`),
    figure: (figure) => own(`figure-${figure}`),
  };
}
