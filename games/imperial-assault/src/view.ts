import { at, type Chance, type Seat, type Viewer } from '@parsecs/kernel';
import { commandNumber } from './data.ts';
import type { Event } from './events.ts';
import type { MissionFrame } from './frames.ts';
import { labelsOf } from './play/names.ts';
import { deckPoints } from './setup/armies.ts';
import { completeDeck } from './setup/random-army.ts';
import type { Table } from './setup/table.ts';
import { copyState, isOnMap, rulesOf, type State } from './state.ts';
import {
  COMMAND_IDS,
  CONDITIONS,
  type CommandId,
  type Condition,
  GROUP_STATES,
  type GroupState,
  MISSION_IDS,
  type MissionId,
} from './vocabulary.ts';

/** Everything open of a position, in its own numbers; cards in hands and decks have no place. */
export type Position = Omit<State, 'table' | 'lists' | 'hands' | 'decks' | 'marks'>;

/** What one viewer may know. What is hidden has no place here. */
export interface View {
  readonly viewer: Viewer;
  readonly table: Table;
  readonly mission: MissionId | null;
  readonly position: Position;
  readonly seats: readonly SeatView[];
  readonly groups: readonly GroupView[];
  readonly figures: readonly FigureView[];
}

export interface SeatView {
  readonly hand: number;
  readonly deck: number;
  readonly discard: readonly CommandId[];
  readonly vp: number;
  /** The faces, where the viewer may see them. */
  readonly cards?: readonly CommandId[];
  /** The whole deck list in the order of the cards' names, where the viewer may know it. */
  readonly list?: readonly CommandId[];
}

export interface GroupView {
  readonly id: string;
  readonly owner: Seat;
  readonly state: GroupState;
  /** Deception Game: a token lies there; its colour where the viewer may know it. */
  readonly marked?: true;
  readonly mark?: 'red' | 'blue';
}

export interface FigureView {
  readonly id: string;
  readonly owner: Seat;
  readonly group: string;
  /** The spaces it covers; none when it is not on the map. */
  readonly at: readonly string[];
  readonly damage: number;
  readonly health: number;
  readonly conditions: readonly Condition[];
  readonly carries: readonly number[];
}

export function view(state: State, viewer: Viewer): View {
  const {
    table,
    lists: _,
    hands: _hands,
    decks: _decks,
    marks: _marks,
    ...position
  } = copyState(state);
  const rules = rulesOf(state);
  return {
    viewer,
    table,
    mission: MISSION_IDS[state.mission] ?? null,
    position,
    seats: [0, 1].map((seat) => viewSeat(state, viewer, seat)),
    groups: rules.groups.map(({ id, owner }, group) => ({
      id,
      owner,
      state: at(GROUP_STATES, at(state.groups, group)),
      ...viewMark(state, viewer, group, owner),
    })),
    figures: rules.figures.map(({ id, owner, group, card }, figure) => ({
      id,
      owner,
      group: at(rules.groups, group).id,
      at: isOnMap(state, figure) ? labelsOf(state, figure) : [],
      damage: at(state.damage, figure),
      health: card.health,
      conditions: CONDITIONS.filter(
        (_name, bit) => (at(state.conditions, figure) & (1 << bit)) !== 0,
      ),
      carries: state.tokenBy.flatMap((by, token) => (by === figure ? [token] : [])),
    })),
  };
}

function names(cards: readonly number[]): readonly CommandId[] {
  return cards.map((card) => at(COMMAND_IDS, card));
}

function viewSeat(state: State, viewer: Viewer, seat: Seat): SeatView {
  const hand = at(state.hands, seat);
  const knowsList = viewer === seat || state.table.options.openLists;
  return {
    hand: hand.length,
    deck: at(state.decks, seat).length,
    discard: names(at(state.discards, seat)),
    vp: at(state.vp, seat),
    ...(viewer === seat && { cards: names(hand) }),
    ...(knowsList && { list: names(at(state.lists, seat)) }),
  };
}

