import { BOTS } from '@parsecs/bots';
import { at, type Game, Match, seededChance } from '@parsecs/kernel';
import { loadGame } from '@parsecs/table';
import { describe, expect, test } from 'vitest';
import { analyse } from './analyse.ts';
import { type Analysis, lossOf, worstOf } from './analysis.ts';
import { judge, meanOf } from './judge.ts';
import { luckOf } from './luck.ts';

const FEW = { search: 8, comparison: 4 };

/** Seat 0 answers by chance, the others as bots at a glance: there is something to find. */
function playBadly(game: Game, setup: unknown, seed: string, most: number): Match {
  const checked = game.checkSetup(setup);
  if (!checked.ok) throw new Error('bad setup');
  const match = new Match(game, checked.value, seed);
  const dice = seededChance(`${seed}/bots`);
  while (match.length < most) {
    const [seat] = game.asked(match.state);
    if (seat === undefined) break;
    const question = game.question(match.state, seat);
    const view = game.view(match.state, seat);
    const bot = seat === 0 ? BOTS.random : BOTS.easy;
    match.choose(seat, bot.choose({ game, view, question, chance: dice }));
  }
  return match;
}

function finish(steps: Generator<number, Analysis | undefined>): Analysis {
  for (;;) {
    const step = steps.next();
    if (step.done !== true) continue;
    if (step.value === undefined) throw new Error('the log does not run');
    return step.value;
  }
}

describe('the analysis of a game', async () => {
  const game = await loadGame('super-teams');
  const setup = { players: 2, starter: 0, board: 'short' };
  const match = playBadly(game, setup, 'analysis', 120);

  test('judges the decisions of people alone, step by step to the end', () => {
    const steps = analyse(game, { log: match.log(), seats: [0], plays: FEW });
    const parts: number[] = [];
    let last = steps.next();
    while (last.done !== true) {
      parts.push(last.value);
      last = steps.next();
    }
    expect(parts).toHaveLength(match.length);
    expect(parts.at(-1)).toBe(1);
    const found = last.value;
    expect(found?.judged.length).toBeGreaterThan(5);
    expect(found?.judged.every(({ seat }) => seat === 0)).toBe(true);
    for (const { step, chosen } of found?.judged ?? []) {
      expect(match.choiceAt(step).choice).toBe(chosen);
    }
  });

  test('finds that chance plays worse than a bot, and tells the worst with what its seat saw', () => {
    const { judged, mistakes } = finish(
      analyse(game, { log: match.log(), seats: [0, 1], plays: { search: 40, comparison: 20 } }),
    );
    expect(lossOf(judged, 0).mean).toBeGreaterThan(lossOf(judged, 1).mean);
    const [worst] = mistakes;
    expect(worst?.seat).toBe(0);
    expect(worst?.loss).toBe(Math.max(...worstOf(judged, 0).map(({ loss }) => loss)));
    expect(worst).toMatchObject({ view: { viewer: 0 } });
    const options = worst?.question.answers.map(({ id }) => id);
    expect(options).toContain(worst?.chosen);
    expect(options).toContain(worst?.best);
  });

  test('gives the same verdict whatever lies hidden, for it is given the view alone', () => {
    const early = match.branch(6);
    const asked = at(game.asked(early.state), 0);
    const view = game.view(early.state, asked);
    const other = game.imagine(view, seededChance('another world'));
    expect(game.view(other, asked)).toEqual(view);
    const chosen = at(game.question(early.state, asked).answers, 0).id;
    const verdicts = [early.state, other].map((state) =>
      judge(game, game.view(state, asked), asked, chosen, 'same', FEW),
    );
    expect(verdicts[0]).toBeDefined();
    expect(verdicts[1]).toEqual(verdicts[0]);
  });

  test('a log of other rules is not judged', () => {
    const log = { ...match.log(), rules: 'other' };
    expect(analyse(game, { log, seats: [0] }).next()).toEqual({ done: true, value: undefined });
  });
});

test('of the best answer nothing is lost, and a choice as good as it is no mistake', async () => {
  const game = await loadGame('super-teams');
  const match = playBadly(game, { players: 2, starter: 0, board: 'short' }, 'best', 10);
  const [seat = 0] = game.asked(match.state);
  const view = game.view(match.state, seat);
  const { answers } = game.question(match.state, seat);
  expect(answers.length).toBeGreaterThan(2);
  const verdicts = answers.map(({ id }) => judge(game, view, seat, id, 'best', FEW));
  const [best] = verdicts.filter((verdict) => verdict?.loss === 0);
  expect(best).toMatchObject({ isSure: false });
  expect(verdicts.every((verdict) => verdict !== undefined)).toBe(true);
});

test('a mean is trusted the less, the more its measurements differ', () => {
  expect(meanOf([0.1, 0.1, 0.1, 0.1])).toEqual({ mean: expect.closeTo(0.1), error: 0 });
  expect(meanOf([0, 0.2, 0, 0.2])).toEqual({
    mean: expect.closeTo(0.1),
    error: expect.closeTo(0.0577, 3),
  });
});

test('luck is what dice gave beyond what was to be expected: the sides share it, and it evens out', async () => {
  const game = await loadGame('starship-battles');
  const setup = Object.values(game.setups)[0];
  const match = playBadly(game, setup, 'luck', 260);
  const lucks: (readonly number[])[] = [];
  for (let step = match.length - 1; step >= 0; step -= 1) {
    if (lucks.length >= 4) break;
    const [before, after] = [match.branch(step).state, match.branch(step + 1).state];
    const luck = luckOf(game, before, after, match.choiceAt(step), [0, 1], `${step}`);
    if (luck !== undefined) lucks.push(luck);
  }
  expect(lucks).toHaveLength(4);
  for (const [mine = 0, theirs = 0] of lucks) expect(mine + theirs).toBeCloseTo(0);
  expect(lucks.some(([mine = 0]) => Math.abs(mine) > 0)).toBe(true);
});
