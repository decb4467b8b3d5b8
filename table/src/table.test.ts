import { at, runLog } from '@parsecs/kernel';
import { defaultSetup, type Setup, type SuperTeams, superTeams } from '@parsecs/super-teams';
import { describe, expect, test } from 'vitest';
import { type GameId, loadGame } from './games.ts';
import type { Update } from './seat-snapshot.ts';
import type { SeatSpec } from './seats.ts';
import { Table } from './table.ts';
import { asked, BOT, chooseFirst, HERE, open, Place } from './testing/place.ts';

describe('choosing', () => {
  test('a legal answer to the question is taken and saved', async () => {
    const { table, place } = open([HERE, HERE]);
    await chooseFirst(table, 0);
    expect(table.snapshot(0).sequence).toBe(1);
    expect(place.store.entries).toHaveLength(1);
  });

  test('a stale answer is refused: the question was answered before', async () => {
    const { table } = open([HERE, HERE]);
    const { ask, ids } = asked(table.snapshot(0));
    await chooseFirst(table, 0);
    await chooseFirst(table, at(table.snapshot(0).asked, 0));
    const before = table.snapshot(1).sequence;
    const refusal = await table.choose(0, ask, at(ids, 0));
    expect(refusal).toMatchObject({ refused: 'table' });
    expect(table.snapshot(1).sequence).toBe(before);
  });

  test('an old number is stale even when the same seat is asked again', async () => {
    const { table, place } = open([HERE, BOT]);
    table.start();
    const { ask } = asked(table.snapshot(0));
    await chooseFirst(table, 0);
    await place.pass(0);
    const again = asked(table.snapshot(0));
    expect(again.ask).not.toBe(ask);
    expect(await table.choose(0, ask, at(again.ids, 0))).toMatchObject({ cause: 'stale' });
    expect(await table.choose(0, again.ask, at(again.ids, 0))).toBeUndefined();
  });

  test('nobody answers for another seat, for a bot or for no seat', async () => {
    const { table } = open([HERE, BOT]);
    const { ask, ids } = asked(table.snapshot(0));
    const id = at(ids, 0);
    expect(await table.choose(1, ask, id)).toMatchObject({ cause: 'foreign-seat' });
    expect(await table.choose(7, ask, id)).toMatchObject({ cause: 'foreign-seat' });
    const { table: people } = open([HERE, HERE]);
    expect(await people.choose(1, ask, id)).toMatchObject({ cause: 'not-asked' });
  });

  test('an illegal answer names its rule and changes nothing', async () => {
    const { table, place } = open([HERE, HERE]);
    const { ask } = asked(table.snapshot(0));
    const before = JSON.stringify(table.snapshot(0));
    expect(await table.choose(0, ask, 'decline')).toMatchObject({ refused: 'ST-027' });
    expect(table.explain(0, 'decline')).toMatchObject({ refused: 'ST-027' });
    expect(JSON.stringify(table.snapshot(0))).toBe(before);
    expect(place.store.entries).toHaveLength(0);
  });
});

describe('bots and what needs no person', () => {
  test('a bot answers after the pace, and a table of bots plays to the end', async () => {
    const { table, place } = open([BOT, BOT], { pace: 100 });
    table.start();
    await place.pass(99);
    expect(table.snapshot('spectator').sequence).toBe(0);
    await place.pass(1);
    expect(table.snapshot('spectator').sequence).toBe(1);
    await place.pass(1_000_000);
    expect(table.snapshot('spectator').outcome?.winners.length).toBeGreaterThan(0);
    expect(place.errors).toEqual([]);
  });

  test('a held table waits, a started one goes on', async () => {
    const { table, place } = open([BOT, BOT], { pace: 100 });
    table.start();
    table.hold();
    await place.pass(1000);
    expect(table.snapshot('spectator').sequence).toBe(0);
    table.start();
    await place.pass(100);
    expect(table.snapshot('spectator').sequence).toBe(1);
  });

  test('a bug in a bot is reported and nothing is lost', async () => {
    const place = new Place();
    const setup: Setup = { ...defaultSetup(2), starter: 0 };
    const broken = {
      ...superTeams,
      imagine: () => {
        throw new Error('no imagination');
      },
    };
    const seats: readonly SeatSpec[] = [{ kind: 'bot', bot: 'greedy' }, HERE];
    const table = new Table<SuperTeams>({ game: broken, setup, seed: 'x', seats }, place);
    table.start();
    await place.pass(10);
    expect(place.errors).toHaveLength(1);
    expect(table.snapshot(1).sequence).toBe(0);
  });
});

/** Plays until seat 0 is asked for a bonus card (a guarded question). */
async function untilGuarded(
  seats: readonly SeatSpec[],
  wants: (ids: readonly string[]) => boolean,
): Promise<{ readonly table: Table<SuperTeams>; readonly place: Place } | undefined> {
  const { table, place } = open(seats, { pace: 10 });
  table.start();
  for (let turn = 0; turn < 400; turn += 1) {
    await place.pass(10);
    const snapshot = table.snapshot(0);
    if (snapshot.outcome) return undefined;
    const seat = snapshot.asked.find((candidate) => at(seats, candidate).kind === 'here');
    if (seat === undefined) continue;
    const { question } = table.snapshot(seat);
    if (question === undefined) continue;
    const ids = question.answers.map((answer) => answer.id);
    if (seat === 0 && question.guarded && wants(ids)) return { table, place };
    await chooseFirst(table, seat);
  }
  return undefined;
}

