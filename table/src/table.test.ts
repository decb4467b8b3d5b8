import { at, runLog } from '@parsecs/kernel';
import { defaultSetup, type Setup, type SuperTeams, superTeams } from '@parsecs/super-teams';
import { describe, expect, test } from 'vitest';
import { type GameId, loadGame } from './games.ts';
import { resumeTable } from './resume.ts';
import { readSaved } from './saved.ts';
import type { Update } from './seat-snapshot.ts';
import type { SeatSpec } from './seats.ts';
import { Table } from './table.ts';
import { termsOf } from './take-back.ts';
import { asked, BOT, chooseFirst, HERE, open, Place, takeTurn } from './testing/place.ts';

describe('choosing', () => {
  test('a legal answer to the question is taken and saved', async () => {
    const { table, room } = open([HERE, HERE]);
    await chooseFirst(table, 0);
    expect(table.snapshot(0).sequence).toBe(1);
    expect(room.store.entries).toHaveLength(1);
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
    const { table, room } = open([HERE, BOT]);
    table.start();
    const { ask } = asked(table.snapshot(0));
    await chooseFirst(table, 0);
    await room.pass(0);
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
    const { table, room } = open([HERE, HERE]);
    const { ask } = asked(table.snapshot(0));
    const before = JSON.stringify(table.snapshot(0));
    expect(await table.choose(0, ask, 'decline')).toMatchObject({ refused: 'ST-027' });
    expect(table.explain(0, 'decline')).toMatchObject({ refused: 'ST-027' });
    expect(JSON.stringify(table.snapshot(0))).toBe(before);
    expect(room.store.entries).toHaveLength(0);
  });
});

describe('bots and what needs no person', () => {
  test('a bot answers after the pace, and a table of bots plays to the end', async () => {
    const { table, room } = open([BOT, BOT], { pace: 100 });
    table.start();
    await room.pass(99);
    expect(table.snapshot('spectator').sequence).toBe(0);
    await room.pass(1);
    expect(table.snapshot('spectator').sequence).toBe(1);
    await room.pass(1_000_000);
    expect(table.snapshot('spectator').outcome?.winners.length).toBeGreaterThan(0);
    expect(room.errors).toEqual([]);
  });

  test('a held table waits, a started one goes on', async () => {
    const { table, room } = open([BOT, BOT], { pace: 100 });
    table.start();
    table.hold();
    await room.pass(1000);
    expect(table.snapshot('spectator').sequence).toBe(0);
    table.start();
    await room.pass(100);
    expect(table.snapshot('spectator').sequence).toBe(1);
  });

  test('a bug in a bot is reported and nothing is lost', async () => {
    const room = new Place();
    const setup: Setup = { ...defaultSetup(2), starter: 0 };
    const broken = {
      ...superTeams,
      imagine: () => {
        throw new Error('no imagination');
      },
    };
    const seats: readonly SeatSpec[] = [{ kind: 'bot', bot: 'greedy' }, HERE];
    const table = new Table<SuperTeams>({ game: broken, setup, seed: 'x', seats }, room);
    table.start();
    await room.pass(10);
    expect(room.errors).toHaveLength(1);
    expect(table.snapshot(1).sequence).toBe(0);
  });
});

/** Plays until seat 0 is asked for a bonus card (a guarded question). */
async function untilGuarded(
  seats: readonly SeatSpec[],
  wants: (ids: readonly string[]) => boolean,
): Promise<{ readonly table: Table<SuperTeams>; readonly room: Place } | undefined> {
  const { table, room } = open(seats, { pace: 10 });
  table.start();
  for (let turn = 0; turn < 400; turn += 1) {
    await room.pass(10);
    const look = table.snapshot(0);
    if (look.outcome) return undefined;
    const seat = look.asked.find((candidate) => at(seats, candidate).kind === 'here');
    if (seat === undefined) continue;
    const { question } = table.snapshot(seat);
    if (question === undefined) continue;
    const ids = question.answers.map((answer) => answer.id);
    if (seat === 0 && question.guarded && wants(ids)) return { table, room };
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
    const { table, room } = found;
    const before = table.snapshot(0).sequence;
    await table.setGuard(0, 'decline');
    await room.pass(9);
    expect(table.snapshot(0).sequence).toBe(before);
    await room.pass(1);
    expect(table.snapshot(0).sequence).toBeGreaterThan(before);
  });
});

