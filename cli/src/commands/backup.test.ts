import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith, run } from '../testing/index.ts';

test('a file that is no backup, is not there or would be written over is wrong usage', async () => {
  const cwd = await folderWith({ 'some.json': { a: 1 } });
  const inMemory = ['--data', 'memory'];
  const none = await run(['restore', 'some.json', ...inMemory], { cwd });
  expect([none.code, none.err]).toEqual([2, expect.stringContaining('no backup')]);
  const over = await run(['backup', join(cwd, 'some.json'), ...inMemory], { cwd });
  expect([over.code, over.err]).toEqual([2, expect.stringContaining('EEXIST')]);
});
