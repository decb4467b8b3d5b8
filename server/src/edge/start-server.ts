import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fastify } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { type Socket, Server as SocketServer } from 'socket.io';
import { openDatabase, type Place } from '../storage/database.ts';
import { LocalBus } from '../tables/bus.ts';
import { openService } from '../tables/open-service.ts';
import { openRedisBus } from '../tables/redis-bus.ts';
import { Connection } from './connection.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { isOwnHost, isOwnOrigin } from './hosts.ts';
import { PerAddress } from './limits.ts';
import { openMetrics } from './metrics.ts';
import { answerMessages } from './wire.ts';

export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  readonly place: Place;
  /** Where processes tell each other that there is news; without it this one is alone. */
  readonly redis?: string;
  /** Names under which the server is known, beside addresses. */
  readonly hosts?: readonly string[];
  /** Answers what is not about tables: the page. */
  readonly page?: (request: IncomingMessage, response: ServerResponse) => void;
  /** An address has so many connections at most. */
  readonly connectionsPerAddress?: number;
  /** Messages a second that one connection may send; bursts of twice as many. */
  readonly messagesPerSecond?: number;
  readonly botThreads?: number;
  readonly log?: { readonly level: string; readonly to?: DestinationStream };
}

export interface RunningServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** The largest message: a set-up of eight armies is a quarter of it. */
const LARGEST_MESSAGE = 64 * 1024;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Opens the store and the wire; everything that can fail at the start fails here. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { hosts = [], connectionsPerAddress = 100, messagesPerSecond = 20 } = options;
  const { level, to } = options.log ?? { level: 'info' };
  const log = to === undefined ? pino({ level }) : pino({ level }, to);
  const failed = (error: unknown): void => log.error({ err: error }, 'failed');
  const database = await openDatabase(options.place, failed);
  const bus =
    options.redis === undefined ? new LocalBus() : await openRedisBus(options.redis, failed);
  const { service, rooms, storage, bots, close } = openService(
    database,
    bus,
    failed,
    options.botThreads,
  );
  const app = fastify({ loggerInstance: log, bodyLimit: 1024 });
  const metrics = openMetrics({
    connections: () => io.engine.clientsCount,
    rooms: () => rooms.size,
    botsWaiting: () => bots.waiting,
  });
  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) reply.raw.setHeader(name, value);
    if (!isOwnHost(request.headers.host, hosts))
      await reply.code(421).send({ cause: 'other-host' });
  });
  app.get('/health', async (_, reply) => {
    const isWell = await storage.isAlive();
    return reply.code(isWell ? 200 : 503).send({ ok: isWell });
  });
  app.get('/metrics', async (request, reply) => {
    if (!LOOPBACK.has(request.socket.remoteAddress ?? '')) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (options.page === undefined) return reply.code(404).send({ cause: 'not-found' });
    reply.hijack();
    options.page(request.raw, reply.raw);
    return reply;
  });
  const io = new SocketServer(app.server, {
    path: '/tables',
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    pingInterval: 20_000,
    pingTimeout: 20_000,
    allowRequest: (request, decide) => {
      const { host, origin } = request.headers;
      decide(null, isOwnHost(host, hosts) && isOwnOrigin(origin, host, hosts));
    },
  });
  const addresses = new PerAddress(connectionsPerAddress);
  // Nobody can find an address by trying all of them: the salt is never written down.
  const salt = randomBytes(16);
  io.on('connection', (socket: Socket) => {
    const giveBack = addresses.take(socket.handshake.address);
    if (giveBack === undefined) {
      metrics.dropped.inc({ why: 'too-many-connections' });
      socket.disconnect(true);
      return;
    }
    const maker = createHash('sha256').update(salt).update(socket.handshake.address).digest('hex');
    const wire = answerMessages(socket, { metrics, failed, messagesPerSecond });
    const connection = new Connection(service, rooms, maker, wire.push);
    wire.serve(connection);
    socket.on('disconnect', () => {
      giveBack();
      connection.close();
    });
  });
  await app.listen({ host: options.host, port: options.port });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  log.info({ port }, 'open');
  return {
    port,
    close: async () => {
      await io.close();
      await app.close();
      await close();
      await bus.close();
      await database.close();
      log.info('closed');
    },
  };
}
