// What a fresh machine lacks: the npm packages and, for tests, a browser and the servers they talk to.
// Plain Node without dependencies, because it runs before anything is installed.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, run } from './run.mjs';

/** The first is the same engine without windows, and does the same with a sixth less of the machine. */
const BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
/** Packages of Debian that bring one of them; not every release has the first. */
const BROWSER_PACKAGES = ['chromium-headless-shell', 'chromium'];
const FONTS = 'fonts-noto-core';

/** A reason to stop that is told in one line, without a stack. */
export class SetupError extends Error {}

/** Path of a command that npm installed for the project. */
export function tool(name) {
  return join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Is every package of the lock installed in the version of the lock? */
export function packagesAreInstalled() {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages;
  const present = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages;
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    if (found === undefined) return entry.optional === true || entry.peer === true;
    return found.version === entry.version && existsSync(join(root, path));
  });
}

export async function ensurePackages() {
  if (packagesAreInstalled()) return;
  console.log('Installing npm packages');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new SetupError(`npm ci failed with exit code ${code}`);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of the browser for the tests: CHROMIUM_PATH, else the first one on PATH. */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return isExecutable(chosen) ? chosen : undefined;
  return BROWSERS.map(findProgram).find((path) => path !== undefined);
}

/** How to call apt-get here: as root, through sudo without a password, or not at all. */
function aptPrefix() {
  if (spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return undefined;
  if (process.getuid?.() === 0) return [];
  if (spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0) return ['sudo', '-n'];
  return undefined;
}

let installing = Promise.resolve();

/** Installs packages of Debian, where that can be done without asking anybody; one call after the other. */
export function installDebianPackages(...names) {
  installing = installing.then(() => installTogether(names));
  return installing;
}

async function installTogether(names) {
  const prefix = aptPrefix();
  if (prefix === undefined) return;
  console.log(`Installing ${names.join(' and ')} with apt-get`);
  const apt = async (...args) => {
    const command = [
      ...prefix,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-qq',
      '-o',
      'DPkg::Lock::Timeout=600',
      ...args,
    ];
    return run(command[0], command.slice(1));
  };
  // A stale index is no obstacle while the install itself succeeds.
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', ...names);
}

/** Debian keeps the programs of each version of PostgreSQL in a folder of their own. */
const POSTGRES_PROGRAMS = '/usr/lib/postgresql';

function hasPostgres() {
  return existsSync(POSTGRES_PROGRAMS) && readdirSync(POSTGRES_PROGRAMS).length > 0;
}

function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** Finds or installs the servers that tests start for themselves: PostgreSQL and Redis. */
export async function ensureServers() {
  const lacking = [
    ...(hasPostgres() ? [] : ['postgresql']),
    ...(findProgram('redis-server') === undefined ? ['redis-server'] : []),
  ];
  if (lacking.length > 0) await installDebianPackages(...lacking);
  if (!hasPostgres()) throw new SetupError('No PostgreSQL found. Install it.');
  if (findProgram('redis-server') === undefined)
    throw new SetupError('No redis-server found. Install it.');
}

/** Finds or installs the browser of the tests and gives its path. */
export async function ensureBrowser() {
  if (process.env.CHROMIUM_PATH && findBrowser() === undefined) {
    throw new SetupError(`CHROMIUM_PATH is no program: ${process.env.CHROMIUM_PATH}`);
  }
  for (const name of BROWSER_PACKAGES) {
    if (findBrowser() === undefined) await installDebianPackages(name, FONTS);
  }
  const path = findBrowser();
  if (path === undefined) {
    throw new SetupError('No Chromium found. Install it, or set CHROMIUM_PATH to its program.');
  }
  return path;
}
