import { areaOf, baseOf, basesOf } from './board.ts';
import { DAMAGE_CARDS } from './cards/damage-deck.ts';
import { countOf, packOf } from './damage-pack.ts';
import { findOverlapped } from './geometry/overlap.ts';
import { isInPlay as isInArea } from './geometry/play-area.ts';
import { DOOMED, HELD, hasFlag, idOf, isInPlay, isOver, NONE, type State } from './state.ts';
import { hullLeft, shieldValue } from './values.ts';

/** What must hold after every step of every game. */
export function violations(state: State): readonly string[] {
  return [
    ...cardBreaches(state),
    ...shipBreaches(state),
    ...placeBreaches(state),
    ...turnBreaches(state),
  ];
}

/** XW-292: never more of a card than the deck has. */
function cardBreaches(state: State): readonly string[] {
  const packs = [
    ...state.damageUp,
    ...state.damageDown,
    state.discard,
    packOf(state.deck),
    packOf(state.drawn),
  ];
  return DAMAGE_CARDS.flatMap(({ id, count }, kind) => {
    const held = packs.reduce((sum, pack) => sum + countOf(pack, kind), 0);
    return held > count ? [`${held} of ${id}`] : [];
  });
}

function shipBreaches(state: State): readonly string[] {
  const found: string[] = [];
  const isDealing = state.frames.some(({ kind }) => kind === 'deal');
  for (let ship = 0; ship < state.status.length; ship += 1) {
    const name = idOf(state, ship);
    const shields = state.shields[ship] as number;
    for (const list of [state.focus, state.evade, state.stress, state.ion, state.markers]) {
      if ((list[ship] as number) < 0) found.push(`${name}: less than no token`);
    }
    if (shields < 0 || shields > shieldValue(state, ship)) {
      found.push(`${name}: ${shields} shields`);
    }
    const isFalling = hasFlag(state, ship, DOOMED) || hasFlag(state, ship, HELD);
    if (isInPlay(state, ship) && hullLeft(state, ship) <= 0 && !isFalling && !isDealing) {
      found.push(`${name}: in play without hull`);
    }
    for (const lock of [state.locks[ship * 2], state.locks[ship * 2 + 1]]) {
      if (lock !== NONE && lock !== undefined && !isInPlay(state, lock)) {
        found.push(`${name}: a lock on nobody`);
      }
    }
  }
  return found;
}

/** XW-171, XW-176: bases in play lie inside and beside each other. */
function placeBreaches(state: State): readonly string[] {
  const found: string[] = [];
  const area = areaOf(state);
  for (let ship = 0; ship < state.status.length; ship += 1) {
    if (!isInPlay(state, ship)) continue;
    const bases = basesOf(state);
    const base = baseOf(state, ship);
    if (!isInArea(base, area)) found.push(`${idOf(state, ship)}: out of the play area`);
    const other = findOverlapped(base, bases);
    if (other !== -1) found.push(`${idOf(state, ship)} lies on ${idOf(state, other)}`);
  }
  return found;
}

function turnBreaches(state: State): readonly string[] {
  const found: string[] = [];
  if (isOver(state) === (state.asked !== 0)) found.push('asked after the end, or nobody asked');
  if (!isOver(state) && state.frames.length === 0) found.push('nothing is going on');
  return found;
}
