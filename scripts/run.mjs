// Runs commands so that a stop reaches everything they started. Plain Node without dependencies,
// because it runs before anything is installed.

import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const PATIENCE = 10_000;
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 };

/** How to stop each command that runs now. */
const running = new Set();
let stoppedBy;

function forward(signal) {
  const how = stoppedBy === undefined ? signal : 'SIGKILL';
  stoppedBy ??= signal;
  leaveIfIdle();
  for (const stop of running) stop(how);
  setTimeout(() => running.forEach((stop) => stop('SIGKILL')), PATIENCE).unref();
}

function leaveIfIdle() {
  if (stoppedBy !== undefined && running.size === 0) process.exit(EXIT_CODES[stoppedBy]);
}

/** From now on a stop ends what runs, then us, so that what is to be done on exit is done. */
export function handleStops() {
  if (process.listeners('SIGINT').includes(forward)) return;
  process.on('SIGINT', forward).on('SIGTERM', forward);
}

/**
 * Runs one command; resolves to its exit code, never rejects. It writes on this terminal, or into
 * `log` if there is one; `signal` ends it early. The command gets a process group of its own.
 */
export function run(command, args, { env = {}, timeout, log, signal } = {}) {
  const say = log ?? ((text) => process.stderr.write(text));
  const output = log === undefined ? 'inherit' : 'pipe';
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
      detached: process.platform !== 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', say);
    const stop = (signal) => {
      try {
        process.kill(-Number(child.pid), signal);
      } catch {
        child.kill(signal);
      }
    };
    handleStops();
    running.add(stop);
    signal?.addEventListener('abort', () => stop('SIGTERM'));
    const outOfTime = () => {
      say(`Stopped after ${Math.round(timeout / 1000)} s: ${command}\n`);
      stop('SIGKILL');
    };
    const timer = timeout === undefined ? undefined : setTimeout(outOfTime, timeout);
    let isOver = false;
    const finish = (code) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      running.delete(stop);
      leaveIfIdle();
      if (stoppedBy === undefined) resolve(code);
    };
    child.on('error', (error) => {
      say(`${error.message}\n`);
      finish(127);
    });
    // What it has written may still be on its way when it has ended.
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** npm does not pass its own end on to a script behind a shell; an orphan stops itself. */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
