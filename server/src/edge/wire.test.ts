import { setTimeout as sleep } from 'node:timers/promises';
import type { Socket } from 'socket.io';
import { expect, test, vi } from 'vitest';
import { Answering } from './answering.ts';
import { openMetrics } from './metrics.ts';
import { answerMessages } from './wire.ts';

test('whoever does not read is let go', () => {
  const writeBuffer: unknown[] = [];
  const disconnect = vi.fn<() => void>();
  const emit = vi.fn<() => void>(() => void writeBuffer.push(0));
  const socket = { conn: { writeBuffer }, disconnect, emit } as unknown as Socket;
  const none = (): number => 0;
  const metrics = openMetrics({ connections: none, rooms: none, botsWaiting: none });
  const tools = { metrics, failed: none, messagesPerSecond: 20, answering: new Answering() };
  const { push } = answerMessages(socket, tools);
  for (let sent = 0; sent < 257; sent += 1) push('chat', {});
  expect([emit.mock.calls.length, disconnect.mock.calls.length]).toEqual([257, 0]);
  push('chat', {});
  expect([emit.mock.calls.length, disconnect.mock.calls.length]).toEqual([257, 1]);
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
