import {
  type Army,
  COMMAND_IDS,
  COMMANDS,
  type CommandCard,
  type CommandId,
  DEPLOYMENT_IDS,
  DEPLOYMENTS,
  type DeploymentCard,
  type DeploymentId,
  type FigureCard,
  findCommand,
  findDeployment,
} from '@parsecs/imperial-assault';
import type { CardKey } from '../kind.ts';

export function deploymentKey(id: string): CardKey {
  return `deployment/${id}`;
}

export function commandKey(id: string): CardKey {
  return `command/${id}`;
}

export function idOf(card: CardKey): string {
  return card.slice(card.indexOf('/') + 1);
}

export function asDeployment(card: CardKey): DeploymentCard | undefined {
  return card.startsWith('deployment/') ? findDeployment(idOf(card)) : undefined;
}

export function asFigure(card: CardKey): FigureCard | undefined {
  const found = asDeployment(card);
  return found?.type === 'figure' ? found : undefined;
}

export function asCommand(card: CardKey): CommandCard | undefined {
  return card.startsWith('command/') ? findCommand(idOf(card)) : undefined;
}

/** Figures from the dearest to the cheapest, then upgrades. */
export const DEPLOYMENT_KEYS: readonly CardKey[] = [...DEPLOYMENTS]
  .sort((one, other) =>
    one.type === other.type ? other.cost - one.cost : one.type === 'figure' ? -1 : 1,
  )
  .map(({ id }) => deploymentKey(id));

/** From those that cost nothing to the dearest. */
export const COMMAND_KEYS: readonly CardKey[] = [...COMMANDS]
  .sort((one, other) => one.cost - other.cost)
  .map(({ id }) => commandKey(id));

/** The army with so many copies of a card, everything in the order of the ids. */
export function withCount(army: Army, card: CardKey, count: number): Army {
  const id = idOf(card);
  if (card.startsWith('command/')) {
    return { ...army, commands: recount(army.commands, COMMAND_IDS, id, count) };
  }
  return { ...army, deployments: recount(army.deployments, DEPLOYMENT_IDS, id, count) };
}

function recount<I extends DeploymentId | CommandId>(
  held: readonly I[],
  all: readonly I[],
  id: string,
  count: number,
): readonly I[] {
  return all.flatMap((known) => {
    const copies = known === id ? count : held.filter((one) => one === known).length;
    return Array.from({ length: Math.max(0, copies) }, () => known);
  });
}

/** The same cards in the order of all cards, as links give them back. */
export function inOrder({ affiliation, deployments, commands }: Army): Army {
  return {
    affiliation,
    deployments: DEPLOYMENT_IDS.flatMap((id) => deployments.filter((held) => held === id)),
    commands: COMMAND_IDS.flatMap((id) => commands.filter((held) => held === id)),
  };
}

export function countOf(army: Army, card: CardKey): number {
  const id = idOf(card);
  const held: readonly string[] = card.startsWith('command/') ? army.commands : army.deployments;
  return held.filter((one) => one === id).length;
}
