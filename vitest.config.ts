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

/** Tests that stand something in for a whole module, and the packages that have some. */
const ALONE = 'src/**/*.alone.test.ts';
const HAVE_ALONE = ['cli'];

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
    projects: packages.filter(existsSync).flatMap((folder) => {
      const name = folder.replace('games/', '');
      const shared = { extends: true as const, root: folder };
      const test = { environment: 'node' as const };
      // Rules share no state: without a fresh world per file tests take a fraction of the time.
      const include = ['src/**/*.test.{ts,tsx}'];
      const together = { ...test, name, include, exclude: [ALONE], isolate: false };
      if (!HAVE_ALONE.includes(folder)) return [{ ...shared, test: together }];
      const alone = { ...test, name: `${name}-alone`, include: [ALONE], isolate: true };
      return [
        { ...shared, test: together },
        { ...shared, test: alone },
      ];
    }),
  },
});
