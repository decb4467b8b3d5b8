import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRoot } from './root.ts';

const FULL = '/dev/full';

test.runIf(existsSync(FULL))('a full disk is told in one line', () => {
  const root = findRoot();
  const start = join(root, 'scripts', 'parsecs-from-source.mjs');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', start, 'scenario', '--help'],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', openSync(FULL, 'w'), 'pipe'] },
  );
  expect([status, stderr]).toEqual([2, 'parsecs: the output cannot be written (ENOSPC)\n']);
});
