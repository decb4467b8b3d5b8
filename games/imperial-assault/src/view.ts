import { at, type Seat, type Viewer } from '@parsecs/kernel';
import { controllerOf } from './board.ts';
import type { Event } from './events.ts';
import { marking } from './imagine.ts';
import { healthOf } from './play/defeat.ts';
import { labelsOf } from './play/names.ts';
import { speedOf } from './play/speed.ts';
import { DOORS, RAIDERS } from './rules.ts';
import type { Table } from './setup/table.ts';
import {
  COVERED,
  copyState,
  EXPOSED,
  GONE,
  isOnMap,
  MEDITATED,
  rulesOf,
  type State,
  siteOfState,
  WARDED,
} from './state.ts';
import { type ActivationView, type AttackView, viewActivation, viewAttack } from './view-acts.ts';
import {
  COMMAND_IDS,
  CONDITIONS,
  type CommandId,
  type Condition,
  type DeploymentId,
  GROUP_STATES,
  type GroupState,
  type MapId,
  MISSION_IDS,
  type MissionId,
  type QuestionKind,
  type TokenKind,
  ZONES,
  type Zone,
} from './vocabulary.ts';

/** Everything open of a position, in its own numbers; cards in hands and decks have no place. */
export type Position = Omit<State, 'table' | 'lists' | 'hands' | 'decks' | 'marks'>;

/** What one viewer may know. What is hidden has no place here. */
export interface View {
  readonly viewer: Viewer;
  readonly table: Table;
  /** Null before it is drawn. */
  readonly mission: MissionId | null;
  /** The map that is played on: one of the set unless the table brings its own. */
  readonly map: MapId | 'own' | null;
  readonly round: number;
  readonly initiative: Seat;
  /** Who activates now, or next. */
  readonly turn: Seat;
  readonly question: QuestionKind | 'none';
  readonly asked: Seat;
  readonly seats: readonly SeatView[];
  readonly groups: readonly GroupView[];
  readonly figures: readonly FigureView[];
  readonly tokens: readonly TokenView[];
  readonly raiders: readonly RaiderView[];
  readonly doors: readonly DoorView[];
  readonly terminals: readonly TerminalView[];
  /** The figure activation and the attack that are going on, the innermost ones. */
  readonly activation: ActivationView | null;
  readonly attack: AttackView | null;
  readonly position: Position;
}

export interface SeatView {
  readonly hand: number;
  readonly deck: number;
  readonly discard: readonly CommandId[];
  readonly vp: number;
  /** IA-291: how many of the points are for defeated figures. */
  readonly killVp: number;
  /** IA-038 */
  readonly cost: number;
  readonly zone: Zone | null;
  readonly upgrades: readonly DeploymentId[];
  /** Effects until the end of the round: Covering Fire, Shadow Ops of the opponent, Sit Tight. */
  readonly effects: readonly SeatEffect[];
  /** The faces, where the viewer may see them. */
  readonly cards?: readonly CommandId[];
  /** The whole deck list in the order of the cards' names, where the viewer may know it. */
  readonly list?: readonly CommandId[];
}

export const SEAT_EFFECTS = ['covering-fire', 'shadow-ops', 'sit-tight', 'flipped'] as const;
export type SeatEffect = (typeof SEAT_EFFECTS)[number];

export interface GroupView {
  readonly id: string;
  readonly owner: Seat;
  readonly card: DeploymentId;
  readonly state: GroupState;
  /** Seats that have put Price on Their Heads on it. */
  readonly prices: readonly Seat[];
  /** Deception Game: a token lies there; its colour where the viewer may know it. */
  readonly marked?: true;
  readonly mark?: 'red' | 'blue';
}

export interface FigureView {
  readonly id: string;
  readonly owner: Seat;
  readonly group: string;
  readonly card: DeploymentId;
  /** The spaces it covers, the upper left one first; none when it is not on the map. */
  readonly at: readonly string[];
  /** A base that is not square lies across. */
  readonly turned: boolean;
  readonly damage: number;
  readonly health: number;
  /** IA-136: as it is now. */
  readonly speed: number;
  readonly conditions: readonly Condition[];
  readonly effects: readonly FigureEffect[];
  /** Ids of the tokens it carries. */
  readonly carries: readonly string[];
}

export const FIGURE_EFFECTS = [
  'take-cover',
  'knowledge-and-defense',
  'expose-weakness',
  'meditation',
] as const;
export type FigureEffect = (typeof FIGURE_EFFECTS)[number];

export interface TokenView {
  readonly id: string;
  readonly kind: TokenKind;
  /** The space it lies on, or the figure that carries it; neither when it is gone. */
  readonly at: string | null;
  readonly by: string | null;
  /** A launch panel with its coloured side up. */
  readonly coloured: boolean;
  /** Seats whose tokens lie on it, or whose it is. */
  readonly owners: readonly Seat[];
  /** IA-086: who controls it, −1 for nobody. */
  readonly controller: Seat;
}

export interface RaiderView {
  readonly id: string;
  readonly at: string | null;
  readonly damage: number;
  readonly health: number;
}

export interface DoorView {
  readonly id: string;
  readonly open: boolean;
  readonly locked: boolean;
  readonly damage: number;
  /** Of a locked door; others are not attacked. */
  readonly health: number;
}

