import { isDeepStrictEqual } from 'node:util';
import { playOut, seededChance } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import { imperialAssault } from '../game.ts';
import { openState } from '../open-state.ts';
import { type State, topFrame } from '../state.ts';
import { restoreFrames, showMoments } from './frames.ts';
import { ACTIVATION_STEPS, ATTACK_STEPS, ROUND_STEPS, SETUP_STEPS } from './steps.ts';

const SETUPS = Object.entries(imperialAssault.setups);

function throughGame(
  setup: (typeof SETUPS)[number][1],
  seed: string,
  look: (state: State) => void,
) {
  const chance = seededChance(seed);
  const state = imperialAssault.begin(setup, { chance });
  look(state);
  playOut(imperialAssault, state, chance, (now, { answers }) => {
    look(now);
    const answer = answers[chance.pick('will', answers.length)];
    if (answer === undefined) throw new Error('nothing is offered');
    return answer;
  });
  look(state);
}

/** Thousands of states are compared: only what differs is worth an assertion. */
function expectSame(one: object, other: object): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
}

test.each(SETUPS)(
  'what is being resolved in %s is the same after it was named, and a view holds everything open',
  (name, setup) => {
    throughGame(setup, `moments-${name}`, (state) => {
      expectSame(restoreFrames(state, showMoments(state)), state.frames);
      const { lists: _lists, hands: _hands, decks: _decks, marks: _marks, ...open } = state;
      const { lists, hands, decks, marks: _, ...seen } = openState(imperialAssault.view(state, 0));
      expectSame(seen, open);
      expectSame([...lists, ...hands, ...decks].flat(), []);
    });
  },
);

test('steps are called as the engine counts them', () => {
  const attacks = new Set<string>();
  const questions: Record<string, string> = {};
  for (const [name, setup] of SETUPS) {
    throughGame(setup, `steps-${name}`, (state) => {
      if (state.frames.length === 0) return;
      const frame = topFrame(state);
      if (frame.kind === 'attack') attacks.add(`${ATTACK_STEPS[frame.step]} ${state.question}`);
      if (frame.kind === 'setup') questions[state.question] = SETUP_STEPS[frame.step] ?? '';
      if (frame.kind === 'round') questions[state.question] = ROUND_STEPS[frame.step] ?? '';
      if (frame.kind === 'activation') {
        questions[state.question] = ACTIVATION_STEPS[frame.step] ?? '';
      }
    });
  }
  expect(attacks).toEqual(
    new Set([
      'target target',
      'space target-space',
      'pool pool',
      'surge surge',
      'effects order-effects',
      'cleaving cleave',
    ]),
  );
  expect(questions).toMatchObject({ zone: 'zone', activate: 'turns', act: 'act' });
  expect(['deploy-first', 'deploy-second']).toContain(questions['deploy']);
});
