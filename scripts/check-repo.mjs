// What no other tool checks: a lock without hosts, no paths of somebody's machine, a reason for
// every dependency, a page for every package, no id of an answer taken apart, no file in the docs that
// is not there.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const REASONS = 'docs/dependencies.md';
const OWN = '@parsecs/';
const EXACT = /^(npm:.+@)?\d+[.]\d+[.]\d+(-[\w.]+)?$/;
const BINARY = /[.](woff2?|png|ico|jpg|webp|gz)$/;

/** Built from parts, so that this file does not find itself. */
const FORBIDDEN = [
  { what: 'path of a machine', pattern: machinePaths(['work', 'root', 'home', 'Users']) },
  { what: 'path of a machine', pattern: /\b[A-Z]:\\Users\\/ },
  { what: 'way out of the repository', pattern: new RegExp(['[.][.]', 'shared\\b'].join('/')) },
  { what: 'host of a package registry', pattern: /\bregistry[.][a-z0-9-]+[.][a-z]{2,}/i },
  { what: 'host of a package registry', pattern: /\b(npmmirro[r]|verdacci[o]|artifactor[y])\b/i },
  { what: 'host of a package mirror', pattern: /\b(deb|archive|security)[.](debian|ubuntu)[.]/i },
];

function machinePaths(folders) {
  return new RegExp(`(^|[\\s"'\`(=:,])/(${folders.join('|')})/[A-Za-z0-9._-]`);
}

function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

const readJson = (path) => JSON.parse(read(path));

/** Tracked and new files; without git (an unpacked archive) all that lie there. */
function listFiles() {
  const git = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (git.status !== 0) return [...filesBelow('')];
  return [...new Set(git.stdout.split('\0'))].filter(
    (file) => file && existsSync(join(root, file)),
  );
}

function packageFolders() {
  const { workspaces } = readJson('package.json');
  return workspaces
    .flatMap((pattern) => {
      if (!pattern.endsWith('/*')) return [pattern];
      const parent = pattern.slice(0, -2);
      return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
    })
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
}

function* lockProblems() {
  const { packages } = readJson('package-lock.json');
  for (const [path, entry] of Object.entries(packages)) {
    // A workspace is a link and names its folder; anything else would name a host.
    if (entry.resolved !== undefined && !(entry.link && !entry.resolved.includes(':'))) {
      yield `package-lock.json: ${path} has a "resolved" address`;
    }
  }
}

function* leakProblems() {
  for (const file of listFiles()) {
    if (BINARY.test(file)) continue;
    for (const [index, line] of read(file).split('\n').entries()) {
      for (const { what, pattern } of FORBIDDEN) {
        if (pattern.test(line)) yield `${file}:${index + 1}: ${what}`;
      }
    }
  }
}

/** Every [folder, name, version] that a package.json asks for. */
function dependencies(folders) {
  return ['.', ...folders].flatMap((folder) => {
    const manifest = readJson(join(folder, 'package.json'));
    const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
    return kinds.flatMap((kind) =>
      Object.entries(manifest[kind] ?? {}).map(([name, version]) => [folder, name, version]),
    );
  });
}

function* pinProblems(folders) {
  for (const [folder, name, version] of dependencies(folders)) {
    if (!EXACT.test(version)) yield `${folder}/package.json: ${name} is not pinned (${version})`;
  }
}

