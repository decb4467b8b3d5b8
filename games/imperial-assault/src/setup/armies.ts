import { at, type Chance, type Checked, isRecord, type Problem } from '@parsecs/kernel';
import {
  COMMANDS,
  type CommandCard,
  DEPLOYMENTS,
  type DeploymentCard,
  findCommand,
  findDeployment,
} from '../data.ts';
import {
  AFFILIATIONS,
  type Affiliation,
  type CommandId,
  type DeploymentId,
} from '../vocabulary.ts';
import type { Army } from './table.ts';

export const ARMY_CAUSES = [
  'army-not-an-object',
  'army-unknown-field',
  'unknown-affiliation',
  'not-a-list',
  'unknown-deployment',
  'unknown-command',
  'no-figures',
  'too-expensive',
  'other-affiliation',
  'too-many-imports',
  'more-than-one-unique',
  'too-many-copies',
  'wrong-deck-size',
  'deck-too-expensive',
  'too-many-command-copies',
] as const;
export type ArmyCause = (typeof ARMY_CAUSES)[number];

/** IA-021, IA-030, IA-031 */
export const MOST_POINTS = 40;
export const DECK_SIZE = 15;
const DECK_POINTS = 15;
const BALANCED_DECK_POINTS = 18;
/** IA-028 */
const MOST_IMPORTS = 2;

/** The affiliation that an alliance upgrade lets in. */
const ALLIANCES: Readonly<Partial<Record<DeploymentId, Affiliation>>> = {
  'temporary-alliance-imperial': 'mercenary',
  'temporary-alliance-mercenary': 'rebel',
};

const FIELDS: readonly string[] = ['id', 'affiliation', 'deployments', 'commands'];

export function costOfArmy(deployments: readonly DeploymentId[]): number {
  return deployments.reduce((sum, id) => sum + (findDeployment(id)?.cost ?? 0), 0);
}

export function deckPoints(deployments: readonly DeploymentId[]): number {
  return deployments.includes('balance-of-the-force') ? BALANCED_DECK_POINTS : DECK_POINTS;
}

function costOfDeck(commands: readonly CommandId[]): number {
  return commands.reduce((sum, id) => sum + (findCommand(id)?.cost ?? 0), 0);
}

type Wrong = (path: string, cause: ArmyCause, rule?: string, params?: Problem['params']) => void;

/** Checks a list against every rule of army building; all problems are named. */
export function checkArmy(input: unknown): Checked<Army> {
  const problems: Problem[] = [];
  const wrong: Wrong = (path, cause, rule, params) => {
    problems.push({
      path,
      cause,
      ...(rule === undefined ? {} : { rule }),
      ...(params === undefined ? {} : { params }),
    });
  };
  if (!isRecord(input)) {
    wrong('', 'army-not-an-object');
    return { ok: false, problems };
  }
  for (const field of Object.keys(input)) {
    if (!FIELDS.includes(field)) wrong(field, 'army-unknown-field', undefined, { field });
  }
  const affiliation = AFFILIATIONS.find((known) => known === input['affiliation']);
  if (affiliation === undefined) wrong('affiliation', 'unknown-affiliation', 'IA-022');
  const deployments = readList(input, 'deployments', 'unknown-deployment', findDeployment, wrong);
  const commands = readList(input, 'commands', 'unknown-command', findCommand, wrong);
  if (deployments !== undefined) checkDeployments(deployments, affiliation, wrong);
  if (commands !== undefined) {
    checkDeck(commands, deckPoints((deployments ?? []).map(({ id }) => id)), wrong);
  }
  if (problems.length > 0 || affiliation === undefined) return { ok: false, problems };
  const value = {
    affiliation,
    deployments: (deployments ?? []).map(({ id }) => id),
    commands: (commands ?? []).map(({ id }) => id),
  };
  return { ok: true, value, warnings: [] };
}

function readList<T>(
  input: Readonly<Record<string, unknown>>,
  field: string,
  cause: ArmyCause,
  find: (id: string) => T | undefined,
  wrong: Wrong,
): readonly T[] | undefined {
  const list = input[field];
  if (!Array.isArray(list)) {
    wrong(field, 'not-a-list');
    return undefined;
  }
  return (list as readonly unknown[]).flatMap((id, index) => {
    const card = typeof id === 'string' ? find(id) : undefined;
    if (card !== undefined) return [card];
    wrong(`${field}[${index}]`, cause, undefined, { card: JSON.stringify(id) });
    return [];
  });
}

function checkDeployments(
  cards: readonly DeploymentCard[],
  affiliation: Affiliation | undefined,
  wrong: Wrong,
): void {
  if (!cards.some((card) => card.type === 'figure')) wrong('deployments', 'no-figures', 'IA-036');
  const cost = cards.reduce((sum, card) => sum + card.cost, 0);
  if (cost > MOST_POINTS) {
    wrong('deployments', 'too-expensive', 'IA-021', { cost, most: MOST_POINTS });
  }
  if (affiliation !== undefined) checkAffiliations(cards, affiliation, wrong);
  checkCopies(cards, wrong);
}

