import { type FigureCard, findCommand, findDeployment, type SurgeAbility } from '../cards/cards.ts';
import type { CommandId, DeploymentId } from '../vocabulary.ts';

/** Everything that is printed on a Deployment card, in one line. */
export function printed(id: DeploymentId): string {
  const card = findDeployment(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  const head = `${card.affiliation} ${card.rank}${card.unique ? ' unique' : ''} x${card.copies}`;
  const cost = `cost ${card.cost}`;
  if (card.type === 'upgrade') return `${head}, ${cost}`;
  return [head, `${cost}/${card.figureCost} for ${card.figures}`, ...bodyOf(card)].join(', ');
}

function bodyOf(card: FigureCard): readonly string[] {
  const { attack, base, bonuses, keywords, surges } = card;
  const dice = attack.flexible
    ? `any ${attack.flexible.count} up to ${attack.flexible.most}`
    : attack.dice.join('+');
  return [
    `health ${card.health}`,
    `speed ${card.speed}`,
    `${attack.type} ${dice}`,
    `defence ${card.defence.join('+')}`,
    `base ${base.join('x')}`,
    ...Object.entries(keywords).map(([keyword, value]) => `${keyword} ${value ?? 0}`),
    ...bonuses.map(([when, kind, value]) => `${when} +${value} ${kind}`),
    ...surges.map(surgeOf),
    card.traits.join('/'),
    card.abilities.join('/'),
  ];
}

function surgeOf({ cost, effects }: SurgeAbility): string {
  return `${'*'.repeat(cost)}${effects.map(([kind, value]) => `${kind} ${value}`).join(' ')}`;
}

/** Everything that is printed on a Command card but its effect. */
export function printedCommand(id: CommandId): string {
  const card = findCommand(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  const { on } = card;
  const whom = on === undefined ? 'player' : Object.values(on).join(' ') || 'any figure';
  return `cost ${card.cost} x${card.copies}, ${card.timing}, ${card.actions} actions, ${whom}`;
}
