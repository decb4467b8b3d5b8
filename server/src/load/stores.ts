import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server that was started for a test or a measurement, and the way to end it. */
export interface Started {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Debian keeps the programs of each version in a folder of their own. */
function postgresPrograms(): string {
  const versions = '/usr/lib/postgresql';
  const version = existsSync(versions) ? readdirSync(versions).sort().at(-1) : undefined;
  if (version === undefined) throw new Error('PostgreSQL is not installed');
  return join(versions, version, 'bin');
}

/** PostgreSQL refuses to run as root; Debian's package makes a user for it. */
function asServerUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A folder that PostgreSQL may write into. */
function serverFolder(user: ReturnType<typeof asServerUser>): string {
  const folder = mkdtempSync(join(tmpdir(), 'parsecs-postgres-'));
  if (user.uid !== undefined) execFileSync('chown', [`${user.uid}:${user.gid}`, folder]);
  return folder;
}

/** An empty cluster takes seconds to come into the world and none to be copied: one is made for all tests. */
function emptyCluster(programs: string, user: ReturnType<typeof asServerUser>): string {
  const version = basename(dirname(programs));
  const template = join(tmpdir(), `parsecs-empty-cluster-${version}-${user.uid ?? 'own'}`);
  if (existsSync(template)) return template;
  const made = join(serverFolder(user), 'data');
  const { status, stderr } = spawnSync(
    join(programs, 'initdb'),
    ['-D', made, '-U', 'parsecs', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: dirname(made), encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`initdb: ${stderr}`);
  try {
    renameSync(made, template);
  } catch {
    // Another thread was quicker.
  }
  rmSync(dirname(made), { recursive: true, force: true });
  return template;
}

/**
 * A real PostgreSQL of its own, with an empty database. Where nothing is synced it may be killed, but the
 * machine must not stop.
 */
export async function startPostgres(isSynced = false): Promise<Started> {
  const programs = postgresPrograms();
  const user = asServerUser();
  const template = emptyCluster(programs, user);
  const folder = serverFolder(user);
  const data = join(folder, 'data');
  execFileSync('cp', ['-a', template, data]);
  const port = await freePort();
  const place = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'];
  const options = isSynced ? place : ['-F', ...place];
  const server = spawn(join(programs, 'postgres'), options, {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const ready = (): boolean =>
    spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0;
  for (let tries = 0; !ready(); tries += 1) {
    if (tries > 200) throw new Error('PostgreSQL does not answer');
    await sleep(50);
  }
  return {
    url: `postgres://parsecs@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A real Redis of its own that keeps nothing. It can be killed and come back at the same address. */
export async function startRedis(port?: number): Promise<Started> {
  const taken = port ?? (await freePort());
  const server = spawn(
    'redis-server',
    ['--port', String(taken), '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
    },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const answers = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(taken, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false)).unref();
    });
  for (let tries = 0; !(await answers()); tries += 1) {
    if (tries > 200) throw new Error('Redis does not answer');
    await sleep(25);
  }
  return {
    url: `redis://127.0.0.1:${taken}`,
    stop: async () => {
      server.kill('SIGKILL');
      await ended;
    },
  };
}
