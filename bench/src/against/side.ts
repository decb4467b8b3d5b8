import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Side } from './compare.ts';
import type { Order, Reply } from './messages.ts';

/** Starts a process that measures the engines of a checkout. */
export function openSide(folder: string): Side & { close(): void } {
  const child = startChild(folder);
  const ended = once(child, 'exit').then(() => {
    throw new Error('the process that measures has ended');
  });
  // Whoever asks nothing more does not mind.
  ended.catch(() => undefined);
  const ask = async (order: Order): Promise<Reply> => {
    child.send(order);
    const [reply] = (await Promise.race([once(child, 'message'), ended])) as [Reply];
    return reply;
  };
  return {
    prepare: async (suite) => {
      const reply = await ask({ order: 'prepare', suite });
      return reply.reply === 'unable' ? reply.why : undefined;
    },
    run: async (times) => {
      const reply = await ask({ order: 'run', times });
      if (reply.reply !== 'done') throw new Error(`${reply.reply} is no answer to that`);
      return reply.effort;
    },
    close: () => void child.kill(),
  };
}

/** Both sides on the same core, where that can be had: they never work at the same time. */
function startChild(folder: string): ChildProcess {
  const fromSource = import.meta.url.endsWith('.ts');
  const script = fromSource
    ? new URL('./child.ts', import.meta.url)
    : new URL('./child.js', import.meta.url);
  const loader = fromSource ? ['--conditions=source', '--import', 'tsx'] : [];
  const node = [process.execPath, ...loader, fileURLToPath(script), folder];
  const [command = '', ...args] = [...pinning(), ...node];
  return spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

function pinning(): readonly string[] {
  if (spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status !== 0) return [];
  const core = lastCore();
  return core === undefined ? [] : ['taskset', '-c', core];
}

/** The last core that this process may use: the first ones have more to do besides. */
function lastCore(): string | undefined {
  try {
    const status = readFileSync('/proc/self/status', 'utf8');
    return /^Cpus_allowed_list:\s*(?:.*[-,])?(\d+)$/m.exec(status)?.[1];
  } catch {
    return undefined;
  }
}
