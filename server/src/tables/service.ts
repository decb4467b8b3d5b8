import type { BotId } from '@parsecs/bots';
import type { MatchLog, Refusal, Seat } from '@parsecs/kernel';
import type { Guard, Table } from '@parsecs/table';
import type {
  ChatLine,
  MadeTable,
  OpenTable,
  PlayCommand,
  Proposal,
  Said,
  WantedSeat,
} from '@parsecs/table/wire';
import type { DeskChange, Key, Storage } from '../storage/storage.ts';
import { hashOf, newToken } from '../tokens.ts';
import { answerProposal, goOn, propose } from './agreements.ts';
import { cleaned } from './cleaned.ts';
import { type Desk, withSeat } from './desk.ts';
import { freeSeat, getReady, personAt, reveal, sitDown, standUp } from './gathering.ts';
import { planTable, type WantedTable } from './new-table.ts';
import { LONGEST_AWAY, openTables } from './open-tables.ts';
import { Refused } from './refusals.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** A place at the table of a rematch; whoever made it owns it. */
export type Again = Pick<MadeTable, 'table'> &
  Partial<Pick<MadeTable, 'owner' | 'spectator'>> & { readonly token: string };

type Change = Omit<DeskChange, 'at'>;

const HOUR = 3_600_000;
/** So often a change is tried again when others change the same table at the same moment. */
const TRIES = 12;

/** Everything that can be done with tables, whoever asks and however: the rules of the house online. */
export class TableService {
  readonly #storage: Storage;
  readonly #rooms: Rooms;
  readonly #now: () => number;
  readonly #tablesPerHour: number;

  /** `tablesPerHour` is for one address. */
  constructor(storage: Storage, rooms: Rooms, now: () => number, tablesPerHour: number) {
    this.#storage = storage;
    this.#rooms = rooms;
    this.#now = now;
    this.#tablesPerHour = tablesPerHour;
  }