/** IA-022, IA-028 */
function checkAffiliations(
  cards: readonly DeploymentCard[],
  affiliation: Affiliation,
  wrong: Wrong,
): void {
  const allowed = cards.flatMap(({ id, affiliation: own }) => {
    const ally = ALLIANCES[id];
    return ally !== undefined && own === affiliation ? [ally] : [];
  });
  let imports = 0;
  for (const [index, card] of cards.entries()) {
    if (card.affiliation === affiliation) continue;
    if (card.type === 'figure' && allowed.includes(card.affiliation)) imports += 1;
    else
      wrong(`deployments[${index}]`, 'other-affiliation', 'IA-022', { card: card.id, affiliation });
  }
  if (imports > MOST_IMPORTS) {
    wrong('deployments', 'too-many-imports', 'IA-028', { count: imports, most: MOST_IMPORTS });
  }
}

/** IA-023 to IA-025 */
function checkCopies(cards: readonly DeploymentCard[], wrong: Wrong): void {
  for (const figure of new Set(cards.filter(({ unique }) => unique).map((card) => card.figure))) {
    const count = cards.filter((card) => card.unique && card.figure === figure).length;
    if (count > 1) wrong('deployments', 'more-than-one-unique', 'IA-023', { card: figure, count });
  }
  for (const card of new Set(cards)) {
    const count = cards.filter((other) => other === card).length;
    if (card.unique || count <= card.copies) continue;
    const rule = card.rank === 'elite' ? 'IA-024' : 'IA-025';
    wrong('deployments', 'too-many-copies', rule, { card: card.id, count, most: card.copies });
  }
}

/** IA-030 to IA-033: size, cost and copies, nothing else. */
function checkDeck(cards: readonly CommandCard[], most: number, wrong: Wrong): void {
  if (cards.length !== DECK_SIZE) {
    wrong('commands', 'wrong-deck-size', 'IA-030', { count: cards.length, size: DECK_SIZE });
  }
  const cost = cards.reduce((sum, card) => sum + card.cost, 0);
  if (cost > most) wrong('commands', 'deck-too-expensive', 'IA-031', { cost, most });
  for (const card of new Set(cards)) {
    const count = cards.filter((other) => other === card).length;
    if (count <= card.copies) continue;
    wrong('commands', 'too-many-command-copies', 'IA-032', {
      card: card.id,
      count,
      most: card.copies,
    });
  }
}

/** Any legal army, from chance alone. */
export function randomArmy(chance: Chance): Army {
  const affiliation = at(AFFILIATIONS, chance.pick('affiliation', AFFILIATIONS.length));
  const deployments: DeploymentId[] = [];
  const fits = (id: DeploymentId): boolean => {
    const problems: string[] = [];
    const cards = [...deployments, id].flatMap((one) => findDeployment(one) ?? []);
    checkDeployments(cards, affiliation, (_path, cause) => problems.push(cause));
    return problems.every((cause) => cause === 'no-figures');
  };
  for (;;) {
    const left = DEPLOYMENTS.filter(({ id }) => fits(id)).map(({ id }) => id);
    const hasFigures = deployments.some((id) => findDeployment(id)?.type === 'figure');
    const enough = hasFigures && costOfArmy(deployments) >= 30 && chance.pick('enough', 6) === 0;
    if (left.length === 0 || enough) break;
    deployments.push(at(left, chance.pick('deployment card', left.length)));
  }
  const commands = completeDeck([], deckPoints(deployments), chance);
  return { affiliation, deployments, commands };
}

/** A legal deck that holds at least these cards; the rest is drawn from all that fit. */
export function completeDeck(
  known: readonly CommandId[],
  most: number,
  chance: Chance,
): CommandId[] {
  const deck = [...known];
  const left = COMMANDS.flatMap((card) => {
    const copies = card.copies - known.filter((id) => id === card.id).length;
    return Array.from({ length: Math.max(0, copies) }, () => card);
  });
  chance.shuffle('deck list', left);
  for (const [index, card] of left.entries()) {
    if (deck.length === DECK_SIZE) break;
    const rest = left.slice(index + 1);
    const missing = DECK_SIZE - deck.length - 1;
    const cheapest = rest
      .map(({ cost }) => cost)
      .sort((one, other) => one - other)
      .slice(0, missing);
    const least = cheapest.reduce((sum, cost) => sum + cost, 0);
    const fitsBudget = costOfDeck(deck) + card.cost + least <= most;
    // Whatever could be left out only if the rest still fills the deck.
    if (fitsBudget && cheapest.length === missing) deck.push(card.id);
    else if (rest.length < DECK_SIZE - deck.length) deck.push(card.id);
  }
  return deck;
}
