import { commitTo, verifyFair } from '@parsecs/kernel';
import type { SeatSnapshot } from '@parsecs/table';
import type { PlayCommand, PublicDesk } from '@parsecs/table/wire';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { wantedTable } from '../load/wanted-table.ts';
import type { Database } from '../storage/database.ts';
import { firstAnswer, gather } from '../testing/gather.ts';
import { SLOW_START, STORES, testDatabase } from '../testing/test-database.ts';
import { LocalBus } from './bus.ts';
import { type OpenService, openService } from './open-service.ts';
import type { TableService } from './service.ts';

const ME = { kind: 'me' } as const;
const LINK = { kind: 'link' } as const;
const BOT = { kind: 'bot', bot: 'random' } as const;

let database: Database;
let here: OpenService;
let there: OpenService;
let deaf: OpenService;
let strict: OpenService;
const failures: unknown[] = [];

async function snapshots(service: TableService, table: string): Promise<readonly SeatSnapshot[]> {
  const room = await service.room(table);
  return room.desk.seats.flatMap((_, seat) => room.position(seat).snapshot ?? []);
}

let count = 0;
const play = (
  service: TableService,
  table: string,
  seat: number,
  command: PlayCommand,
  sent?: string,
) => service.play(table, seat, command, sent ?? `m${(count += 1)}`);

async function chooseFirst(service: TableService, table: string, sent?: string) {
  const { seat, ...answer } = firstAnswer(await snapshots(service, table));
  return {
    seat,
    ...answer,
    refusal: await play(service, table, seat, { kind: 'choose', ...answer }, sent),
  };
}

/** From now on it is so many milliseconds later; timers run as ever. */
function later(by: number): void {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by });
}

const sequenceAt = async (service: TableService, table: string): Promise<number> =>
  (await service.room(table)).position('spectator').snapshot?.sequence ?? -1;

