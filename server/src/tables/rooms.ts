import type { Seat } from '@parsecs/kernel';
import { isGameId, loadGame } from '@parsecs/table';
import type { Bus, Note } from './bus.ts';
import { Room, type RoomTools } from './room.ts';

/** So often a room is looked at: each at its own moment, for a thousand at once would keep everybody waiting. */
const SWEEP_EVERY = 10_000;
/** So often the store is told that somebody waits at a table. */
const TOUCH_EVERY = 60_000;
/** A room that nobody has used for so long is closed; what it knew is in the store. */
const IDLE = 60_000;

interface Open {
  readonly room: Promise<Room | undefined>;
  usedAt: number;
  /** Connections of this process, by seat. */
  readonly here: Map<Seat, number>;
  connections: number;
  /** When it was looked at last whether anybody is there. */
  sweptAt: number;
  /** When the store was told last that somebody is there. */
  touchedAt: number;
}

/** The tables that this process has open. */
export class Rooms {
  readonly #open = new Map<string, Open>();
  readonly #bus: Bus;
  readonly #tools: RoomTools;
  readonly #chatListeners = new Map<string, Set<() => void>>();

  constructor(bus: Bus, tools: Omit<RoomTools, 'appended'>) {
    this.#bus = bus;
    this.#tools = { ...tools, appended: (table) => this.tell(table, 'log') };
    bus.listen(
      (note) => this.#hear(note),
      () => this.#lookAtAll(),
    );
  }

  get size(): number {
    return this.#open.size;
  }

  tell(table: string, what: Note['what'], present?: readonly Seat[]): void {
    const { process } = this.#tools;
    this.#bus.publish({ table, from: process, what, ...(present && { present }) });
  }

  /** The table, up to date with what this process has heard; nothing if there is none. */
  async room(id: string): Promise<Room | undefined> {
    let open = this.#open.get(id);
    if (open === undefined) {
      open = {
        room: this.#make(id),
        usedAt: 0,
        here: new Map(),
        connections: 0,
        sweptAt: 0,
        touchedAt: 0,
      };
      this.#open.set(id, open);
    }
    open.usedAt = this.#tools.now();
    try {
      const room = await open.room;
      if (room === undefined) this.#open.delete(id);
      return room;
    } catch (error) {
      this.#open.delete(id);
      throw error;
    }
  }

  /** Somebody is connected here; gives the way to go. A room with connections stays open. */
  enter(id: string, seat: Seat | undefined, chat: () => void): () => void {
    const open = this.#open.get(id);
    const listeners = this.#chatListeners.get(id) ?? new Set();
    this.#chatListeners.set(id, listeners.add(chat));
    if (open === undefined) return () => undefined;
    open.connections += 1;
    if (seat !== undefined) this.#count(id, open, seat, 1);
    let isGone = false;
    return () => {
      if (isGone) return;
      isGone = true;
      listeners.delete(chat);
      if (listeners.size === 0) this.#chatListeners.delete(id);
      open.connections -= 1;
      open.usedAt = this.#tools.now();
      if (seat !== undefined) this.#count(id, open, seat, -1);
    };
  }

  /** Closes what nobody uses, and says again who is here; called far more often than each room is due. */
  sweep(): void {
    const now = this.#tools.now();
    for (const [id, open] of this.#open) {
      if (now - open.sweptAt < SWEEP_EVERY) continue;
      open.sweptAt = now;
      if (open.connections > 0) {
        this.#sayWhoIsHere(id, open);
        this.#touch(open);
      } else if (open.usedAt < now - IDLE) void this.#close(id);
    }
  }

  /** Nothing is under way any more when it is done. */
  async closeAll(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((id) => this.#close(id)));
  }

  async #close(id: string): Promise<void> {
    const open = this.#open.get(id);
    this.#open.delete(id);
    try {
      await (await open?.room)?.close();
    } catch (error) {
      this.#tools.failed(error);
    }
  }

  async #make(id: string): Promise<Room | undefined> {
    const row = await this.#tools.storage.read(id);
    if (row === undefined || !isGameId(row.game)) return undefined;
    const room = new Room(row, await loadGame(row.game), this.#tools);
    return (await room.refresh()) ? room : undefined;
  }

  #count(id: string, open: Open, seat: Seat, by: number): void {
    open.here.set(seat, (open.here.get(seat) ?? 0) + by);
    this.#sayWhoIsHere(id, open);
  }

  #sayWhoIsHere(id: string, open: Open): void {
    const seats = [...open.here].filter(([, count]) => count > 0).map(([seat]) => seat);
    this.tell(id, 'presence', seats);
  }

  /** A table that gathers is found only while somebody is there, whichever process lists it. */
  #touch(open: Open): void {
    const { now, storage } = this.#tools;
    if (now() - open.touchedAt < TOUCH_EVERY) return;
    open.touchedAt = now();
    this.#withRoom(open, async ({ id, desk }) => {
      if (desk.phase === 'gathering') await storage.touch(id, now());
    });
  }

  #hear({ table, from, what, present = [] }: Note): void {
    const open = this.#open.get(table);
    if (open === undefined) return;
    if (what === 'chat') {
      for (const listener of this.#chatListeners.get(table) ?? []) listener();
      return;
    }
    // What this process stored, it has.
    const isOwn = from === this.#tools.process;
    if (isOwn && (what === 'log' || what === 'desk')) return;
    this.#withRoom(open, async (room) => {
      if (what === 'presence') room.notePresence(from, present);
      else if (what === 'log') await room.catchUp();
      else if (!(await room.refresh()) || what === 'gone') await this.#close(table);
    });
  }

  #lookAtAll(): void {
    for (const open of this.#open.values()) this.#withRoom(open, (room) => room.refresh());
  }

  #withRoom(open: Open, act: (room: Room) => Promise<unknown>): void {
    open.room
      .then((room) => (room === undefined ? undefined : act(room)))
      .catch(this.#tools.failed);
  }
}