describe('guarded questions', () => {
  test('among several people everybody entitled is asked, cards or not', async () => {
    const at2 = await untilGuarded([HERE, HERE], (ids) => ids.length === 1);
    expect(at2).toBeDefined();
  });

  test('alone with bots one is only asked when there is something to play', async () => {
    expect(await untilGuarded([HERE, BOT], (ids) => ids.length === 1)).toBeUndefined();
    expect(await untilGuarded([HERE, BOT], (ids) => ids.length > 1)).toBeDefined();
  });

  test('whoever always declines is not asked, and the pace is the same', async () => {
    const found = await untilGuarded([HERE, HERE], (ids) => ids.length > 1);
    if (found === undefined) throw new Error('never asked');
    const { table, place } = found;
    const before = table.snapshot(0).sequence;
    await table.setGuard(0, 'decline');
    await place.pass(9);
    expect(table.snapshot(0).sequence).toBe(before);
    await place.pass(1);
    expect(table.snapshot(0).sequence).toBeGreaterThan(before);
  });
});

describe('what each seat is shown', () => {
  test('only the own hand, in the snapshot and in the story', () => {
    const { table } = open([HERE, HERE]);
    const [mine, theirs] = [table.snapshot(0).view.seats, table.snapshot(1).view.seats];
    expect(mine[0]?.hand).toHaveLength(6);
    expect(mine[1]?.hand).toBeUndefined();
    expect(theirs[0]?.hand).toBeUndefined();
    const dealt = JSON.stringify(table.story(1)[0]);
    for (const card of new Set(mine[0]?.hand)) {
      const own = theirs[1]?.hand?.includes(card) ?? false;
      if (!own) expect(dealt).not.toContain(`"${card}"`);
    }
    expect(JSON.stringify(table.story('spectator')[0])).not.toMatch(/"(red|green)-\d"/);
  });

  test('a listener hears what its viewer may know, until it leaves', async () => {
    const { table } = open([HERE, HERE]);
    const heard: Update<SuperTeams>[] = [];
    const leave = table.subscribe(1, (update) => heard.push(update));
    await chooseFirst(table, 0);
    expect(heard).toHaveLength(1);
    expect(heard[0]?.snapshot.viewer).toBe(1);
    expect(heard[0]).toMatchObject({ from: 0, to: 1 });
    expect(heard[0]?.items).toMatchObject([{ kind: 'step', sequence: 1, step: 1, by: 0 }]);
    leave();
    await chooseFirst(table, at(table.snapshot(0).asked, 0));
    expect(heard).toHaveLength(1);
  });

  test('a question goes to the asked seat alone', () => {
    const { table } = open([HERE, HERE]);
    expect(table.snapshot(0).question?.kind).toBe('announce');
    expect(table.snapshot(1).question).toBeUndefined();
    expect(table.snapshot('spectator').question).toBeUndefined();
  });
});

describe('giving up', () => {
  const sit = async (id: GameId): Promise<Table> => {
    const game = await loadGame(id);
    const setup = Object.values(game.setups)[0];
    const seats = Array.from({ length: game.seatsOf(setup) }, () => HERE);
    return new Table({ game, setup, seed: 'a', seats }, new Place());
  };

  test.each(['xwing', 'starship-battles', 'imperial-assault'] as const)(
    '%s: needs no turn',
    async (id) => {
      for (const seat of [0, 1]) {
        const table = await sit(id);
        expect(table.snapshot(seat).canConcede).toBe(true);
        expect(await table.concede(seat)).toBeUndefined();
        const over = { outcome: { winners: [1 - seat] }, canConcede: false };
        expect(table.snapshot('spectator')).toMatchObject(over);
        expect(await table.concede(1 - seat)).toMatchObject({ cause: 'not-asked' });
        expect(runLog(table.game, table.save().log)).toHaveProperty('match');
      }
    },
  );

  test.each(['xwing', 'starship-battles', 'imperial-assault'] as const)(
    '%s: nor need one be asked anything',
    async (id) => {
      const table = await sit(id);
      const askedNow = (): readonly number[] => table.snapshot('spectator').asked;
      while (askedNow().length > 1) {
        const seat = at(askedNow(), 0);
        const { question } = table.snapshot(seat);
        const answer = question?.answers[0]?.id ?? '';
        expect(await table.choose(seat, question?.ask ?? 0, answer)).toBeUndefined();
      }
      const waiting = askedNow().includes(0) ? 1 : 0;
      expect(await table.concede(waiting)).toBeUndefined();
      expect(table.snapshot('spectator').outcome?.winners).toEqual([1 - waiting]);
    },
  );

  test('is for people, at a table whose game knows it', async () => {
    expect(await (await sit('xwing')).concede(7)).toMatchObject({ cause: 'foreign-seat' });
    const { table } = open([HERE, BOT]);
    expect(await table.concede(1)).toMatchObject({ cause: 'foreign-seat' });
    expect(await table.concede(0)).toMatchObject({ cause: 'no-concession' });
  });
});
