import { at, Match } from '@parsecs/kernel';
import { type SuperTeams, superTeams } from '@parsecs/super-teams';
import { SAVED_FORMAT } from '@parsecs/table';
import { expect, test } from 'vitest';
import { readMatchFile } from './match-file.ts';

const around = { id: 'new-id', now: 1000, language: 'uk' } as const;

/** The first answer each time: it ends sooner or later. */
function play(steps: number): Match<SuperTeams> {
  const setup = superTeams.checkSetup({ players: 2, board: 'short' });
  if (!setup.ok) throw new Error('the default setup is refused');
  const match = new Match(superTeams, setup.value, 'a seed');
  for (let step = 0; step < steps; step += 1) {
    const [seat] = superTeams.asked(match.state);
    if (seat === undefined) break;
    match.choose(seat, at(superTeams.question(match.state, seat).answers, 0).id);
  }
  return match;
}

function saved(steps: number): Record<string, unknown> {
  const seats = [
    { kind: 'here', name: 'Ola' },
    { kind: 'bot', bot: 'greedy' },
  ];
  return { format: SAVED_FORMAT, log: play(steps).log(), seats };
}

const read = (content: unknown): ReturnType<typeof readMatchFile> =>
  readMatchFile(JSON.stringify(content), around);

test('a saved game goes on where it stood', async () => {
  const opened = await read(saved(12));
  expect(opened).toMatchObject({
    page: 'play',
    record: {
      id: 'new-id',
      game: 'super-teams',
      finished: false,
      seatNames: ['Ola', ''],
      languages: ['uk', 'uk'],
      summary: { position: 12 },
    },
    table: { format: SAVED_FORMAT },
  });
});

test('the time that was agreed for a match comes with it', async () => {
  const opened = await read({ ...saved(2), matchTime: { budget: 5000, left: 700 } });
  expect(opened).toMatchObject({
    record: { options: { matchTime: 5000 } },
    table: { matchTime: { left: 700 } },
  });
});

test('a finished game opens as a replay and tells who won', async () => {
  const opened = await read(saved(5000));
  expect(opened).toMatchObject({ page: 'replay', record: { finished: true } });
  expect('record' in opened && opened.record.summary.winners).toHaveLength(1);
});

test('a bare log is a replay', async () => {
  const opened = await read(play(12).log());
  expect(opened).toMatchObject({ page: 'replay', record: { finished: false } });
});

test('a log of other rules can still be watched', async () => {
  const opened = await read({ ...play(12).log(), rules: '0' });
  expect(opened).toMatchObject({ page: 'replay', record: { finished: true } });
});

test('what the download of a fresh match wrote can be opened again', async () => {
  const first = await read(saved(0));
  if (!('record' in first)) throw new Error('not read');
  expect(await read(first.record)).toMatchObject({ page: 'play', record: { id: 'new-id' } });
});

test.each([
  ['{ "format": ', 'not-json', undefined],
  ['"text"', 'not-a-match', undefined],
  ['{"format":"something"}', 'not-a-match', 'format'],
  ['{"schema":"super-teams-board/1"}', 'is-a-board', undefined],
  ['{"fresh":{}}', 'bad-field', 'id'],
])('%s is refused as %s', async (text, cause, path) => {
  const opened = await readMatchFile(text, around);
  expect(opened).toEqual({ fault: { cause, ...(path !== undefined && { path }) } });
});

test.each([
  [{ seats: 'nobody' }, 'seats'],
  [{ seats: [{ kind: 'here' }] }, 'seats'],
  [{ clock: { budget: -1, increment: 0, left: [1, 2] } }, 'clock'],
  [{ matchTime: { budget: 5000, left: -1 } }, 'matchTime'],
  [{ log: 3 }, 'log.'],
])('a saved table with %j names the field', async (part, path) => {
  expect(await read({ ...saved(3), ...part })).toEqual({ fault: { cause: 'bad-field', path } });
});

test('a log with a wrong setup names the field of the setup', async () => {
  const log = { ...play(3).log(), setup: { players: 9 } };
  expect(await read({ ...saved(3), log })).toEqual({
    fault: { cause: 'bad-field', path: 'log.setup.players' },
  });
});

test('an illegal choice is found', async () => {
  const log = play(3).log();
  const choices = [...log.choices.slice(0, 2), { by: 0, choice: 'nonsense' }];
  expect(await read({ ...log, choices })).toMatchObject({
    fault: { cause: 'cannot-be-run', path: 'choices[2]', fault: { cause: 'bad-entry', entry: 2 } },
  });
});

test('a changed end is found', async () => {
  expect(await read({ ...play(3).log(), hash: 'other' })).toMatchObject({
    fault: { cause: 'cannot-be-run', path: 'hash', fault: { cause: 'hash-differs' } },
  });
});
