import type { Socket } from 'socket.io';
import { Refused, refuse } from '../tables/refusals.ts';
import type { Answering } from './answering.ts';
import type { Connection, Push } from './connection.ts';
import { Bucket } from './limits.ts';
import { isMessageName, MESSAGES, type MessageName } from './messages.ts';
import type { Metrics } from './metrics.ts';

interface WireTools {
  readonly metrics: Metrics;
  readonly failed: (error: unknown) => void;
  readonly messagesPerSecond: number;
  readonly answering: Answering;
}

interface Wire {
  readonly push: (what: Push, body: object) => void;
  /** Messages that come before the connection is there wait for it. */
  readonly serve: (connecting: Promise<Connection>) => void;
}

type Reply = (answer: object) => void;

/** Whoever does not read is let go: they come back and ask for what they missed. */
const UNREAD = 256;
/** A client of ours makes no mistakes; so many are an attack. */
const MISTAKES = 20;
const TOO_FAST = 200;

/** Reads messages of one socket: limits first, then their form, then what they mean. */
export function answerMessages(socket: Socket, tools: WireTools): Wire {
  const { metrics, failed, messagesPerSecond, answering } = tools;
  const bucket = new Bucket(messagesPerSecond * 2, messagesPerSecond, Date.now);
  let mistakes = 0;
  let tooFast = 0;

  const drop = (why: string): void => {
    metrics.dropped.inc({ why });
    socket.disconnect(true);
  };
  const refuseTo = (reply: Reply | undefined, ...why: Parameters<typeof refuse>): void => {
    metrics.messages.inc({ name: 'refused', outcome: why[0] });
    reply?.({ refusal: refuse(...why) });
  };

  const answer = async (
    connecting: Promise<Connection>,
    name: MessageName,
    message: unknown,
    reply: Reply,
  ): Promise<void> => {
    const ended = metrics.seconds.startTimer({ name });
    try {
      const { handlers } = await connecting;
      const act = handlers[name] as (body: unknown) => Promise<unknown>;
      reply({ value: await act(message) });
      metrics.messages.inc({ name, outcome: 'done' });
    } catch (error) {
      if (!(error instanceof Refused)) failed(error);
      reply({ refusal: error instanceof Refused ? error.refusal : refuse('busy') });
      metrics.messages.inc({ name, outcome: error instanceof Refused ? 'refused' : 'failed' });
    } finally {
      ended();
    }
  };

  return {
    push(what, body) {
      if (unread(socket) > UNREAD) drop('does-not-read');
      else socket.emit(what, body);
    },
    serve(connecting) {
      socket.onAny((name: unknown, body: unknown, last: unknown) => {
        const reply = typeof last === 'function' ? (last as Reply) : undefined;
        if (!bucket.take()) {
          tooFast += 1;
          if (tooFast > TOO_FAST) drop('too-fast');
          else refuseTo(reply, 'too-fast');
          return;
        }
        const known = typeof name === 'string' && isMessageName(name) ? name : undefined;
        const read = known && MESSAGES[known].safeParse(body);
        if (known === undefined || read?.success !== true || reply === undefined) {
          mistakes += 1;
          const path = read?.error?.issues[0]?.path.join('.') ?? '';
          if (mistakes > MISTAKES) drop('bad-messages');
          else refuseTo(reply, 'bad-message', { path });
          return;
        }
        if (answering.isClosing) refuseTo(reply, 'busy');
        else answering.add(answer(connecting, known, read.data, reply).catch(failed));
      });
    },
  };
}

/** How much waits for a socket; the library keeps it to itself. */
function unread({ conn }: Socket): number {
  const { writeBuffer } = conn as unknown as { readonly writeBuffer: readonly unknown[] };
  return writeBuffer.length;
}
