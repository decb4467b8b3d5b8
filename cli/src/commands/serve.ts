import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RunningServer, ServerOptions } from '@parsecs/server';
import { DATA_OPTION, folderTaken, placeOf } from '../serve/place.ts';
import { type Command, type Context, defineCommand, EXIT } from '../shell/command.ts';
import type { Io } from '../shell/io.ts';
import { report } from '../shell/report.ts';
import { findRoot } from '../shell/root.ts';
import { UsageError } from '../shell/usage-error.ts';

const USUAL_PORT = 8080;
/** Only this machine reaches it. */
const USUAL_HOST = '127.0.0.1';
const HIGHEST_PORT = 65_535;
const USUAL_LOG = 'warn';

export const serveCommand: Command = defineCommand({
  name: 'serve',
  words: [0, 0],
  options: {
    port: { kind: 'whole', value: 'N', least: 0, most: HIGHEST_PORT },
    host: { kind: 'text', value: 'NAME' },
    root: { kind: 'text', value: 'DIR', message: 'serve-root' },
    data: DATA_OPTION,
  },
  run: async (context, { options }) => {
    const { io } = context;
    const root = siteFolder(io.cwd, options.root);
    // Other commands need not load a server.
    const { loadSite, sitePage } = await import('@parsecs/server');
    const host = options.host ?? (io.env['HOST'] || USUAL_HOST);
    const port = options.port ?? portFrom(io.env['PORT']);
    const redis = io.env['REDIS_URL'];
    const days = io.env['PARSECS_KEEP_DAYS'];
    const server = await start({
      host,
      port,
      place: placeOf(io, options.data),
      page: sitePage(await loadSite(root)),
      names: (io.env['PARSECS_NAMES'] ?? '').split(',').filter(Boolean),
      isBehindProxy: io.env['PARSECS_BEHIND_PROXY'] === '1',
      log: { level: io.env['PARSECS_LOG'] || USUAL_LOG, to: { write: io.err } },
      ...(redis && { redis }),
      ...(days && { keepDays: daysFrom(days) }),
    });
    announce(context, server);
    try {
      await Promise.race([server.ready, stopped(io)]);
      await stopped(io);
    } finally {
      await server.close();
    }
    return EXIT.fine;
  },
});

async function stopped({ stop }: Io): Promise<void> {
  if (!stop.aborted) await once(stop, 'abort');
}

function siteFolder(cwd: string, given: string | undefined): string {
  const folder = given === undefined ? join(findRoot(), 'web', 'dist') : resolve(cwd, given);
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new UsageError((texts) => texts.t('cli:error.no-site', { folder: given ?? folder }));
}

function portFrom(text: string | undefined): number {
  if (text === undefined || text === '') return USUAL_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= HIGHEST_PORT) return port;
  throw new UsageError((texts) => texts.t('cli:error.bad-port', { port: text }));
}

function daysFrom(text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new UsageError((texts) => texts.t('cli:error.bad-days', { days: text }));
}

async function start(options: ServerOptions): Promise<RunningServer> {
  const { FolderTaken, startServer } = await import('@parsecs/server');
  const { host, port } = options;
  try {
    return await startServer(options);
  } catch (error) {
    if (error instanceof FolderTaken) throw folderTaken(error);
    const { code = '', syscall } = error as NodeJS.ErrnoException;
    if (syscall !== 'listen') throw error;
    throw new UsageError((texts) =>
      code === 'EADDRINUSE'
        ? texts.t('cli:error.port-taken', { port })
        : texts.t('cli:error.cannot-listen', { address: `${host}:${port}`, code }),
    );
  }
}

function announce(context: Context, { port, addresses: { own, others } }: RunningServer): void {
  const { texts } = context;
  report(context, { address: own, port, ...(others.length > 0 && { others }) }, () => [
    texts.t('cli:serve.address', { address: own }),
    ...(others.length > 0 ? [texts.t('cli:serve.open', { addresses: others.join(', ') })] : []),
  ]);
}
