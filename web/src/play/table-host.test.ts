import { consider } from '@parsecs/bots';
import { at, type MatchLog } from '@parsecs/kernel';
import { superTeams, type View } from '@parsecs/super-teams';
import { readSaved, type SeatSpec, type StoredEntry, type Update } from '@parsecs/table';
import { describe, expect, test, vi } from 'vitest';
import { BotThread } from './bot-host.ts';
import type { Opened, OpenRequest, TableListener } from './protocol.ts';
import { WorkerReplay } from './replay-host.ts';
import { WorkerTable } from './table-host.ts';

const HERE: SeatSpec = { kind: 'here' };
const BOT: SeatSpec = { kind: 'bot', bot: 'random' };

interface Open {
  readonly table: WorkerTable;
  readonly opened: Opened;
  readonly updates: Update[];
  readonly stored: StoredEntry[];
  /** The entries of the log at which a bot waited for a step. */
  readonly waits: number[];
}

async function open(
  seats: readonly SeatSpec[],
  viewer: number | 'spectator',
  pace = 0,
): Promise<Open> {
  const table = new WorkerTable();
  const waits: number[] = [];
  const updates: Update[] = [];
  const stored: StoredEntry[] = [];
  const listener: TableListener = {
    updated: (update) => updates.push(structuredClone(update)),
    append: async (entry) => {
      stored.push(structuredClone(entry));
    },
    keepSeats: () => Promise.resolve(),
    keepTimes: () => Promise.resolve(),
    progress: () => undefined,
    thought: () => undefined,
    waits: (sequence) => waits.push(sequence),
    failed: (message) => {
      throw new Error(message);
    },
  };
  const setup = { players: seats.length, starter: 0, board: 'short' };
  const request = { kind: 'new', game: 'super-teams', setup, seed: 'host', seats } as const;
  const opened = await table.open({ ...request, viewer, pace }, listener);
  if ('fault' in opened) throw new Error(opened.fault.cause);
  return { table, opened, updates, stored, waits };
}

/** The first legal answer, given for whoever is asked. */
async function answer({ table, updates, opened }: Open): Promise<boolean> {
  const { snapshot } = updates.at(-1) ?? opened;
  const seat = snapshot.asked[0];
  if (seat === undefined) return false;
  const { question } = table.setViewer(seat).snapshot;
  if (question === undefined) return false;
  const id = at(question.answers, 0).id;
  const refusal = await table.choose(seat, question.ask, id);
  // What needs nobody follows by itself.
  await new Promise((resolve) => setTimeout(resolve));
  return refusal === undefined;
}

describe('the table in the worker', () => {
  test('sends nothing but plain data, and everything it sends was saved before', async () => {
    const own = await open([HERE, HERE], 0);
    while ((await answer(own)) && own.updates.length < 30);
    expect(own.stored.map(({ sequence }) => sequence)).toEqual(own.updates.map(({ to }) => to));
    expect('saved' in readSaved(own.table.save())).toBe(true);
    expect(JSON.parse(JSON.stringify(own.updates))).toEqual(own.updates);
  });

  test('shows one viewer what that viewer may see', async () => {
    const { opened } = await open([HERE, BOT], 0);
    const { seats } = opened.snapshot.view as View;
    expect(seats[0]?.hand).toHaveLength(6);
    expect(seats[1]?.hand).toBeUndefined();
  });

  test('tells the rule behind every event', async () => {
    const own = await open([HERE, HERE], 0);
    await answer(own);
    const item = own.updates[0]?.items[0];
    expect(item?.kind === 'step' && item.rules).toHaveLength(
      item?.kind === 'step' ? item.events.length : -1,
    );
    expect(item?.kind === 'step' && item.rules[0]).toBe('ST-028');
  });

  test('foresees where each answer leads without touching the match', async () => {
    const { table, opened } = await open([HERE, BOT], 0);
    const ids = opened.snapshot.question?.answers.map(({ id }) => id) ?? [];
    const previews = table.preview(0, [...ids, 'no-such-answer']);
    expect(Object.keys(previews)).toEqual(ids);
    const id = at(ids, 0);
    const [card = '', ship = ''] = id.split('/');
    const view = previews[id]?.view as View | undefined;
    const moved = view?.ships.find((other) => other.id === ship);
    expect(moved?.at).toBe(Number(card.split('-')[1]));
    expect(table.setViewer(0).snapshot).toEqual(opened.snapshot);
  });

  test('step by step a bot waits before every decision, and one word is one decision', async () => {
    const { table, updates, waits } = await open([BOT, BOT], 'spectator', 1);
    table.setStepping(true);
    table.start();
    for (let step = 0; step < 5; step += 1) {
      await expect.poll(() => waits.length).toBe(step + 1);
      const told = updates.length;
      // Too many words at once count as one.
      table.step();
      table.step();
      await expect.poll(() => updates.length).toBeGreaterThan(told);
      table.shown(updates.at(-1)?.to ?? 0);
      await expect.poll(() => waits.length).toBe(step + 2);
      expect(waits.at(-1)).toBe(updates.at(-1)?.to);
    }
    const told = updates.length;
    table.setStepping(false);
    await expect.poll(() => updates.length).toBeGreaterThan(told);
    table.hold();
  });

  test('what a bot has thought is told apart from the match: at which step, for whom, of what', async () => {
    const considered = ['a', 'b'].map((answer) => ({ answer, chance: 0.5, samples: 4 }));
    const thoughts: unknown[] = [];
    const table = new WorkerTable(async (asked) => {
      const { answer } = consider(superTeams, asked);
      return { answer, considered, reasons: [] };
    });
    const setup = { players: 2, starter: 0, board: 'short' };
    const base = { kind: 'new', game: 'super-teams', setup, seed: 's' } as const;
    const request: OpenRequest = { ...base, seats: [BOT, HERE], viewer: 1, pace: 0 };
    const listener = {
      updated: () => undefined,
      append: () => Promise.resolve(),
      thought: (thought: unknown) => thoughts.push(thought),
    } as unknown as TableListener;
    await table.open(request, listener);
    table.start();
    await expect.poll(() => thoughts[0]).toMatchObject({ step: 0, seat: 0, considered });
    expect(JSON.stringify(table.save())).not.toContain('considered');
    table.hold();
  });

  test('bots whose script is gone are a fault, not a wait without end', async () => {
    class LostWorker extends EventTarget {
      postMessage(): void {
        queueMicrotask(() => this.dispatchEvent(new Event('error')));
      }
      terminate(): void {}
    }
    vi.stubGlobal('Worker', LostWorker);
    const faults: string[] = [];
    const table = new WorkerTable(new BotThread().consider);
    const setup = { players: 2, starter: 0, board: 'short' };
    const request = {
      kind: 'new',
      game: 'super-teams',
      setup,
      seed: 'host',
      seats: [BOT, BOT],
    } as const;
    const listener = {
      updated: () => undefined,
      failed: (message: string) => faults.push(message),
    } as unknown as TableListener;
    await table.open({ ...request, viewer: 'spectator', pace: 0 }, listener);
    table.start();
    await expect.poll(() => faults).toEqual(['the bots cannot be loaded']);
  });

  test('a match has the time that was agreed for it', async () => {
    const table = new WorkerTable();
    const setup = { squadBuilding: false };
    const request = { kind: 'new', game: 'xwing', setup, seed: 'a', seats: [HERE, HERE] } as const;
    const listener = { updated: () => 0, failed: () => 0 } as unknown as TableListener;
    const opened = await table.open({ ...request, matchTime: 5000, viewer: 0, pace: 0 }, listener);
    expect(opened).toMatchObject({ snapshot: { timeLeft: 5000 } });
  });

  test('names what is wrong with a game or a setup it cannot open', async () => {
    const listener = {
      updated: () => 0,
      failed: () => 0,
    } as unknown as TableListener;
    const base = { kind: 'new', seed: 's', seats: [HERE, BOT], viewer: 0, pace: 0 } as const;
    const table = new WorkerTable();
    expect(await table.open({ ...base, game: 'chess', setup: {} }, listener)).toEqual({
      fault: { cause: 'unknown-game', game: 'chess' },
    });
    const wrong = { ...base, game: 'super-teams', setup: { players: 9 } };
    expect(await table.open(wrong, listener)).toEqual({
      fault: { cause: 'bad-setup', path: 'players' },
    });
  });
});

