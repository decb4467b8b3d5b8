import type { MatchLog, Refusal, Viewer } from '@parsecs/kernel';
import type { SeatSnapshot, Update } from '@parsecs/table';
import type { Attached, ChatLine, Messages, PlayCommand, PublicDesk } from '@parsecs/table/wire';
import type { Seen } from '../play/protocol.ts';
import { findTable } from '../shell/kept-tables.ts';
import { randomHex } from '../shell/storage.ts';
import { Refused, type Wire, type WireState } from './wire.ts';

/** What everybody at the table sees of it beside the match. */
export interface OnlineState {
  readonly connection: WireState;
  /** Missing until the server has answered for the first time. */
  readonly desk?: PublicDesk;
  readonly viewer?: Viewer;
  /** Choices that were sent and are not confirmed yet. */
  readonly pending: number;
  readonly chat: readonly ChatLine[];
  /** Why this place is no longer ours. */
  readonly lost?: Refusal;
}

type NamesOfTable = {
  readonly [N in keyof Messages]: Messages[N]['message'] extends { readonly table: string }
    ? N
    : never;
}[keyof Messages];

const BYTES_OF_SENT = 12;
/** Before something is tried again whose answer was lost. */
const BREATH = 250;
/** A server that is busy is asked so often before whoever asked is told. */
const TRIES = 20;

/** One place at a table online. It comes back by itself, from the last entry that it was told. */
export class OnlineTable {
  readonly id: string;
  readonly #token: string;
  readonly #wire: Wire;
  readonly #stops: readonly (() => void)[];
  readonly #listeners = new Set<() => void>();
  #onUpdate: ((update: Update) => void) | undefined;
  #known = -1;
  #attaching: Promise<void> | undefined;
  #isAttached = false;
  #isClosed = false;
  #state: OnlineState;

  constructor(id: string, token: string, wire: Wire) {
    this.id = id;
    this.#token = token;
    this.#wire = wire;
    this.#state = { connection: wire.state, pending: 0, chat: [] };
    this.#stops = [
      wire.onState(() => this.#stateChanged()),
      wire.on('update', (update) => {
        if (update.table === id) this.#told(update);
      }),
      wire.on('desk', (desk) => {
        if (desk.table === id) this.#set({ desk });
      }),
      wire.on('chat', ({ table }) => {
        if (table === id) void this.#readChat();
      }),
      wire.on('gone', ({ table }) => {
        if (table === id) this.#set({ lost: { refused: 'server', cause: 'no-seat' } });
      }),
    ];
    void this.#attach();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): OnlineState => this.#state;

  /** The match as it is now; from here on every update goes to the listener. */
  async follow(onUpdate: (update: Update) => void): Promise<Seen> {
    this.#onUpdate = onUpdate;
    return this.seen();
  }

  /** Asks for the whole story. */
  async seen(): Promise<Seen> {
    const { snapshot, items, desk } = await this.#again(() =>
      this.#wire.ask('attach', { table: this.id, token: this.#token }),
    );
    if (snapshot === undefined) throw new Error('the match has not begun');
    this.#known = snapshot.sequence;
    this.#set({ desk });
    return { snapshot, story: items };
  }

