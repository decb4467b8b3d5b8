import { cardName, cardText, placeInSquad, shipName, type Texts } from '@parsecs/lang';
import type { KindWords } from '../kind.ts';
import { asPilot, asUpgrade } from './squad-cards.ts';

export function squadWords(texts: Texts): KindWords {
  const own = (key: string): string => texts.t(`builder:xwing.${key}`);
  return {
    name: (card) => {
      const pilot = asPilot(card);
      return pilot === undefined
        ? cardName(texts, 'upgrade', asUpgrade(card)?.id ?? '')
        : cardName(texts, 'pilot', pilot.id);
    },
    sort: (card) => {
      const pilot = asPilot(card);
      return pilot === undefined
        ? texts.t(`xwing:slot.${asUpgrade(card)?.slot ?? 'elite'}`)
        : shipName(texts, pilot.ship);
    },
    search: (card) => {
      const pilot = asPilot(card);
      const text =
        pilot === undefined
          ? cardText(texts, 'upgrade', asUpgrade(card)?.id ?? '')
          : cardText(texts, 'pilot', pilot.id);
      return text ?? '';
    },
    side: (side) => texts.t(`xwing:faction.${side}.name`),
    section: () => own('ships'),
    group: (ship) => shipName(texts, ship),
    slot: (sort) => texts.t(`xwing:slot.${sort}`),
    facet: (facet) => own(`facet-${facet}`),
    facetValue: (facet, value) =>
      facet === 'ship' ? shipName(texts, value) : own(`${facet}-${value}`),
    tally: () => texts.t('builder:points-label'),
    term: (term) => own(`term-${term}`),
    termValue: (term, value) => own(`${term}-${value}`),
    ready: (list) => texts.t(`xwing:squad.${list}`),
    readyGroup: (group) => own(`ready-${group}`),
    figure: (figure) => own(`figure-${figure}`),
    place: (path) => placeInSquad(texts, path),
  };
}
