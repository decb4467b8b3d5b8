import { once } from 'node:events';
import { createServer } from 'node:http';
import { setImmediate as breathe, setTimeout as sleep } from 'node:timers/promises';
import { type Socket, Server as SocketServer } from 'socket.io';
import { expect, test } from 'vitest';
import { Client } from '../load/client.ts';
import { Answering } from './answering.ts';
import { openMetrics } from './metrics.ts';
import { answerMessages } from './wire.ts';

const none = (): number => 0;
/** More than the system keeps for somebody who does not read. */
const MOST = 2000;
const LARGE = { words: 'x'.repeat(60_000) };

test('whoever does not read is let go, and whoever does is told everything', async () => {
  const metrics = openMetrics({ connections: none, rooms: none, botsWaiting: none });
  const tools = { metrics, failed: none, messagesPerSecond: 20, answering: new Answering() };
  const http = createServer().listen(0, '127.0.0.1');
  const io = new SocketServer(http, { path: '/tables', transports: ['websocket'] });
  const served: { socket: Socket; push: (what: 'chat', body: object) => void }[] = [];
  io.on('connection', (socket: Socket) => {
    served.push({ socket, push: answerMessages(socket, tools).push });
  });
  await once(http, 'listening');
  const address = http.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const open = async (): Promise<{ client: Client; server: (typeof served)[number] }> => {
    const client = new Client(port);
    await client.connected();
    const server = served.at(-1);
    if (server === undefined) throw new Error('nobody came');
    return { client, server };
  };
  const [deaf, reader] = [await open(), await open()];
  let heard = 0;
  reader.client.socket.on('chat', () => (heard += 1));
  const { transport } = deaf.client.socket.io.engine;
  (transport as unknown as { readonly ws: { pause(): void } }).ws.pause();
  let sent = 0;
  while (deaf.server.socket.connected && sent < MOST) {
    sent += 1;
    deaf.server.push('chat', LARGE);
    reader.server.push('chat', {});
    await breathe();
  }
  expect([deaf.server.socket.connected, reader.server.socket.connected]).toEqual([false, true]);
  while (heard < sent) await sleep(5);
  expect((await metrics.registry.metrics()).includes('{why="does-not-read"} 1')).toBe(true);
  for (const { client } of [deaf, reader]) client.close();
  await io.close();
});

test('a server that closes finishes what it began', async () => {
  const answering = new Answering();
  let isDone = false;
  const answer = async (): Promise<void> => {
    await sleep(20);
    isDone = true;
  };
  answering.add(answer());
  await answering.close();
  expect([isDone, answering.isClosing]).toEqual([true, true]);
});
