import type { Texts } from '@parsecs/lang';
import type { KindWords } from '../kind.ts';
import { asDeployment, asFigure, idOf } from './army-cards.ts';

export function upgradeText(texts: Texts, id: string): string {
  return texts.t(`imperial-assault:deployment.${id}.text`);
}

export function commandText(texts: Texts, id: string): string {
  return texts.t(`imperial-assault:command.${id}.text`);
}

/** `Pierce 2`, `+1 damage`, `Stun`; what defence adds is no keyword and has words of ours. */
export function effectWords(texts: Texts, effect: string, value: number): string {
  return effect === 'block' || effect === 'evade'
    ? texts.t(`builder:imperial-assault.effect-${effect}`, { value })
    : texts.t(`imperial-assault:keyword.${effect}.label`, { value });
}

export function armyWords(texts: Texts): KindWords {
  const own = (key: string): string => texts.t(`builder:imperial-assault.${key}`);
  const trait = (id: string): string => texts.t(`imperial-assault:trait.${id}.name`);
  return {
    name: (card) =>
      asDeployment(card) === undefined
        ? texts.t(`imperial-assault:command.${idOf(card)}.name`)
        : texts.t(`imperial-assault:deployment.${idOf(card)}.name`),
    sort: (card) => {
      const figure = asFigure(card);
      if (figure !== undefined) return texts.t(`imperial-assault:rank.${figure.rank}.name`);
      return asDeployment(card) === undefined ? own('command') : own('upgrade');
    },
    search: (card) => {
      const figure = asFigure(card);
      if (figure === undefined) {
        return asDeployment(card) === undefined
          ? commandText(texts, idOf(card))
          : upgradeText(texts, idOf(card));
      }
      return [
        ...figure.traits.map(trait),
        ...figure.abilities.map((ability) => texts.t(`imperial-assault:ability.${ability}.name`)),
      ].join(' ');
    },
    side: (side) => texts.t(`imperial-assault:affiliation.${side}.name`),
    section: (section) => own(`section-${section}`),
    group: (group) => own(`group-${group}`),
    slot: () => '',
    facet: (facet) => own(`facet-${facet}`),
    facetValue: (facet, value) => (facet === 'trait' ? trait(value) : own(`${facet}-${value}`)),
    tally: (tally) =>
      tally === 'points' ? texts.t('builder:points-label') : own(`tally-${tally}`),
    term: () => '',
    termValue: () => '',
    ready: (list) => texts.t(`imperial-assault:army.${list}.name`),
    readyGroup: (group) => own(`ready-${group}`),
    figure: (figure) => own(`figure-${figure}`),
  };
}
