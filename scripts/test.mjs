// `npm test`: installs what is missing, runs every check and test, and ends with one line of counts.
// `node scripts/test.mjs --only unit,types` runs a selection; `--help` lists the names.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackages, buildSite } from './build.mjs';
import { endWithNpm, ensureBrowser, ensurePackages, run, SetupError, tool } from './setup.mjs';

const MINUTE = 60_000;
const reports = mkdtempSync(join(tmpdir(), 'parsecs-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/** A static check is no test: it adds nothing when it passes and one failure when it does not. */
const PASSED_CHECK = { passed: 0, failed: 0, skipped: 0 };
const FAILED_CHECK = { passed: 0, failed: 1, skipped: 0 };

const check =
  (command, ...args) =>
  async () =>
    (await run(command, args, { timeout: 10 * MINUTE })) === 0 ? PASSED_CHECK : FAILED_CHECK;

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

async function unitTests() {
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

async function browserTests(done) {
  if (done.get('build') === false) {
    console.error('Not run: the build failed.');
    return FAILED_CHECK;
  }
  const browser = await ensureBrowser();
  const file = join(reports, 'browser.json');
  const code = await run(tool('playwright'), ['test', '--reporter=list,json'], {
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file, PARSECS_NO_BUILD: '1' },
    timeout: 40 * MINUTE,
  });
  const report = readReport(file);
  if (report === undefined) return FAILED_CHECK;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withCrash(code, { passed: expected, failed: unexpected + flaky, skipped });
}

async function build() {
  if ((await buildPackages()) !== 0) return FAILED_CHECK;
  return (await buildSite()) === 0 ? PASSED_CHECK : FAILED_CHECK;
}

const STEPS = [
  { name: 'types', title: 'Type check', act: check(tool('tsc'), '-p', 'tsconfig.check.json') },
  { name: 'format', title: 'Format', act: check(tool('biome'), 'check', '--error-on-warnings') },
  // Lint reads the types of other packages from what the build made of them.
  { name: 'build', title: 'Build', act: build },
  { name: 'lint', title: 'Lint', act: check(tool('oxlint')) },
  { name: 'layers', title: 'Dependency check', act: check('npm', 'run', '--silent', 'layers') },
  { name: 'unused', title: 'Unused code', act: check(tool('knip'), '--no-config-hints') },
  { name: 'repo', title: 'Repository', act: check(process.execPath, 'scripts/check-repo.mjs') },
  { name: 'unit', title: 'Unit tests', act: unitTests },
  { name: 'browser', title: 'Browser tests', act: browserTests },
];

async function perform(step, done) {
  try {
    return await step.act(done);
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    return FAILED_CHECK;
  }
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function runSteps(steps) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const done = new Map();
  const lines = [];
  for (const step of steps) {
    console.log(`\n=== ${step.title}`);
    const began = performance.now();
    const counts = await perform(step, done);
    done.set(step.name, counts.failed === 0);
    const verdict = counts.failed === 0 ? 'ok' : 'FAILED';
    console.log(`--- ${step.title}: ${verdict}, ${seconds(began)}`);
    lines.push(`${verdict.padEnd(7)}${step.title}`);
    for (const key of Object.keys(total)) total[key] += counts[key];
  }
  console.log(`\n${lines.join('\n')}`);
  return total;
}

function selectSteps() {
  const names = STEPS.map((step) => step.name);
  const { values } = parseArgs({
    options: { only: { type: 'string', multiple: true }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(`node scripts/test.mjs [--only NAME,…]\nNames: ${names.join(', ')}`);
    process.exit(0);
  }
  if (values.only === undefined) return STEPS;
  const chosen = values.only.flatMap((list) => list.split(','));
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new SetupError(`No step is called ${unknown}; there are ${names.join(', ')}`);
  }
  return STEPS.filter((step) => chosen.includes(step.name));
}

function summary({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

let steps;
try {
  steps = selectSteps();
} catch (error) {
  console.error(error.message);
  process.exit(2);
}

endWithNpm();
const began = performance.now();
let total;
try {
  await ensurePackages();
  total = await runSteps(steps);
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
  total = FAILED_CHECK;
}
console.log(`\nTook ${seconds(began)}`);
console.log(summary(total));
process.exitCode = total.failed === 0 ? 0 : 1;
