import { COMMANDS, DEPLOYMENTS, type DeploymentCard } from '@parsecs/imperial-assault';
import type { Texts } from '@parsecs/lang';
import { type CardLister, idOfCard } from './card.ts';

export const assaultCards: CardLister = (texts) => [
  ...DEPLOYMENTS.map((card) => ({
    id: idOfCard('deployment', card.id),
    kind: 'deployment' as const,
    name: texts.t(`imperial-assault:deployment.${card.id}.name`),
    note: texts.t(`imperial-assault:affiliation.${card.affiliation}.name`),
    texts: textsOf(texts, card),
    abilities: abilitiesOf(card).map((id) => texts.t(`imperial-assault:ability.${id}.name`)),
  })),
  ...COMMANDS.map(({ id, cost }) => ({
    id: idOfCard('command', id),
    kind: 'command' as const,
    name: texts.t(`imperial-assault:command.${id}.name`),
    note: texts.t('learn:cards.cost', { cost }),
    texts: [texts.t(`imperial-assault:command.${id}.text`)],
  })),
];

function abilitiesOf(card: DeploymentCard): readonly string[] {
  return card.type === 'figure' ? card.abilities : [];
}

function textsOf(texts: Texts, card: DeploymentCard): readonly string[] {
  const id: string = card.id;
  if (card.type !== 'figure') return [texts.t(`imperial-assault:deployment.${id}.text`)];
  return abilitiesOf(card).map((ability) => {
    const name = texts.t(`imperial-assault:ability.${ability}.name`);
    return `${name}. ${texts.t(`imperial-assault:ability.${ability}.text`)}`;
  });
}
