#!/usr/bin/env node
// Inside the repository the packages are brought up to date first, so that nobody ever runs
// yesterday's rules. PARSECS_NO_BUILD skips that.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const compiler = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
// Not the whole house: a half-built room elsewhere is no reason to stand outside.
const projects = ['cli', 'bench']
  .map((name) => join(root, name))
  .filter((path) => existsSync(path));

function buildFails() {
  if (process.env.PARSECS_NO_BUILD || !existsSync(compiler)) return false;
  const built = spawnSync(process.execPath, [compiler, '-b', ...projects], { encoding: 'utf8' });
  if (built.status === 0) return false;
  process.stderr.write(`${built.stdout}${built.stderr}parsecs: the build failed\n`);
  return true;
}

if (buildFails()) {
  process.exitCode = 1;
} else {
  const { main } = await import('../dist/main.js');
  const code = await main(process.argv.slice(2));
  if (typeof code === 'number') process.exitCode = code;
}
