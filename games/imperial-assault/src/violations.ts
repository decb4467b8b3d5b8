import { at, type Seat } from '@parsecs/kernel';
import { spacesOf } from './board.ts';
import { commandNumber } from './cards/cards.ts';
import { healthOf } from './play/defeat.ts';
import { GONE, isOnMap, isOver, rulesOf, type State } from './state.ts';
import { DEFEATED } from './vocabulary.ts';

/** What must hold after every step of every game. */
export function violations(state: State): readonly string[] {
  return [
    ...cardViolations(state),
    ...figureViolations(state),
    ...groupViolations(state),
    ...tokenViolations(state),
    ...turnViolations(state),
  ];
}

function byNumber(one: number, other: number): number {
  return one - other;
}

function cardViolations(state: State): readonly string[] {
  return [0, 1].flatMap((seat: Seat) => {
    const priced = state.prices.filter((price) => (price & (1 << seat)) !== 0);
    const all = [
      ...at(state.hands, seat),
      ...at(state.decks, seat),
      ...at(state.discards, seat),
      ...priced.map(() => commandNumber('price-on-their-heads')),
    ];
    const whole = all.sort(byNumber).join() === at(state.lists, seat).toSorted(byNumber).join();
    return whole ? [] : [`Command cards of ${seat} lost or made`];
  });
}

function figureViolations(state: State): readonly string[] {
  const found: string[] = [];
  // IA-299: a game may end in the middle of a move, while somebody passes a friend.
  const passing =
    isOver(state) || state.frames.some(({ kind }) => kind === 'displace' || kind === 'path');
  const taken = new Map<number, number>();
  for (const figure of state.stand.keys()) {
    if (!isOnMap(state, figure)) {
      if (at(state.damage, figure) !== 0) found.push(`damage on the fallen ${figure}`);
      continue;
    }
    const damage = at(state.damage, figure);
    if (damage < 0 || damage >= healthOf(state, figure))
      found.push(`damage of ${figure}: ${damage}`);
    const spaces = spacesOf(state, figure);
    if (spaces.length === 0) found.push(`${figure} stands outside the map`);
    for (const space of spaces) {
      if (taken.has(space) && !passing)
        found.push(`${figure} and ${taken.get(space)} share a space`);
      taken.set(space, figure);
    }
  }
  for (const space of state.raiders) {
    if (space !== GONE && taken.has(space) && !passing) found.push('a raider shares a space');
  }
  return found;
}

function groupViolations(state: State): readonly string[] {
  if (state.frames.some(({ kind }) => kind === 'setup')) return [];
  return rulesOf(state).groups.flatMap(({ id, figures }, group) => {
    const alive = figures.some((figure) => isOnMap(state, figure));
    return alive === (state.groups[group] !== DEFEATED) ? [] : [`${id}: its card and its figures`];
  });
}

function tokenViolations(state: State): readonly string[] {
  return state.tokenBy.flatMap((by, token) => {
    if (by === GONE) return [];
    if (!isOnMap(state, by)) return [`token ${token} is carried by nobody`];
    return state.tokenAt[token] === GONE ? [] : [`token ${token} is in two places`];
  });
}

function turnViolations(state: State): readonly string[] {
  const found: string[] = [];
  if (isOver(state) === (state.asked !== -1)) found.push('asked after the end, or nobody asked');
  if (isOver(state) !== state.winners.length > 0) found.push('over without a winner');
  if (Math.min(...state.vp) < 0) found.push('victory points below zero');
  if (Math.max(...state.vp) >= 40 && !isOver(state)) found.push('forty points and no end');
  for (const frame of state.frames) {
    if (frame.kind === 'activation' && frame.points < 0) found.push('movement points below zero');
    if (frame.kind === 'attack' && frame.surges < 0) found.push('surges below zero');
  }
  return found;
}
