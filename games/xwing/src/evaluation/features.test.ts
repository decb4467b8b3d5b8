import { at, chooseAtRandom, playOut, seededChance } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { SHUTTLE as SHUTTLE_PILOT } from '../battle.ts';
import { packOf } from '../damage-pack.ts';
import { xwing } from '../game.ts';
import type { XWing } from '../game-types.ts';
import { NONE, type State } from '../state.ts';
import { type PlayTable, table } from '../testing/table.ts';
import { evaluation } from './features.ts';
import { quick } from './quick.ts';

const SHUTTLE = evaluation.features.indexOf('shuttle');

/** A mirror match in the middle of a fight. */
function duel(one: readonly number[], other: readonly number[]): PlayTable {
  return table()
    .setup({ sides: { P1: 'rebel', P2: 'rebel' } })
    .phase('combat')
    .ship('rookiepilot', { at: one, by: 'P1' })
    .ship('rookiepilot', { at: other, by: 'P2' });
}

/** The chance of the first seat when all have shot. */
function afterFight(state: State, seed: string): number {
  const chance = seededChance(seed);
  const end = xwing.copy(state);
  while (end.phase === 'combat') {
    const seat = at(xwing.asked(end), 0);
    const question = xwing.question(end, seat);
    const answer = quick(end, question, chance) ?? xwing.fallback(end, seat);
    xwing.answer(end, seat, answer, { chance });
  }
  return xwing.evaluate(end, 0);
}

function someStates(name: string, seed: string): readonly State[] {
  const chance = seededChance(seed);
  const setup = xwing.setups[name];
  if (setup === undefined) throw new Error(name);
  const state = xwing.begin(setup, { chance });
  const random = chooseAtRandom<XWing>(chance);
  const seen: State[] = [];
  playOut<XWing>(
    xwing,
    state,
    chance,
    (now, question) => {
      if (chance.pick('keep', 12) === 0) seen.push(xwing.copy(now));
      return random(now, question);
    },
    400,
  );
  return seen;
}

describe('The chance to win', () => {
  test('is the same for both where both have the same', () => {
    const { state } = duel([300, 300, 0], [300, 500, 180]);
    const [one, other] = [0, 1].map((seat) => evaluation.measure(state, seat));
    for (const [index, value] of (one ?? []).entries()) {
      expect([evaluation.features[index], value]).toEqual([
        evaluation.features[index],
        expect.closeTo(at(other ?? [], index), 9),
      ]);
    }
  });

  test.each(['standard', 'swarm', 'mission-1', 'teams'])('adds up to one: %s', (name) => {
    for (const state of someStates(name, `sum-${name}`)) {
      expect(xwing.evaluate(state, 0) + xwing.evaluate(state, 1)).toBeCloseTo(1, 9);
      for (const value of evaluation.measure(state, 0)) expect(value).not.toBeNaN();
    }
  });

  test('is better for whoever has the other before the guns', () => {
    const behind = duel([300, 300, 0], [300, 500, 0]);
    expect(xwing.evaluate(behind.state, 0)).toBeGreaterThan(0.5);
    expect(xwing.evaluate(behind.state, 1)).toBeLessThan(0.5);
  });

  test('is in the mean the same before a fight and after it', () => {
    const { state } = duel([300, 300, 0], [300, 420, 0]);
    const before = xwing.evaluate(state, 0);
    const ends = Array.from({ length: 200 }, (_, index) => afterFight(state, `fight-${index}`));
    const mean = ends.reduce((sum, chance) => sum + chance, 0) / ends.length;
    expect(before).toBeGreaterThan(0.6);
    expect(Math.abs(before - mean)).toBeLessThan(0.06);
  });

  test("in the senator's mission hangs on the shuttle", () => {
    const state = someStates('mission-1', 'shuttle').find(({ phase }) => phase === 'planning');
    if (state === undefined) throw new Error('no round has begun');
    const rebels = [0, 1].find((seat) => evaluation.measure(state, seat)[SHUTTLE] !== 0) ?? 0;
    const whole = xwing.evaluate(state, rebels);
    const shuttle = state.roster.pilots.indexOf(SHUTTLE_PILOT);
    state.damageDown[shuttle] = packOf([0, 1, 2, 3]);
    expect(xwing.evaluate(state, rebels)).toBeLessThan(whole - 0.2);
  });

  test('is better with a token, a whole hull and a way to go', () => {
    const worth = (fields: object, where: readonly number[] = [450, 300, 0]): number =>
      xwing.evaluate(
        table()
          .phase('combat')
          .ship('rookiepilot', { at: where, ...fields })
          .ship('academypilot', { at: [450, 500, 180] }).state,
        0,
      );
    const usual = worth({});
    expect(worth({ focus: 1 })).toBeGreaterThan(usual);
    expect(worth({ damageDown: 1 })).toBeLessThan(usual);
    expect(worth({}, [450, 22, 180])).toBeLessThan(usual);
  });

  test('is worse once a dial is set that leaves the table', () => {
    const { state } = table()
      .ship('rookiepilot', { at: [450, 770, 0] })
      .ship('academypilot', { at: [450, 300, 0] });
    const after = (id: string): number => {
      const next = xwing.copy(state);
      const answer = xwing.question(next, 0).answers.find((one) => one.id === id);
      if (answer === undefined) throw new Error(id);
      xwing.answer(next, 0, answer, { chance: seededChance('any') });
      return xwing.evaluate(next, 0);
    };
    expect(after('rookiepilot:straight-4')).toBeLessThan(after('rookiepilot:turn-left-2'));
  });

  test('is measured anew when the same position has changed', () => {
    const { state } = duel([300, 300, 0], [300, 500, 180]);
    const before = xwing.evaluate(state, 0);
    state.shields[0] = 0;
    expect(xwing.evaluate(state, 0)).toBeLessThan(before);
  });
});

