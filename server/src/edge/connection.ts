import type { Seat, Viewer } from '@parsecs/kernel';
import type { Glance } from '@parsecs/table/wire';
import type { Key } from '../storage/storage.ts';
import { Refused } from '../tables/refusals.ts';
import type { Position, Room } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';
import type { TableService } from '../tables/service.ts';
import type { Addresses } from './hosts.ts';
import type { Message, MessageName } from './messages.ts';

/** So many tables one page may follow. */
const MOST_TABLES = 20;

export type Push = 'update' | 'desk' | 'chat' | 'gone';

interface Attached {
  readonly room: Room;
  readonly viewer: Viewer;
  readonly token: string;
  /** The desk under which the token was last looked up. */
  revision: number;
  readonly leave: () => void;
}

interface ConnectionTools {
  readonly service: TableService;
  readonly rooms: Rooms;
  /** Whose tables are counted together. */
  readonly maker: string;
  readonly addresses: Addresses;
}

type Handlers = { readonly [N in MessageName]: (message: Message<N>) => Promise<unknown> };

/** One client. It has seats only by tokens, and no message ever names the seat that it speaks for. */
export class Connection {
  readonly handlers: Handlers;
  readonly #service: TableService;
  readonly #rooms: Rooms;
  readonly #push: (what: Push, body: object) => void;
  readonly #attached = new Map<string, Attached>();

  constructor(
    { service, rooms, maker, addresses }: ConnectionTools,
    push: (what: Push, body: object) => void,
  ) {
    this.#service = service;
    this.#rooms = rooms;
    this.#push = push;
    this.handlers = {
      create: (wanted) => service.create(wanted, maker),
      list: () => service.listed(),
      addresses: async () => ({ addresses: addresses.others }),
      join: ({ table, link, name }) =>
        link === undefined ? service.joinListed(table, name) : service.join(table, link, name),
      attach: (message) => this.#attach(message),
      detach: async ({ table }) => this.#detach(table),
      look: (message) => this.#lookFromAfar(message),
      log: async ({ table }) => {
        await this.#follows(table);
        return service.log(table);
      },
      play: async ({ table, sent, command }) => {
        const { room, seat } = await this.#seated(table);
        const refusal = await service.play(table, seat, command, sent);
        const sequence = room.table?.snapshot('spectator').sequence;
        return refusal === undefined ? { sequence } : { refusal, sequence };
      },
      ready: ({ table, commitment }) =>
        this.#asSeat(table, (seat) => service.ready(table, seat, commitment)),
      reveal: ({ table, salt }) => this.#asSeat(table, (seat) => service.reveal(table, seat, salt)),
      leave: ({ table }) => this.#asSeat(table, (seat) => service.freeSeat(table, seat)),
      guard: ({ table, guard }) =>
        this.#asSeat(table, (seat) => service.setGuard(table, seat, guard)),
      propose: ({ table, ...wish }) =>
        this.#asSeat(table, (seat) => service.propose(table, seat, wish)),
      'answer-proposal': ({ table, agrees }) =>
        this.#asSeat(table, (seat) => service.answerProposal(table, seat, agrees)),
      'go-on': ({ table }) => this.#asSeat(table, () => service.goOn(table)),
      say: ({ table, said }) => this.#asSeat(table, (seat) => service.say(table, seat, said)),
      chat: async ({ table, after }) => {
        await this.#follows(table);
        return service.chatAfter(table, after);
      },
      rematch: ({ table }) => this.#asSeat(table, (seat) => service.rematch(table, seat, maker)),
      kick: ({ table, owner, seat }) =>
        this.#asOwner(table, owner, () => service.freeSeat(table, seat)),
      link: ({ table, owner, seat }) => {
        const renew = async (by: 'owner' | 'seat'): Promise<{ link: string }> => ({
          link: await service.renewLink(table, seat, by),
        });
        return owner === undefined
          ? this.#asSeat(table, () => renew('seat'))
          : this.#asOwner(table, owner, () => renew('owner'));
      },
      remove: ({ table, owner }) => this.#asOwner(table, owner, () => service.remove(table)),
    };
  }

  close(): void {
    for (const table of this.#attached.keys()) this.#detach(table);
  }

  async #attach({
    table,
    token,
    since,
  }: Message<'attach'>): Promise<Position & { viewer: Viewer }> {
    const viewer = viewerOf(await this.#service.key(table, token));
    if (viewer === undefined) throw new Refused('no-seat');
    if (this.#attached.size >= MOST_TABLES) throw new Refused('too-many-tables');
    const room = await this.#service.room(table);
    // Whoever comes from a process that died may know more than this one has heard.
    if (!(await room.refresh())) throw new Refused('no-table');
    this.#detach(table);
    const stop = room.subscribe(
      viewer,
      (update) => this.#push('update', { table, ...update }),
      (desk) => {
        this.#push('desk', { ...desk });
        this.#look(table).catch(() => this.#detach(table));
      },
    );
    const exit = this.#rooms.enter(table, typeof viewer === 'number' ? viewer : undefined, () =>
      this.#push('chat', { table }),
    );
    const leave = (): void => {
      stop();
      exit();
    };
    const { revision } = room.row;
    this.#attached.set(table, { room, viewer, token, revision, leave });
    return { viewer, ...room.position(viewer, since) };
  }

  async #lookFromAfar({ table, token }: Message<'look'>): Promise<Glance> {
    const viewer = viewerOf(await this.#service.key(table, token));
    if (viewer === undefined) throw new Refused('no-seat');
    const { desk, snapshot } = (await this.#service.room(table)).position(viewer, Infinity);
    const { sequence = 0, asked = [] } = snapshot ?? {};
    return { viewer, desk, sequence, asked };
  }

  #detach(table: string): void {
    this.#attached.get(table)?.leave();
    this.#attached.delete(table);
  }

  async #look(table: string): Promise<void> {
    try {
      await this.#follows(table);
    } catch {
      this.#push('gone', { table });
    }
  }

  /** A token that was taken away opens nothing, on connections that are open as well. */
  async #follows(table: string): Promise<Attached> {
    const attached = this.#attached.get(table);
    if (attached === undefined) throw new Refused('no-seat');
    const { revision } = attached.room.row;
    if (attached.revision !== revision) {
      const key = await this.#service.key(table, attached.token);
      if (viewerOf(key) !== attached.viewer) {
        this.#detach(table);
        throw new Refused('no-seat');
      }
      attached.revision = revision;
    }
    return attached;
  }

  async #seated(table: string): Promise<{ readonly room: Room; readonly seat: Seat }> {
    const { room, viewer } = await this.#follows(table);
    if (typeof viewer !== 'number') throw new Refused('no-seat');
    return { room, seat: viewer };
  }

  async #asSeat<R>(table: string, act: (seat: Seat) => Promise<R>): Promise<R> {
    return act((await this.#seated(table)).seat);
  }

  async #asOwner<R>(table: string, owner: string, act: () => Promise<R>): Promise<R> {
    const key = await this.#service.key(table, owner);
    if (key?.role !== 'owner') throw new Refused('not-owner');
    return act();
  }
}

function viewerOf(key: Key | undefined): Viewer | undefined {
  if (key?.role === 'seat') return key.seat;
  return key?.role === 'spectator' || key?.role === 'owner' ? 'spectator' : undefined;
}