describe.each(STORES)('on the store %s', (store) => {
  beforeAll(async () => {
    database = await testDatabase(store);
    const failed = (error: unknown): number => failures.push(error);
    const bus = new LocalBus();
    here = openService(database, bus, failed);
    there = openService(database, bus, failed);
    // It hears nothing: as if every note were lost.
    deaf = openService(database, { publish() {}, listen() {}, close: async () => {} }, failed);
    strict = openService(database, bus, failed, { tablesPerHour: 2 });
  }, SLOW_START);

  afterAll(async () => {
    await Promise.all([here, there, deaf, strict].map((one) => one.close()));
    await database.close();
  }, SLOW_START);

  describe('coming to a table', () => {
    test('a link seats one person and is used up', async () => {
      const made = await here.service.create(await wantedTable('super-teams', [ME, LINK]), 'a');
      const told = made.seats[1];
      const link = told && 'link' in told ? told.link : '';
      const { seat, token } = await there.service.join(made.table, link, ' Han\u0000\u202eSolo ');
      expect(seat).toBe(1);
      await expect(there.service.join(made.table, link, 'Greedo')).rejects.toThrow('no-seat');
      expect(await here.service.key(made.table, token)).toEqual({ role: 'seat', seat: 1 });
      expect(await here.service.key(made.table, link)).toBeUndefined();
      const room = await here.service.room(made.table);
      await vi.waitFor(() => expect(room.publicDesk().seats[1]?.name).toBe('Han  Solo'));
    });

    test('two that use one link at once do not both sit', async () => {
      const made = await here.service.create(await wantedTable('super-teams', [ME, LINK]), 'a');
      const told = made.seats[1];
      const link = told && 'link' in told ? told.link : '';
      const rivals = [here, there, deaf].map(({ service }, n) =>
        service.join(made.table, link, `${n}`),
      );
      const settled = await Promise.allSettled(rivals);
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    test('whoever is let go has nothing in hand, and what was sealed is thrown away', async () => {
      const made = await here.service.create(await wantedTable('super-teams', [ME, LINK]), 'a');
      const told = made.seats[1];
      const link = told && 'link' in told ? told.link : '';
      const { token } = await here.service.join(made.table, link, 'Lando');
      const salts = [0, 1].map((seat) => `${made.table}/${seat}/a salt of at least 128 bits`);
      for (const [seat, salt] of salts.entries()) {
        await here.service.ready(made.table, seat, commitTo(salt, seat));
      }
      // One half is open already: whoever does not like it must not gain by going.
      await here.service.reveal(made.table, 0, salts[0] ?? '');
      const before = (await here.service.room(made.table)).publicDesk().commitments;
      await here.service.freeSeat(made.table, 1);
      expect(await here.service.key(made.table, token)).toBeUndefined();
      const after = (await here.service.room(made.table)).publicDesk();
      expect(before.seats[1]).toBe(commitTo(salts[1] ?? '', 1));
      expect([after.phase, after.commitments.seats]).toEqual(['gathering', ['', '']]);
      expect([after.seats.map(({ ready }) => ready), after.seats[1]?.joined]).toEqual([
        [false, false],
        false,
      ]);
      expect(after.commitments.host).not.toBe(before.host);
      const fresh = await here.service.renewLink(made.table, 1, 'owner');
      expect((await here.service.join(made.table, fresh, 'Chewie')).seat).toBe(1);
    });

    test('a bot keeps the character that was chosen for it', async () => {
      const bot = { kind: 'bot', bot: 'easy', style: 'cautious' } as const;
      const { table } = await gather(
        here.service,
        await wantedTable('starship-battles', [ME, bot]),
      );
      const room = await there.service.room(table);
      expect(room.publicDesk().seats[1]).toMatchObject(bot);
      expect(room.position(0).snapshot?.seats[1]?.spec).toEqual(bot);
    });

    test('refuses setups and seats that the rules do not know, and too many tables', async () => {
      const wanted = await wantedTable('super-teams', [ME, LINK]);
      const { service } = here;
      await expect(service.create({ ...wanted, setup: { players: 99 } }, 'a')).rejects.toThrow(
        'bad-setup',
      );
      await expect(service.create({ ...wanted, seats: [ME] }, 'a')).rejects.toThrow('bad-seats');
      await expect(service.create({ ...wanted, seats: [BOT, BOT] }, 'a')).rejects.toThrow(
        'bad-seats',
      );
      for (let table = 0; table < 2; table += 1) await strict.service.create(wanted, 'greedy');
      await expect(strict.service.create(wanted, 'greedy')).rejects.toThrow('too-many-tables');
      await strict.service.create(wanted, 'modest');
    });

    test('an open table is found and joined without a link; a closed one is not', async () => {
      const open = await wantedTable('super-teams', [ME, LINK], { listed: true });
      const { table } = await here.service.create(open, 'a');
      const closed = await here.service.create({ ...open, listed: false }, 'a');
      expect(await there.service.listed()).toContainEqual({
        table,
        game: 'super-teams',
        seats: 2,
        free: 1,
        names: ['Leia'],
        present: true,
      });
      expect((await there.service.joinListed(table, 'Rey')).seat).toBe(1);
      await expect(there.service.joinListed(closed.table, 'Rey')).rejects.toThrow('no-seat');
    });

    test('an open table is found as long as somebody is there; over days nobody need be', async () => {
      const open = await wantedTable('super-teams', [ME, LINK], { listed: true });
      const slow = { ...open, clock: { budget: 3 * 24 * 3_600_000, increment: 0 } };
      const { table } = await here.service.create(open, 'a');
      const { table: overDays } = await here.service.create(slow, 'a');
      const found = async (): Promise<readonly unknown[]> =>
        (await there.service.listed())
          .filter((one) => one.table === table || one.table === overDays)
          .map((one) => [one.table, one.present]);
      expect(await found()).toEqual([
        [overDays, true],
        [table, true],
      ]);
      onTestFinished(() => void vi.useRealTimers());
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 200_000 });
      expect(await found()).toEqual([[overDays, false]]);
      await here.service.room(table);
      const leave = here.rooms.enter(table, 0, () => undefined);
      // A room is looked at every ten seconds.
      vi.setSystemTime(Date.now() + 11_000);
      here.rooms.sweep();
      await vi.waitFor(async () => expect(await found()).toContainEqual([table, true]));
      leave();
    });

    test('two that come to an open table at once get a seat each, a third none', async () => {
      const wanted = await wantedTable('super-teams', [ME, LINK, LINK], { listed: true });
      const { table } = await here.service.create(wanted, 'a');
      await Promise.all([here, there, deaf].map(({ service }) => service.room(table)));
      const come = [there, deaf].map(({ service }, n) => service.joinListed(table, `Guest ${n}`));
      const seats = (await Promise.all(come)).map(({ seat }) => seat);
      expect(seats.toSorted()).toEqual([1, 2]);
      await expect(here.service.joinListed(table, 'Late')).rejects.toThrow('no-seat');
    });
  });

  describe('fair dice', () => {
    test('nobody begins with a salt that was not sealed, and at the end everything can be verified', async () => {
      const made = await here.service.create(await wantedTable('starship-battles', [ME, BOT]), 'a');
      await here.service.ready(made.table, 0, 'not the hash of anything');
      await expect(here.service.reveal(made.table, 0, 'x')).rejects.toThrow('salt-differs');
      const { table } = await gather(
        here.service,
        await wantedTable('starship-battles', [ME, BOT]),
      );
      const room = await here.service.room(table);
      const sealed = room.publicDesk();
      expect([sealed.phase, sealed.fair]).toEqual(['playing', undefined]);
      expect(await play(here.service, table, 0, { kind: 'concede' })).toBeUndefined();
      await vi.waitFor(() => expect(room.publicDesk().phase).toBe('over'));
      const { fair } = room.publicDesk();
      if (fair === undefined) throw new Error('nothing was revealed');
      expect([verifyFair(fair), fair.commitments]).toEqual([{ ok: true }, sealed.commitments]);
      expect(await here.service.log(table)).toMatchObject({ seed: fair.seed, fair });
    });
  });

  describe('playing at several processes', () => {
    test('each choice is stored once and known everywhere; one sent twice counts once', async () => {
      const { table } = await gather(
        here.service,
        await wantedTable('super-teams', [ME, LINK]),
        there.service,
      );
      for (let turn = 0; turn < 12; turn += 1) {
        const { service } = turn % 2 === 0 ? here : there;
        await (await service.room(table)).refresh();
        const first = await chooseFirst(service, table, `turn-${turn}`);
        expect(first.refusal).toBeUndefined();
        const { seat, ask, id } = first;
        const before = await sequenceAt(service, table);
        const other = turn % 2 === 0 ? there.service : deaf.service;
        const again = await play(other, table, seat, { kind: 'choose', ask, id }, `turn-${turn}`);
        expect([again, await sequenceAt(other, table)]).toEqual([undefined, before]);
      }
      const rooms = await Promise.all(
        [here, there, deaf].map(({ service }) => service.room(table)),
      );
      await Promise.all(rooms.map((room) => room.refresh()));
      const [first, ...others] = rooms.map((room) => room.table?.save().log);
      for (const log of others) expect(log).toEqual(first);
    });

    test('a process that has heard nothing is never wrong: it looks before it refuses', async () => {
      const { table } = await gather(here.service, await wantedTable('super-teams', [ME, LINK]));
      await deaf.service.room(table);
      const old = await chooseFirst(here.service, table);
      await chooseFirst(here.service, table);
      const { seat, ...answer } = firstAnswer(await snapshots(here.service, table));
      expect(await play(deaf.service, table, seat, { kind: 'choose', ...answer })).toBeUndefined();
      const stale = await play(deaf.service, table, old.seat, {
        kind: 'choose',
        ask: old.ask,
        id: old.id,
      });
      expect(['stale', 'not-asked']).toContain(stale?.cause);
    });

    test('a process that has not heard of the beginning is played at all the same', async () => {
      const wanted = await wantedTable('super-teams', [ME, LINK]);
      const { table } = await gather(here.service, wanted, deaf.service);
      const { seat, ...answer } = firstAnswer(await snapshots(here.service, table));
      expect(await play(deaf.service, table, seat, { kind: 'choose', ...answer })).toBeUndefined();
    });

    test('two choices at once for one question: one stands', async () => {
      const { table } = await gather(here.service, await wantedTable('super-teams', [ME, LINK]));
      await Promise.all([here, there, deaf].map(({ service }) => service.room(table)));
      const { seat, ...answer } = firstAnswer(await snapshots(here.service, table));
      const command = { kind: 'choose', ...answer } as const;
      const refusals = await Promise.all(
        [here, there, deaf].map(({ service }) => play(service, table, seat, command)),
      );
      expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(1);
    });

    test('a take-back is asked for at one process and agreed to at another', async () => {
      const { table } = await gather(here.service, await wantedTable('super-teams', [ME, LINK]));
      const first = await chooseFirst(here.service, table);
      let { seat } = await chooseFirst(here.service, table);
      while (seat === first.seat) ({ seat } = await chooseFirst(here.service, table));
      const before = (await snapshots(here.service, table))[0]?.step ?? 0;
      expect(
        await play(here.service, table, first.seat, { kind: 'ask-take-back' }),
      ).toBeUndefined();
      const room = await there.service.room(table);
      await vi.waitFor(() => expect(room.position(1).snapshot?.request?.by).toBe(first.seat));
      const yes = { kind: 'answer-take-back', agrees: true } as const;
      expect(await play(there.service, table, 1 - first.seat, yes)).toBeUndefined();
      expect(room.position(1).snapshot?.step).toBeLessThan(before);
      expect(room.position(1).snapshot?.request).toBeUndefined();
    });

    test('the people of a process that died without a word are told to be gone', async () => {
      const { table } = await gather(here.service, await wantedTable('super-teams', [ME, LINK]));
      const room = await here.service.room(table);
      room.notePresence('dead', [1]);
      later(20_000);
      room.notePresence('alive', [0]);
      const told = vi.fn<(desk: PublicDesk) => void>();
      room.subscribe('spectator', () => undefined, told);
      later(11_000);
      room.notePresence('alive', [0]);
      const there = told.mock.calls.map(([{ seats }]) => seats.map(({ present }) => present));
      expect(there).toEqual([[true, false]]);
    });

    test('a room that is opened later knows what the one before knew', async () => {
      const { table } = await gather(here.service, await wantedTable('super-teams', [ME, BOT]));
      for (let turn = 0; turn < 6; turn += 1) {
        await vi.waitFor(async () => firstAnswer(await snapshots(here.service, table)), 20_000);
        await chooseFirst(here.service, table);
      }
      await (await here.service.room(table)).table?.settled();
      const known = (await here.service.room(table)).position(0);
      await here.rooms.closeAll();
      expect((await here.service.room(table)).position(0)).toEqual(known);
    });
  });

  describe('agreements', () => {
    test('a pause needs everybody; while it lasts clocks stand, and anybody ends it', async () => {
      const clock = { budget: 600_000, increment: 0 };
      const { table } = await gather(
        here.service,
        await wantedTable('super-teams', [ME, LINK], { clock }),
      );
      await here.service.propose(table, 0, { what: 'pause' });
      const room = await here.service.room(table);
      expect(room.publicDesk()).toMatchObject({
        held: false,
        proposal: { by: 0, waitingFor: [1] },
      });
      await expect(here.service.answerProposal(table, 0, true)).rejects.toThrow('nothing-proposed');
      await here.service.answerProposal(table, 0, false);
      expect(room.publicDesk().proposal).toBeUndefined();
      await here.service.propose(table, 0, { what: 'pause' });
      await there.service.answerProposal(table, 1, true);
      await vi.waitFor(() => expect(room.publicDesk().held).toBe(true));
      // The desk is told before the clocks are stopped.
      await room.refresh();
      const left = room.position(0).snapshot?.seats.map((seat) => seat.clock);
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect(room.position(0).snapshot?.seats.map((seat) => seat.clock)).toEqual(left);
      await there.service.goOn(table);
      await vi.waitFor(() => expect(room.publicDesk().held).toBe(false));
    });

    test('a seat is handed to a bot when it is dropped and the others agree, never while it is there', async () => {
      const { table, tokens } = await gather(
        here.service,
        await wantedTable('super-teams', [ME, LINK]),
      );
      const leave = here.rooms.enter(table, 1, () => undefined);
      const room = await here.service.room(table);
      await vi.waitFor(() => expect(room.presence.has(1)).toBe(true));
      const wish = { what: 'hand-over', seat: 1, bot: 'random' } as const;
      await expect(here.service.propose(table, 0, wish)).rejects.toThrow('still-there');
      leave();
      await vi.waitFor(() => expect(room.presence.has(1)).toBe(false));
      // They may only have opened the page anew.
      await expect(here.service.propose(table, 0, wish)).rejects.toThrow('not-dropped');
      later(61_000);
      await here.service.propose(table, 0, wish);
      expect(room.publicDesk().seats[1]).toMatchObject({ kind: 'bot', bot: 'random' });
      expect(await here.service.key(table, tokens[1] ?? '')).toBeUndefined();
      expect(room.position(0).snapshot?.seats[1]?.spec).toEqual({ kind: 'bot', bot: 'random' });
    });

    test('a seat that was dropped is given to somebody else by a link that any of the others may make', async () => {
      const { table } = await gather(here.service, await wantedTable('super-teams', [ME, LINK]));
      const make = () => there.service.renewLink(table, 0, 'seat');
      await expect(make()).rejects.toThrow('seat-taken');
      await here.service.room(table);
      later(61_000);
      await here.service.propose(table, 1, { what: 'hand-over', seat: 0 });
      const { seat, token } = await here.service.join(table, await make(), 'Lando');
      expect([seat, await there.service.key(table, token)]).toEqual([0, { role: 'seat', seat: 0 }]);
      const fresh = await here.service.create(await wantedTable('super-teams', [ME, LINK]), 'a');
      const early = here.service.renewLink(fresh.table, 1, 'seat');
      await expect(early).rejects.toThrow('wrong-phase');
    });

    test('two of three are gone: neither keeps the third from going on, and nobody waits for an empty chair', async () => {
      const wanted = await wantedTable('super-teams', [ME, LINK, LINK]);
      const { table } = await gather(here.service, wanted);
      const room = await here.service.room(table);
      const leave = here.rooms.enter(table, 1, () => undefined);
      await vi.waitFor(() => expect(room.presence.has(1)).toBe(true));
      later(61_000);
      here.rooms.sweep();
      await vi.waitFor(() => expect(room.presence.has(1)).toBe(true));
      const give = (seat: number) => here.service.propose(table, 0, { what: 'hand-over', seat });
      await give(2);
      expect(room.publicDesk().proposal?.waitingFor).toEqual([1]);
      leave();
      await vi.waitFor(() => expect(room.presence.has(1)).toBe(false));
      later(61_000);
      await give(2);
      await give(1);
      expect(room.publicDesk().seats.map(({ joined }) => joined)).toEqual([true, false, false]);
      // A seat that nobody has taken may be given to a bot after all.
      await here.service.propose(table, 0, { what: 'hand-over', seat: 1, bot: 'random' });
      expect(room.publicDesk().seats[1]?.kind).toBe('bot');
    });

    test('over days a seat is kept for whoever is away as long as they have time', async () => {
      const clock = { budget: 3 * 24 * 3_600_000, increment: 12 * 3_600_000 };
      const wanted = await wantedTable('super-teams', [ME, LINK], { clock });
      const { table } = await gather(here.service, wanted);
      const { seat } = firstAnswer(await snapshots(here.service, table));
      const give = (): Promise<void> =>
        here.service.propose(table, 1 - seat, { what: 'hand-over', seat, bot: 'random' });
      later(2 * 24 * 3_600_000);
      await expect(give()).rejects.toThrow('not-dropped');
      later(14 * 3_600_000);
      await give();
      expect((await here.service.room(table)).publicDesk().seats[seat]?.kind).toBe('bot');
    });

    test('whoever wants what the other has just proposed agrees to it', async () => {
      const { table } = await gather(here.service, await wantedTable('super-teams', [ME, LINK]));
      await here.service.propose(table, 0, { what: 'draw' });
      await there.service.propose(table, 1, { what: 'draw' });
      expect((await there.service.room(table)).publicDesk().drawn).toBe(true);
    });

    test('a draw ends it by agreement; then the same people play again', async () => {
      const { table } = await gather(here.service, await wantedTable('super-teams', [ME, LINK]));
      await expect(here.service.rematch(table, 0, 'a')).rejects.toThrow('wrong-phase');
      await here.service.propose(table, 1, { what: 'draw' });
      await here.service.answerProposal(table, 0, true);
      expect((await here.service.room(table)).publicDesk()).toMatchObject({
        phase: 'over',
        drawn: true,
      });
      const first = await here.service.rematch(table, 0, 'a');
      const second = await there.service.rematch(table, 1, 'a');
      expect(second.table).toBe(first.table);
      expect([first.owner, second.owner]).toEqual([expect.any(String), undefined]);
      const owned = await there.service.key(first.table, first.owner ?? '');
      expect(owned).toEqual({ role: 'owner' });
      expect(await here.service.key(first.table, second.token)).toEqual({ role: 'seat', seat: 1 });
    });

    test('what is said is numbered, cleaned and heard everywhere; a removed table is gone', async () => {
      const { table, owner } = await gather(
        here.service,
        await wantedTable('super-teams', [ME, LINK]),
      );
      await there.service.room(table);
      const heard = vi.fn<() => void>();
      there.rooms.enter(table, undefined, heard);
      await here.service.say(table, 0, { kind: 'phrase', words: 'good-luck' });
      await here.service.say(table, 1, { kind: 'text', words: '<b>hi</b>\u0007' });
      await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
      const lines = await there.service.chatAfter(table, 0);
      expect(lines.map(({ words }) => words)).toEqual(['good-luck', '<b>hi</b>']);
      await here.service.remove(table);
      await vi.waitFor(() => expect(there.service.room(table)).rejects.toThrow('no-table'));
      expect(await here.service.key(table, owner)).toBeUndefined();
    });
  });

  test('nothing of this was a failure of ours', () => expect(failures).toEqual([]));
});
