import { chooseAtRandom, isRefusal, playOut, seededChance } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import { ACTION_ICONS } from './cards/vocabulary.ts';
import {
  CAUSES,
  EVENT_TYPES,
  QUESTION_KINDS,
  SCENARIO_CAUSES,
  SETUP_CAUSES,
  SQUAD_CAUSES,
  WINDOWS,
  type XWing,
  xwing,
} from './index.ts';
import { ACTIONS } from './vocabulary.ts';

test('random games ask and tell nothing outside the vocabularies, and everything has its rule', () => {
  const kinds = new Set<string>();
  const types = new Set<string>();
  for (let index = 0; index < 12; index += 1) {
    const chance = seededChance(`words-${index}`);
    const tell = (event: XWing['event']): void => {
      types.add(event.type);
      expect(xwing.ruleOf(event)).toMatch(/^XW-\d{3}$/);
      for (const card of xwing.cardsOf(event)) expect(xwing.cards).toContain(card);
    };
    const state = xwing.begin(xwing.randomSetup(chance), { chance, tell });
    const random = chooseAtRandom<XWing>(chance);
    const { finished } = playOut<XWing>(
      xwing,
      state,
      chance,
      (now, question) => {
        kinds.add(question.kind);
        expect(question.rule).toMatch(/^XW-\d{3}$/);
        return random(now, question);
      },
      20_000,
      tell,
    );
    expect(finished).toBe(true);
  }
  for (const kind of kinds) expect(QUESTION_KINDS).toContain(kind);
  for (const type of types) expect(EVENT_TYPES).toContain(type);
  expect(kinds.size).toBeGreaterThan(12);
});

test('the lists agree with each other', () => {
  expect(ACTIONS.slice(0, ACTION_ICONS.length)).toEqual(ACTION_ICONS);
  for (const window of WINDOWS) expect(QUESTION_KINDS).toContain(window);
  const causes = [...CAUSES, ...SETUP_CAUSES, ...SQUAD_CAUSES, ...SCENARIO_CAUSES];
  expect(new Set(causes).size).toBe(causes.length);
});

test('nonsense is refused, whatever is asked', () => {
  const chance = seededChance('nonsense');
  const state = xwing.begin(xwing.randomSetup(chance), { chance });
  const random = chooseAtRandom<XWing>(chance);
  playOut<XWing>(xwing, state, chance, (now, question) => {
    for (const id of ['', 'nonsense', 'a@b', 'a>b', 'x:y', 'lock:nobody', 'primary>nobody']) {
      const got = xwing.check(now, question.seat, id);
      expect(isRefusal(got)).toBe(true);
    }
    return random(now, question);
  });
});

test('whoever gives no answer in time flies on and stays on the table', () => {
  const chance = seededChance('idle');
  const setup = xwing.setups['aces'];
  if (setup === undefined) throw new Error('no aces');
  const types: string[] = [];
  const tell = (event: XWing['event']): unknown => types.push(event.type);
  const state = xwing.begin(setup, { chance, tell });
  for (let step = 0; step < 4000 && state.round < 6; step += 1) {
    const seat = xwing.asked(state)[0];
    if (seat === undefined) break;
    xwing.answer(state, seat, xwing.fallback(state, seat), { chance, tell });
  }
  expect(state.round).toBe(6);
  expect(types).not.toContain('fled');
});
