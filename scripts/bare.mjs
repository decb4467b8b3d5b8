// `npm run bare`: the two commands of the README on a machine that has just been made. A minimal
// Debian is built in an empty folder, with the Node and npm of this machine and the last commit;
// `npm start` must answer there and `npm test` must pass. `-- --only start` leaves the tests out.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeRoot, runInside } from './bare/root.mjs';
import { endWithNpm, handleStops } from './run.mjs';
import { SetupError } from './setup.mjs';

const MINUTE = 60_000;
const COMMANDS = ['start', 'test'];

const seconds = (since) => `${Math.round((performance.now() - since) / 1000)} s`;

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function answers(address) {
  try {
    const response = await fetch(address);
    return response.ok && (await response.text()).includes('<html');
  } catch {
    return false;
  }
}

const ANSWERED = 'answered';

/** Asks again and again, as long as there is somebody who might answer. */
async function untilAnswered(address, running) {
  let isOver = false;
  const over = running.then(() => (isOver = true));
  for (;;) {
    if (await answers(address)) return ANSWERED;
    await Promise.race([sleep(500), over]);
    if (isOver) return running;
  }
}

/** `npm start` until the page answers. */
async function tryStart(machine) {
  const port = await freePort();
  const began = performance.now();
  const enough = new AbortController();
  const running = runInside(machine, 'npm start', {
    env: { PORT: String(port), npm_config_update_notifier: 'false' },
    timeout: 20 * MINUTE,
    signal: enough.signal,
  });
  const code = await Promise.race([running, untilAnswered(`http://127.0.0.1:${port}/`, running)]);
  const took = seconds(began);
  enough.abort();
  await running;
  return code === ANSWERED
    ? { ok: true, words: `the page answered after ${took}` }
    : { ok: false, words: `ended with exit code ${code} after ${took}, no answer` };
}

const COUNTS = /^\d+ passed, \d+ failed.*$/;

/** `npm test`, with what it says and its line of counts. */
async function tryTest(machine) {
  const began = performance.now();
  let rest = '';
  let counts = 'no test was counted';
  const code = await runInside(machine, 'npm test', {
    timeout: 90 * MINUTE,
    log: (text) => {
      process.stdout.write(text);
      const lines = `${rest}${text}`.split('\n');
      rest = lines.pop();
      counts = lines.findLast((line) => COUNTS.test(line)) ?? counts;
    },
  });
  return { ok: code === 0, words: `${counts} (exit code ${code}, ${seconds(began)})` };
}

function readOptions() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  if (values.only !== undefined && !COMMANDS.includes(values.only)) {
    throw new SetupError(`--only takes one of ${COMMANDS.join(', ')}`);
  }
  if (process.getuid?.() !== 0) throw new SetupError('A bare root can only be made by root.');
  return values;
}

async function main() {
  const { only } = readOptions();
  const folder = mkdtempSync(join(tmpdir(), 'parsecs-bare-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  console.log(`Making a bare Debian in ${folder}`);
  const machine = await makeRoot(folder);
  const results = [];
  for (const name of COMMANDS.filter((command) => only === undefined || only === command)) {
    console.log(`\n=== npm ${name}`);
    results.push({ name, ...(await (name === 'start' ? tryStart : tryTest)(machine)) });
  }
  console.log('');
  for (const { name, words } of results) console.log(`npm ${name}: ${words}`);
  return results.every(({ ok }) => ok) ? 0 : 1;
}

endWithNpm();
handleStops();
try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
