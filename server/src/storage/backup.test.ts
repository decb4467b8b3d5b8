import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Started, startPostgres } from '../load/stores.ts';
import { embeddedFolder } from '../testing/embedded-folder.ts';
import { SLOW_START } from '../testing/test-database.ts';
import { backUp, CannotRestore, restore } from './backup.ts';
import { openDatabase } from './database.ts';
import { Storage } from './storage.ts';

let postgres: Started;
let embedded: Awaited<ReturnType<typeof embeddedFolder>>;

beforeAll(async () => {
  [postgres, embedded] = await Promise.all([startPostgres(), embeddedFolder()]);
}, SLOW_START);
afterAll(async () => {
  embedded.remove();
  await postgres.stop();
}, SLOW_START);

test('half a backup and a file that is none change nothing', async () => {
  const { url } = postgres;
  const file = join(embedded.folder, 'torn.jsonl');
  writeFileSync(file, '{"format":"parsecs-backup/1"}\n["keys",{"hash"');
  await expect(restore({ url }, file)).rejects.toEqual(new CannotRestore('no-backup'));
  writeFileSync(file, 'hello');
  await expect(restore({ url }, file)).rejects.toEqual(new CannotRestore('no-backup'));
});

test('what is kept in one store comes back in the other, to the byte; nothing is written over', async () => {
  const { folder } = embedded;
  const source = await openDatabase({ url: postgres.url });
  const storage = new Storage(source);
  const desk = { rules: '1', setup: {}, seats: [], practice: false, pace: 0 } as const;
  const kept = { ...desk, phase: 'gathering', secret: 'ß “quoted”', held: false } as const;
  const table = { id: 't', game: 'xwing', listed: true, desk: kept, maker: 'm', at: 1.5 } as const;
  await storage.create({ ...table, keys: [{ role: 'seat', seat: 1, hash: 'h' }] });
  await storage.say('t', { seat: 0, kind: 'text', words: 'Привіт\u2028', at: 7 });
  await source.close();
  const file = join(folder, 'backup.jsonl');
  expect(await backUp({ url: postgres.url }, file)).toBe(3);
  await expect(backUp({ url: postgres.url }, file)).rejects.toThrow('EEXIST');
  expect(await restore({ folder }, file)).toBe(3);
  const full = restore({ url: postgres.url }, file);
  await expect(full).rejects.toEqual(new CannotRestore('not-empty'));
  const again = join(folder, 'again.jsonl');
  await backUp({ folder }, again);
  expect(readFileSync(again, 'utf8')).toBe(readFileSync(file, 'utf8'));
});
