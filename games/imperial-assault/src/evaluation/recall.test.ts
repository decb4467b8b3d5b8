import { describe, expect, test } from 'vitest';
import { copyState, type State } from '../state.ts';
import { table } from '../testing/table.ts';
import { recalled } from './recall.ts';

const { state: DUEL } = table('training-ground-b')
  .figure('P1.luke-skywalker', 'K14')
  .figure('P2.darth-vader', 'O14')
  .hand('P1', 'rally', 'urgency')
  .acts('P1.luke-skywalker', { points: 2 });

/** The middle of an activation, with something in every list. */
function position(): State {
  return Object.assign(copyState(DUEL), {
    raiders: [3],
    raiderDamage: [0],
    tokenAt: [5],
    tokenBy: [-1],
    tokenMark: [0],
    doorDamage: [0],
  });
}

/** Whether a judge who knows the position is asked again about this one. */
function isNew(changed: State): boolean {
  let asked = 0;
  const judge = recalled(() => {
    asked += 1;
    return asked;
  });
  judge(position(), 0);
  judge(changed, 0);
  return asked === 2;
}

/** What no judge looks at, and what only a finished game has. */
const ASIDE: readonly (keyof State)[] = [
  'table',
  'lists',
  'discards',
  'marksShown',
  'frames',
  'question',
  'asked',
  'winners',
  'ending',
];
/** Of which no judge may know more than how many cards they are. */
const HIDDEN: readonly (keyof State)[] = ['hands', 'decks'];
const FIELDS = Object.keys(position()) as (keyof State)[];

describe('a judgement is recalled', () => {
  test('in the same position, for the same seat', () => {
    expect(isNew(copyState(position()))).toBe(false);
    const judge = recalled((_state, seat) => seat);
    expect([0, 1, 0].map((seat) => judge(position(), seat))).toEqual([0, 1, 0]);
  });

  test.each(FIELDS.filter((field) => !ASIDE.includes(field) && !HIDDEN.includes(field)))(
    'not when it differs in %s',
    (field) => {
      const state = position();
      const before = state[field];
      const value = typeof before === 'number' ? before + 1 : (before as number[]).with(0, 7);
      expect(isNew(Object.assign(state, { [field]: value }))).toBe(true);
    },
  );

  test.each(HIDDEN)('whatever cards are in %s, but not for another number of them', (field) => {
    const cards = (...numbers: number[]): State =>
      Object.assign(position(), { [field]: [numbers, []] });
    let asked = 0;
    const judge = recalled(() => {
      asked += 1;
      return asked;
    });
    expect([cards(1, 2), cards(3, 4), cards(3)].map((state) => judge(state, 0))).toEqual([1, 1, 2]);
  });

  test('not for another activation', () => {
    const after = (change: Readonly<Record<string, unknown>>): State => {
      const state = position();
      for (const frame of state.frames)
        if (frame.kind === 'activation') Object.assign(frame, change);
      return state;
    };
    expect(isNew(after({}))).toBe(false);
    expect(isNew(after({ points: 1 }))).toBe(true);
    expect(isNew(after({ attacked: true }))).toBe(true);
    expect(isNew(after({ used: [3] }))).toBe(true);
  });
});
