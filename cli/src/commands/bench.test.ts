import { expect, test } from 'vitest';
import { run, runJson } from '../testing/index.ts';

const QUICK = ['bench', '--seconds', '0.02', '--repetitions', '1'];

interface Report {
  readonly suites: readonly Readonly<Record<string, unknown>>[];
}

test('the report has the fields that scripts read', async () => {
  const { code, json, err } = await runJson<Report>(QUICK);
  expect([code, err]).toEqual([0, '']);
  expect(json.suites.length).toBeGreaterThan(0);
  for (const suite of json.suites) {
    for (const field of ['name', 'ours', 'peer', 'peerName', 'ratio', 'unit']) {
      expect(suite).toHaveProperty(field);
    }
  }
});

test('people read one line a suite', async () => {
  const { out } = await run(QUICK);
  expect(out).toMatch(/super-teams\/random-play +[\d,]+ decisions\/s +[\d.]+ times boardgame\.io/);
});