/** A match of two people with a few take-backs in it. */
async function playSome(): Promise<MatchLog> {
  const own = await open([HERE, HERE], 0);
  for (let step = 1; step <= 40 && (await answer(own)); step += 1) {
    if (step % 9 !== 0) continue;
    const by = (await own.table.askTakeBack(0)) === undefined ? 0 : 1;
    await own.table.answerTakeBack(1 - by, true);
  }
  return own.table.save().log;
}

describe('the replay in the worker', () => {
  test('a branch at any moment stands at that moment and runs by itself', async () => {
    const log = await playSome();
    const replay = new WorkerReplay();
    const opened = await replay.open(log, 'open');
    if (!('length' in opened)) throw new Error('not opened');
    expect(log.choices.some((entry) => 'backTo' in entry)).toBe(true);
    for (let position = 0; position <= opened.length; position += 1) {
      const branch = new WorkerReplay();
      const other = await branch.open(replay.branch(position), 'open');
      if (!('length' in other)) throw new Error('branch not opened');
      expect(other.notRunning).toBeUndefined();
      expect(other.length).toBe(position);
      expect(branch.at(position)).toEqual(replay.at(position));
    }
  });

  test('tells how much of a long log was run', async () => {
    const heard: number[] = [];
    await new WorkerReplay().open(await playSome(), 'open', (done) => heard.push(done));
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.every((done) => done >= 0 && done <= 1)).toBe(true);
  });

  test('one seat watches with its own eyes only', async () => {
    const replay = new WorkerReplay();
    const opened = await replay.open(await playSome(), 1);
    if (!('told' in opened)) throw new Error('not opened');
    const view = replay.at(0)?.views[0] as View;
    expect(view.seats[0]?.hand).toBeUndefined();
    const dealt = opened.told[0]?.filter((event) => (event as { type: string }).type === 'dealt');
    expect(dealt?.map((event) => 'cards' in (event as object))).toEqual([false, true]);
  });

  test('a log of other rules is watched from what was told, hidden cards stay hidden', async () => {
    const log = { ...(await playSome()), rules: '0' };
    const replay = new WorkerReplay();
    const opened = await replay.open(log, 'spectator');
    if (!('told' in opened)) throw new Error('not opened');
    expect(opened.notRunning?.cause).toBe('other-rules');
    expect(replay.at(0)).toBeUndefined();
    expect(JSON.stringify(opened.told[0])).not.toContain('"cards"');
  });

  test('the curve has a line for each side and a value for each moment', async () => {
    const replay = new WorkerReplay();
    const opened = await replay.open(await playSome(), 'open');
    if (!('length' in opened)) throw new Error('not opened');
    const curve = replay.curve();
    expect(curve).toHaveLength(2);
    expect(curve[0]).toHaveLength(opened.length + 1);
    expect(curve.flat().every((value) => value >= -1 && value <= 1)).toBe(true);
  });
});
