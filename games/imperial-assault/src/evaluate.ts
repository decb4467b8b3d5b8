import { at, type Seat } from '@parsecs/kernel';
import { mayInteract } from './attack/passives.ts';
import { controllerOf, figuresOf, layoutOfState, spacesOf } from './board.ts';
import { distancesFrom, FAR } from './map/layout.ts';
import { actionsLeft, mayWalk } from './play/act.ts';
import type { FigureRules } from './rules.ts';
import { figureOf, GONE, isOver, otherSeat, rulesOf, type State, siteOfState } from './state.ts';
import type { MissionId, TokenKind } from './vocabulary.ts';

/** In tenths of a victory point. */
const WIN = 100_000;
const VP = 10;
const WORTH = {
  /** What a figure is worth beyond its damage: it acts, and its group pays only when it is whole. */
  alive: 0.4,
  health: 0.6,
  card: 3,
  deckCard: 0.5,
  action: 3,
  point: 0.3,
  near: 0.8,
  toGoal: 1.2,
} as const;
/** By condition: stunned, bleeding, focused, hidden, weakened. */
const CONDITION_WORTH: readonly number[] = [-6, -4, 6, 4, -3];
const LOST = 20;
const RANGED_DISTANCE = 3;

/** How far this player is ahead: points, figures, cards, places and what the mission will pay. */
export function evaluate(state: State, seat: Seat): number {
  if (isOver(state)) return state.winners.includes(seat) ? WIN : -WIN;
  const other = otherSeat(seat);
  if (state.mission === -1) return 0;
  return sideOf(state, seat) - sideOf(state, other) + tempo(state, seat);
}

function sideOf(state: State, seat: Seat): number {
  let sum = at(state.vp, seat) * VP;
  sum += at(state.hands, seat).length * WORTH.card + at(state.decks, seat).length * WORTH.deckCard;
  const { figures } = rulesOf(state);
  for (let figure = 0; figure < state.stand.length; figure += 1) {
    const { owner, card } = figures[figure] as FigureRules;
    if (owner !== seat || state.stand[figure] === GONE) continue;
    const share = (card.cost / card.figures) * VP;
    const left = 1 - (state.damage[figure] as number) / card.health;
    sum += share * (WORTH.alive + WORTH.health * left);
    sum += conditionWorth(state.conditions[figure] as number);
  }
  return sum + approach(state, seat) + missionWorth(state, seat);
}

function conditionWorth(bits: number): number {
  if (bits === 0) return 0;
  return CONDITION_WORTH.reduce(
    (sum, worth, bit) => sum + ((bits & (1 << bit)) === 0 ? 0 : worth),
    0,
  );
}

function far(row: Uint8Array, space: number): number {
  const spaces = row[space] as number;
  return spaces === FAR ? LOST : spaces;
}

/** Where the figures of a player stand: the first space of each base. */
function placesOf(state: State, seat: Seat): readonly number[] {
  const { figures } = rulesOf(state);
  const { count } = siteOfState(state).grid;
  const places: number[] = [];
  for (let figure = 0; figure < state.stand.length; figure += 1) {
    const stand = state.stand[figure] as number;
    if (stand !== GONE && (figures[figure] as FigureRules).owner === seat) {
      places.push(stand < count ? stand : stand - count);
    }
  }
  return places;
}

/** Figures want to be where they can fight. */
function approach(state: State, seat: Seat): number {
  const layout = layoutOfState(state);
  const { figures } = rulesOf(state);
  const { count } = layout.grid;
  const enemies = placesOf(state, otherSeat(seat));
  let sum = 0;
  for (let figure = 0; figure < state.stand.length; figure += 1) {
    const stand = state.stand[figure] as number;
    const { owner, card } = figures[figure] as FigureRules;
    if (stand === GONE || owner !== seat) continue;
    const row = distancesFrom(layout, stand < count ? stand : stand - count);
    let least = LOST;
    for (let index = 0; index < enemies.length; index += 1) {
      const spaces = far(row, enemies[index] as number);
      if (spaces < least) least = spaces;
    }
    const wanted = card.attack.type === 'melee' ? 1 : RANGED_DISTANCE;
    if (least > wanted) sum -= (least - wanted) * WORTH.near;
  }
  return sum;
}

/** What can still be done in the activation that is going on, by this figure and the others. */
function tempo(state: State, seat: Seat): number {
  let sum = 0;
  for (const frame of state.frames) {
    if (frame.kind === 'group' && at(rulesOf(state).groups, frame.group).owner === seat) {
      sum += frame.left.length * 2 * WORTH.action;
    }
    if (frame.kind === 'walk' && frame.by === seat) sum += frame.points * WORTH.point;
    if (frame.kind !== 'activation' || figureOf(state, frame.figure).owner !== seat) continue;
    const actions = actionsLeft(frame);
    sum += actions * WORTH.action;
    // Points alone are worth the places they lead to.
    if (actions > 0 && mayWalk(state, frame)) sum += frame.points * WORTH.point;
  }
  return sum;
}

