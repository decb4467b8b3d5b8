import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRoot } from '../shell/root.ts';
import { folderWith, run, runJson } from '../testing/index.ts';

const QUICK = ['bench', '--seconds', '0.002', '--repetitions', '1'];

interface Report {
  readonly suites: readonly Readonly<Record<string, unknown>>[];
}

test('the report has the fields that scripts read', async () => {
  const { code, json, err } = await runJson<Report>([...QUICK, '--only', 'super-teams/random']);
  expect([code, err, json.suites.length]).toEqual([0, '', 1]);
  for (const field of ['name', 'ours', 'peer', 'peerName', 'ratio', 'unit']) {
    expect(json.suites[0]).toHaveProperty(field);
  }
});

test('people read one line a suite', async () => {
  const { out } = await run([...QUICK, '--only', 'super-teams/random,super-teams/state']);
  expect(out).toMatch(
    /^ +super-teams\/random-play +[\d,]+ decisions\/s +[\d.,]+ times boardgame\.io/,
  );
  expect(out).toMatch(/^ +super-teams\/state-copy +[\d.]+ µs +no peer$/m);
});

test('another checkout is compared with this one', async () => {
  const words = [...QUICK, '--only', 'super-teams/state', '--against', findRoot()];
  const { code, json } = await runJson<Report & { readonly against: string }>(words);
  expect([code, json.against]).toEqual([0, findRoot()]);
  for (const field of ['name', 'ours', 'other', 'ratio', 'unit']) {
    expect(json.suites[0]).toHaveProperty(field);
  }
});

test('what is no checkout, or borrows the packages of another, is wrong usage', async () => {
  const against = async (folder: string): Promise<readonly unknown[]> => {
    const { code, err } = await run([...QUICK, '--against', folder]);
    return [code, err];
  };
  const folder = await folderWith({});
  expect(await against('/nowhere/at-all')).toEqual([2, expect.stringContaining('no folder')]);
  expect(await against(folder)).toEqual([2, expect.stringContaining('no built checkout')]);
  await mkdir(join(folder, 'kernel', 'src'), { recursive: true });
  await writeFile(join(folder, 'kernel', 'src', 'index.ts'), '');
  await symlink(join(findRoot(), 'node_modules'), join(folder, 'node_modules'));
  expect(await against(folder)).toEqual([2, expect.stringContaining('no built checkout')]);
});

test('a suite that is not there is wrong usage that names those that are', async () => {
  const { code, err } = await run([...QUICK, '--only', 'chess']);
  expect(code).toBe(2);
  expect(err).toContain('no suite is called “chess”');
  expect(err).toContain('xwing/random-play');
});

interface Online extends Record<'tables' | 'connections' | 'lost', number> {
  readonly choicesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly peer: object;
}

interface Streams {
  readonly games: number;
}

test('online: whole games are looked at for secrets', async () => {
  const { code, json } = await runJson(['bench', 'online', '--streams', '1']);
  expect(code).toBe(0);
  expect(json).toMatchObject({ games: 1, finished: 1, leaks: [] });
});

test('online: whoever stops it is told what was found until then', async () => {
  const words = ['bench', 'online', '--streams', '100000'];
  const { code, json } = await runJson<Streams>(words, { stop: AbortSignal.timeout(1500) });
  expect(code).toBe(130);
  expect(json).toMatchObject({ leaks: [] });
  expect(json.games).toBeLessThan(100_000);
});

test('online: a few tables at a real server, and the fields that scripts read', async () => {
  const few = ['--postgres', '--tables', '2', '--choices', '20', '--seconds', '0.3'];
  const short = [...few, '--peer-seconds', '0.3'];
  const { code, json } = await runJson<Online>(['bench', 'online', ...short]);
  expect([code, json.tables, json.connections, json.lost]).toEqual([0, 2, 4, 0]);
  for (const field of ['choicesPerSecond', 'p50', 'p99'] as const)
    expect(json[field]).toBeGreaterThan(0);
  expect(json).toHaveProperty('bytesPerTable');
  const peer = { name: expect.stringMatching(/^boardgame\.io /), connections: 4, lost: 0 };
  expect(json.peer).toMatchObject(peer);
  const { code: wrong, err } = await run(['bench', 'offline']);
  expect([wrong, err]).toEqual([2, expect.stringContaining('“offline”')]);
});
