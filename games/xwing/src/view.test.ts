import { isDeepStrictEqual } from 'node:util';
import { chooseAtRandom, playOut, seededChance, type Viewer } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import { xwing } from './game.ts';
import type { XWing } from './game-types.ts';
import type { State } from './state.ts';

const SETUPS: readonly XWing['setup'][] = [
  ...Object.values(xwing.setups),
  ...Array.from({ length: 12 }, (_, index) => xwing.randomSetup(seededChance(`views-${index}`))),
];

/** States of a random game, one in so many. */
function someStates(setup: XWing['setup'], seed: string, oneIn: number): readonly State[] {
  const chance = seededChance(seed);
  const state = xwing.begin(setup, { chance });
  const random = chooseAtRandom<XWing>(chance);
  const seen: State[] = [];
  const choose: typeof random = (now, question) => {
    if (chance.pick('keep', oneIn) === 0) seen.push(xwing.copy(now));
    return random(now, question);
  };
  playOut<XWing>(xwing, state, chance, choose, 800);
  return seen;
}

function viewersOf({ setup }: State): readonly Viewer[] {
  return ['spectator', ...Array.from({ length: setup.players }, (_, seat) => seat)];
}

/** Thousands of views are compared: only one that differs is worth an assertion. */
function expectSame(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
}

test('what is imagined from a view looks the same again, whatever is being resolved', () => {
  for (const [index, setup] of SETUPS.entries()) {
    for (const state of someStates(setup, `again-${index}`, 9)) {
      for (const viewer of viewersOf(state)) {
        const seen = xwing.view(state, viewer);
        const sent: typeof seen = JSON.parse(JSON.stringify(seen));
        expectSame(sent, seen);
        const imagined = xwing.imagine(sent, seededChance('imagined'));
        expectSame(xwing.view(imagined, viewer), seen);
      }
    }
  }
});

test('what is new in a state or in a frame is hidden until a view lists it', () => {
  const secret = 'never-to-be-seen';
  for (const state of someStates(xwing.randomSetup(seededChance('secrets')), 'secrets', 12)) {
    const frames = state.frames.map((frame) => Object.assign({}, frame, { secret }));
    const marked: State = Object.assign({}, state, { secret, frames });
    for (const viewer of viewersOf(state)) {
      expect(JSON.stringify(xwing.view(marked, viewer))).not.toContain(secret);
    }
  }
});
