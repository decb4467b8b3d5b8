import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { inAddress, isEverywhere } from '../serve/hosts.ts';
import { loadSite } from '../serve/site.ts';
import { createStaticServer } from '../serve/static-server.ts';
import { type Command, type Context, defineCommand, EXIT } from '../shell/command.ts';
import { report } from '../shell/report.ts';
import { findRoot } from '../shell/root.ts';
import { UsageError } from '../shell/usage-error.ts';

const USUAL_PORT = 8080;
/** Only this machine reaches it. */
const USUAL_HOST = '127.0.0.1';
const HIGHEST_PORT = 65_535;

export const serveCommand: Command = defineCommand({
  name: 'serve',
  words: [0, 0],
  options: {
    port: { kind: 'whole', value: 'N', least: 0, most: HIGHEST_PORT },
    host: { kind: 'text', value: 'NAME' },
    root: { kind: 'text', value: 'DIR', message: 'serve-root' },
  },
  run: async (context, { options }) => {
    const { io } = context;
    const root = siteFolder(io.cwd, options.root);
    const host = options.host ?? (io.env['HOST'] || USUAL_HOST);
    const server = createStaticServer(await loadSite(root), host);
    await listen(server, options.port ?? portFrom(io.env['PORT']), host);
    announce(context, server, host);
    if (!io.stop.aborted) await once(io.stop, 'abort');
    server.close();
    server.closeAllConnections();
    return EXIT.fine;
  },
});

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

async function listen(server: Server, port: number, host: string): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new UsageError((texts) =>
      code === 'EADDRINUSE'
        ? texts.t('cli:error.port-taken', { port })
        : texts.t('cli:error.cannot-listen', { address: `${inAddress(host)}:${port}`, code }),
    );
  }
}

function announce(context: Context, server: Server, host: string): void {
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const addressOf = (name: string): string => `http://${inAddress(name)}:${port}`;
  const isOpen = isEverywhere(host);
  // Browsers keep saved games by the name of the site: it stays the one that people know.
  const address = addressOf(isOpen || host === USUAL_HOST ? 'localhost' : host);
  const others = isOpen ? foreignNumbers().map(addressOf) : [];
  const { texts } = context;
  report(context, { address, port, ...(isOpen && { others }) }, () => [
    texts.t('cli:serve.address', { address }),
    ...(others.length > 0 ? [texts.t('cli:serve.open', { addresses: others.join(', ') })] : []),
  ]);
}

/** By which numbers other machines reach this one. */
function foreignNumbers(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((numbers = []) =>
    numbers
      .filter(({ internal, scopeid = 0 }) => !internal && scopeid === 0)
      .map(({ address }) => address),
  );
}
