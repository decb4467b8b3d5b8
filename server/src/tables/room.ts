import type { BotRequest } from '@parsecs/bots';
import type { Game, GameTypes, Refusal, Seat, Viewer } from '@parsecs/kernel';
import {
  type Host,
  type Listener,
  restoreTable,
  type SeatSnapshot,
  type StoryItem,
  type Table,
} from '@parsecs/table';
import type { PublicDesk } from '@parsecs/table/wire';
import { NotAppended, type Storage, type TableRow } from '../storage/storage.ts';
import { BotsBusy } from './bot-threads.ts';
import { type Desk, guardOf, specOf } from './desk.ts';
import { isOverDays } from './open-tables.ts';
import { Presence } from './presence.ts';
import { publicDesk } from './public-desk.ts';
import { storedTable } from './stored-table.ts';

/** What a room needs from its process. */
export interface RoomTools {
  /** Names the process on the bus. */
  readonly process: string;
  readonly storage: Storage;
  readonly now: () => number;
  readonly pause: Host['pause'];
  readonly think: (request: BotRequest, signal: AbortSignal) => Promise<string>;
  /** Tells the other processes that the log has grown. */
  readonly appended: (table: string) => void;
  /** The rules have ended the match. */
  readonly ended: (table: string) => void;
  readonly failed: (error: unknown) => void;
}

/** Everything a screen needs to begin with. */
export interface Position {
  readonly desk: PublicDesk;
  readonly snapshot?: SeatSnapshot;
  readonly items: readonly StoryItem[];
}

/** How long a bot waits in a process that did not store the last entry: the one that did is quicker. */
const GRACE = 2000;
/** Before a bot that found all threads busy tries again. */
const BUSY = 250;
/** A seat is kept for whoever has left it for so long: they may only have opened the page anew. */
const KEPT = 60_000;

/**
 * A table that this process has open. It is a copy of what is stored, brought up to date whenever
 * somebody says that there is more: it can be thrown away at any moment.
 */
export class Room {
  readonly id: string;
  readonly game: Game;
  readonly presence: Presence;
  readonly #tools: RoomTools;
  /** Who is there, as it was told last. */
  readonly #told = new Set<Seat>();
  readonly #deskListeners = new Set<(desk: PublicDesk) => void>();
  readonly #waiting = new Map<Listener<GameTypes>, { viewer: Viewer; stop?: () => void }>();
  #row: TableRow;
  #table: Table | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #wasLast = false;
  #isClosed = false;

  constructor(row: TableRow, game: Game, tools: RoomTools) {
    this.id = row.id;
    this.game = game;
    this.#row = row;
    this.#tools = tools;
    this.presence = new Presence(tools.now);
  }

  get desk(): Desk {
    return this.#row.desk;
  }

  get row(): TableRow {
    return this.#row;
  }

  get table(): Table | undefined {
    return this.#table;
  }

  /** Looks at the store and takes up what is new; false when the table is gone. */
  refresh(): Promise<boolean> {
    return this.#enqueue(async () => {
      const row = await this.#tools.storage.read(this.id);
      if (row === undefined || this.#isClosed) return false;
      const isNew = row.revision !== this.#row.revision;
      this.#row = row;
      if (this.#table === undefined) await this.#load();
      else {
        await this.#absorb(this.#table);
        if (isNew) await this.#settle(this.#table);
      }
      if (isNew) this.tellDesk();
      return true;
    });
  }

