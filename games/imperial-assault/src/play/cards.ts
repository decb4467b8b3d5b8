import { at, type Seat, type StepContext, takeOut } from '@parsecs/kernel';
import { COMMANDS, type CommandCard, commandNumber } from '../cards/cards.ts';
import type { Event } from '../events.ts';
import { idOf } from '../lookup.ts';
import { type FigureRules, hasTrait, type Rules } from '../rules.ts';
import { rulesOf, type State } from '../state.ts';
import { COMMAND_IDS, type CommandId } from '../vocabulary.ts';

type On = StepContext<Event>;

export const PURPOSES = {
  initiative: 'initiative',
  mission: 'mission deck',
  deck: 'command deck',
  discard: 'random discard',
  tie: 'tie-breaker',
} as const;

function card(number: number): CommandCard {
  return COMMANDS[number] as CommandCard;
}

/** IA-255: nothing is offered to a player who may not play cards. */
export function isSilenced(state: State, seat: Seat): boolean {
  return (state.silenced & (1 << seat)) !== 0;
}

export function holds(state: State, seat: Seat, id: CommandId): boolean {
  return !isSilenced(state, seat) && at(state.hands, seat).includes(commandNumber(id));
}

/**
 * IA-313: whether the player could hold the card for all that the opponent knows. Questions are
 * asked by this, never by what is really held.
 */
export function mayHold(state: State, seat: Seat, id: CommandId): boolean {
  if (isSilenced(state, seat) || at(state.hands, seat).length === 0) return false;
  const number = commandNumber(id);
  const most = state.table.options.openLists
    ? count(at(state.lists, seat), number)
    : card(number).copies;
  return count(at(state.discards, seat), number) + lyingOnGroups(state, seat, id) < most;
}

function lyingOnGroups(state: State, seat: Seat, id: CommandId): number {
  if (id !== 'price-on-their-heads') return 0;
  return state.prices.filter((price) => (price & (1 << seat)) !== 0).length;
}

function count(cards: readonly number[], wanted: number): number {
  let found = 0;
  for (let index = 0; index < cards.length; index += 1) if (cards[index] === wanted) found += 1;
  return found;
}

/** IA-245: the figure meets every part of the restriction. */
export function fits(state: State, figure: number, id: CommandId): boolean {
  return fitsFigure(rulesOf(state), figure, id);
}

export function fitsFigure(rules: Rules, figure: number, id: CommandId): boolean {
  const { on } = card(commandNumber(id));
  if (on === undefined) return true;
  const { card: deployment } = rules.figures[figure] as FigureRules;
  if (on.figure !== undefined && deployment.figure !== on.figure) return false;
  if (on.affiliation !== undefined && deployment.affiliation !== on.affiliation) return false;
  return on.trait === undefined || hasTrait(rules, figure, on.trait);
}

/** IA-243: shown and resolved; it lies on the discard pile unless it stays where it was put. */
export function playCard(
  state: State,
  seat: Seat,
  id: CommandId,
  figure: number,
  on: On,
  stays = false,
): void {
  const number = commandNumber(id);
  const hand = [...at(state.hands, seat)];
  takeOut(hand, number);
  state.hands = state.hands.with(seat, hand);
  if (!stays) layOnDiscard(state, seat, number);
  if (!on.tell) return;
  const where = figure === -1 ? {} : { figure: idOf(state, figure) };
  on.tell({ type: 'played', seat, card: id, ...where, reveals: true });
}

export function layOnDiscard(state: State, seat: Seat, card: number): void {
  state.discards = state.discards.with(seat, [...at(state.discards, seat), card]);
}

/** IA-254, IA-063 */
export function drawCards(state: State, seat: Seat, wanted: number, on: On): number {
  const deck = at(state.decks, seat);
  const drawn = deck.slice(0, wanted);
  state.decks = state.decks.with(seat, deck.slice(wanted));
  state.hands = state.hands.with(seat, [...at(state.hands, seat), ...drawn]);
  if (!on.tell) return drawn.length;
  if (drawn.length === 0) on.tell({ type: 'nothing-to-draw', seat });
  else {
    const cards = drawn.map((number) => at(COMMAND_IDS, number));
    on.tell({ type: 'drew', seat, count: drawn.length, cards, reveals: true });
  }
  return drawn.length;
}

export function discardCard(
  state: State,
  seat: Seat,
  id: CommandId,
  by: Extract<Event, { type: 'discarded' }>['by'],
  on: On,
): void {
  const hand = at(state.hands, seat);
  const number = commandNumber(id);
  // The last one, because cards that were just drawn lie there.
  const index = hand.lastIndexOf(number);
  if (index === -1) throw new Error(`${id} is not in the hand`);
  state.hands = state.hands.with(seat, hand.toSpliced(index, 1));
  layOnDiscard(state, seat, number);
  on.tell?.({ type: 'discarded', seat, card: id, by, reveals: true });
}