/** Tokens that pay whoever controls them, with what one is worth in tenths of points. */
const CONTROLLED: Readonly<Partial<Record<MissionId, readonly [TokenKind, number]>>> = {
  'mos-eisley-outskirts-a': ['launch-panel', 30],
  'moisture-farm-a': ['crate', 45],
  'massassi-ruins-b': ['excavation-site', 35],
  'cinder-relay-a': ['relay-core', 30],
};

/** Tokens that are carried somewhere. */
const CARRIED: Readonly<Partial<Record<MissionId, readonly [TokenKind, number]>>> = {
  'mos-eisley-outskirts-b': ['contraband', 110],
  'massassi-ruins-a': ['holocron', 75],
  'cinder-relay-b': ['data-crate', 65],
};

function missionWorth(state: State, seat: Seat): number {
  const { mission, tokens, terminals } = siteOfState(state);
  let sum = terminalWorth(state, seat, terminals);
  const control = CONTROLLED[mission.id];
  if (control !== undefined) sum += controlWorth(state, seat, control[0], control[1]);
  const carry = CARRIED[mission.id];
  if (carry !== undefined) sum += carryWorth(state, seat, carry[0], carry[1]);
  if (mission.id === 'training-ground-a') {
    for (const token of tokens.keys()) {
      if (state.tokenMark[token] === 1 << seat) sum += 50;
      else if (state.tokenMark[token] === 0) sum -= nearest(state, seat, token, true) * 0.5;
    }
  }
  return sum;
}

function terminalWorth(state: State, seat: Seat, terminals: readonly number[]): number {
  let sum = 0;
  for (const space of terminals) if (controllerOf(state, space) === seat) sum += 4;
  return sum;
}

function nearest(state: State, seat: Seat, token: number, hands: boolean): number {
  const space = at(state.tokenAt, token);
  if (space === GONE) return 0;
  const row = distancesFrom(layoutOfState(state), space);
  let least = LOST;
  if (!hands) {
    for (const place of placesOf(state, seat)) least = Math.min(least, far(row, place));
    return least;
  }
  for (const figure of figuresOf(state, seat)) {
    if (!mayInteract(state, figure) || state.tokenBy.includes(figure)) continue;
    least = Math.min(least, far(row, at(spacesOf(state, figure), 0)));
  }
  return least;
}

function controlWorth(state: State, seat: Seat, kind: TokenKind, worth: number): number {
  const site = siteOfState(state);
  let sum = 0;
  for (const [token, { kind: found }] of site.tokens.entries()) {
    const space = at(state.tokenAt, token);
    if (found !== kind || space === GONE) continue;
    const mark = at(state.tokenMark, token);
    // A crate pays each player once.
    if (kind === 'crate' && (mark & (1 << seat)) !== 0) continue;
    const own = controllerOf(state, space) === seat;
    const side = kind === 'launch-panel' && mark === 1 ? 2 : 1;
    sum += own ? worth * side : -nearest(state, seat, token, false) * WORTH.near;
  }
  return sum;
}

/** Where a carrier wants to go. */
function goalsOf(state: State, seat: Seat): readonly number[] {
  const site = siteOfState(state);
  if (site.mission.id === 'mos-eisley-outskirts-b')
    return at(site.grid.zones, at(state.zones, seat));
  if (site.mission.id === 'cinder-relay-b') return site.terminals;
  return site.tokens.flatMap(({ kind, space }) =>
    kind === 'communications-beacon' ? [space] : [],
  );
}

function carryWorth(state: State, seat: Seat, kind: TokenKind, worth: number): number {
  const site = siteOfState(state);
  const layout = layoutOfState(state);
  let sum = 0;
  for (const [token, { kind: found }] of site.tokens.entries()) {
    if (found !== kind) continue;
    const by = at(state.tokenBy, token);
    if (by !== GONE && figureOf(state, by).owner === seat) {
      const row = distancesFrom(layout, at(spacesOf(state, by), 0));
      let least = LOST;
      for (const goal of goalsOf(state, seat)) least = Math.min(least, far(row, goal));
      sum += worth * 0.6 - least * WORTH.toGoal;
    } else if (at(state.tokenAt, token) !== GONE) {
      sum -= nearest(state, seat, token, true) * WORTH.near;
    }
  }
  return sum;
}
