import { at, isRefusal, playOut, seededChance, type Unwritten } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import {
  ANSWER_KINDS,
  type Answer,
  PLAIN_ANSWERS,
  readAnswer,
  readCampaignWord,
  withId,
  writeAnswer,
} from './answers.ts';
import { imperialAssault } from './game.ts';
import { type PlayTable, table } from './testing/table.ts';

const SETUPS = Object.entries(imperialAssault.setups);
const FIRST = at(SETUPS, 0)[1];

/** Every answer that is offered on the way through a random game. */
function offeredIn(setup: (typeof SETUPS)[number][1], seed: string): ReadonlyMap<string, Answer> {
  const chance = seededChance(seed);
  const state = imperialAssault.begin(setup, { chance });
  const offered = new Map<string, Answer>();
  playOut(imperialAssault, state, chance, (_state, { answers }) => {
    for (const answer of answers) offered.set(answer.id, answer);
    const answer = answers[chance.pick('will', answers.length)];
    if (answer === undefined) throw new Error('nothing is offered');
    return answer;
  });
  return offered;
}

describe('answers are data', () => {
  test.each(SETUPS)('whatever is offered in %s can be read and written again', (name, setup) => {
    const offered = offeredIn(setup, `answers-${name}`);
    expect(offered.size).toBeGreaterThan(100);
    for (const [id, answer] of offered) {
      expect(readAnswer(id)).toEqual(answer);
      expect(writeAnswer(answer)).toBe(id);
    }
  });

  test('every kind has its form', () => {
    const samples = [
      'P1',
      'army:imperial:darth-vader+stormtrooper:rally+urgency',
      'zone:red',
      'deploy:M14-turned:P1.at-st',
      'mark:blue:P1.stormtrooper-2',
      'activate:P2.nexu',
      'next:P1.stormtrooper-2.3',
      'walk:M14',
      'attack:raider-2',
      'special:slam',
      'shed:stunned',
      'open:door-1',
      'flip:launch-panel-1',
      'retrieve:contraband-1',
      'reprogram:remote-1',
      'upload:terminal-1',
      'play:deadeye',
      'use:executor:P2.royal-guard-champion',
      'reroll:foresight:P2.darth-vader:defence-1',
      'dice:attack-1+defence-2',
      'die:defence-1',
      'pool:red+blue+blue',
      'surge:2',
      'discard:rally',
      'effect:burst-fire',
      'space:K7',
      'push:K7:P1.nexu',
      'place:K7-turned',
      'figure:P1.nexu',
      'group:P1.nexu',
      'token:crate-1',
      'raider:3',
      'resolve:deflection',
      ...PLAIN_ANSWERS.map((kind) => (kind === 'discard-top' ? 'discard' : kind)),
    ];
    expect(new Set(samples.map((id) => readAnswer(id)?.kind))).toEqual(new Set(ANSWER_KINDS));
    for (const id of samples) expect(writeAnswer(readAnswer(id) as Answer)).toBe(id);
  });

  test('names of the table are fields of the answer', () => {
    expect(readAnswer('reroll:foresight:P2.darth-vader:defence-1')).toEqual({
      kind: 'reroll',
      ability: 'foresight',
      figure: 'P2.darth-vader',
      die: 'defence-1',
      id: 'reroll:foresight:P2.darth-vader:defence-1',
    });
    expect(withId({ kind: 'raider', raider: 'raider-2' })).toEqual({
      kind: 'raider',
      raider: 'raider-2',
      id: 'raider:2',
    });
    // Maps of one's own may call their doors anything.
    expect(readAnswer('open:gate: left')).toMatchObject({ kind: 'open', door: 'gate: left' });
  });

  test.each([
    '',
    'dance',
    'walk',
    'walk:',
    'deploy:M14',
    'deploy::P1.nexu',
    'zone:green',
    'play:dance',
    'special:dance',
    'dice:attack-1+',
    'die:attack-0',
    'pool:red+mauve',
    'surge:0',
    'surge:01',
    'raider:raider-1',
    'seat:P1',
    'discard-top',
    'P0',
    'constructor',
    'constructor:a',
    '__proto__:a',
  ])('%j is no answer', (id) => {
    expect(readAnswer(id)).toBeUndefined();
  });

  test.each([undefined, null, 7, {}, ['pass']])('%j is refused', (id) => {
    expect(readAnswer(id as never)).toBeUndefined();
    const state = imperialAssault.begin(FIRST, { chance: seededChance('odd') });
    for (const seat of [0, 1]) {
      expect(isRefusal(imperialAssault.check(state, seat, id as never))).toBe(true);
    }
  });

  test('words of the campaign are known as such', () => {
    expect(readCampaignWord('supply:1')).toBe('supply');
    expect(readCampaignWord('pass')).toBeUndefined();
  });
});

test('a sent answer does exactly the same', () => {
  const setup = imperialAssault.setups['raiding-party'] as never;
  const hashes = [(answer: Answer) => answer, (answer: Answer) => structuredClone(answer)].map(
    (send) => {
      const chance = seededChance('sent');
      const state = imperialAssault.begin(setup, { chance });
      playOut(imperialAssault, state, chance, (_state, { answers }) =>
        send(at(answers, chance.pick('will', answers.length))),
      );
      return JSON.stringify(state);
    },
  );
  expect(hashes[0]).toBe(hashes[1]);
});

test('what is not offered is a fault of whoever gives it, never swallowed', () => {
  const window = (): PlayTable =>
    table()
      .figure('P1.jyn-odan', 'H19')
      .figure('P2.stormtrooper.1', 'K19')
      .acts('P2.stormtrooper.1', { fresh: true });
  const give = (answer: Unwritten<Answer>): (() => void) => {
    const { state } = window();
    expect(state.question).toBe('start-of-activation');
    const context = { chance: seededChance('swallowed') };
    return () => imperialAssault.answer(state, 0, withId(answer), context);
  };
  expect(give({ kind: 'use', ability: 'hair-trigger', figure: 'P1.jyn-odan' })).not.toThrow();
  // Others of the table, of another window, of another question.
  expect(give({ kind: 'use', ability: 'executor', figure: 'P1.jyn-odan' })).toThrow(/not offered/);
  expect(give({ kind: 'play', card: 'celebration' })).toThrow(/not offered/);
  expect(give({ kind: 'use', ability: 'hair-trigger', figure: 'P2.jyn-odan' })).toThrow();
  expect(give({ kind: 'walk', place: 'H20' })).toThrow();
});