  /** Another process has stored a choice: only the log has grown. */
  catchUp(): Promise<boolean> {
    const table = this.#table;
    if (table === undefined) return this.refresh();
    return this.#enqueue(async () => {
      if (!this.#isClosed) await this.#absorb(table);
      return !this.#isClosed;
    });
  }

  position(viewer: Viewer, since?: number): Position {
    const desk = this.publicDesk();
    if (this.#table === undefined) return { desk, items: [] };
    const snapshot = this.#table.snapshot(viewer);
    return { desk, snapshot, items: this.#table.story(viewer, since) };
  }

  publicDesk(): PublicDesk {
    const { id, game, desk } = this.#row;
    return publicDesk({ id, game }, desk, (seat) => this.presence.has(seat));
  }

  /** Nobody has been there for a while; over days, where nobody need be, whoever has no time left to be. */
  isDropped(seat: Seat): boolean {
    const { clock } = this.desk;
    if (!isOverDays(clock)) return this.presence.awayFor(seat) >= KEPT;
    const left = this.#table?.snapshot('spectator').seats[seat]?.clock ?? clock.budget;
    return !this.presence.has(seat) && left <= clock.increment;
  }

  /** Tells one viewer what happens from now on; gives the way to stop. */
  subscribe(
    viewer: Viewer,
    listener: Listener<GameTypes>,
    deskListener: (desk: PublicDesk) => void,
  ): () => void {
    const entry: { viewer: Viewer; stop?: () => void } = { viewer };
    this.#waiting.set(listener, entry);
    if (this.#table !== undefined) entry.stop = this.#table.subscribe(viewer, listener);
    this.#deskListeners.add(deskListener);
    return () => {
      entry.stop?.();
      this.#waiting.delete(listener);
      this.#deskListeners.delete(deskListener);
    };
  }

  tellDesk(): void {
    const desk = this.publicDesk();
    for (const listener of this.#deskListeners) listener(desk);
  }

  notePresence(process: string, seats: readonly Seat[]): void {
    this.presence.note(process, seats);
    let isNew = false;
    // Against what was told last: people of a process that died are gone without a word.
    for (const [seat, { kind }] of this.desk.seats.entries()) {
      const is = this.presence.has(seat);
      if (is === this.#told.has(seat)) continue;
      isNew = true;
      if (is) this.#told.add(seat);
      else this.#told.delete(seat);
      if (kind === 'person') this.#table?.setPresent(seat, is);
    }
    if (isNew) this.tellDesk();
  }

  /** One command of a person, tried again where another process was quicker. */
  async command(
    sent: string | undefined,
    run: (table: Table) => Promise<Refusal | undefined>,
  ): Promise<Refusal | undefined> {
    let refusal: Refusal | undefined;
    for (let tries = 0; tries < 6; tries += 1) {
      // It may be known that they play while the log is still being read.
      if (this.#table === undefined) await this.refresh();
      const table = this.#table;
      if (table === undefined) return { refused: 'server', cause: 'wrong-phase' };
      const known = table.snapshot('spectator').sequence;
      refusal = await run(table);
      if (refusal === undefined) return undefined;
      if (sent !== undefined && (await this.#tools.storage.wasSent(this.id, sent))) {
        await this.refresh();
        return undefined;
      }
      // Another process may know more than this one: nobody is refused for that.
      await this.refresh();
      const isBehind = this.#table?.snapshot('spectator').sequence !== known;
      if (!isBehind && refusal.cause !== 'not-stored') return refusal;
    }
    return refusal;
  }

  /** What is under way is finished first: time that was spent is kept. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { stop } of this.#waiting.values()) stop?.();
    this.#waiting.clear();
    this.#deskListeners.clear();
    this.#table?.hold();
    await this.#queue;
    await this.#table?.settled();
  }

  #enqueue<R>(job: () => Promise<R>): Promise<R> {
    const result = this.#queue.then(job);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async #absorb(table: Table): Promise<void> {
    const known = table.snapshot('spectator').sequence;
    const more = await this.#tools.storage.news(this.id, known);
    if (more.length === 0) return;
    this.#wasLast = false;
    await table.absorb(more.map(({ entry }) => entry));
  }

  async #load(): Promise<void> {
    const { seed } = this.desk;
    if (seed === undefined) return;
    const { storage, now } = this.#tools;
    const [entries, snapshots] = await Promise.all([
      storage.entriesAfter(this.id, 0),
      storage.snapshots(this.id),
    ]);
    const stored = storedTable(this.#row, seed, { entries, snapshots, now: now() });
    const restored = restoreTable(this.game, stored, this.#host(), this.desk.pace);
    if ('fault' in restored) {
      throw new Error(`table ${this.id} cannot be played: ${restored.fault.cause}`);
    }
    this.#table = restored.table;
    for (const [listener, entry] of this.#waiting) {
      entry.stop = restored.table.subscribe(entry.viewer, listener);
    }
    restored.table.subscribe('spectator', ({ snapshot }) => {
      if (snapshot.outcome !== undefined && this.desk.phase === 'playing') {
        this.#tools.ended(this.id);
      }
    });
    this.#begin(restored.table);
    await this.#settle(restored.table);
  }

  /** Whoever waited for the beginning is told it. */
  #begin(table: Table): void {
    for (const [listener, { viewer }] of this.#waiting) {
      const snapshot = table.snapshot(viewer);
      listener({ from: -1, to: snapshot.sequence, items: table.story(viewer), snapshot });
    }
  }

  /** The desk is the truth about seats, guards, requests and pauses; the table is told of it. */
  async #settle(table: Table): Promise<void> {
    const { desk } = this;
    const { seats, sequence, request, outcome } = table.snapshot('spectator');
    for (const [seat, agreed] of desk.seats.entries()) {
      const status = seats[seat];
      const spec = specOf(agreed);
      if (JSON.stringify(status?.spec) !== JSON.stringify(spec)) await table.reseat(seat, spec);
      if (status?.guard !== guardOf(agreed)) await table.setGuard(seat, guardOf(agreed));
      if (agreed.kind === 'person') table.setPresent(seat, this.presence.has(seat));
    }
    const asked = desk.takeBack?.sequence === sequence ? desk.takeBack : undefined;
    if (JSON.stringify(asked?.waitingFor) !== JSON.stringify(request?.waitingFor)) {
      const wanted = asked && { by: asked.by, backTo: asked.backTo, waitingFor: asked.waitingFor };
      await table.adoptRequest(wanted);
    }
    if (desk.phase === 'playing' && !desk.held && outcome === undefined) table.start();
    else table.hold();
  }

  #host(): Host {
    const { storage, now, pause, appended, failed } = this.#tools;
    return {
      now,
      pause,
      failed: (error) => {
        if (!(error instanceof NotAppended)) failed(error);
      },
      think: (request, signal) => this.#think(request, signal),
      store: {
        append: async (entry, snapshot) => {
          const { sent, ...rest } = entry;
          try {
            await storage.append(this.id, { entry: rest, snapshot, sent, at: now() });
          } catch (error) {
            if (error instanceof NotAppended) this.#catchUpSoon();
            throw error;
          }
          this.#wasLast = true;
          appended(this.id);
        },
        // The desk is stored before the table is told of it.
        keepSeats: async () => undefined,
        keepTimes: (times) => storage.keepTimes(this.id, { ...times, at: now() }),
      },
    };
  }

  /** Another process was quicker: an answer of the table's own has never happened, and it stands still. */
  #catchUpSoon(): void {
    setImmediate(() => {
      this.refresh()
        .then(() => this.#goOn())
        .catch(this.#tools.failed);
    });
  }

  #goOn(): void {
    if (this.desk.phase === 'playing' && !this.desk.held && !this.#isClosed) this.#table?.start();
  }

  async #think(request: BotRequest, signal: AbortSignal): Promise<string> {
    const { pause, think } = this.#tools;
    if (!this.#wasLast && this.#table?.snapshot('spectator').sequence !== 0) {
      await pause('bot', GRACE, signal);
    }
    for (;;) {
      if (signal.aborted) throw new Error('given up');
      try {
        return await think(request, signal);
      } catch (error) {
        if (!(error instanceof BotsBusy)) throw error;
        await pause('bot', BUSY, signal);
      }
    }
  }
}
