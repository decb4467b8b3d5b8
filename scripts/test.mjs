// `npm test`: installs what is missing, runs every check and test, and ends with one line of counts.
// `node scripts/test.mjs --only unit,types` runs a selection; `--help` lists the names.

import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endWithNpm } from './run.mjs';
import { ensurePackages, SetupError } from './setup.mjs';
import { CHECKS, FAILED_CHECK, TESTS } from './steps.mjs';

const STEPS = [...CHECKS, ...TESTS];
const NAMES = STEPS.map((step) => step.name);

const reports = mkdtempSync(join(tmpdir(), 'parsecs-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs one step and tells of it; with a `log` everything in one piece at its end. */
async function runStep(step, log) {
  const say = log ?? ((text) => process.stdout.write(text));
  const began = performance.now();
  say(`\n=== ${step.title}\n`);
  let counts = FAILED_CHECK;
  try {
    counts = await step.act({ reports, log });
  } catch (error) {
    say(`${error instanceof SetupError ? error.message : error.stack}\n`);
  }
  const verdict = counts.failed === 0 ? 'ok' : 'FAILED';
  say(`--- ${step.title}: ${verdict}, ${seconds(began)}\n`);
  return { name: step.name, counts, line: `${verdict.padEnd(7)}${step.title}` };
}

/** Several steps at once; what each of them writes is kept together. */
async function runSideBySide(steps) {
  const waiting = [...steps];
  const results = [];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      let text = '';
      results.push(await runStep(step, (more) => (text += more)));
      process.stdout.write(text);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

async function runSteps(isChosen) {
  const checks = CHECKS.filter(isChosen);
  if (checks.length > 1) console.log(`Checking: ${checks.map(({ name }) => name).join(', ')}`);
  const tests = TESTS.filter(isChosen);
  // Whatever cannot be had is told by the test that waits for it.
  for (const { need } of tests) need().catch(() => undefined);
  const checking = runSideBySide(checks);
  const results = [];
  for (const step of tests) {
    if (step.waits) await checking;
    results.push(await runStep(step));
  }
  results.push(...(await checking));
  const inOrder = NAMES.flatMap((name) => results.filter((result) => result.name === name));
  console.log(`\n${inOrder.map(({ line }) => line).join('\n')}`);
  const sum = (key) => results.reduce((total, { counts }) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

function chooseSteps() {
  const { values } = parseArgs({
    options: { only: { type: 'string', multiple: true }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(`node scripts/test.mjs [--only NAME,…]\nNames: ${NAMES.join(', ')}`);
    process.exit(0);
  }
  if (values.only === undefined) return () => true;
  const chosen = values.only.flatMap((list) => list.split(','));
  const unknown = chosen.find((name) => !NAMES.includes(name));
  if (unknown !== undefined) {
    throw new SetupError(`No step is called ${unknown}; there are ${NAMES.join(', ')}`);
  }
  return ({ name }) => chosen.includes(name);
}

function summary({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

let isChosen;
try {
  isChosen = chooseSteps();
} catch (error) {
  console.error(error.message);
  process.exit(2);
}

endWithNpm();
const began = performance.now();
let total = FAILED_CHECK;
try {
  await ensurePackages();
  total = await runSteps(isChosen);
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
}
console.log(`\nTook ${seconds(began)}`);
console.log(summary(total));
process.exitCode = total.failed === 0 ? 0 : 1;
