import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerOptions } from '../edge/start-server.ts';
import type { Weight } from './weight.ts';
import { within } from './within.ts';

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  readonly weigh: () => Promise<Weight>;
  /** At once, as when the power fails. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const TO_WEIGH = 30_000;
/** Whoever does not stop by then is killed. */
const TO_STOP = 20_000;

/**
 * On one core the helpers of the garbage collector, four of them as a rule, take turns with what answers
 * people: one is enough there.
 */
const ON_ONE_CORE = '--v8-pool-size=1';

/**
 * What a match leaves behind at each choice is collected when there is much of it. V8 by itself does it as soon as
 * the heap has grown a little, at times every few seconds, and whoever chooses in that moment waits.
 */
const ROOM_TO_GROW = ['--max-semi-space-size=32', '--initial-old-space-size=512'];

type Options = Omit<ServerOptions, 'page' | 'log'>;

/** Starts a server in a process of its own, on one core where `core` names it and the system can. */
export async function spawnServer(options: Options, core?: number): Promise<ServerProcess> {
  const [program, ...args] = [
    ...(core === undefined ? [] : ['taskset', '-c', String(core)]),
    process.execPath,
    ...(core === undefined ? [] : [ON_ONE_CORE]),
    ...ROOM_TO_GROW,
    '--expose-gc',
    ...entry(),
    JSON.stringify(options),
  ];
  if (program === undefined) throw new Error('no program');
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const first = await Promise.race([
    once(child, 'message') as Promise<[{ readonly port: number }]>,
    ended.then(() => undefined),
  ]);
  if (first === undefined) throw new Error('the server has ended before it was open');
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return {
    child,
    port: first[0].port,
    weigh: async () => {
      child.send('weigh');
      const told = once(child, 'message') as Promise<[Weight]>;
      const [weight] = await within(TO_WEIGH, 'weighing a server', told);
      return weight;
    },
    kill: () => end('SIGKILL'),
    stop: async () => {
      await Promise.race([end('SIGTERM'), sleep(TO_STOP, undefined, { ref: false })]);
      await end('SIGKILL');
    },
  };
}

/** The file of the process; run from sources it is translated, unless everything is built anyway. */
function entry(): readonly string[] {
  const file = (folder: string, ending: string): string =>
    new URL(`../../${folder}/load/server-process.${ending}`, import.meta.url).pathname;
  if (import.meta.url.endsWith('.js') || process.env['PARSECS_NO_BUILD'] === '1') {
    return [file('dist', 'js')];
  }
  return ['--conditions=source', '--import', import.meta.resolve('tsx'), file('src', 'ts')];
}