describe('what each seat is shown', () => {
  test('only the own hand, in the look and in the story', () => {
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

describe('taking back', () => {
  test('people are asked, and one no is enough', async () => {
    const { table } = open([HERE, HERE, HERE]);
    await takeTurn(table, 0);
    await takeTurn(table, 1);
    const before = table.snapshot(0).step;
    expect(await table.askTakeBack(0)).toBeUndefined();
    expect(table.snapshot(2).request).toMatchObject({ by: 0, waitingFor: [1, 2] });
    expect(await table.answerTakeBack(0, true)).toMatchObject({ cause: 'no-request' });
    await table.answerTakeBack(1, true);
    expect(table.snapshot(2).request?.waitingFor).toEqual([2]);
    await table.answerTakeBack(2, false);
    expect(table.snapshot(0).request).toBeUndefined();
    expect(table.snapshot(0).step).toBe(before);
  });

  test('when all agree the match goes back and the story shows it', async () => {
    const { table } = open([HERE, HERE, HERE]);
    await takeTurn(table, 0);
    await takeTurn(table, 1);
    await table.askTakeBack(0);
    await table.answerTakeBack(1, true);
    await table.answerTakeBack(2, true);
    const { step, question } = table.snapshot(0);
    expect(question?.seat).toBe(0);
    const story = table.story('spectator');
    expect(story.filter((item) => item.kind === 'step' && item.undone)).toHaveLength(
      story.filter((item) => item.kind === 'step' && item.step > step).length,
    );
    expect(story.at(-1)).toMatchObject({ kind: 'take-back', by: 0, backTo: step, agreed: [1, 2] });
  });

  test('a choice made meanwhile ends the request', async () => {
    const { table } = open([HERE, HERE]);
    await takeTurn(table, 0);
    await takeTurn(table, 1);
    await table.askTakeBack(0);
    await takeTurn(table, 0);
    expect(table.snapshot(0).request).toBeUndefined();
  });

  test('bots do not give a second roll away', async () => {
    const { table, room } = open([HERE, BOT], { pace: 10 });
    table.start();
    await takeTurn(table, 0);
    await room.pass(10);
    const before = table.snapshot(0);
    expect(before.takeBacks[0]?.terms).toBe('refused');
    expect(await table.askTakeBack(0)).toMatchObject({ cause: 'bots-refuse' });
    expect(table.snapshot(0)).toEqual(before);
  });

  test('in a game for practice bots never mind', async () => {
    const { table, room } = open([HERE, BOT], { pace: 10, practice: true });
    table.start();
    await takeTurn(table, 0);
    await room.pass(10);
    const takeBack = table.snapshot(0).takeBacks[0];
    expect(takeBack?.terms).toBe('granted');
    const resumed = resumeTable(superTeams, table.save(), new Place());
    if ('fault' in resumed) throw new Error(resumed.fault.cause);
    for (const each of [table, resumed.table]) {
      expect(await each.askTakeBack(0)).toBeUndefined();
      expect(each.snapshot(0).step).toBe(takeBack?.backTo);
      expect(each.snapshot(0).question?.seat).toBe(0);
    }
  });

  test('whoever must agree decides what it costs', () => {
    const point = { backTo: 3, free: false };
    expect(termsOf({ ...point, free: true }, 0, [HERE, BOT], false)).toBe('free');
    expect(termsOf(point, 0, [HERE, HERE], false)).toBe('consent');
    expect(termsOf(point, 0, [HERE, HERE, BOT, BOT], false)).toBe('refused');
    expect(termsOf(point, 0, [HERE, HERE, BOT, BOT], true)).toBe('consent');
  });

  test('goes back to a decision, not to what the table declined for its seat', async () => {
    const { table, room } = open([HERE, BOT], { practice: true });
    await table.setGuard(0, 'decline');
    table.start();
    const lastOwn = () => {
      const own = table.save().log.choices.findLast((entry) => entry.by === 0);
      return own !== undefined && 'unasked' in own;
    };
    for (let turn = 0; turn < 200 && !lastOwn(); turn += 1) {
      await chooseFirst(table, 0);
      await room.pass(0);
    }
    expect(lastOwn()).toBe(true);
    const { sequence } = table.snapshot(0);
    await table.askTakeBack(0);
    await room.pass(0);
    // Nothing was rolled anew: the seat itself is asked again.
    expect(table.snapshot(0).sequence).toBe(sequence + 1);
    expect(table.snapshot(0).question?.seat).toBe(0);
  });

  test('with nothing decided yet there is nothing to take back', async () => {
    expect(await open([HERE, HERE]).table.askTakeBack(0)).toMatchObject({
      cause: 'nothing-to-take-back',
    });
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

describe('the clock', () => {
  const clock = { budget: 1000, increment: 50 };

  test('runs for whoever is asked, and answering earns the increment', async () => {
    const { table, room } = open([HERE, HERE], { clock });
    table.start();
    await room.pass(400);
    expect(table.snapshot(0).seats.map((seat) => seat.clock)).toEqual([600, 1000]);
    await takeTurn(table, 0);
    const earned = clock.increment * table.snapshot(0).step;
    expect(table.snapshot(0).seats.map((seat) => seat.clock)).toEqual([600 + earned, 1000]);
    await room.pass(100);
    expect(table.snapshot(0).seats.map((seat) => seat.clock)).toEqual([600 + earned, 900]);
  });

  test('gives the usual answer for somebody whose time is up', async () => {
    const { table, room } = open([HERE, HERE], { clock });
    table.start();
    await room.pass(999);
    expect(table.snapshot(0).sequence).toBe(0);
    await room.pass(1);
    expect(table.snapshot(0).sequence).toBe(1);
    expect(room.errors).toEqual([]);
  });

  test('is put away and taken out with the table', async () => {
    const { table, room } = open([HERE, HERE], { clock });
    table.start();
    await room.pass(300);
    await takeTurn(table, 0);
    const earned = clock.increment * table.snapshot(0).step;
    const resumed = resumeTable(superTeams, table.save(), new Place());
    if ('fault' in resumed) throw new Error(resumed.fault.cause);
    expect(resumed.table.snapshot(0).seats.map((seat) => seat.clock)).toEqual([700 + earned, 1000]);
  });
});

describe('putting away and taking out', () => {
  test('a resumed table shows every seat what it showed before', async () => {
    const { table, room } = open([HERE, BOT], { practice: true });
    table.start();
    for (let turn = 0; turn < 12; turn += 1) {
      await chooseFirst(table, 0);
      await room.pass(0);
    }
    await table.askTakeBack(0);
    await room.pass(0);
    const read = readSaved(JSON.parse(JSON.stringify(table.save())));
    if ('fault' in read) throw new Error(read.fault.path);
    const room2 = new Place();
    const resumed = resumeTable(superTeams, read.saved, room2);
    if ('fault' in resumed) throw new Error(resumed.fault.cause);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(resumed.table.snapshot(viewer)).toEqual(table.snapshot(viewer));
      expect(resumed.table.story(viewer)).toEqual(table.story(viewer));
    }
    expect(room2.store.entries).toHaveLength(0);
  });

  test.each<[string, (saved: Record<string, unknown>) => void, string]>([
    ['another format', (saved) => (saved['format'] = 'x'), 'format'],
    ['no log', (saved) => delete saved['log'], 'log.'],
    ['odd seats', (saved) => (saved['seats'] = [{ kind: 'cat' }]), 'seats'],
    ['an unknown bot', (saved) => (saved['seats'] = [{ kind: 'bot', bot: 'x' }]), 'seats'],
    ['odd guards', (saved) => (saved['guards'] = ['never']), 'guards'],
    ['an odd practice', (saved) => (saved['practice'] = 'yes'), 'practice'],
    ['an odd clock', (saved) => (saved['clock'] = { budget: 'long' }), 'clock'],
  ])('%s is named', (_name, change, path) => {
    const saved = JSON.parse(JSON.stringify(open([HERE, HERE]).table.save())) as Record<
      string,
      unknown
    >;
    change(saved);
    const read = readSaved(saved);
    expect('fault' in read && read.fault.path).toBe(path);
  });

  test('a seat that wants not to be asked is still not asked', async () => {
    const { table, room } = open([HERE, HERE]);
    await table.setGuard(1, 'decline');
    expect(room.store.guards).toEqual(['ask', 'decline']);
    const saved = table.save();
    const resumed = resumeTable(superTeams, saved, new Place());
    if ('fault' in resumed) throw new Error(resumed.fault.cause);
    expect(resumed.table.snapshot(0).seats.map((seat) => seat.guard)).toEqual(['ask', 'decline']);
  });

  test('a log that does not run any more is a fault, not a crash', () => {
    const { table } = open([HERE, HERE]);
    const saved = table.save();
    const other = { ...saved, log: { ...saved.log, choices: [{ by: 0, choice: 'decline' }] } };
    const resumed = resumeTable(superTeams, other, new Place());
    expect('fault' in resumed && resumed.fault).toMatchObject({ cause: 'bad-entry', entry: 0 });
    const seats = resumeTable(superTeams, { ...saved, seats: [HERE] }, new Place());
    expect('fault' in seats && seats.fault).toMatchObject({ path: 'seats' });
  });
});
