import {
  type Checked,
  type ListLink,
  LONGEST_LIST_NAME,
  readCounted,
  readLink,
  writeCounted,
  writeLink,
} from '@parsecs/kernel';
import type { Army } from '../setup/table.ts';
import {
  AFFILIATIONS,
  type Affiliation,
  COMMAND_IDS,
  type CommandId,
  DEPLOYMENT_IDS,
  type DeploymentId,
} from '../vocabulary.ts';

/** An army and what somebody called it. */
export interface NamedArmy {
  readonly name: string;
  readonly army: Army;
}

/**
 * Cards stand for themselves by their places among all cards, which therefore never change. A dot
 * parts Deployment cards from Command cards.
 */
const LETTERS: Readonly<Record<Affiliation, string>> = {
  imperial: 'i',
  rebel: 'r',
  mercenary: 'm',
};
const BETWEEN = '.';
const LONGEST_LIST = 800;

export function armyToLink({ name, army }: NamedArmy): string {
  const cards = writeCards(DEPLOYMENT_IDS, army.deployments);
  const deck = writeCards(COMMAND_IDS, army.commands);
  return writeLink({
    side: LETTERS[army.affiliation],
    list: `${cards}${BETWEEN}${deck}`,
    name: name.slice(0, LONGEST_LIST_NAME),
  });
}

/** The army that a link holds, legal or not; its cards stand in the order of all cards. */
export function armyFromLink(link: string): Checked<NamedArmy> {
  return readLink(link, LONGEST_LIST, readArmyIn);
}

function writeCards<T extends string>(all: readonly T[], held: readonly T[]): string {
  const counts = all.map((card) => [card, held.filter((other) => other === card).length] as const);
  return writeCounted(all, counts);
}

function readArmyIn({ side, list, name }: ListLink): NamedArmy | undefined {
  const affiliation = AFFILIATIONS.find((one) => LETTERS[one] === side);
  const [cards, deck] = list.split(BETWEEN);
  const deployments = readCards<DeploymentId>(DEPLOYMENT_IDS, cards);
  const commands = readCards<CommandId>(COMMAND_IDS, deck);
  if (affiliation === undefined || deployments === undefined || commands === undefined) {
    return undefined;
  }
  return { name, army: { affiliation, deployments, commands } };
}

function readCards<T extends string>(all: readonly T[], text: string | undefined): T[] | undefined {
  if (text === undefined) return undefined;
  return readCounted(all, text)?.flatMap(([card, count]) => new Array<T>(count).fill(card));
}
