import type { SeatSnapshot, StoryItem, Update } from '@parsecs/table';
import type { Messages, Pushes } from '@parsecs/table/wire';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OnlineTable as Table } from './online-table.ts';
import { Refused, type Wire, type WireState } from './wire.ts';

// The page reads its settings when it is loaded.
beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
});

function look(sequence: number): SeatSnapshot {
  return { viewer: 0, sequence, view: sequence } as unknown as SeatSnapshot;
}

function items(after: number, to: number): readonly StoryItem[] {
  return Array.from({ length: to - after }, (_, index) => ({
    kind: 'step' as const,
    sequence: after + 1 + index,
    step: after + 1 + index,
    events: [],
    rules: [],
    undone: false,
  }));
}

type Answers = (name: keyof Messages, message: object) => unknown;

/** A way to a server that the test cuts and mends. */
class TestWire implements Wire {
  state: WireState = 'connected';
  readonly asked: { readonly name: string; readonly message: object }[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #pushes = new Map<string, (body: unknown) => void>();
  readonly #answers: Answers;

  constructor(answers: Answers) {
    this.#answers = answers;
  }

  async ask<N extends keyof Messages>(
    name: N,
    message: Messages[N]['message'],
  ): Promise<Messages[N]['answer']> {
    await this.#connected();
    this.asked.push({ name, message });
    return (await this.#answers(name, message)) as Messages[N]['answer'];
  }

  async #connected(): Promise<void> {
    if (this.state === 'connected') return;
    await new Promise<void>((resolve) => {
      const stop = this.onState(() => {
        stop();
        resolve();
      });
    });
    await this.#connected();
  }

  on<P extends keyof Pushes>(what: P, listener: (body: Pushes[P]) => void): () => void {
    this.#pushes.set(what, listener as (body: unknown) => void);
    return () => this.#pushes.delete(what);
  }

  onState(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  push<P extends keyof Pushes>(what: P, body: Pushes[P]): void {
    this.#pushes.get(what)?.(body);
  }

  become(state: WireState): void {
    this.state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** A server whose match has so many entries. */
function server(match: { last: number }, other: Answers = () => undefined): TestWire {
  return new TestWire((name, message) => {
    if (name === 'chat') return [];
    if (name !== 'attach') return other(name, message);
    const { since = -1 } = message as { since?: number };
    const desk = { table: 'table', phase: 'playing', seats: [] };
    const { last } = match;
    return { viewer: 0, desk, snapshot: look(last), items: items(since, last) };
  });
}

async function open(wire: Wire): Promise<{ table: Table; told: Update[] }> {
  const { OnlineTable } = await import('./online-table.ts');
  const table = new OnlineTable('table', 'token', wire);
  const told: Update[] = [];
  await table.follow((update) => told.push(update));
  return { table, told };
}

describe('a table online', () => {
  test('that was cut off asks for what came after the last entry it was told', async () => {
    const match = { last: 3 };
    const wire = server(match);
    const { table, told } = await open(wire);
    wire.push('update', { table: 'table', from: 3, to: 4, items: items(3, 4), snapshot: look(4) });
    wire.become('reconnecting');
    expect(table.read().connection).toBe('reconnecting');
    match.last = 7;
    wire.become('connected');
    await vi.waitFor(() => expect(told.at(-1)?.to).toBe(7));
    expect(wire.asked.filter(({ name }) => name === 'attach').at(-1)?.message).toMatchObject({
      since: 4,
    });
    expect(told.map(({ from, to }) => [from, to])).toEqual([
      [3, 4],
      [4, 7],
    ]);
    expect(told.at(-1)?.items.map(({ sequence }) => sequence)).toEqual([5, 6, 7]);
    table.close();
  });

  test('sends a choice whose answer was lost once more, under the same name', async () => {
    const sent: string[] = [];
    const wire = server({ last: 3 }, (name, message) => {
      if (name !== 'play') return undefined;
      sent.push((message as { sent: string }).sent);
      if (sent.length > 1) return { sequence: 4 };
      wire.become('reconnecting');
      throw new Error('cut off');
    });
    const { table } = await open(wire);
    const playing = table.play({ kind: 'choose', ask: 1, id: 'x' });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(table.read().pending).toBe(1);
    wire.become('connected');
    expect(await playing).toBeUndefined();
    expect(sent).toHaveLength(2);
    expect(sent[0]).toBe(sent[1]);
    expect(table.read().pending).toBe(0);
    table.close();
  });

  test('shows a refusal and does not ask again', async () => {
    const refusal = { refused: 'table', cause: 'stale' };
    const wire = server({ last: 3 }, () => ({ refusal }));
    const { table } = await open(wire);
    expect(await table.play({ kind: 'decline' })).toEqual(refusal);
    expect(wire.asked.filter(({ name }) => name === 'play')).toHaveLength(1);
    table.close();
  });

  test('keeps its place where the server is busy, and asks again', async () => {
    const busy = { refused: 'server', cause: 'busy' };
    let refusals = 3;
    const quiet = server({ last: 3 }, () => ({ sequence: 4 }));
    const wire = new TestWire((name, message) => {
      refusals -= 1;
      if (refusals >= 0) throw new Refused(busy);
      return quiet.ask(name, message);
    });
    const { OnlineTable } = await import('./online-table.ts');
    const table = new OnlineTable('table', 'token', wire);
    const told: Update[] = [];
    await vi.waitFor(() => expect(table.read().desk?.phase).toBe('playing'), { timeout: 5000 });
    expect(table.read().lost).toBeUndefined();
    await table.follow((update) => told.push(update));
    refusals = 2;
    expect(await table.play({ kind: 'decline' })).toBeUndefined();
    expect(table.read().pending).toBe(0);
    expect(told).toEqual([]);
    table.close();
  });

  test('whose place was taken away says so', async () => {
    const wire = new TestWire(() => {
      throw new Refused({ refused: 'server', cause: 'no-seat' });
    });
    const { OnlineTable } = await import('./online-table.ts');
    const table = new OnlineTable('table', 'token', wire);
    await vi.waitFor(() => expect(table.read().lost?.cause).toBe('no-seat'));
    await expect(table.log()).rejects.toThrow('no-seat');
    table.close();
  });

  test('tells nothing of other tables', async () => {
    const wire = server({ last: 3 });
    const { table, told } = await open(wire);
    wire.push('update', { table: 'other', from: 3, to: 4, items: items(3, 4), snapshot: look(4) });
    expect(told).toEqual([]);
    table.close();
  });
});
