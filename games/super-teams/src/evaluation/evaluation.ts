import { at, type Evaluation, type Seat } from '@parsecs/kernel';
import { colourOf, valueOf } from '../codes.ts';
import fitted from '../data/evaluation-weights.json' with { type: 'json' };
import { isFinished, isHome, type State } from '../state.ts';
import { BONUS_KINDS, COLOURS } from '../vocabulary.ts';
import { cardsNeeded } from './cards-needed.ts';

/**
 * What is measured of a side; `data/evaluation-weights.json` says what each is worth. Cards needed are
 * counted for all ships, for the worst ship and for the worst color. The nearer the end, the more one
 * card decides: what is `late` is set beside the root of what the whole race still needs, what is
 * `last` beside all of it.
 */
const FEATURES = [
  'needed',
  'needed-late',
  'needed-last',
  'needed-inverse',
  'ship-late',
  'ship-inverse',
  'color-late',
  /** What its colors need beyond the cards in all hands. */
  'short-of-cards',
  'home',
  'jokers',
  'jokers-held',
  /** On cards of its colors that still race: in its own hands, in those of others, in the deck. */
  'pips-held',
  'pips-elsewhere',
  'pips-late',
  'pips-to-come',
  'turn-late',
  ...BONUS_KINDS,
] as const;

export const evaluation: Evaluation<State> = {
  features: FEATURES,
  sides: ({ rules }) => rules.side,
  measure,
  weights: fitted.weights,
};

function measure(state: State, seat: Seat): readonly number[] {
  const { rules } = state;
  const side = at(rules.side, seat);
  const hands = lookAtHands(state, side);
  const ships = lookAtShips(state, side, hands.cards);
  const rest = ships.all / rules.sides + 1;
  const late = 1 / Math.sqrt(rest);
  return [
    ships.needed,
    ships.needed * late,
    ships.needed / rest,
    1 / (1 + ships.needed),
    ships.worstShip * late,
    1 / (1 + ships.worstShip),
    ships.worstColour * late,
    ships.short,
    ships.home,
    ships.jokers,
    hands.jokers,
    hands.pips,
    hands.elsewhere,
    (hands.pips + hands.elsewhere) * late,
    pipsToCome(state, side),
    at(rules.side, state.active) === side ? late : 0,
    ...bonusCards(state, side),
  ];
}

function sideOfColour({ rules }: State, colour: number): number {
  const owner = at(rules.owner, colour);
  return owner === -1 ? -1 : at(rules.side, owner);
}

interface Hands {
  /** Cards of each color, whoever holds them. */
  readonly cards: readonly number[];
  readonly jokers: number;
  readonly pips: number;
  readonly elsewhere: number;
}

function lookAtHands(state: State, side: number): Hands {
  const cards = COLOURS.map(() => 0);
  let [jokers, pips, elsewhere] = [0, 0, 0];
  for (let seat = 0; seat < state.rules.seats; seat += 1) {
    const isOwn = at(state.rules.side, seat) === side;
    for (const card of at(state.hands, seat)) {
      const colour = colourOf(card);
      cards[colour] = at(cards, colour) + 1;
      if (isFinished(state, colour)) jokers += isOwn ? 1 : 0;
      else if (sideOfColour(state, colour) !== side) continue;
      else if (isOwn) pips += valueOf(card);
      else elsewhere += valueOf(card);
    }
  }
  return { cards, jokers, pips, elsewhere };
}

interface Ships {
  readonly needed: number;
  readonly worstShip: number;
  readonly worstColour: number;
  readonly short: number;
  readonly home: number;
  readonly jokers: number;
  /** What the ships of all sides need. */
  readonly all: number;
}

function lookAtShips(state: State, side: number, cards: readonly number[]): Ships {
  let [needed, worstShip, worstColour, short, home, jokers, all] = [0, 0, 0, 0, 0, 0, 0];
  for (let colour = 0; colour < COLOURS.length; colour += 1) {
    const owner = sideOfColour(state, colour);
    if (owner === -1) continue;
    const first = cardsNeeded(state, 2 * colour);
    const second = cardsNeeded(state, 2 * colour + 1);
    all += first + second;
    if (owner !== side) continue;
    needed += first + second;
    worstShip = Math.max(worstShip, first, second);
    worstColour = Math.max(worstColour, first + second);
    short += Math.max(0, first + second - at(cards, colour));
    home += (isHome(state, 2 * colour) ? 1 : 0) + (isHome(state, 2 * colour + 1) ? 1 : 0);
    jokers += isFinished(state, colour) ? 1 : 0;
  }
  return { needed, worstShip, worstColour, short, home, jokers, all };
}

function pipsToCome(state: State, side: number): number {
  let pips = 0;
  for (const card of state.movementDeck) {
    if (sideOfColour(state, colourOf(card)) === side) pips += valueOf(card);
  }
  return pips;
}

function bonusCards({ rules, bonus }: State, side: number): readonly number[] {
  const counts = BONUS_KINDS.map(() => 0);
  for (let seat = 0; seat < rules.seats; seat += 1) {
    if (at(rules.side, seat) !== side) continue;
    for (const card of at(bonus, seat)) counts[card] = at(counts, card) + 1;
  }
  return counts;
}
