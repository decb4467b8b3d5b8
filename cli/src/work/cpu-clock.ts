import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

const THREAD = '/proc/thread-self/schedstat';

/** The time this thread was on a core; where the system does not tell, the time that passed. */
export const cpuMilliseconds: () => number = readThread() === undefined ? passed : onCore;

function onCore(): number {
  return readThread() ?? passed();
}

function passed(): number {
  return performance.now();
}

function readThread(): number | undefined {
  try {
    return Number(readFileSync(THREAD, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}
