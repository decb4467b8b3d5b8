import { at, type Chance, type Seat, takeOut } from '@parsecs/kernel';
import { commandNumber } from './cards/cards.ts';
import type { MissionFrame } from './frames.ts';
import { deckPoints } from './lists/armies.ts';
import { completeDeck, randomArmy } from './lists/random-army.ts';
import { openState } from './open-state.ts';
import { copyState, type State } from './state.ts';
import type { View } from './view-types.ts';
import { COMMAND_IDS, type CommandId, UNSEEN } from './vocabulary.ts';

/** The player who is putting down his secret marks, −1 for none, and how many he has put down. */
export function marking(state: Pick<State, 'frames'>): {
  readonly seat: Seat;
  readonly step: number;
} {
  // The innermost frame is at work, the outer one still waits.
  const frame = state.frames.findLast(
    (other): other is MissionFrame => other.kind === 'mission' && other.when === 'after-setup',
  );
  return frame === undefined ? { seat: -1, step: 0 } : { seat: frame.by, step: frame.step };
}

/** A state that could be true for somebody who knows only this view. */
export function imagine(seen: View, chance: Chance): State {
  return imagineBy(seen, chance);
}

/** Whether a player would have put a card into his deck. */
type Liking = (state: State, seat: Seat, card: CommandId) => boolean;

/** The same, with decks of cards that their owners would like to have. */
export function imagineBy(seen: View, chance: Chance, likes?: Liking): State {
  const state = copyState(openState(seen));
  for (const seat of [0, 1]) {
    dealUnknown(state, seen, seat, chance, likes);
    imagineMarks(state, seen, seat, chance);
  }
  imagineArmies(state, seen, chance);
  return state;
}

/** IA-020: any army may be the one that was chosen unseen. */
function imagineArmies(state: State, seen: View, chance: Chance): void {
  const frame = state.frames.find((one) => one.kind === 'build');
  if (frame === undefined) return;
  for (const [seat, army] of frame.armies.entries()) {
    if (army === null) continue;
    const known = at(seen.seats, seat).army;
    frame.armies[seat] = known === undefined || known === UNSEEN ? randomArmy(chance) : known;
  }
}

/** What lies open of a seat's cards. */
function openCards(state: State, seat: Seat): readonly number[] {
  const priced = state.prices.filter((price) => (price & (1 << seat)) !== 0);
  return [...at(state.discards, seat), ...priced.map(() => commandNumber('price-on-their-heads'))];
}

function dealUnknown(
  state: State,
  seen: View,
  seat: Seat,
  chance: Chance,
  likes: Liking | undefined,
): void {
  const view = at(seen.seats, seat);
  const open = openCards(state, seat);
  const hand = (view.cards ?? []).map((id) => commandNumber(id));
  const total = view.hand + view.deck + open.length;
  const list =
    view.list?.map((id) => commandNumber(id)) ?? guessList(state, seat, open, total, chance, likes);
  const rest = [...list];
  for (const card of [...open, ...hand]) takeOut(rest, card);
  chance.shuffle('imagined deck', rest);
  state.lists = state.lists.with(seat, list);
  state.hands = state.hands.with(seat, view.cards === undefined ? rest.splice(0, view.hand) : hand);
  state.decks = state.decks.with(seat, rest);
}

function guessList(
  state: State,
  seat: Seat,
  open: readonly number[],
  total: number,
  chance: Chance,
  likes: Liking | undefined,
): number[] {
  const { deployments } = at(state.table.armies, seat);
  const guessed = completeDeck(
    open.map((card) => at(COMMAND_IDS, card)),
    deckPoints(deployments),
    chance,
    likes && ((card) => likes(state, seat, card)),
  ).map((id) => commandNumber(id));
  // A hand-made position may hold any number of cards.
  while (guessed.length < total) guessed.push(commandNumber('recovery'));
  const list = [...open, ...guessed.slice(open.length)].slice(0, total);
  return list.sort((one, other) => one - other);
}

/** One mark of a player is red, the others are blue. */
function imagineMarks(state: State, seen: View, seat: Seat, chance: Chance): void {
  const { seat: marker, step } = marking(state);
  if (marker !== seat && !seen.groups.some(({ marked }) => marked === true)) return;
  const own = seen.groups.flatMap(({ owner }, group) => (owner === seat ? [group] : []));
  let unknown = own.filter((group) => {
    const { marked, mark } = at(seen.groups, group);
    return marked === true && mark === undefined;
  });
  if (marker === seat && own.every((group) => at(state.marks, group) === 0)) {
    const free = [...own];
    chance.shuffle('imagined marks', free);
    unknown = free.slice(0, step);
  }
  if (unknown.length === 0) return;
  const hasRed = own.some((group) => at(state.marks, group) === 1);
  const red = hasRed ? -1 : at(unknown, chance.pick('imagined red mark', unknown.length));
  for (const group of unknown) state.marks = state.marks.with(group, group === red ? 1 : 2);
}
