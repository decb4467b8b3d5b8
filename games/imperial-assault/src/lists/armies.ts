import {
  type Checked,
  excerpt,
  isRecord,
  isText,
  type ListReview,
  LONGEST_LIST_NAME,
  MOST_PROBLEMS,
  type Problem,
} from '@parsecs/kernel';
import {
  type CommandCard,
  type DeploymentCard,
  findCommand,
  findDeployment,
} from '../cards/cards.ts';
import type { Army } from '../setup/table.ts';
import {
  AFFILIATIONS,
  type Affiliation,
  type CommandId,
  type DeploymentId,
} from '../vocabulary.ts';

export const ARMY_SCHEMA = 'imperial-assault-army/1';

export const ARMY_CAUSES = [
  'army-not-an-object',
  'army-wrong-schema',
  'army-unknown-field',
  'army-wrong-name',
  'army-too-long',
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
  'command-without-figure',
] as const;
export type ArmyCause = (typeof ARMY_CAUSES)[number];

/** IA-021, IA-030, IA-031 */
export const MOST_POINTS = 40;
export const DECK_SIZE = 15;
const DECK_POINTS = 15;
const BALANCED_DECK_POINTS = 18;
/** Entries of a list that are looked at: more than all copies of all cards. */
const MOST_ENTRIES = 200;
/** IA-028 */
const MOST_IMPORTS = 2;

/** The affiliation that an alliance upgrade lets in. */
const ALLIANCES: Readonly<Partial<Record<DeploymentId, Affiliation>>> = {
  'temporary-alliance-imperial': 'mercenary',
  'temporary-alliance-mercenary': 'rebel',
};

const FIELDS: readonly string[] = [
  '$schema',
  'schema',
  'name',
  'id',
  'affiliation',
  'deployments',
  'commands',
];

export function costOfArmy(deployments: readonly DeploymentId[]): number {
  return deployments.reduce((sum, id) => sum + (findDeployment(id)?.cost ?? 0), 0);
}

/** IA-031: what the deck of such an army may cost. */
export function deckPoints(deployments: readonly DeploymentId[]): number {
  return deployments.includes('balance-of-the-force') ? BALANCED_DECK_POINTS : DECK_POINTS;
}

export function costOfDeck(commands: readonly CommandId[]): number {
  return commands.reduce((sum, id) => sum + (findCommand(id)?.cost ?? 0), 0);
}

export type Wrong = (
  path: string,
  cause: ArmyCause,
  rule?: string,
  params?: Problem['params'],
) => void;

/** What the rules say to a list; the army is made of the cards that could be read. */
export interface ArmyReview extends ListReview {
  readonly army: Army;
  /** IA-031: what the Command deck costs, and what it may cost. */
  readonly deck: { readonly points: number; readonly most: number };
}

/** Checks a list against every rule of army building; all problems are named. */
export function checkArmy(input: unknown): Checked<Army> {
  const { army, problems, warnings } = reviewArmy(input);
  return problems.length === 0 ? { ok: true, value: army, warnings } : { ok: false, problems };
}

/** As `checkArmy`, with what an illegal list costs, too. `most` is the limit of points, 0 for none. */
export function reviewArmy(input: unknown, most: number = MOST_POINTS): ArmyReview {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const wrong = into(problems);
  if (!isRecord(input)) {
    wrong('', 'army-not-an-object');
    const army: Army = { affiliation: 'imperial', deployments: [], commands: [] };
    return { army, points: 0, deck: { points: 0, most: DECK_POINTS }, problems, warnings };
  }
  checkFields(input, wrong);
  const affiliation = AFFILIATIONS.find((known) => known === input['affiliation']);
  if (affiliation === undefined) wrong('affiliation', 'unknown-affiliation', 'IA-022');
  const cards = readCards(input, 'deployments', 'unknown-deployment', findDeployment, wrong);
  const deck = readCards(input, 'commands', 'unknown-command', findCommand, wrong);
  const army = armyOf(affiliation ?? 'imperial', cards, deck);
  const deckCost = { points: costOfDeck(army.commands), most: deckPoints(army.deployments) };
  checkDeployments(cards, affiliation, most, wrong);
  checkDeck(deck, deckCost.most, wrong);
  if (problems.length === 0) findIdleCommands(cards.known, deck.known, into(warnings));
  return { army, points: costOfArmy(army.deployments), deck: deckCost, problems, warnings };
}

function into(list: Problem[]): Wrong {
  return (path, cause, rule, params) => {
    if (list.length >= MOST_PROBLEMS) return;
    list.push({ path, cause, ...(rule && { rule }), ...(params && { params }) });
  };
}

function checkFields(input: Readonly<Record<string, unknown>>, wrong: Wrong): void {
  for (const field of Object.keys(input)) {
    if (FIELDS.includes(field)) continue;
    wrong(excerpt(field), 'army-unknown-field', undefined, { field: excerpt(field) });
  }
  const { schema = ARMY_SCHEMA } = input;
  for (const field of ['name', 'id']) {
    const text = input[field] ?? '';
    if (isText(text) && text.length <= LONGEST_LIST_NAME) continue;
    wrong(field, 'army-wrong-name', undefined, { most: LONGEST_LIST_NAME });
  }
  if (schema !== ARMY_SCHEMA) {
    wrong('schema', 'army-wrong-schema', undefined, { expected: ARMY_SCHEMA });
  }
}

/** Cards of a list: those that exist, where each stands, and how many entries there are at all. */
interface CardList<T> {
  readonly known: readonly T[];
  readonly places: readonly string[];
  readonly size: number;
  /** False where nothing sure can be said about what is missing. */
  readonly whole: boolean;
}

