import { at, type Seat } from '@parsecs/kernel';
import { mayInteract } from '../attack/passives.ts';
import { distancesFrom } from '../map/layout.ts';
import { GONE } from '../state.ts';
import type { MissionId, TokenKind } from '../vocabulary.ts';
import { nearestOf, nearestRow, type Scene, spacesAway } from './scene.ts';

/** A place that is worth going to. */
export interface Goal {
  /** How far every space is from it. */
  readonly row: Uint8Array;
  /** What controlling it is worth. */
  readonly hold: number;
  /** What a space nearer is worth, for the nearest figure. */
  readonly pull: number;
  /** Only for figures that can interact and have a free hand. */
  readonly hands: boolean;
}

/** Tokens that pay whoever controls them at the end of a round, in tenths of points. */
const CONTROLLED: Readonly<Partial<Record<MissionId, readonly [TokenKind, number]>>> = {
  'mos-eisley-outskirts-a': ['launch-panel', 20],
  'moisture-farm-a': ['crate', 60],
  'massassi-ruins-b': ['excavation-site', 45],
  'cinder-relay-a': ['relay-core', 35],
};
const COLOURED_PANEL = 50;

/** Tokens that are carried somewhere, with what their delivery pays. */
const CARRIED: Readonly<Partial<Record<MissionId, readonly [TokenKind, number]>>> = {
  'mos-eisley-outskirts-b': ['contraband', 150],
  'massassi-ruins-a': ['holocron', 100],
  'cinder-relay-b': ['data-crate', 100],
};
const IN_HAND = 0.6;
/** A carrier this far from home has nothing but its hands full. */
const LONG_WAY = 40;
const REPROGRAMMED = 60;
const TERMINAL = 5;
const BEACON = 8;
/** How much of a goal's worth each space on the way to it is. */
const PULL = 1 / 30;
const RAIDER_PULL = 0.4;

export function goalsFor(scene: Scene, seat: Seat): readonly Goal[] {
  return (scene.goals[seat] ??= listGoals(scene, seat));
}

function listGoals(scene: Scene, seat: Seat): readonly Goal[] {
  const { state, site } = scene;
  const goals: Goal[] = [];
  for (const space of site.terminals) goals.push(place(scene, space, TERMINAL));
  for (let token = 0; token < site.tokens.length; token += 1) {
    const goal = goalOfToken(scene, seat, token);
    if (goal !== undefined) goals.push(goal);
  }
  for (const space of state.raiders) {
    if (space !== GONE) goals.push({ ...place(scene, space, 0), pull: RAIDER_PULL });
  }
  return goals;
}

/** Something that pays whoever controls it. */
function place({ layout }: Scene, space: number, hold: number): Goal {
  return { row: distancesFrom(layout, space), hold, pull: hold * PULL, hands: false };
}

/** Something that is taken or changed by hand. */
function thing({ layout }: Scene, space: number, worth: number): Goal {
  return { row: distancesFrom(layout, space), hold: 0, pull: worth * PULL, hands: true };
}

function goalOfToken(scene: Scene, seat: Seat, token: number): Goal | undefined {
  const { state, site } = scene;
  const { kind } = at(site.tokens, token);
  const space = at(state.tokenAt, token);
  const mark = at(state.tokenMark, token);
  if (space === GONE) return undefined;
  const control = CONTROLLED[site.mission.id];
  const carried = CARRIED[site.mission.id];
  if (kind === control?.[0]) {
    // A crate pays each player once.
    if (kind === 'crate' && (mark & (1 << seat)) !== 0) return undefined;
    const coloured = kind === 'launch-panel' && mark === 1;
    return place(scene, space, coloured ? COLOURED_PANEL : control[1]);
  }
  if (kind === carried?.[0]) return thing(scene, space, carried[1] / 2);
  if (kind === 'remote' && mark === 0) return thing(scene, space, REPROGRAMMED);
  const bombs = kind === 'communications-beacon' && site.mission.id === 'massassi-ruins-b';
  return bombs ? place(scene, space, BEACON) : undefined;
}

export function hasFreeHands({ state }: Scene, figure: number): boolean {
  return mayInteract(state, figure) && !state.tokenBy.includes(figure);
}

/** What a player holds of the mission: goals that he controls and tokens that his figures carry. */
export function heldWorth(scene: Scene, seat: Seat): number {
  const own = at(scene.armies, seat);
  const enemies = at(scene.armies, 1 - seat);
  let sum = carriedWorth(scene, seat);
  for (const { row, hold } of goalsFor(scene, seat)) {
    if (hold === 0 || nearestOf(scene, row, own) > 1) continue;
    if (nearestOf(scene, row, enemies) > 1) sum += hold;
  }
  return sum;
}

/** How far a player's nearest figures are from what he wants. */
export function awayFromGoals(scene: Scene, seat: Seat): number {
  const own = at(scene.armies, seat);
  let sum = 0;
  for (const { row, pull, hands } of goalsFor(scene, seat)) {
    const able = hands ? own.filter((figure) => hasFreeHands(scene, figure)) : own;
    const near = nearestOf(scene, row, able);
    // Where nobody has a free hand nobody is wanted.
    if (near > 1 && able.length > 0) sum += (near - 1) * pull;
  }
  return sum;
}

/** Where a carrier of this player wants to go. */
export function homeRow({ state, site, layout }: Scene, seat: Seat): Uint8Array {
  if (site.mission.id === 'mos-eisley-outskirts-b') {
    const zone = at(state.zones, seat);
    return nearestRow(layout, `zone ${zone}`, at(layout.grid.zones, zone));
  }
  if (site.mission.id === 'cinder-relay-b') {
    return nearestRow(layout, 'terminals', site.terminals);
  }
  const beacons = site.tokens.filter(({ kind }) => kind === 'communications-beacon');
  return nearestRow(
    layout,
    'beacons',
    beacons.map(({ space }) => space),
  );
}

/** What a token in hand is worth so many spaces from home. */
export function carryingWorth(scene: Scene, spaces: number): number {
  const worth = CARRIED[scene.site.mission.id]?.[1] ?? 0;
  return worth * IN_HAND * (1 - Math.min(spaces, LONG_WAY) / (LONG_WAY + 1));
}

function carriedWorth(scene: Scene, seat: Seat): number {
  const { state, site, rules } = scene;
  let sum = 0;
  for (let token = 0; token < site.tokens.length; token += 1) {
    const by = at(state.tokenBy, token);
    if (by !== GONE && at(rules.figures, by).owner === seat) {
      sum += carryingWorth(scene, spacesAway(homeRow(scene, seat), at(scene.places, by)));
    } else if (at(state.tokenMark, token) === 1 << seat && site.tokens[token]?.kind === 'remote') {
      sum += REPROGRAMMED;
    }
  }
  return sum;
}
