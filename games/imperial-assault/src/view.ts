import { at, type Seat, type Viewer } from '@parsecs/kernel';
import { controllerOf } from './board.ts';
import type { Event } from './events.ts';
import { marking } from './imagine.ts';
import { DECK_SIZE } from './lists/armies.ts';
import { labelsOf } from './lookup.ts';
import { conditionsIn } from './moment/attack-moment.ts';
import { showMoments } from './moment/frames.ts';
import { writeRaider } from './names.ts';
import { healthOf } from './play/defeat.ts';
import { layOut } from './play/setup-phase.ts';
import { speedOf } from './play/speed.ts';
import { DOORS, RAIDERS } from './rules.ts';
import { emptyState } from './setup/empty-state.ts';
import type { Table } from './setup/table.ts';
import {
  COVERED,
  EXPOSED,
  GONE,
  isOnMap,
  isOver,
  MEDITATED,
  NOBODY,
  rulesOf,
  type State,
  siteOfState,
  WARDED,
} from './state.ts';
import { viewActivation, viewAttack } from './view-acts.ts';
import type { FigureView, GroupView, SeatView, TokenView, View } from './view-types.ts';
import {
  COMMAND_IDS,
  type CommandId,
  FIGURE_EFFECTS,
  GROUP_STATES,
  MARKS,
  type MapId,
  MISSION_IDS,
  type MissionId,
  ONCE_PER_ROUND,
  SEAT_EFFECTS,
  type TokenKind,
  UNSEEN,
  ZONES,
} from './vocabulary.ts';

/** Every field is listed: what the state gains later stays hidden until it is named here. */
export function view(state: State, viewer: Viewer): View {
  const { groups, figures } = rulesOf(state);
  const laidOut = state.mission !== -1;
  return {
    viewer,
    table: state.table,
    mission: MISSION_IDS[state.mission] ?? null,
    map: laidOut ? mapOf(state) : null,
    round: state.round,
    initiative: state.initiative,
    turn: state.turn,
    question: state.question,
    asked: seatOrNobody(state.asked),
    outcome: isOver(state) ? { winners: state.winners.slice(), rule: state.ending } : null,
    seats: [0, 1].map((seat) => viewSeat(state, viewer, seat)),
    groups: groups.map((_group, group) => viewGroup(state, viewer, group)),
    figures: figures.map((_figure, figure) => viewFigure(state, figure)),
    ...(laidOut ? viewSite(state) : { tokens: [], raiders: [], doors: [], terminals: [] }),
    activation: viewActivation(state),
    attack: viewAttack(state),
    moment: showMoments(state),
  };
}

/** The map of a mission with its doors, terminals and tokens, before anybody has touched them. */
export function viewLaidOut(
  table: Table,
  mission: MissionId,
): Pick<View, 'mission' | 'map' | 'tokens' | 'raiders' | 'doors' | 'terminals'> {
  const state = emptyState(table, [[], []]);
  state.mission = MISSION_IDS.indexOf(mission);
  layOut(state);
  return { mission, map: mapOf(state), ...viewSite(state) };
}

/** The view with armies that were chosen in secret, as they are laid out. */
export function viewFielded(seen: View, armies: Table['armies']): View {
  const laid = view(emptyState({ ...seen.table, armies }, [[], []]), seen.viewer);
  return {
    ...laid,
    seats: laid.seats.map((seat, index) => {
      const { army } = at(seen.seats, index);
      const own = army === undefined || army === UNSEEN ? {} : { list: army.commands };
      return { ...seat, deck: DECK_SIZE, ...own };
    }),
  };
}

function seatOrNobody(seat: Seat): Seat | null {
  return seat === NOBODY ? null : seat;
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
    ...viewBuilt(state, viewer, seat),
    ...(viewer === seat && { cards: names(hand) }),
    ...(knowsList && { list: names(at(state.lists, seat)) }),
  };
}

/** IA-020: nobody but its seat knows an army before both are fixed. */
function viewBuilt(state: State, viewer: Viewer, seat: Seat): Pick<SeatView, 'army'> {
  const frame = state.frames.find((one) => one.kind === 'build');
  const army = frame?.armies[seat] ?? null;
  return army === null ? {} : { army: viewer === seat ? army : UNSEEN };
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
): Pick<GroupView, 'marked' | 'mark' | 'markShown'> {
  const mark = at(state.marks, group);
  const shown = at(state.marksShown, group) !== 0;
  const known = viewer === owner || shown;
  if (mark === 0 || (!known && marking(state).seat === owner)) return {};
  return {
    marked: true,
    ...(known && { mark: at(MARKS, mark - 1) }),
    ...(shown && { markShown: true }),
  };
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
    conditions: conditionsIn(at(state.conditions, figure)),
    effects: FIGURE_EFFECTS.filter((_name, index) => (lasting & at(EFFECT_BITS, index)) !== 0),
    exposedBy: [0, 1].filter((seat) => (lasting & at(EXPOSED, seat)) !== 0),
    used: ONCE_PER_ROUND.filter((_name, bit) => (at(state.used, figure) & (1 << bit)) !== 0),
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
      id: writeRaider(raider + 1),
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
      controller: seatOrNobody(controllerOf(state, space)),
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
    controller: space === GONE ? null : seatOrNobody(controllerOf(state, space)),
  };
}

/** Every type is listed, and of an event that keeps something back every field that others see. */
export function viewEvent(event: Event, viewer: Viewer, _state: State): Event {
  switch (event.type) {
    case 'drew': {
      if (event.seat === viewer) return event;
      const { type, seat, count, reveals } = event;
      return { type, seat, count, reveals };
    }
    case 'marked': {
      if (event.seat === viewer) return event;
      const { type, seat, group } = event;
      return { type, seat, group };
    }
    case 'began':
    case 'army-built':
    case 'initiative':
    case 'mission-drawn':
    case 'zone-taken':
    case 'deployed':
    case 'nothing-to-draw':
    case 'mark-revealed':
    case 'round-began':
    case 'activated':
    case 'passed':
    case 'skipped':
    case 'figure-activated':
    case 'activation-ended':
    case 'points-gained':
    case 'moved':
    case 'pushed':
    case 'placed':
    case 'door-opened':
    case 'declared':
    case 'rolled':
    case 'rerolled':
    case 'die-removed':
    case 'results':
    case 'surge-spent':
    case 'missed':
    case 'hit':
    case 'damaged':
    case 'rolled-damage':
    case 'recovered':
    case 'strain-bought-off':
    case 'condition':
    case 'defeated':
    case 'group-defeated':
    case 'scored':
    case 'played':
    case 'used':
    case 'discarded':
    case 'readied':
    case 'exhausted':
    case 'status-began':
    case 'priced':
    case 'exposed':
    case 'token-taken':
    case 'token-dropped':
    case 'token-discarded':
    case 'token-flipped':
    case 'token-claimed':
    case 'bombarded':
    case 'raiders-struck':
    case 'raider-moved':
    case 'raider-deployed':
    case 'blue-die-rolled':
    case 'resigned':
    case 'won':
      return event;
  }
}
