import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { superTeamsForPeer } from '../boardgame-io/game.ts';

/** What we use of boardgame.io's own server; its package has no ESM entry for this part. */
interface PeerServer {
  readonly run: (options: { readonly port: number }) => Promise<{
    readonly appServer: { readonly address: () => AddressInfo };
  }>;
}

interface ServerLibrary {
  readonly Server: (options: {
    readonly games: readonly unknown[];
    readonly origins: readonly string[];
  }) => PeerServer;
}

/** boardgame.io's server in a process of its own, to be measured: games in memory, as it comes. */
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as ServerLibrary;
const server = Server({ games: [superTeamsForPeer], origins: [] });
// It tells every port it opens; whoever measures reads figures there.
console.info = () => undefined;
console.log = () => undefined;
const { appServer } = await server.run({ port: 0 });
process.send?.({ port: appServer.address().port });
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({ heap: heapUsed + external, resident: rss, cpu: user + system });
});
process.on('disconnect', () => process.exit(0));
