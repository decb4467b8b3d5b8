import { at, Match } from '@parsecs/kernel';
import { type SuperTeams, superTeams } from '@parsecs/super-teams';
import { SAVED_FORMAT } from '@parsecs/table';
import { expose } from 'comlink';
import { beforeEach, expect, test, vi } from 'vitest';
import { readMatchFile } from '../home/match-file.ts';
import { fileHost } from '../play/file-host.ts';
import { fileOfMatch } from './match-download.ts';
import type { MatchRecord } from './match-record.ts';
import { adoptTable, deleteMatch, putMatch } from './storage.ts';

const ID = 'kept';

function play(steps: number): Match<SuperTeams> {
  const setup = superTeams.checkSetup({ players: 2, board: 'short', starter: 0 });
  if (!setup.ok) throw new Error('the setup is refused');
  const match = new Match(superTeams, setup.value, 'a seed');
  for (let step = 0; step < steps; step += 1) {
    const seat = at(superTeams.asked(match.state), 0);
    match.choose(seat, at(match.question(seat).answers, 0).id);
  }
  return match;
}

const match = play(6);
const seats = [{ kind: 'here' }, { kind: 'here' }] as const;
const record: MatchRecord = {
  id: ID,
  game: 'super-teams',
  startedAt: 1,
  savedAt: 2,
  seatNames: ['Ola', ''],
  languages: ['pl', 'en'],
  finished: false,
  summary: { round: 1, position: 6, asked: [0] },
  options: {},
  fresh: { setup: { players: 2, board: 'short', starter: 0 }, seed: 'a seed', seats },
  played: { rules: superTeams.version, beginning: [] },
};

const kept = { format: SAVED_FORMAT, log: match.log(), seats };

const entries = match.records.map((one, index) => ({ sequence: index + 1, record: one }));

/** What the page asks of its worker, answered here. */
function standInWorker(): void {
  vi.stubGlobal('Worker', function Worker() {
    const { port1, port2 } = new MessageChannel();
    expose({ files: fileHost }, port2);
    const terminate = (): void => {
      port1.close();
      port2.close();
    };
    return Object.assign(port1, { terminate });
  });
}

async function reopen(): Promise<unknown> {
  const content = JSON.stringify((await fileOfMatch(ID))?.content);
  return readMatchFile(content, { id: 'again', now: 1, language: 'en' });
}

beforeEach(async () => {
  await deleteMatch(ID);
});

test('a match that came in one piece is written so that it opens again', async () => {
  await putMatch(record, kept);
  expect(await reopen()).toMatchObject({ page: 'play', record: { summary: { position: 6 } } });
});

test('a match that lies entry by entry is written so that it opens again', async () => {
  standInWorker();
  await adoptTable(record, { beginning: [], entries, snapshots: [] });
  expect(await reopen()).toMatchObject({ page: 'play', record: { summary: { position: 6 } } });
});

test('a match that nobody has played is written so that it opens again', async () => {
  await putMatch(record);
  expect(await reopen()).toMatchObject({ page: 'play', record: { id: 'again' } });
});

test('where the match cannot be put together, everything that is kept of it is written', async () => {
  vi.stubGlobal('Worker', function Worker() {
    throw new Error('gone');
  });
  await adoptTable(record, { beginning: [], entries, snapshots: [] });
  const file = await fileOfMatch(ID);
  expect(file?.content).toMatchObject({ record: { id: ID }, table: { kind: 'entries' } });
});

test('a match that is not there has no file', async () => {
  expect(await fileOfMatch('none')).toBeUndefined();
});
