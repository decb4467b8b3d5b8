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
  for (const stop of running) stop(how);
  setTimeout(() => running.forEach((stop) => stop('SIGKILL')), PATIENCE).unref();
}

function begin(stop) {
  if (running.size === 0) process.on('SIGINT', forward).on('SIGTERM', forward);
  running.add(stop);
}

/** True when nothing is to follow: we were stopped, and the last command to end takes us along. */
function end(stop) {
  running.delete(stop);
  if (running.size > 0) return stoppedBy !== undefined;
  process.off('SIGINT', forward).off('SIGTERM', forward);
  if (stoppedBy !== undefined) process.exit(EXIT_CODES[stoppedBy]);
  return false;
}

/**
 * Runs one command; resolves to its exit code, never rejects. It writes on this terminal, or into
 * `log` if there is one. The command gets a process group of its own.
 */
export function run(command, args, { cwd = root, env = {}, timeout, log } = {}) {
  const say = log ?? ((text) => process.stderr.write(text));
  const output = log === undefined ? 'inherit' : 'pipe';
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
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
    begin(stop);
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
      if (!end(stop)) resolve(code);
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
