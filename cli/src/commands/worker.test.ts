import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ArenaResult } from '@parsecs/table/arena';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderWith, run, runJson } from '../testing/index.ts';

/** `QUEUE_GAMES=1000` plays as many. */
const GAMES = Number(process.env['QUEUE_GAMES'] ?? 12);
const MINUTES = 60_000;

const TINY = 'arena super-teams --a random --b random --games 4'.split(' ');

const started: ChildProcess[] = [];
let queue = '';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function worker(): readonly string[] {
  return ['worker', '--queue', queue, '--threads', '1', '--silence', '2'];
}

/** A worker as it runs on some machine: a process of its own, from sources unless everything is built. */
function startWorker(): ChildProcess {
  const isBuilt = process.env['PARSECS_NO_BUILD'] === '1';
  const [script = '', ...loader] = isBuilt
    ? ['../../bin/parsecs.js']
    : ['../../../scripts/parsecs-from-source.mjs', '--conditions=source', '--import', 'tsx'];
  const file = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [...loader, file, ...worker()], { stdio: 'ignore' });
  started.push(child);
  return child;
}

/** Waits until so many results lie there and so many workers are in the middle of a game. */
async function untilTaken(games: number, workers = 1): Promise<void> {
  const client = createClient({ url: queue });
  await client.connect();
  try {
    while ((await client.zCard('bull:parsecs-arena:completed')) < games) await sleep(5);
    while ((await client.lLen('bull:parsecs-arena:active')) < workers) await sleep(1);
  } finally {
    client.destroy();
  }
}

beforeAll(async () => {
  const folder = await folderWith({});
  const port = await freePort();
  const args = ['--port', `${port}`, '--save', '', '--bind', '127.0.0.1', '--dir', folder];
  started.push(spawn('redis-server', args, { stdio: 'ignore' }));
  queue = `redis://127.0.0.1:${port}`;
  for (;;) {
    const client = createClient({ url: queue, socket: { reconnectStrategy: false } });
    client.on('error', () => undefined);
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    if (isUp) {
      client.destroy();
      return;
    }
    await sleep(50);
  }
});

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

describe('an arena on several machines', () => {
  test('a worker that is killed loses no game, and none counts twice', {
    timeout: 10 * MINUTES,
  }, async () => {
    const arena = ['arena', 'super-teams', '--a', 'greedy', '--b', 'random', '--seed', 'queue'];
    const wanted = [...arena, '--games', `${GAMES}`];
    const [first, done] = [startWorker(), new AbortController()];
    const playing = runJson<ArenaResult>([...wanted, '--queue', queue]);
    await untilTaken(2);
    // The other one is us; in a long run it has been playing for long when the first dies.
    const second = run(worker(), { stop: done.signal });
    if (GAMES >= 100) await sleep(GAMES * 5).then(() => untilTaken(0, 2));
    first.kill('SIGKILL');
    const here = await runJson<ArenaResult>([...wanted, '--threads', '1']);
    const queued = await playing;
    expect(queued.code).toBe(0);
    const { games, a, b, draws, setups } = queued.json;
    expect(games).toBe(GAMES);
    expect([a, b, draws]).toEqual([here.json.a, here.json.b, here.json.draws]);
    expect(setups).toEqual(here.json.setups);
    done.abort();
    expect((await second).code).toBe(0);
  });

  test('a worker stops after the games it was asked for', { timeout: MINUTES }, async () => {
    const arena = runJson<ArenaResult>([...TINY, '--queue', queue]);
    const { json } = await runJson<{ readonly games: number }>(
      `worker --queue ${queue} --games 4 --threads 1`.split(' '),
    );
    expect(json.games).toBe(4);
    expect((await arena).json.games).toBe(4);
  });

  test.each(['nowhere', 'redis://127.0.0.1:1'])('%s is wrong usage', async (address) => {
    for (const command of [['worker'], ['arena', 'super-teams', '--games', '1']]) {
      const { code, out, err } = await run([...command, '--queue', address]);
      expect([code, out]).toEqual([2, '']);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
  });
});
