import type { AbilityId } from '@parsecs/imperial-assault';
import type { Texts } from '@parsecs/lang';
import type { KindWords } from '../kind.ts';
import { asDeployment, asFigure, idOf } from './army-cards.ts';

export function upgradeText(texts: Texts, id: string): string {
  return texts.t(`imperial-assault:deployment.${id}.text`);
}

export function commandText(texts: Texts, id: string): string {
  return texts.t(`imperial-assault:command.${id}.text`);
}

export function abilityWords(
  texts: Texts,
  id: AbilityId,
): { readonly name: string; readonly text: string } {
  const key: string = id;
  return {
    name: texts.t(`imperial-assault:ability.${key}.name`),
    text: texts.t(`imperial-assault:ability.${key}.text`),
  };
}

/** `Pierce 2`, `+1 damage`, `Stun`. */
export function effectWords(texts: Texts, effect: string, value: number): string {
  return texts.t(`builder:imperial-assault.effect-${effect}`, { value });
}

export function armyWords(texts: Texts): KindWords {
  const own = (key: string): string => texts.t(`builder:imperial-assault.${key}`);
  return {
    name: (card) =>
      texts.t(
        `imperial-assault:${asDeployment(card) === undefined ? 'command' : 'deployment'}.${idOf(card)}.name`,
      ),
    sort: (card) => {
      const figure = asFigure(card);
      if (figure !== undefined) return own(`rank-${figure.rank}`);
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
        ...figure.traits.map((trait) => own(`trait-${trait}`)),
        ...figure.abilities.map((ability) => abilityWords(texts, ability).name),
      ].join(' ');
    },
    side: (side) => own(`side-${side}`),
    section: (section) => own(`section-${section}`),
    group: (group) => own(`group-${group}`),
    slot: () => '',
    facet: (facet) => own(`facet-${facet}`),
    facetValue: (facet, value) => own(`${facet}-${value}`),
    tally: (tally) =>
      tally === 'points' ? texts.t('builder:points-label') : own(`tally-${tally}`),
    term: () => '',
    termValue: () => '',
    ready: (list) => own(`ready-${list}`),
    readyGroup: (group) => own(`ready-${group}`),
    figure: (figure) => own(`figure-${figure}`),
  };
}
