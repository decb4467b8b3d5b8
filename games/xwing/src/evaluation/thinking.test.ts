import { at, seededChance } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import { xwing } from '../game.ts';
import { isOver, type State } from '../state.ts';
import { thinking } from './thinking.ts';

function goOn(state: State, until: (state: State) => boolean): State {
  const chance = seededChance('horizon');
  while (!until(state)) {
    const seat = at(xwing.asked(state), 0);
    xwing.answer(state, seat, xwing.fallback(state, seat), { chance });
  }
  return state;
}

/** The rounds from a first dial to where a search of it ends, and the phase there. */
function endOfSearch(name: string): readonly [rounds: number, phase: string] {
  const setup = xwing.setups[name];
  if (setup === undefined) throw new Error(name);
  const state = xwing.begin(setup, { chance: seededChance(name) });
  const root = xwing.copy(goOn(state, ({ question }) => question === 'dial'));
  goOn(state, (now) => thinking.horizon(now, root));
  expect(isOver(state)).toBe(false);
  return [state.round - root.round, state.phase];
}

test('a search of dials ends before the first die, in a mission a round later', () => {
  expect(endOfSearch('falcon-and-slave')).toEqual([0, 'combat']);
  expect(endOfSearch('mission-2')).toEqual([1, 'combat']);
});