function readCards<T>(
  input: Readonly<Record<string, unknown>>,
  field: 'deployments' | 'commands',
  cause: ArmyCause,
  find: (id: string) => T | undefined,
  wrong: Wrong,
): CardList<T> {
  const list: unknown = input[field];
  const known: T[] = [];
  const places: string[] = [];
  if (!Array.isArray(list)) {
    wrong(field, 'not-a-list');
    return { known, places, size: 0, whole: false };
  }
  if (list.length > MOST_ENTRIES) {
    wrong(field, 'army-too-long', undefined, { most: MOST_ENTRIES });
    return { known, places, size: list.length, whole: false };
  }
  for (const [index, id] of (list as readonly unknown[]).entries()) {
    const card = typeof id === 'string' ? find(id) : undefined;
    const path = `${field}[${index}]`;
    if (card === undefined) {
      wrong(path, cause, undefined, { card: excerpt(id) });
      continue;
    }
    known.push(card);
    places.push(path);
  }
  return { known, places, size: list.length, whole: known.length === list.length };
}

function armyOf(
  affiliation: Affiliation,
  cards: CardList<DeploymentCard>,
  deck: CardList<CommandCard>,
): Army {
  return {
    affiliation,
    deployments: cards.known.map(({ id }) => id),
    commands: deck.known.map(({ id }) => id),
  };
}

/** IA-021 to IA-028, IA-036, for cards that stand in the order of a list. */
export function checkDeployments(
  cards: Pick<CardList<DeploymentCard>, 'known' | 'places' | 'whole'>,
  affiliation: Affiliation | undefined,
  most: number,
  wrong: Wrong,
): void {
  const { known, whole } = cards;
  if (whole && !known.some((card) => card.type === 'figure')) {
    wrong('deployments', 'no-figures', 'IA-036');
  }
  const cost = known.reduce((sum, card) => sum + card.cost, 0);
  if (most > 0 && cost > most) wrong('deployments', 'too-expensive', 'IA-021', { cost, most });
  if (affiliation !== undefined) checkAffiliations(cards, affiliation, wrong);
  checkCopies(cards, wrong);
}

/** IA-022, IA-028 */
function checkAffiliations(
  { known, places }: Pick<CardList<DeploymentCard>, 'known' | 'places'>,
  affiliation: Affiliation,
  wrong: Wrong,
): void {
  const allowed = known.flatMap(({ id, affiliation: own }) => {
    const ally = ALLIANCES[id];
    return ally !== undefined && own === affiliation ? [ally] : [];
  });
  let imports = 0;
  for (const [index, card] of known.entries()) {
    if (card.affiliation === affiliation) continue;
    if (card.type === 'figure' && allowed.includes(card.affiliation)) imports += 1;
    else {
      const params = { card: card.id, affiliation };
      wrong(places[index] ?? 'deployments', 'other-affiliation', 'IA-022', params);
    }
  }
  if (imports > MOST_IMPORTS) {
    wrong('deployments', 'too-many-imports', 'IA-028', { count: imports, most: MOST_IMPORTS });
  }
}

/** IA-023 to IA-025; the last of too many copies is named. */
function checkCopies(
  { known, places }: Pick<CardList<DeploymentCard>, 'known' | 'places'>,
  wrong: Wrong,
): void {
  for (const name of new Set(known.filter(({ unique }) => unique).map(({ figure }) => figure))) {
    const held = known.flatMap((card, index) =>
      card.unique && card.figure === name ? [index] : [],
    );
    if (held.length < 2) continue;
    const params = { card: name, count: held.length };
    wrong(lastPlace(places, held), 'more-than-one-unique', 'IA-023', params);
  }
  for (const card of new Set(known)) {
    const held = known.flatMap((other, index) => (other === card ? [index] : []));
    if (card.unique || held.length <= card.copies) continue;
    const rule = card.rank === 'elite' ? 'IA-024' : 'IA-025';
    const params = { card: card.id, count: held.length, most: card.copies };
    wrong(lastPlace(places, held), 'too-many-copies', rule, params);
  }
}

function lastPlace(places: readonly string[], held: readonly number[]): string {
  return places[held.at(-1) ?? 0] ?? '';
}

/** IA-030 to IA-033: size, cost and copies, nothing else. */
function checkDeck(deck: CardList<CommandCard>, most: number, wrong: Wrong): void {
  const { known, places, size } = deck;
  if (size !== DECK_SIZE) {
    wrong('commands', 'wrong-deck-size', 'IA-030', { count: size, size: DECK_SIZE });
  }
  const cost = known.reduce((sum, card) => sum + card.cost, 0);
  if (cost > most) wrong('commands', 'deck-too-expensive', 'IA-031', { cost, most });
  for (const card of new Set(known)) {
    const held = known.flatMap((other, index) => (other === card ? [index] : []));
    if (held.length <= card.copies) continue;
    const params = { card: card.id, count: held.length, most: card.copies };
    wrong(lastPlace(places, held), 'too-many-command-copies', 'IA-032', params);
  }
}

/** IA-033, IA-245: cards that no figure of the army could ever play are worth a word. */
function findIdleCommands(
  deployments: readonly DeploymentCard[],
  commands: readonly CommandCard[],
  warn: Wrong,
): void {
  for (const [index, { id, on }] of commands.entries()) {
    if (on === undefined || commands.findIndex((card) => card.id === id) < index) continue;
    const fits = deployments.some(
      (card) =>
        card.type === 'figure' &&
        (on.figure === undefined || card.figure === on.figure) &&
        (on.affiliation === undefined || card.affiliation === on.affiliation) &&
        (on.trait === undefined || card.traits.includes(on.trait)),
    );
    if (!fits) warn(`commands[${index}]`, 'command-without-figure', 'IA-245', { card: id });
  }
}
