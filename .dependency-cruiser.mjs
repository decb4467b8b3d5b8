// The layers of the house: web | server | cli | bench → table → bots → games → kernel, one way.
// `lessons` is shown by web and cli and knows the contract alone; `lang` is read by web, server and cli only. docs/architecture.md tells why.

import { existsSync, readdirSync, readFileSync } from 'node:fs';

const games = readdirSync('games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`games/${entry.name}/package.json`))
  .map((entry) => `games/${entry.name}`);
const packages = [
  'kernel',
  ...games,
  'bots',
  'table',
  'lessons',
  'lang',
  'web',
  'server',
  'cli',
  'bench',
];

const TESTS = '[.]test[.]tsx?$|/testing/|/e2e/';
const anyOf = (folders) => `^(${folders.join('|')})/`;
const others = (allowed) => anyOf(packages.filter((name) => !allowed.includes(name)));

/** What each layer may import of ours; the folder itself is always allowed. */
const LAYERS = [
  { name: 'kernel', may: [] },
  ...games.map((name) => ({ name, may: ['kernel'] })),
  { name: 'bots', may: ['kernel', ...games] },
  { name: 'table', may: ['kernel', ...games, 'bots'] },
  // What it teaches is given to it; its tests load the games.
  { name: 'lessons', may: ['kernel', 'table'] },
  { name: 'lang', may: ['kernel', ...games, 'bots', 'table'] },
  { name: 'web', may: ['kernel', ...games, 'bots', 'table', 'lessons', 'lang'] },
  { name: 'server', may: ['kernel', ...games, 'bots', 'table', 'lessons', 'lang'] },
  { name: 'cli', may: ['kernel', ...games, 'bots', 'table', 'lessons', 'lang', 'server'] },
  { name: 'bench', may: ['kernel', ...games, 'bots', 'table'] },
];

const layerRules = LAYERS.map(({ name, may }) => ({
  name: `layer-of-${name.replace('games/', '')}`,
  comment: `${name} may import of ours only: ${may.join(', ') || 'nothing'}.`,
  severity: 'error',
  from: { path: `^${name}/` },
  to: { path: others([name, ...may]) },
}));

/** The files a package shows to the others: the `source` entries of its exports. */
function entriesOf(folder) {
  const file = `${folder}/package.json`;
  if (!existsSync(file)) return [];
  const { exports = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.values(exports).map(
    (entry) => `${folder}/${(entry.source ?? entry.default ?? entry).replace('./', '')}`,
  );
}

const entryRules = packages.map((name) => ({
  name: `by-the-front-door-of-${name.replace('games/', '')}`,
  comment: `Import ${name} by what its package.json exports, not by a file inside it.`,
  severity: 'error',
  from: { path: others([name]) },
  to: {
    path: `^${name}/`,
    pathNot: entriesOf(name).map((file) => `^${file.replaceAll('.', '[.]')}$`),
  },
}));

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file or want a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...layerRules,
    ...entryRules,
    {
      name: 'no-relative-way-out',
      comment: 'Another package is imported by its name, never by a relative path.',
      severity: 'error',
      from: { path: '^(games/[^/]+|[^/]+)/(?:src|e2e)/' },
      to: { dependencyTypes: ['local'], path: anyOf(packages), pathNot: '^$1/' },
    },
    {
      name: 'rules-need-nothing',
      comment: 'Rules have no dependency: no package, no file system, no clock of the machine.',
      severity: 'error',
      from: { path: '^(kernel|games)/', pathNot: TESTS },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'core'],
        pathNot: anyOf(packages),
      },
    },
    {
      name: 'nothing-of-node-in-the-browser',
      comment: 'These packages also run in a browser.',
      severity: 'error',
      from: { path: '^(bots|table|lessons|lang|web/src)/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'declared-dependencies',
      comment: 'Every imported package stands in the package.json of the importing package.',
      severity: 'error',
      from: { pathNot: `${TESTS}|[.]config[.]ts$` },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-tests-in-the-product',
      comment: 'Product code does not import tests or test helpers.',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: '[.]test[.]tsx?$|/src/testing/' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.check.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(games/[^/]+|[^/]+)/(dist|coverage|test-results|playwright-report)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'browser', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json', '.css'],
    },
    skipAnalysisNotInRules: true,
  },
};
