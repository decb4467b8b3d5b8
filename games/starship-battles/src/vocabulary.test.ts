import { seededChance } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import {
  EVENT_TYPES,
  FLEET_CAUSES,
  QUESTION_KINDS,
  SCENARIO_CAUSES,
  SETUP_CAUSES,
  SHIP_FILE_CAUSES,
  starshipBattles,
} from './index.ts';
import { playRandomGame, seeds } from './testing/games.ts';
import { BOTH } from './testing/samples.ts';
import { CAUSES } from './vocabulary.ts';

test('random games ask and tell nothing outside the vocabularies, and every event has its rule', () => {
  const kinds = new Set<string>();
  const types = new Set<string>();
  for (const seed of seeds(6)) {
    playRandomGame({ ...BOTH, points: 200 }, seed, {
      question: ({ kind, rule }) => {
        kinds.add(kind);
        expect(rule).toMatch(/^SB-\d{3}$/);
      },
      event: (event) => {
        types.add(event.type);
        expect(starshipBattles.ruleOf(event)).toMatch(/^SB-\d{3}$/);
        for (const card of starshipBattles.cardsOf(event))
          expect(starshipBattles.cards).toContain(card);
      },
    });
  }
  for (const kind of kinds) expect(QUESTION_KINDS).toContain(kind);
  for (const type of types) expect(EVENT_TYPES).toContain(type);
  expect(kinds.size).toBeGreaterThan(10);
});

test('causes are told apart', () => {
  const all = [
    ...CAUSES,
    ...SETUP_CAUSES,
    ...FLEET_CAUSES,
    ...SHIP_FILE_CAUSES,
    ...SCENARIO_CAUSES,
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('nonsense is refused by the table, whatever is asked', () => {
  for (const seed of seeds(3)) {
    playRandomGame({ ...BOTH, points: 60 }, seed, {
      question: ({ seat }, state) => {
        for (const id of ['', 'nonsense', '99,99', 'a@b', 'a>b', 'x:y']) {
          const got = starshipBattles.check(state, seat, id);
          expect(got).toHaveProperty('refused');
        }
      },
    });
  }
});

test('whoever gives no answer in time does nothing rash', () => {
  const state = starshipBattles.begin(
    starshipBattles.setups['coruscant'] ?? starshipBattles.randomSetup(seededChance('x')),
    {
      chance: seededChance('idle'),
    },
  );
  const context = { chance: seededChance('idle dice') };
  for (let step = 0; step < 3000 && starshipBattles.outcome(state) === undefined; step += 1) {
    const seat = starshipBattles.asked(state)[0] ?? 0;
    starshipBattles.answer(state, seat, starshipBattles.fallback(state, seat), context);
  }
  expect(starshipBattles.outcome(state)).toEqual({ winners: [], rule: 'SB-209' });
  expect(state.lost).toEqual([0, 0]);
});
