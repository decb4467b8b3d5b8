// Builds what is out of date: the packages with tsc -b (incremental), the site with vite.

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';
import { tool } from './setup.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'e2e', '.git']);
const SITE = join(root, 'web', 'dist', 'index.html');
/** Everything that ends up in the site. */
const SITE_SOURCES = [
  'package-lock.json',
  'kernel',
  'games',
  'bots',
  'table',
  'lessons',
  'lang',
  'web',
];

function changedAt(path) {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (entry === undefined) return 0;
  if (!entry.isDirectory()) return entry.mtimeMs;
  return readdirSync(path)
    .filter((name) => !SKIPPED.has(name))
    .reduce((latest, name) => Math.max(latest, changedAt(join(path, name))), entry.mtimeMs);
}

export function siteIsBuilt() {
  const built = statSync(SITE, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return SITE_SOURCES.every((name) => changedAt(join(root, name)) < built);
}

export const buildPackages = (options) => run(tool('tsc'), ['-b'], options);
export const buildSite = (options) =>
  run('npm', ['run', '--silent', 'build', '--workspace=@parsecs/web'], options);