export interface TerminalView {
  readonly id: string;
  readonly at: string;
  readonly controller: Seat;
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
  const { groups, figures } = rulesOf(state);
  const laidOut = state.mission !== -1;
  return {
    viewer,
    table,
    mission: MISSION_IDS[state.mission] ?? null,
    map: laidOut ? mapOf(state) : null,
    round: state.round,
    initiative: state.initiative,
    turn: state.turn,
    question: state.question,
    asked: state.asked,
    seats: [0, 1].map((seat) => viewSeat(state, viewer, seat)),
    groups: groups.map((_group, group) => viewGroup(state, viewer, group)),
    figures: figures.map((_figure, figure) => viewFigure(state, figure)),
    ...(laidOut ? viewSite(state) : { tokens: [], raiders: [], doors: [], terminals: [] }),
    activation: viewActivation(state),
    attack: viewAttack(state),
    position,
  };
}

function mapOf(state: State): MapId | 'own' {
  return state.table.map === undefined ? siteOfState(state).mission.map : 'own';
}

function names(cards: readonly number[]): readonly CommandId[] {
  return cards.map((card) => at(COMMAND_IDS, card));
}

function viewSeat(state: State, viewer: Viewer, seat: Seat): SeatView {
  const hand = at(state.hands, seat);
  const knowsList = viewer === seat || state.table.options.openLists;
  const { cost, upgrades } = rulesOf(state);
  const bits = [state.covering, state.silenced, state.sitting, state.flipped];
  return {
    hand: hand.length,
    deck: at(state.decks, seat).length,
    discard: names(at(state.discards, seat)),
    vp: at(state.vp, seat),
    killVp: at(state.kills, seat),
    cost: at(cost, seat),
    zone: ZONES[at(state.zones, seat)] ?? null,
    upgrades: at(upgrades, seat),
    effects: SEAT_EFFECTS.filter((_effect, index) => (at(bits, index) & (1 << seat)) !== 0),
    ...(viewer === seat && { cards: names(hand) }),
    ...(knowsList && { list: names(at(state.lists, seat)) }),
  };
}

function viewGroup(state: State, viewer: Viewer, group: number): GroupView {
  const { id, owner, card } = at(rulesOf(state).groups, group);
  return {
    id,
    owner,
    card: card.id,
    state: at(GROUP_STATES, at(state.groups, group)),
    prices: seatsIn(at(state.prices, group)),
    ...viewMark(state, viewer, group, owner),
  };
}

function seatsIn(bits: number): readonly Seat[] {
  return [0, 1].filter((seat) => (bits & (1 << seat)) !== 0);
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

const EFFECT_BITS: readonly number[] = [COVERED, WARDED, EXPOSED[0] | EXPOSED[1], MEDITATED];

function viewFigure(state: State, figure: number): FigureView {
  const rules = rulesOf(state);
  const { id, owner, group, card } = at(rules.figures, figure);
  const stands = isOnMap(state, figure);
  const lasting = at(state.lasting, figure);
  return {
    id,
    owner,
    group: at(rules.groups, group).id,
    card: card.id,
    at: stands ? labelsOf(state, figure) : [],
    turned: stands && at(state.stand, figure) >= siteOfState(state).grid.count,
    damage: at(state.damage, figure),
    health: card.health,
    speed: state.mission === -1 ? card.speed : speedOf(state, figure),
    conditions: CONDITIONS.filter(
      (_name, bit) => (at(state.conditions, figure) & (1 << bit)) !== 0,
    ),
    effects: FIGURE_EFFECTS.filter((_name, index) => (lasting & at(EFFECT_BITS, index)) !== 0),
    carries: state.tokenBy.flatMap((by, token) =>
      by === figure ? [at(siteOfState(state).tokens, token).id] : [],
    ),
  };
}

function viewSite(state: State): Pick<View, 'tokens' | 'raiders' | 'doors' | 'terminals'> {
  const { grid, tokens, terminals, locked } = siteOfState(state);
  const { file } = grid;
  const label = (space: number): string | null => grid.label[space] ?? null;
  return {
    tokens: tokens.map(({ id, kind }, token) => viewToken(state, token, id, kind)),
    raiders: state.raiders.map((space, raider) => ({
      id: `raider-${raider + 1}`,
      at: label(space),
      damage: at(state.raiderDamage, raider),
      health: healthOf(state, RAIDERS + raider),
    })),
    doors: file.doors.map(({ id }, door) => ({
      id,
      open: (state.open & (1 << door)) !== 0,
      locked: (locked & (1 << door)) !== 0,
      damage: at(state.doorDamage, door),
      health: healthOf(state, DOORS + door),
    })),
    terminals: terminals.map((space, terminal) => ({
      id: at(file.terminals, terminal).id,
      at: at(grid.label, space),
      controller: controllerOf(state, space),
    })),
  };
}

function viewToken(state: State, token: number, id: string, kind: TokenKind): TokenView {
  const space = at(state.tokenAt, token);
  const by = at(state.tokenBy, token);
  const mark = at(state.tokenMark, token);
  const panel = kind === 'launch-panel';
  return {
    id,
    kind,
    at: siteOfState(state).grid.label[space] ?? null,
    by: by === GONE ? null : at(rulesOf(state).figures, by).id,
    coloured: panel && mark === 1,
    owners: panel ? [] : seatsIn(mark),
    controller: space === GONE ? -1 : controllerOf(state, space),
  };
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
