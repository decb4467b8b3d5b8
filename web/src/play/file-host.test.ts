import { at, Match } from '@parsecs/kernel';
import { type SuperTeams, superTeams } from '@parsecs/super-teams';
import type { StoredTable } from '@parsecs/table';
import { readSaved } from '@parsecs/table';
import { expect, test } from 'vitest';
import { fileHost } from './file-host.ts';

/** Two choices under a clock, as a store keeps them. */
function played(): StoredTable {
  const setup = superTeams.checkSetup({ players: 2, board: 'short', starter: 0 });
  if (!setup.ok) throw new Error('the setup is refused');
  const match = new Match<SuperTeams>(superTeams, setup.value, 'a seed');
  for (let step = 0; step < 2; step += 1) {
    const seat = at(superTeams.asked(match.state), 0);
    match.choose(seat, at(match.question(seat).answers, 0).id);
  }
  const entries = match.records.map((record, index) => ({
    sequence: index + 1,
    record,
    clock: [900 - index, 800],
    timeLeft: 700 - index,
  }));
  return {
    game: superTeams.id,
    rules: superTeams.version,
    setup: setup.value,
    seed: 'a seed',
    seats: [{ kind: 'here' }, { kind: 'here' }],
    beginning: [],
    entries,
    snapshots: [],
    guards: ['ask', 'ask'],
    clock: { budget: 1000, increment: 5 },
    matchTime: 5000,
    practice: true,
  } as unknown as StoredTable;
}

const AGREED = {
  clock: { budget: 1000, increment: 5, left: [899, 800] },
  practice: true,
  guards: ['ask', 'ask'],
};

test.each([
  ['that runs', played()],
  ['of other rules', { ...played(), rules: '0' }],
  ['of a game nobody knows', { ...played(), game: 'chess' }],
])(
  'a match %s is exported with its clocks as they stood and all that was agreed',
  async (_, stored) => {
    const saved = await fileHost.export(stored);
    expect(saved).toMatchObject(AGREED);
    expect(readSaved(saved)).toEqual({ saved });
  },
);

test('the time of a match of other rules stands as it stood', async () => {
  const saved = await fileHost.export({ ...played(), rules: '0' });
  expect(saved.matchTime).toEqual({ budget: 5000, left: 699 });
});

test('a match of other rules that nobody has played yet has all its time', async () => {
  const saved = await fileHost.export({ ...played(), rules: '0', entries: [] });
  expect(saved).toMatchObject({ clock: { left: [1000, 1000] }, matchTime: { left: 5000 } });
});
