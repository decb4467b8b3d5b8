import type { SeatSnapshot, StoryItem, Update } from '@parsecs/table';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardModule } from '../boards/contract.ts';
import type { Seen, TablePort } from './protocol.ts';
import type { Session, SessionRecord } from './session.ts';

// The page reads its settings when it is loaded.
beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('document', { visibilityState: 'hidden' });
});

function look(sequence: number): SeatSnapshot {
  return { viewer: 0, sequence, view: sequence } as unknown as SeatSnapshot;
}

function step(sequence: number): StoryItem {
  return { kind: 'step', sequence, step: sequence, events: [], undone: false, rules: [] };
}

function storyUpTo(last: number): readonly StoryItem[] {
  return Array.from({ length: last + 1 }, (_, sequence) => step(sequence));
}

function update(from: number, to: number): Update {
  return { from, to, items: storyUpTo(to).slice(from + 1), snapshot: look(to) };
}

/** A page that knows three entries, before a worker that has `worker.last` of them. */
async function open(worker: { last: number }): Promise<{ session: Session; asked: () => number }> {
  const { Session: Own } = await import('./session.ts');
  const setViewer = vi.fn<() => Promise<Seen>>(() =>
    Promise.resolve({ snapshot: look(worker.last), story: storyUpTo(worker.last) }),
  );
  const session = new Own(
    { id: 'a match', fresh: { seats: [{ kind: 'here' }] } } as unknown as SessionRecord,
    [0],
    { about: () => [] } as unknown as BoardModule,
    {
      port: { setViewer, shown: () => undefined } as unknown as TablePort,
      close: () => undefined,
      lock: { release: () => undefined, lost: new Promise(() => undefined) },
    },
    { snapshot: look(3), story: storyUpTo(3) },
  );
  return { session, asked: () => setViewer.mock.calls.length };
}

function sequences(session: Session): readonly number[] {
  return session.read().story.map(({ sequence }) => sequence);
}

describe('what the worker tells', () => {
  test('is added to the story', async () => {
    const { session, asked } = await open({ last: 4 });
    session.updated(update(3, 4));
    expect(sequences(session)).toEqual([0, 1, 2, 3, 4]);
    expect(asked()).toBe(0);
    session.close();
  });

  test('with a gap before it makes the page ask for the whole story', async () => {
    const { session, asked } = await open({ last: 6 });
    session.updated(update(5, 6));
    await vi.waitFor(() => expect(sequences(session)).toEqual([0, 1, 2, 3, 4, 5, 6]));
    expect(session.animator.read().view).toBe(6);
    expect(asked()).toBe(1);
    session.close();
  });

  test('twice is told once', async () => {
    const { session } = await open({ last: 5 });
    session.updated(update(3, 5));
    session.updated(update(4, 5));
    expect(sequences(session)).toEqual([0, 1, 2, 3, 4, 5]);
    session.close();
  });

  test('is not lost when it overtakes the answer to somebody who takes the seat', async () => {
    const worker = { last: 3 };
    const { session } = await open(worker);
    const looking = session.lookAs(0);
    worker.last = 4;
    session.updated(update(3, 4));
    await looking;
    expect(sequences(session)).toEqual([0, 1, 2, 3, 4]);
    expect(session.animator.read().view).toBe(4);
    session.close();
  });
});

test('the log tells no more than what is shown', async () => {
  const { storyTo } = await import('./session.ts');
  const story = storyUpTo(4);
  expect(storyTo(story, 4)).toBe(story);
  expect(storyTo(story, 2).map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
});
