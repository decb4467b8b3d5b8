import { at, type Chance } from '@parsecs/kernel';
import { COMMANDS, DEPLOYMENTS, findCommand, findDeployment } from '../cards/cards.ts';
import type { Army } from '../setup/table.ts';
import {
  AFFILIATIONS,
  type Affiliation,
  type CommandId,
  type DeploymentId,
} from '../vocabulary.ts';
import {
  checkDeployments,
  costOfArmy,
  costOfDeck,
  DECK_SIZE,
  deckPoints,
  MOST_POINTS,
} from './armies.ts';

/** From here on an army may be left as it is. */
const ENOUGH_POINTS = 30;

/** Any legal army, from chance alone; of one affiliation if it is named. */
export function randomArmy(chance: Chance, wanted?: Affiliation): Army {
  const affiliation = wanted ?? at(AFFILIATIONS, chance.pick('affiliation', AFFILIATIONS.length));
  const deployments: DeploymentId[] = [];
  for (;;) {
    const left = DEPLOYMENTS.flatMap(({ id }) =>
      fitsInto(affiliation, deployments, id) ? [id] : [],
    );
    const hasFigures = deployments.some((id) => findDeployment(id)?.type === 'figure');
    const much = hasFigures && costOfArmy(deployments) >= ENOUGH_POINTS;
    if (left.length === 0 || (much && chance.pick('enough', 6) === 0)) break;
    deployments.push(at(left, chance.pick('deployment card', left.length)));
  }
  const commands = completeDeck([], deckPoints(deployments), chance);
  return { affiliation, deployments, commands };
}

function fitsInto(
  affiliation: Affiliation,
  deployments: readonly DeploymentId[],
  id: DeploymentId,
): boolean {
  const known = [...deployments, id].flatMap((one) => findDeployment(one) ?? []);
  let fits = true;
  // Upgrades may come before the first figure.
  checkDeployments({ known, places: [], whole: false }, affiliation, MOST_POINTS, () => {
    fits = false;
  });
  return fits;
}

/**
 * A legal deck that holds at least these cards; the rest is drawn from all that fit, those first that
 * are preferred.
 */
export function completeDeck(
  known: readonly CommandId[],
  most: number,
  chance: Chance,
  preferred?: (card: CommandId) => boolean,
): CommandId[] {
  const deck = [...known];
  const left = cardsLeft(known);
  chance.shuffle('deck list', left);
  const drawn = preferred === undefined ? left : preferredFirst(left, preferred);
  let budget = most - costOfDeck(known);
  let rest = drawn.length;
  const counts = countByCost(drawn);
  for (const card of drawn) {
    if (deck.length >= DECK_SIZE) break;
    const cost = costOf(card);
    counts[cost] = at(counts, cost) - 1;
    rest -= 1;
    const missing = DECK_SIZE - deck.length - 1;
    // Whatever could be left out is left out only if the others still fill the deck.
    if (rest > missing && cost + leastCost(counts, missing) > budget) continue;
    deck.push(card);
    budget -= cost;
  }
  return deck;
}

function preferredFirst(
  cards: readonly CommandId[],
  preferred: (card: CommandId) => boolean,
): readonly CommandId[] {
  const first: CommandId[] = [];
  const last: CommandId[] = [];
  for (const card of cards) (preferred(card) ? first : last).push(card);
  first.push(...last);
  return first;
}

function cardsLeft(known: readonly CommandId[]): CommandId[] {
  const left: CommandId[] = [];
  for (const { id, copies } of COMMANDS) {
    let spare = copies;
    for (let index = 0; index < known.length; index += 1) if (known[index] === id) spare -= 1;
    for (; spare > 0; spare -= 1) left.push(id);
  }
  return left;
}

function costOf(card: CommandId): number {
  return findCommand(card)?.cost ?? 0;
}

function countByCost(cards: readonly CommandId[]): number[] {
  const counts: number[] = [];
  for (const card of cards) {
    const cost = costOf(card);
    while (counts.length <= cost) counts.push(0);
    counts[cost] = at(counts, cost) + 1;
  }
  return counts;
}

/** What so many of the cheapest cards cost; more than any budget if there are too few. */
function leastCost(counts: readonly number[], wanted: number): number {
  let missing = wanted;
  let sum = 0;
  for (let cost = 0; missing > 0 && cost < counts.length; cost += 1) {
    const taken = Math.min(at(counts, cost), missing);
    sum += taken * cost;
    missing -= taken;
  }
  return missing > 0 ? Number.POSITIVE_INFINITY : sum;
}
