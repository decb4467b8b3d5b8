import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PeerTable } from './peer-table.ts';

/** Bytes, and microseconds of CPU, as `parsecs bench online` weighs our own server. */
interface Weight {
  readonly heap: number;
  readonly resident: number;
  readonly cpu: number;
}

interface PeerProcess {
  readonly port: number;
  readonly weigh: () => Promise<Weight>;
  readonly stop: () => Promise<void>;
}

interface OnlinePeer {
  readonly name: string;
  readonly openServer: (core: number | undefined) => Promise<PeerProcess>;
  readonly makeTable: (ports: readonly number[], number: number) => Promise<PeerTable>;
}

/** boardgame.io's server with the same race, to be measured as ours is by `parsecs bench online`. */
export const ONLINE_PEER: OnlinePeer = {
  name: 'boardgame.io 0.50.2',
  openServer,
  makeTable: (ports, number) =>
    PeerTable.make(ports[number % ports.length] ?? 0, `table-${number}`),
};

/** On one core where `core` names it. It checks every move twice unless it is in production. */
async function openServer(core: number | undefined): Promise<PeerProcess> {
  const [program = '', ...args] = [
    ...(core === undefined ? [] : ['taskset', '-c', String(core)]),
    process.execPath,
    // As our own server has them.
    ...(core === undefined ? [] : ['--v8-pool-size=1']),
    '--max-semi-space-size=32',
    '--initial-old-space-size=512',
    '--expose-gc',
    ...entry(),
  ];
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit');
  const lost = ended.then(() => {
    throw new Error('the server of the peer has ended');
  });
  // Whoever asks nothing more does not mind.
  lost.catch(() => undefined);
  const { port } = (await Promise.race([told(child), lost])) as { readonly port: number };
  return {
    port,
    weigh: async () => {
      child.send('weigh');
      return (await Promise.race([told(child), lost])) as Weight;
    },
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

async function told(child: ChildProcess): Promise<unknown> {
  const [message] = (await once(child, 'message')) as [unknown];
  return message;
}

/** Run from sources the process is translated, as this one is. */
function entry(): readonly string[] {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(isSource ? './peer-process.ts' : './peer-process.js', import.meta.url);
  const loader = isSource ? ['--conditions=source', '--import', import.meta.resolve('tsx')] : [];
  return [...loader, fileURLToPath(file)];
}
