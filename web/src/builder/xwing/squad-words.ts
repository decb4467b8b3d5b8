import type { Texts } from '@parsecs/lang';
import type { KindWords } from '../kind.ts';
import { asPilot, asUpgrade, idOf } from './squad-cards.ts';

export function pilotText(texts: Texts, id: string): string {
  return texts.t(`xwing:card.pilot.${id}.text`);
}

export function upgradeText(texts: Texts, id: string): string {
  return texts.t(`xwing:card.upgrade.${id}.text`);
}

export function squadWords(texts: Texts): KindWords {
  const own = (key: string): string => texts.t(`builder:xwing.${key}`);
  const ship = (id: string): string => texts.t(`xwing:ship.${id}.name`);
  return {
    name: (card) =>
      texts.t(`xwing:card.${asPilot(card) === undefined ? 'upgrade' : 'pilot'}.${idOf(card)}.name`),
    sort: (card) => {
      const pilot = asPilot(card);
      return pilot === undefined ? own(`slot-${asUpgrade(card)?.slot}`) : ship(pilot.ship);
    },
    search: (card) => {
      const pilot = asPilot(card);
      if (pilot === undefined) return upgradeText(texts, idOf(card));
      return pilot.hasAbility ? pilotText(texts, pilot.id) : '';
    },
    side: (side) => own(`side-${side}`),
    section: () => own('ships'),
    group: ship,
    slot: (sort) => own(`slot-${sort}`),
    facet: (facet) => own(`facet-${facet}`),
    facetValue: (facet, value) => (facet === 'ship' ? ship(value) : own(`${facet}-${value}`)),
    tally: () => texts.t('builder:points-label'),
    term: (term) => own(`term-${term}`),
    termValue: (term, value) => own(`${term}-${value}`),
    ready: (list) => own(`ready-${list}`),
    readyGroup: (group) => own(`ready-${group}`),
    figure: (figure) => own(`figure-${figure}`),
  };
}