  async create(wanted: WantedTable, maker: string): Promise<MadeTable> {
    const at = this.#now();
    if ((await this.#storage.madeSince(maker, at - HOUR)) >= this.#tablesPerHour) {
      throw new Refused('too-many-tables');
    }
    const { made, desk, keys } = await planTable(wanted);
    const { game, listed } = wanted;
    await this.#storage.create({ id: made.table, game, listed, desk, keys, maker, at });
    return made;
  }

  /** What a token opens; nothing if it opens nothing here. */
  key(table: string, token: string): Promise<Key | undefined> {
    return this.#storage.keyOf(table, hashOf(token));
  }

  async room(table: string): Promise<Room> {
    const room = await this.#rooms.room(table);
    if (room === undefined) throw new Refused('no-table');
    return room;
  }

  /** Sits down with a link, which is used up with it. */
  async join(table: string, link: string, name: string): Promise<{ seat: Seat; token: string }> {
    const key = await this.key(table, link);
    if (key?.role !== 'link') throw new Refused('no-seat');
    return this.#sit(table, key.seat, name);
  }

  /** Sits down at a table that everybody may find. */
  async joinListed(table: string, name: string): Promise<{ seat: Seat; token: string }> {
    const rows = await this.#storage.listed('gathering', this.#now() - LONGEST_AWAY, 1000);
    if (!rows.some(({ id }) => id === table)) throw new Refused('no-seat');
    return this.#sit(table, 'any', name);
  }

  async listed(): Promise<readonly OpenTable[]> {
    const now = this.#now();
    return openTables(await this.#storage.listed('gathering', now - LONGEST_AWAY, 200), now);
  }

  ready(table: string, seat: Seat, commitment: string): Promise<void> {
    return this.#change(table, (desk) => ({ desk: getReady(desk, seat, commitment) }));
  }

  reveal(table: string, seat: Seat, salt: string): Promise<void> {
    return this.#change(table, (desk) => ({ desk: reveal(desk, seat, salt, this.#now()) }));
  }

  /** Whoever made the table lets a seat go before the match; a seat leaves by itself the same way. */
  freeSeat(table: string, seat: Seat): Promise<void> {
    return this.#change(table, (desk) => ({
      desk: standUp(desk, seat, newToken()),
      locks: [seat],
    }));
  }

  /** A new link for a seat that is free. While they play, all have agreed that it is: any of them may ask. */
  async renewLink(table: string, seat: Seat, by: 'owner' | 'seat'): Promise<string> {
    const link = newToken();
    await this.#change(table, (desk) => {
      if (by === 'seat' && desk.phase !== 'playing') throw new Refused('wrong-phase');
      if (personAt(desk, seat).joined) throw new Refused('seat-taken', { seat });
      return { desk, locks: [seat], keys: [{ role: 'link', seat, hash: hashOf(link) }] };
    });
    return link;
  }

  setGuard(table: string, seat: Seat, guard: Guard): Promise<void> {
    return this.#change(table, (desk) => ({
      desk: withSeat(desk, seat, { ...personAt(desk, seat), guard }),
    }));
  }

  async propose(
    table: string,
    by: Seat,
    wish: { readonly what: Proposal['what']; readonly seat?: Seat; readonly bot?: BotId },
  ): Promise<void> {
    const room = await this.room(table);
    await this.#change(table, (desk) =>
      propose(desk, by, wish, {
        isPresent: (seat) => room.presence.has(seat),
        isDropped: (seat) => room.isDropped(seat),
      }),
    );
  }

  answerProposal(table: string, seat: Seat, agrees: boolean): Promise<void> {
    return this.#change(table, (desk) => answerProposal(desk, seat, agrees));
  }

  goOn(table: string): Promise<void> {
    return this.#change(table, (desk) => ({ desk: goOn(desk, this.#now()) }));
  }

  /** A person plays. What comes back is the refusal, if there is one. */
  async play(
    table: string,
    seat: Seat,
    command: PlayCommand,
    sent: string,
  ): Promise<Refusal | undefined> {
    const room = await this.#roomIn(table, 'playing');
    const name = `${seat}:${sent}`;
    const refusal = await room.command(name, (match) => run(match, seat, command, name));
    if (command.kind.endsWith('take-back')) await this.#keepRequest(room);
    return refusal;
  }

  async say(table: string, seat: Seat, { kind, words }: Said): Promise<number> {
    const line = { seat, kind, words: cleaned(words), at: this.#now() };
    const number = await this.#storage.say(table, line);
    this.#rooms.tell(table, 'chat');
    return number;
  }

  chatAfter(table: string, number: number): Promise<readonly ChatLine[]> {
    return this.#storage.chatAfter(table, number);
  }

  /** The same game with the same people once more; who asks second finds what the first made. */
  async rematch(table: string, seat: Seat, maker: string): Promise<Again> {
    const { desk, row } = await this.#roomIn(table, 'over');
    let made: MadeTable | undefined;
    if (desk.rematch === undefined) {
      const { clock, matchTime, practice, pace, setup } = desk;
      const seats = desk.seats.map((other): WantedSeat => {
        if (other.kind === 'person') return { kind: 'link' };
        const { salt: _, ...bot } = other;
        return bot;
      });
      made = await this.create(
        {
          game: row.game,
          setup,
          seats,
          name: '',
          practice,
          pace,
          listed: false,
          ...(clock && { clock }),
          ...(matchTime !== undefined && { matchTime }),
        },
        maker,
      );
      const rematch = made.table;
      await this.#change(table, (now) => ({ desk: { rematch, ...now } }));
    }
    const next = (await this.room(table)).desk.rematch;
    if (next === undefined) throw new Refused('no-table');
    // Of two who ask at once, one has made a table for nobody.
    if (made !== undefined && made.table !== next) await this.remove(made.table);
    const { name = '' } = personAt(desk, seat);
    const { token } = await this.#sit(next, seat, name);
    if (made?.table !== next) return { table: next, token };
    const { owner, spectator } = made;
    return { table: next, token, owner, spectator };
  }

  /** The whole match, every die and every secret of it, once nothing can be gained from them. */
  async log(table: string): Promise<MatchLog> {
    const room = await this.#roomIn(table, 'over');
    if (room.table === undefined) throw new Refused('wrong-phase');
    const { fair } = room.publicDesk();
    return { ...room.table.save().log, ...(fair && { fair }) };
  }

  /** The rules have ended it: from now on everything that was sealed is open. */
  finish(table: string): Promise<void> {
    return this.#change(table, (desk) => {
      if (desk.phase === 'over') return undefined;
      const { takeBack: _, proposal: __, ...rest } = desk;
      return { desk: { ...rest, phase: 'over' } };
    });
  }

  async remove(table: string): Promise<void> {
    await this.#storage.remove(table);
    this.#rooms.tell(table, 'gone');
  }

  async #sit(
    table: string,
    wanted: Seat | 'any',
    name: string,
  ): Promise<{ seat: Seat; token: string }> {
    const token = newToken();
    const sat = { seat: -1, token };
    await this.#change(table, (desk) => {
      const seat = wanted === 'any' ? freeSeat(desk) : wanted;
      sat.seat = seat;
      return {
        desk: sitDown(desk, seat, cleaned(name)),
        locks: [seat],
        keys: [{ role: 'seat', seat, hash: hashOf(token) }],
      };
    });
    return sat;
  }

  async #roomIn(table: string, phase: Desk['phase']): Promise<Room> {
    return lookBeforeRefusing(await this.room(table), (room) => {
      if (room.desk.phase !== phase) throw new Refused('wrong-phase');
      return room;
    });
  }

  /** A take-back that waits for others is known to every process. */
  async #keepRequest(room: Room): Promise<void> {
    const snapshot = room.table?.snapshot('spectator');
    if (snapshot === undefined) return;
    const { request, sequence } = snapshot;
    await this.#change(room.id, (desk) => {
      const { takeBack, ...rest } = desk;
      if (takeBack === undefined && request === undefined) return undefined;
      return { desk: { ...rest, ...(request && { takeBack: { ...request, sequence } }) } };
    });
  }

  /** Changes what was agreed, on top of whatever others changed meanwhile. */
  async #change(table: string, change: (desk: Desk) => Change | undefined): Promise<void> {
    const room = await this.room(table);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { revision, changed } = await lookBeforeRefusing(room, ({ row }) => ({
        revision: row.revision,
        changed: change(row.desk),
      }));
      if (changed === undefined) return;
      const at = this.#now();
      if (await this.#storage.changeDesk(table, revision, { ...changed, at })) {
        await room.refresh();
        this.#rooms.tell(table, 'desk');
        return;
      }
      if (!(await room.refresh())) throw new Refused('no-table');
    }
    throw new Refused('busy');
  }
}

/** Another process may know more than this one: nobody is refused for that. */
async function lookBeforeRefusing<R>(room: Room, act: (room: Room) => R): Promise<R> {
  const { revision } = room.row;
  try {
    return act(room);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (!(await room.refresh())) throw new Refused('no-table');
    if (room.row.revision === revision) throw error;
    return act(room);
  }
}

function run(
  table: Table,
  seat: Seat,
  command: PlayCommand,
  sent: string,
): Promise<Refusal | undefined> {
  switch (command.kind) {
    case 'choose':
      return command.unasked
        ? table.chooseUnasked(seat, command.ask, command.id)
        : table.choose(seat, command.ask, command.id, sent);
    case 'decline':
      return table.decline(seat, sent);
    case 'concede':
      return table.concede(seat, sent);
    case 'ask-take-back':
      return table.askTakeBack(seat, sent);
    case 'answer-take-back':
      return table.answerTakeBack(seat, command.agrees, sent);
  }
}
