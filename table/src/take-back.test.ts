import { superTeams } from '@parsecs/super-teams';
import { describe, expect, test } from 'vitest';
import { resumeTable } from './resume.ts';
import { termsOf } from './take-back.ts';
import { BOT, chooseFirst, HERE, open, Place, takeTurn } from './testing/place.ts';

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
    const { table, place } = open([HERE, BOT], { pace: 10 });
    table.start();
    await takeTurn(table, 0);
    await place.pass(10);
    const before = table.snapshot(0);
    expect(before.takeBacks[0]?.terms).toBe('refused');
    expect(await table.askTakeBack(0)).toMatchObject({ cause: 'bots-refuse' });
    expect(table.snapshot(0)).toEqual(before);
  });

  test('in a game for practice bots never mind', async () => {
    const { table, place } = open([HERE, BOT], { pace: 10, practice: true });
    table.start();
    await takeTurn(table, 0);
    await place.pass(10);
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
    const { table, place } = open([HERE, BOT], { practice: true });
    await table.setGuard(0, 'decline');
    table.start();
    const lastOwn = () => {
      const own = table.save().log.choices.findLast((entry) => entry.by === 0);
      return own !== undefined && 'unasked' in own;
    };
    for (let turn = 0; turn < 200 && !lastOwn(); turn += 1) {
      await chooseFirst(table, 0);
      await place.pass(0);
    }
    expect(lastOwn()).toBe(true);
    const { sequence } = table.snapshot(0);
    await table.askTakeBack(0);
    await place.pass(0);
    // Nothing was rolled anew: the seat itself is asked again.
    expect(table.snapshot(0).sequence).toBe(sequence + 1);
    expect(table.snapshot(0).question?.seat).toBe(0);
  });

  test('nor to what was answered for its person because nothing depended on it', async () => {
    const { table } = open([HERE, HERE]);
    table.start();
    const isOpen = (): boolean => table.snapshot(0).question?.guarded !== true;
    while (table.snapshot(0).question === undefined || !isOpen()) await takeTurn(table, 1);
    const asked = table.snapshot(0).question;
    const first = asked?.answers[0]?.id ?? '';
    expect(await table.chooseUnasked(0, (asked?.ask ?? 0) + 1, first)).toMatchObject({
      cause: 'stale',
    });
    expect(await table.chooseUnasked(0, asked?.ask ?? 0, 'time-up')).toMatchObject({
      cause: 'not-asked',
    });
    const before = table.snapshot(0).takeBacks[0];
    expect(await table.chooseUnasked(0, asked?.ask ?? 0, first)).toBeUndefined();
    expect(table.save().log.choices.at(-1)).toMatchObject({ by: 0, unasked: true });
    expect(table.snapshot(0).takeBacks[0]?.backTo).toBe(before?.backTo);
    const told = (viewer: number) => {
      const item = table.story(viewer).findLast((one) => one.kind === 'step' && one.by === 0);
      return item !== undefined && 'unasked' in item;
    };
    expect([told(0), told(1)]).toEqual([true, false]);
  });

  test('a guarded question is never answered as if nothing depended on it', async () => {
    const { table } = open([HERE, HERE]);
    await table.setGuard(0, 'ask');
    await table.setGuard(1, 'ask');
    table.start();
    const guarded = () => [0, 1].find((seat) => table.snapshot(seat).question?.guarded === true);
    for (let turn = 0; turn < 200 && guarded() === undefined; turn += 1) {
      await chooseFirst(table, table.snapshot(0).question === undefined ? 1 : 0);
    }
    const seat = guarded() ?? 0;
    const question = table.snapshot(seat).question;
    const decline = question?.decline ?? '';
    expect(question?.guarded).toBe(true);
    expect(await table.chooseUnasked(seat, question?.ask ?? 0, decline)).toMatchObject({
      cause: 'not-asked',
    });
  });

  test('with nothing decided yet there is nothing to take back', async () => {
    expect(await open([HERE, HERE]).table.askTakeBack(0)).toMatchObject({
      cause: 'nothing-to-take-back',
    });
  });
});
