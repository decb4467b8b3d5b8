import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const games = readdirSync('games')
  .map((name) => `games/${name}`)
  .filter((folder) => existsSync(`${folder}/package.json`));
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

const testsOf = (name: string): readonly string[] =>
  packages.filter(existsSync).map((folder) => `${folder}/src/**/${name}.{ts,tsx}`);

/** Tests that stand something in for a whole module. */
const ALONE = testsOf('*.alone.test');

/** `npm test` has built every package just before: what others are made of is loaded as it is. */
const isBuilt = process.env['PARSECS_NO_BUILD'] === '1';
const source = isBuilt ? [] : ['source'];

export default defineConfig({
  resolve: { conditions: [...source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...source, ...defaultServerConditions] } },
  test: {
    ...(isBuilt && { server: { deps: { external: [/\/dist\//] } } }),
    // Processes do not wait for each other's memory, as threads of one process do.
    pool: 'forks',
    maxWorkers: Math.max(1, Math.min(availableParallelism(), 8)),
    testTimeout: 120_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))],
    // Rules share no state: without a fresh world per file, or package, tests take a fraction of the time.
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: [...testsOf('*.test')],
          exclude: [...ALONE],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: [...ALONE], isolate: true } },
    ],
  },
});
