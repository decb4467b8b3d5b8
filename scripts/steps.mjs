// The steps of `npm test`. A step prepares what it needs itself, so any selection of them works on a
// machine that has nothing yet. `log` takes what it writes; without one it writes on the terminal.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackages, buildSite, siteIsBuilt } from './build.mjs';
import { run } from './run.mjs';
import { ensureBrowser, ensureServers, SetupError, tool } from './setup.mjs';

const MINUTE = 60_000;

/** A static check is no test: it adds nothing when it passes and one failure when it does not. */
const PASSED_CHECK = { passed: 0, failed: 0, skipped: 0 };
export const FAILED_CHECK = { passed: 0, failed: 1, skipped: 0 };

let packages;
let site;

const once = (act) => {
  let result;
  return () => (result ??= act());
};
const needServers = once(ensureServers);
const needBrowser = once(ensureBrowser);

/** Built once for all steps that need them. */
async function needPackages(log) {
  packages ??= buildPackages({ log });
  if ((await packages) !== 0) throw new SetupError('The packages cannot be built.');
}

async function needSite(log, isWanted = () => true) {
  await needPackages(log);
  site ??= isWanted() ? buildSite({ log }) : Promise.resolve(0);
  if ((await site) !== 0) throw new SetupError('The site cannot be built.');
}

async function build({ log }) {
  await needSite(log);
  return PASSED_CHECK;
}

const check =
  (command, ...args) =>
  async ({ log }) =>
    (await run(command, args, { timeout: 10 * MINUTE, log })) === 0 ? PASSED_CHECK : FAILED_CHECK;

/** Checks that read the types of packages from what the build made of them. */
const checkBuilt =
  (command, ...args) =>
  async ({ log }) => {
    await needPackages(log);
    return check(command, ...args)({ log });
  };

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A run that ended badly though no test failed has crashed: that is one failure more. */
function withCrash(code, counts) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function unitTests({ reports }) {
  await needPackages();
  await needServers();
  const file = join(reports, 'unit.json');
  const code = await run(
    tool('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { env: { PARSECS_NO_BUILD: '1' }, timeout: 20 * MINUTE },
  );
  const report = readReport(file);
  if (report === undefined) return FAILED_CHECK;
  const unloadable = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.every(isNotFailed),
  );
  return withCrash(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

const isNotFailed = (result) => result.status !== 'failed';

/**
 * Several browsers and a server on two cores can meet a moment that a test did not wait for. Such a test
 * is played once more, with a trace: the list names it as flaky, and it is a defect to be mended.
 */
async function browserTests({ reports }) {
  await needSite(undefined, () => !siteIsBuilt());
  const browser = await needBrowser();
  const file = join(reports, 'browser.json');
  const code = await run(tool('playwright'), ['test', '--retries=1', '--reporter=list,json'], {
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file, PARSECS_NO_BUILD: '1' },
    timeout: 40 * MINUTE,
  });
  const report = readReport(file);
  if (report === undefined) return FAILED_CHECK;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withCrash(code, { passed: expected + flaky, failed: unexpected, skipped });
}

/**
 * Static checks, which run side by side: those first that others wait for, those that wait for the build last.
 * The build checks the types of every package by its own rules, so the type check leaves out their sources: it
 * looks at tests, the page and scripts.
 */
export const CHECKS = [
  { name: 'build', title: 'Build', act: build },
  { name: 'layers', title: 'Dependency check', act: check('npm', 'run', '--silent', 'layers') },
  { name: 'unused', title: 'Unused code', act: check(tool('knip'), '--no-config-hints') },
  { name: 'format', title: 'Format', act: check(tool('biome'), 'check', '--error-on-warnings') },
  { name: 'repo', title: 'Repository', act: check(process.execPath, 'scripts/check-repo.mjs') },
  { name: 'types', title: 'Type check', act: checkBuilt(tool('tsc'), '-p', 'tsconfig.check.json') },
  { name: 'lint', title: 'Lint', act: checkBuilt(tool('oxlint')) },
];

/**
 * Tests, one after the other: each of them uses all cores. The first begin as soon as there is a build, beside
 * the checks; those that `waits` is said of do not. What they `need` of Debian can be fetched in the meantime.
 */
export const TESTS = [
  { name: 'unit', title: 'Unit tests', act: unitTests, need: needServers },
  { name: 'browser', title: 'Browser tests', act: browserTests, need: needBrowser, waits: true },
];