  /** A choice is sent until it is answered; by its name the server counts it once. */
  async play(command: PlayCommand): Promise<Refusal | undefined> {
    const sent = randomHex(BYTES_OF_SENT);
    this.#set({ pending: this.#state.pending + 1 });
    try {
      const message = { table: this.id, sent, command };
      return (await this.#again(() => this.#wire.ask('play', message))).refusal;
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      throw error;
    } finally {
      this.#set({ pending: this.#state.pending - 1 });
    }
  }

  /** Anything else that is said at the table. */
  ask<N extends NamesOfTable>(
    name: N,
    message: Omit<Messages[N]['message'], 'table'>,
  ): Promise<Messages[N]['answer']> {
    const whole = { ...message, table: this.id } as unknown as Messages[N]['message'];
    return this.#again(() => this.#wire.ask(name, whole));
  }

  /** Everything of the match, once the server has declared it over: the last entry is told before that. */
  async log(): Promise<MatchLog> {
    await this.#isOver();
    return this.ask('log', {});
  }

  close(): void {
    this.#isClosed = true;
    for (const stop of this.#stops) stop();
    this.#listeners.clear();
    if (this.#wire.state !== 'connected') return;
    this.#wire.ask('detach', { table: this.id }).catch(() => undefined);
  }

  #isOver(): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        const { desk, lost } = this.#state;
        if (desk?.phase !== 'over' && lost === undefined) return;
        this.#listeners.delete(look);
        resolve();
      };
      this.#listeners.add(look);
      look();
    });
  }

  /** Tries again, at the table, what was not answered because the way broke or the server was busy. */
  async #again<R>(attempt: () => Promise<R>): Promise<R> {
    for (let refused = 1; ; ) {
      await this.#attached();
      try {
        return await attempt();
      } catch (error) {
        if (this.#isClosed) throw error;
        if (error instanceof Refused && (!error.isForNow || ++refused > TRIES)) throw error;
        await breathe();
      }
    }
  }

  async #attached(): Promise<void> {
    while (!this.#isAttached && !this.#isClosed) {
      const { lost } = this.#state;
      if (lost !== undefined) throw new Refused(lost);
      await (this.#attaching ?? this.#attach());
    }
  }

  #attach(): Promise<void> {
    this.#attaching ??= this.#untilAttached().finally(() => {
      this.#attaching = undefined;
    });
    return this.#attaching;
  }

  /** Until the table has told how it stands, or that there is no place for us. */
  async #untilAttached(): Promise<void> {
    const table = this.id;
    while (!this.#isClosed) {
      const since = this.#known >= 0 ? { since: this.#known } : {};
      try {
        const attached = await this.#wire.ask('attach', { table, token: this.#token, ...since });
        if (this.#isClosed) return;
        this.#isAttached = true;
        const { desk, viewer } = attached;
        this.#set({ desk, viewer });
        this.#catchUp(attached);
        void this.#readChat();
        return;
      } catch (error) {
        if (error instanceof Refused && !error.isForNow) {
          this.#set({ lost: error.refusal });
          return;
        }
        await breathe();
      }
    }
  }

  /** What happened while nobody was listening here. */
  #catchUp({ snapshot, items }: Attached): void {
    if (snapshot === undefined || this.#known < 0) return;
    this.#told({ from: this.#known, to: snapshot.sequence, items, snapshot });
  }

  #told({ from, to, items, snapshot }: Update): void {
    // Nobody follows the match yet: whoever begins to is told everything.
    if (this.#onUpdate === undefined) return;
    this.#known = Math.max(this.#known, to);
    this.#onUpdate({ from, to, items, snapshot });
  }

  #stateChanged(): void {
    const { state } = this.#wire;
    this.#isAttached = false;
    this.#set({ connection: state });
    if (state === 'connected') void this.#attach();
  }

  async #readChat(): Promise<void> {
    const after = this.#state.chat.at(-1)?.number ?? 0;
    const lines = await this.#wire.ask('chat', { table: this.id, after }).catch(() => []);
    const known = this.#state.chat.at(-1)?.number ?? 0;
    const fresh = lines.filter(({ number }) => number > known);
    if (fresh.length > 0) this.#set({ chat: [...this.#state.chat, ...fresh] });
  }

  #set(part: Partial<OnlineState>): void {
    if (this.#isClosed) return;
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, BREATH);
  });
}

/** The last thing that was on the screen of this table, for the film of what came after it. */
export function lastLook(id: string): SeatSnapshot | undefined {
  const seen = findTable(id)?.seen ?? -1;
  try {
    const text = localStorage.getItem(lookKey(id));
    const look = text === null ? undefined : (JSON.parse(text) as SeatSnapshot);
    return look?.sequence === seen ? look : undefined;
  } catch {
    return undefined;
  }
}

export function keepLook(id: string, look: SeatSnapshot): void {
  try {
    localStorage.setItem(lookKey(id), JSON.stringify(look));
  } catch {
    // Without it the film is left out, nothing else.
  }
}

export function forgetLook(id: string): void {
  try {
    localStorage.removeItem(lookKey(id));
  } catch {
    // As above.
  }
}

function lookKey(id: string): string {
  return `twelve-parsecs/table/${id}`;
}