/** The player who is putting down his secret marks, −1 for none. */
function marking(state: Pick<State, 'frames'>): { readonly seat: Seat; readonly step: number } {
  const frame = state.frames.find(
    (other): other is MissionFrame => other.kind === 'mission' && other.when === 'after-setup',
  );
  // The innermost one is at work, the outer one still waits.
  const top = state.frames.findLast(
    (other): other is MissionFrame => other.kind === 'mission' && other.when === 'after-setup',
  );
  return frame === undefined || top === undefined
    ? { seat: -1, step: 0 }
    : { seat: top.by, step: top.step };
}

function viewMark(
  state: State,
  viewer: Viewer,
  group: number,
  owner: Seat,
): Pick<GroupView, 'marked' | 'mark'> {
  const mark = at(state.marks, group);
  const known = viewer === owner || at(state.marksShown, group) !== 0;
  if (mark === 0 || (!known && marking(state).seat === owner)) return {};
  return known ? { marked: true, mark: mark === 1 ? 'red' : 'blue' } : { marked: true };
}

export function viewEvent(event: Event, viewer: Viewer, _state: State): Event | undefined {
  switch (event.type) {
    case 'drew': {
      if (event.seat === viewer) return event;
      const { cards: _cards, ...told } = event;
      return told;
    }
    case 'marked': {
      if (event.seat === viewer) return event;
      const { mark: _mark, ...told } = event;
      return told;
    }
    default:
      return event;
  }
}

/** A state that could be true for somebody who knows only this view. */
export function imagine(seen: View, chance: Chance): State {
  const state: State = copyState({
    ...seen.position,
    table: seen.table,
    lists: [[], []],
    hands: [[], []],
    decks: [[], []],
    marks: seen.groups.map(({ mark }) => (mark === undefined ? 0 : mark === 'red' ? 1 : 2)),
  });
  for (const seat of [0, 1]) {
    dealUnknown(state, seen, seat, chance);
    imagineMarks(state, seen, seat, chance);
  }
  return state;
}

/** What lies open of a seat's cards. */
function openCards(state: State, seat: Seat): readonly number[] {
  const priced = state.prices.filter((price) => (price & (1 << seat)) !== 0);
  return [...at(state.discards, seat), ...priced.map(() => commandNumber('price-on-their-heads'))];
}

function dealUnknown(state: State, seen: View, seat: Seat, chance: Chance): void {
  const view = at(seen.seats, seat);
  const open = openCards(state, seat);
  const hand = (view.cards ?? []).map((id) => commandNumber(id));
  const total = view.hand + view.deck + open.length;
  const list =
    view.list?.map((id) => commandNumber(id)) ?? guessList(state, seat, open, total, chance);
  const rest = [...list];
  for (const card of [...open, ...hand]) rest.splice(rest.indexOf(card), 1);
  chance.shuffle('imagined deck', rest);
  state.lists[seat] = list;
  state.hands[seat] = view.cards === undefined ? rest.splice(0, view.hand) : hand;
  state.decks[seat] = rest;
}

function guessList(
  state: State,
  seat: Seat,
  open: readonly number[],
  total: number,
  chance: Chance,
): number[] {
  const { deployments } = at(state.table.armies, seat);
  const guessed = completeDeck(
    open.map((card) => at(COMMAND_IDS, card)),
    deckPoints(deployments),
    chance,
  ).map((id) => commandNumber(id));
  // A hand-made position may hold any number of cards.
  while (guessed.length < total) guessed.push(commandNumber('recovery'));
  const list = [...open, ...guessed.slice(open.length)].slice(0, total);
  return list.sort((one, other) => one - other);
}

/** One mark of a player is red, the others are blue. */
function imagineMarks(state: State, seen: View, seat: Seat, chance: Chance): void {
  const own = seen.groups.flatMap(({ owner }, group) => (owner === seat ? [group] : []));
  const { seat: marker, step } = marking(state);
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
  for (const group of unknown) state.marks[group] = group === red ? 1 : 2;
}
