import { imperialAssault } from '@parsecs/imperial-assault';
import { at, Match, seededChance } from '@parsecs/kernel';
import { defaultSetup, superTeams } from '@parsecs/super-teams';
import { expect, test } from 'vitest';
import { foresee, imagined, isReversible } from './foresee.ts';

test('an answer is reversible when its seat would be asked again and nothing was drawn or shown', () => {
  const match = new Match(superTeams, defaultSetup(2), 'any text');
  const seen = { yes: 0, no: 0 };
  for (let turn = 0; turn < 60 && superTeams.outcome(match.state) === undefined; turn += 1) {
    const seat = superTeams.asked(match.state)[0] ?? 0;
    const [first] = match.question(seat).answers;
    if (first === undefined) throw new Error('somebody is asked and has no answer');
    const promised = isReversible(superTeams, superTeams.view(match.state, seat), seat, [first.id]);
    seen[promised ? 'yes' : 'no'] += 1;
    match.choose(seat, first.id);
    const point = match.takeBackPoint(seat);
    const isAskedAgain = superTeams.asked(match.state).includes(seat);
    if (promised) expect([point?.free ?? true, isAskedAgain]).toEqual([true, true]);
    else expect((point?.free ?? true) && isAskedAgain).toBe(false);
  }
  expect(seen.yes).toBeGreaterThan(0);
  expect(seen.no).toBeGreaterThan(0);
});

test('several answers are reversible when every one of them would be free', () => {
  const setup = at(Object.values(imperialAssault.setups), 0);
  const match = new Match(imperialAssault, setup, 'several');
  const chance = seededChance('several');
  const seen = { free: 0, rolled: 0 };
  for (let turn = 0; turn < 400 && imperialAssault.outcome(match.state) === undefined; turn += 1) {
    const seat = at(imperialAssault.asked(match.state), 0);
    const { answers } = match.question(seat);
    const view = imperialAssault.view(match.state, seat);
    const state = imagined(imperialAssault, view);
    const after = foresee(imperialAssault, state, seat, ['move'])?.next?.answers ?? [];
    for (const kind of ['walk', 'attack']) {
      const then = after.find((answer) => answer.kind === kind);
      if (then === undefined) continue;
      const promised = isReversible(imperialAssault, view, seat, ['move', then.id]);
      const branch = match.branch(match.length);
      branch.choose(seat, 'move');
      branch.choose(seat, then.id);
      const { free, backTo } = branch.takeBackPoint(seat) ?? {};
      const isAskedAgain = imperialAssault.asked(branch.state).includes(seat);
      expect([kind, promised]).toEqual([kind, free === true && isAskedAgain]);
      expect(backTo).toBe(match.length + 1);
      seen[promised ? 'free' : 'rolled'] += 1;
    }
    match.choose(seat, at(answers, chance.pick('answer', answers.length)).id);
  }
  expect(seen.free).toBeGreaterThan(0);
  expect(seen.rolled).toBeGreaterThan(0);
});
