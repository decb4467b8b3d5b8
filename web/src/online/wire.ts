import type { Refusal } from '@parsecs/kernel';
import type { Messages, Pushes } from '@parsecs/table/wire';
import { io, type Socket } from 'socket.io-client';

export const WIRE_STATES = ['connecting', 'connected', 'reconnecting'] as const;
export type WireState = (typeof WIRE_STATES)[number];

/** A process that is being stopped, a database that is away, somebody in a hurry. */
const FOR_NOW: readonly string[] = ['busy', 'too-fast'];

/** The server has said no. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.cause);
    this.refusal = refusal;
  }

  /** Nothing is wrong with what was asked: a moment later the answer may be another. */
  get isForNow(): boolean {
    return FOR_NOW.includes(this.refusal.cause);
  }
}

/** The way to a server: what a table online needs of it. */
export interface Wire {
  readonly state: WireState;
  /** Rejects with `Refused` when the server says no, and otherwise when no answer came. */
  ask<N extends keyof Messages>(
    name: N,
    message: Messages[N]['message'],
  ): Promise<Messages[N]['answer']>;
  on<P extends keyof Pushes>(what: P, listener: (body: Pushes[P]) => void): () => void;
  /** Called at every change of the state. */
  onState(listener: () => void): () => void;
}

/** Longer nobody waits: a server that has just been started needs a while for its first answer. */
const PATIENCE = 60_000;

interface Reply {
  readonly value?: unknown;
  readonly refusal?: Refusal;
}

/** One connection for the whole page; it comes back by itself. */
class SocketWire implements Wire {
  readonly #socket: Socket;
  readonly #listeners = new Set<() => void>();
  #wasConnected = false;

  constructor() {
    this.#socket = io({
      path: '/tables',
      transports: ['websocket'],
      reconnectionDelay: 300,
      reconnectionDelayMax: 4000,
    });
    const tell = (): void => {
      for (const listener of this.#listeners) listener();
    };
    this.#socket.on('connect', () => {
      this.#wasConnected = true;
      tell();
    });
    this.#socket.on('disconnect', (reason) => {
      tell();
      // A server that lets somebody go is not called again by the library.
      if (reason === 'io server disconnect') this.#socket.connect();
    });
  }

  get state(): WireState {
    if (this.#socket.connected) return 'connected';
    return this.#wasConnected ? 'reconnecting' : 'connecting';
  }

  async ask<N extends keyof Messages>(
    name: N,
    message: Messages[N]['message'],
  ): Promise<Messages[N]['answer']> {
    await this.#connected();
    const answer = (await this.#socket.timeout(PATIENCE).emitWithAck(name, message)) as Reply;
    if (answer.refusal !== undefined) throw new Refused(answer.refusal);
    return answer.value as Messages[N]['answer'];
  }

  on<P extends keyof Pushes>(what: P, listener: (body: Pushes[P]) => void): () => void {
    const hear = (body: unknown): void => listener(body as Pushes[P]);
    const name: string = what;
    this.#socket.on(name, hear);
    return () => this.#socket.off(name, hear);
  }

  onState(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#socket.close();
  }

  /** What is said while nobody hears is not kept by the library: whoever said it decides. */
  #connected(): Promise<void> {
    if (this.#socket.connected) return Promise.resolve();
    return new Promise((resolve) => {
      this.#socket.once('connect', resolve);
    });
  }
}

let shared: { readonly wire: SocketWire; users: number } | undefined;

/** The connection of this page; it closes with the last of those who use it. */
export function openWire(): { readonly wire: Wire; readonly close: () => void } {
  shared ??= { wire: new SocketWire(), users: 0 };
  const own = shared;
  own.users += 1;
  let isClosed = false;
  return {
    wire: own.wire,
    close: () => {
      if (isClosed) return;
      isClosed = true;
      own.users -= 1;
      if (own.users > 0) return;
      own.wire.close();
      if (shared === own) shared = undefined;
    },
  };
}

/** One question to the server, for whoever needs nothing else of it. */
export async function askOnce<N extends keyof Messages>(
  name: N,
  message: Messages[N]['message'],
  patience = PATIENCE,
): Promise<Messages[N]['answer']> {
  const { wire, close } = openWire();
  try {
    return await Promise.race([wire.ask(name, message), tooLate(patience)]);
  } finally {
    close();
  }
}

async function tooLate(after: number): Promise<never> {
  await new Promise((resolve) => {
    setTimeout(resolve, after);
  });
  throw new Error('no answer');
}
