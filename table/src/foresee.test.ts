import { Match } from '@parsecs/kernel';
import { defaultSetup, superTeams } from '@parsecs/super-teams';
import { expect, test } from 'vitest';
import { isReversible } from './foresee.ts';

test('an answer is reversible when its seat would be asked again and nothing was drawn or shown', () => {
  const match = new Match(superTeams, defaultSetup(2), 'any text');
  const seen = { yes: 0, no: 0 };
  for (let turn = 0; turn < 60 && superTeams.outcome(match.state) === undefined; turn += 1) {
    const seat = superTeams.asked(match.state)[0] ?? 0;
    const [first] = match.question(seat).answers;
    if (first === undefined) throw new Error('somebody is asked and has no answer');
    const promised = isReversible(superTeams, superTeams.view(match.state, seat), seat, first.id);
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
