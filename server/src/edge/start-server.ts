import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type DestinationStream, pino } from 'pino';
import { type Socket, Server as SocketServer } from 'socket.io';
import type { SitePage } from '../page/site-page.ts';
import type { Place } from '../storage/database.ts';
import type { ServiceLimits } from '../tables/open-service.ts';
import { Answering } from './answering.ts';
import { Connection } from './connection.ts';
import { openDoor } from './door.ts';
import { type Addresses, addressesOf, hostChecker, isOwnOrigin } from './hosts.ts';
import { addressBehind, countedAs, PerAddress } from './limits.ts';
import { openMetrics } from './metrics.ts';
import { TablesOpener } from './tables-opener.ts';
import { answerMessages } from './wire.ts';

export interface ServerOptions extends ServiceLimits {
  readonly host: string;
  readonly port: number;
  readonly place: Place;
  /** Where processes tell each other that there is news; without it this one is alone. */
  readonly redis?: string;
  /** Names under which the server is known, beside its host. */
  readonly names?: readonly string[];
  /** Everybody comes through a proxy of ours, which says in `X-Forwarded-For` who it is. */
  readonly isBehindProxy?: boolean;
  /** Answers what is not about tables. */
  readonly page?: SitePage;
  /** An address has so many connections at most. */
  readonly connectionsPerAddress?: number;
  /** Messages a second that one connection may send; bursts of twice as many. */
  readonly messagesPerSecond?: number;
  readonly log?: { readonly level: string; readonly to?: DestinationStream };
}

export interface RunningServer {
  readonly port: number;
  readonly addresses: Addresses;
  /** The store is open, too; rejects where it cannot be. */
  readonly ready: Promise<void>;
  readonly close: () => Promise<void>;
}

/** The largest message: a set-up of eight armies is a quarter of it. */
const LARGEST_MESSAGE = 64 * 1024;

/** Opens the page, and the tables beside it: nobody waits for a database to see the first page. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host, names = [], isBehindProxy = false } = options;
  const { connectionsPerAddress = 100, messagesPerSecond = 20 } = options;
  const { level, to } = options.log ?? { level: 'info' };
  const log = to === undefined ? pino({ level }) : pino({ level }, to);
  const failed = (error: unknown): void => log.error({ err: error }, 'failed');
  const isMeant = hostChecker(host, names);
  const http = createServer();
  const port = await listen(http, options.port, host);
  const tables = await openOrClose(http, () => new TablesOpener({ ...options, failed }));
  const metrics = openMetrics({
    connections: () => io.engine.clientsCount,
    rooms: () => tables.opened?.rooms.size ?? 0,
    botsWaiting: () => tables.opened?.bots.waiting ?? 0,
  });
  const { registry } = metrics;
  const isWell = (): Promise<boolean> => tables.isWell();
  http.on('request', openDoor({ isMeant, isWell, registry, page: options.page, failed }));
  const io = new SocketServer(http, {
    path: '/tables',
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    pingInterval: 20_000,
    pingTimeout: 20_000,
    allowRequest: ({ headers }, decide) => {
      decide(null, isMeant(headers.host) && isOwnOrigin(headers.origin, headers.host, names));
    },
  });
  const addresses = addressesOf(host, port);
  const answering = new Answering();
  const perAddress = new PerAddress(connectionsPerAddress);
  // Nobody can find an address by trying all of them: the salt is never written down.
  const salt = randomBytes(16);
  io.on('connection', (socket: Socket) => {
    const { address: seen, headers } = socket.handshake;
    const address = countedAs(addressBehind(seen, headers['x-forwarded-for'], isBehindProxy));
    const giveBack = perAddress.take(address);
    if (giveBack === undefined) {
      metrics.dropped.inc({ why: 'too-many-connections' });
      socket.disconnect(true);
      return;
    }
    forgetRequest(socket);
    const maker = createHash('sha256').update(salt).update(address).digest('hex');
    const wire = answerMessages(socket, { metrics, failed, messagesPerSecond, answering });
    const connecting = tables
      .open()
      .then(
        ({ service, rooms }) => new Connection({ service, rooms, maker, addresses }, wire.push),
      );
    wire.serve(connecting);
    socket.on('disconnect', () => {
      giveBack();
      connecting.then((connection) => connection.close()).catch(failed);
    });
  });
  const ready = tables.ready();
  ready.catch(failed);
  log.info({ port }, 'open');
  return {
    port,
    addresses,
    ready,
    close: async () => {
      await answering.close();
      await io.close();
      http.closeAllConnections();
      await tables.close();
      log.info('closed');
    },
  };
}

/** The request that a connection began with is read by now; the library would keep it for as long as there is one. */
function forgetRequest({ conn }: Socket): void {
  Object.assign(conn, { request: undefined });
}

async function listen(http: Server, port: number, host: string): Promise<number> {
  http.listen(port, host);
  await once(http, 'listening');
  const address = http.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

async function openOrClose<T>(http: Server, open: () => T): Promise<T> {
  try {
    return open();
  } catch (error) {
    http.close();
    throw error;
  }
}
