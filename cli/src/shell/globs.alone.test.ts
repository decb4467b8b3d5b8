import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderWith, run } from '../testing/index.ts';

// Whoever runs the tests may be allowed to read everything.
vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original();
  const readdir = (async (folder: string, options: { readonly withFileTypes: true }) => {
    if (folder.endsWith('locked')) {
      throw Object.assign(new Error('locked'), { code: 'EACCES', path: folder });
    }
    return real.readdir(folder, options);
  }) as unknown as typeof real.readdir;
  return { ...real, readdir };
});

test('a folder somewhere inside that may not be read is named in one line', async () => {
  const cwd = await folderWith({ 'a.scenario.json': '{}' });
  const locked = join(cwd, 'inside', 'locked');
  await mkdir(locked, { recursive: true });
  for (const word of ['.', '**/*.scenario.json']) {
    const { code, out, err } = await run(['scenario', word], { cwd });
    expect([code, out, err]).toEqual([2, '', `parsecs: “${locked}” cannot be read (EACCES)\n`]);
  }
});