describe('What is believed', () => {
  const game = table()
    .ship('rookiepilot', { at: [450, 300, 0] })
    .ship('academypilot', { at: [450, 830, 0] })
    .choose('P2', 'academypilot:turn-left-1');
  const seen = xwing.view(game.state, 0);
  const believed = Array.from({ length: 60 }, (_, index) =>
    xwing.thinking.belief?.(seen, seededChance(`belief-${index}`)),
  );

  test('fits the view', () => {
    for (const world of believed) {
      expect(xwing.view((world as { state: State }).state, 0)).toEqual(seen);
    }
  });

  test('pilots stay on the table, and do not always fly the same', () => {
    const places = believed.map((world) => at((world as { state: State }).state.dial, 1));
    expect(places).not.toContain(NONE);
    expect(new Set(places).size).toBeGreaterThan(1);
    const straight = xwing
      .question(game.state, 1)
      .answers.findIndex(({ id }) => id === 'academypilot:straight-5');
    expect(places).not.toContain(straight);
  });

  test('what was likely stays likely when others have moved', () => {
    const fight = table()
      .ship('rookiepilot', { at: [450, 300, 0] })
      .ship('darthvader', { at: [600, 620, 225] })
      .choose('P1', 'rookiepilot:straight-2')
      .choose('P2', 'darthvader:straight-3');
    const drawn = (state: State): readonly number[] =>
      Array.from({ length: 40 }, (_, index) => {
        const chance = seededChance(`moved-${index}`);
        const world = xwing.thinking.belief?.(xwing.view(state, 0), chance);
        return at((world as { state: State }).state.dial, 1);
      });
    const before = drawn(fight.state);
    fight.choose('P1', 'ready').choose('P2', 'ready');
    expect(fight.see('rookiepilot').at).toMatchObject({ y: 420 });
    expect(fight.see('darthvader').at).toMatchObject({ y: 620 });
    const after = drawn(fight.state);
    expect(after).toEqual(before);
    expect(new Set(before).size).toBeGreaterThan(1);
  });

  test('what is hidden changes nothing', () => {
    const swapped = xwing.copy(game.state);
    swapped.dial[1] = 0;
    const other = xwing.view(swapped, 0);
    for (const [index, world] of believed.entries()) {
      const again = xwing.thinking.belief?.(other, seededChance(`belief-${index}`));
      expect(again).toEqual(world);
    }
  });
});
