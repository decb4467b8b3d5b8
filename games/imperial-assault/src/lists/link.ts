import {
  type Checked,
  LINK_ALPHABET,
  type ListLink,
  LONGEST_LIST_NAME,
  linkLetter,
  linkPlace,
  readLink,
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
 * Two letters stand for a card: its place among all cards, which never changes, and how often it is
 * taken. A dot parts Deployment cards from Command cards.
 */
const LETTERS: Readonly<Record<Affiliation, string>> = {
  imperial: 'i',
  rebel: 'r',
  mercenary: 'm',
};
const BETWEEN = '.';
const MOST_COPIES = LINK_ALPHABET.length - 1;
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
  return all
    .map((card, place) => {
      const count = held.filter((other) => other === card).length;
      if (count === 0) return '';
      return linkLetter(place) + linkLetter(Math.min(count, MOST_COPIES));
    })
    .join('');
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
  if (text === undefined || text.length % 2 > 0) return undefined;
  const found: T[] = [];
  for (let place = 0; place < text.length; place += 2) {
    const card = all[linkPlace(text[place])];
    const count = linkPlace(text[place + 1]);
    if (card === undefined || count < 1) return undefined;
    for (let copy = 0; copy < count; copy += 1) found.push(card);
  }
  return found;
}