function* reasonProblems(folders) {
  if (!existsSync(join(root, REASONS))) {
    yield `${REASONS} is missing`;
    return;
  }
  const declared = new Set(Object.keys(readJson('package.json').overrides ?? {}));
  for (const [, name] of dependencies(folders)) if (!name.startsWith(OWN)) declared.add(name);
  const reasoned = [...read(REASONS).matchAll(/^\| `([^`]+)` \|(.*)\|$/gm)];
  const named = new Set(reasoned.map(([, name]) => name));
  for (const name of declared) if (!named.has(name)) yield `${REASONS}: no line for ${name}`;
  for (const [, name, rest] of reasoned) {
    if (!declared.has(name)) yield `${REASONS}: nobody depends on ${name}`;
    if (rest.split('|').some((cell) => cell.trim() === ''))
      yield `${REASONS}: no reason for ${name}`;
  }
}

function* pageProblems(folders) {
  for (const folder of folders) {
    const page = `docs/${folder.split('/').at(-1)}.md`;
    if (!existsSync(join(root, page)))
      yield `${page} is missing: the page of the package ${folder}`;
  }
}

/** Made by tools, or not ours. */
const NOT_OURS = new Set(['node_modules', 'dist', '.git', 'test-results', 'playwright-report']);

/** Every file below a folder, with git or without. */
function* filesBelow(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (NOT_OURS.has(entry.name)) continue;
    if (entry.isDirectory()) yield* filesBelow(path);
    if (entry.isFile()) yield path;
  }
}

/** The one place a game reads and writes ids of answers (and names of things). */
const READS_IDS = /^games\/[^/]+\/src\/(answers([.]ts|\/)|names[.]ts)/;
const NOT_LOOKED_AT = /[.]test[.]tsx?$|\/testing\//;

const ID = String.raw`\b(id|choice|answer|\w+(Id|Choice|Answer))`;
const CUT = '(split|slice|substring|substr|startsWith|endsWith|match|matchAll|indexOf|replace|at)';

/** How somebody takes the id of an answer apart instead of reading the answer. */
const TAKEN_APART = [
  /[.]split\((['"`])[:>@/]\1/,
  /[.]split\(\/\[?[:>@]/,
  /[.](startsWith|endsWith)\((['"`])(?!@parsecs\/)[a-z0-9-]*[:>@]/,
  new RegExp(String.raw`${ID}[?]?[.]${CUT}\(`),
  new RegExp(String.raw`\/[a-z]*[.](exec|test)\((\w+[.])*${ID}\)`),
];

/**
 * Names that are no answers: addresses and places of the page, paths of a server and where a request comes
 * from, rules of a ledger.
 */
const OWN_NAMES =
  /^web\/src\/(app|builder|guided|home|lab|learn|new-game|odds|online|pages|progress|puzzles|pwa|shell)\b|^server\/src\/(page\/|edge\/limits[.])|^cli\/src\/coverage\//;

function* idProblems(folders) {
  const sources = folders
    .filter((folder) => existsSync(join(root, folder, 'src')))
    .flatMap((folder) => [...filesBelow(`${folder}/src`)])
    .filter((file) => /[.]tsx?$/.test(file) && !READS_IDS.test(file))
    .filter((file) => !NOT_LOOKED_AT.test(file) && !OWN_NAMES.test(file));
  if (sources.length === 0) yield 'no source was looked at for ids that are taken apart';
  for (const file of sources) {
    for (const [index, line] of read(file).split('\n').entries()) {
      if (TAKEN_APART.some((pattern) => pattern.test(line))) {
        yield `${file}:${index + 1}: takes an id apart; answers.ts of the game reads it`;
      }
    }
  }
}

/** A source by its name, or any file by a path; what has `<…>` or `*` in it is a pattern. */
const NAMED_FILE =
  /`((?:[\w.-]+\/)*[\w.-]+[.](?:tsx?|mjs)|(?:[\w.-]+\/)+[\w.-]+[.](?:json|md|css|csv))`/g;

/** The docs name files by the end of their path. */
function* namedFileProblems() {
  const ends = new Set();
  for (const file of filesBelow('')) {
    const parts = file.split('/');
    for (let from = 0; from < parts.length; from += 1) ends.add(parts.slice(from).join('/'));
  }
  let named = 0;
  for (const page of readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))) {
    for (const [index, line] of read(`docs/${page}`).split('\n').entries()) {
      for (const [, name] of line.matchAll(NAMED_FILE)) {
        named += 1;
        if (!ends.has(name.replace(/^([.]{1,2}\/)+/, ''))) {
          yield `docs/${page}:${index + 1}: there is no ${name}`;
        }
      }
    }
  }
  if (named === 0) yield 'docs: no name of a file was looked at';
}

const folders = packageFolders();
const problems = [
  ...lockProblems(),
  ...leakProblems(),
  ...pinProblems(folders),
  ...reasonProblems(folders),
  ...pageProblems(folders),
  ...idProblems(folders),
  ...namedFileProblems(),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log('The repository is in order.');
