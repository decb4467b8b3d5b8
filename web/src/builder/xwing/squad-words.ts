import { cardName, cardText, shipName, type Texts } from '@parsecs/lang';
import type { KindWords } from '../kind.ts';
import { asPilot, asUpgrade } from './squad-cards.ts';

/** The ship of a squad file that a path leads to. */
export function placeInFile(texts: Texts, path: string): string | undefined {
  const index = /^(?:pilots|ships)\[(\d+)\]/.exec(path)?.[1];
  return index === undefined
    ? undefined
    : texts.t('builder:xwing.ship-no', { no: Number(index) + 1 });
}

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
    place: (path) => placeInFile(texts, path),
  };
}
