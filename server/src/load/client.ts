import { at, commitTo, type Refusal } from '@parsecs/kernel';
import type { SeatSnapshot, Update } from '@parsecs/table';
import type { PublicDesk } from '@parsecs/table/wire';
import { io, type Socket } from 'socket.io-client';
import type { Message, MessageName } from '../edge/messages.ts';

export type Answer = { readonly value?: unknown; readonly refusal?: Refusal };

/** A machine that does much else may need long for an answer. */
const PATIENCE = 120_000;

/** A client as the page is: it keeps what it was told and can come back. */
export class Client {
  readonly socket: Socket;
  snapshot: SeatSnapshot | undefined;
  desk: PublicDesk | undefined;
  seen = -1;
  /** Called when there may be something to answer. */
  told: () => void = () => undefined;

  constructor(port: number, extra: Parameters<typeof io>[1] = {}) {
    this.socket = io(`http://127.0.0.1:${port}`, {
      path: '/tables',
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      ...extra,
    });
    this.socket.on('update', (update: Update) => {
      this.snapshot = update.snapshot;
      this.seen = Math.max(this.seen, update.to);
      this.told();
    });
    this.socket.on('desk', (desk: PublicDesk) => {
      this.desk = desk;
    });
  }

  connected(): Promise<boolean> {
    if (this.socket.connected) return Promise.resolve(true);
    return new Promise((resolve) => {
      this.socket.once('connect', () => resolve(true));
      this.socket.once('connect_error', () => resolve(false));
    });
  }

  ask<N extends MessageName>(name: N, message: Partial<Message<N>>): Promise<Answer> {
    return this.socket.timeout(PATIENCE).emitWithAck(name, message) as Promise<Answer>;
  }

  async value<R>(name: MessageName, message: object): Promise<R> {
    const { value, refusal } = await this.ask(name, message);
    if (refusal !== undefined) throw new Error(refusal.cause);
    return value as R;
  }

  async attach(table: string, token: string, since?: number): Promise<void> {
    const body = { table, token, ...(since !== undefined && { since }) };
    const { snapshot, desk } = await this.value<{
      readonly snapshot?: SeatSnapshot;
      readonly desk: PublicDesk;
    }>('attach', body);
    if (snapshot !== undefined) {
      this.snapshot = snapshot;
      this.seen = snapshot.sequence;
    }
    this.desk = desk;
  }

  seal(table: string, seat: number): Promise<unknown> {
    return this.value('ready', { table, commitment: commitTo(saltOf(table, seat), seat) });
  }

  show(table: string, seat: number): Promise<unknown> {
    return this.value('reveal', { table, salt: saltOf(table, seat) });
  }

  /** The first answer to what is asked now. */
  chooseFirst(table: string, sent: string): Promise<Answer> {
    const question = this.snapshot?.question;
    if (question === undefined) throw new Error('not asked');
    const command = { kind: 'choose' as const, ask: question.ask, id: at(question.answers, 0).id };
    return this.ask('play', { table, sent, command });
  }

  close(): void {
    this.socket.close();
  }
}

function saltOf(table: string, seat: number): string {
  return `${table}/${seat}/salt of many bits`;
}
