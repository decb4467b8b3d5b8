import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRoot } from './root.ts';

const FULL = '/dev/full';

test.runIf(existsSync(FULL))('a full disk is told in one line', () => {
  const root = findRoot();
  // What `npm test` has built just before starts in a fraction of the time.
  const start =
    process.env['PARSECS_NO_BUILD'] === '1'
      ? [join(root, 'cli', 'bin', 'parsecs.js')]
      : [
          '--conditions=source',
          '--import',
          'tsx',
          join(root, 'scripts', 'parsecs-from-source.mjs'),
        ];
  const { status, stderr } = spawnSync(process.execPath, [...start, 'scenario', '--help'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', openSync(FULL, 'w'), 'pipe'],
  });
  expect([status, stderr]).toEqual([2, 'parsecs: the output cannot be written (ENOSPC)\n']);
});
