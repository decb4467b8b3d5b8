import type { SeatSnapshot, Update } from '@parsecs/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Beat, BoardModule } from '../boards/contract.ts';
import { Animator } from './animator.ts';

/** A game of counting: every event is a number to be reached, one beat of 100 milliseconds each. */
const board = {
  choreograph: (events: readonly { readonly to: number }[]): readonly Beat[] =>
    events.map(({ to }) => ({ length: 100, motion: to, view: to, about: [`thing:${to}`] })),
  about: ({ to }: { readonly to: number }) => [`thing:${to}`],
} as unknown as BoardModule;

function screen(sequence: number, view: number): SeatSnapshot {
  return { sequence, view, asking: [], takeBacks: {} } as unknown as SeatSnapshot;
}

function update(sequence: number, ...steps: readonly number[]): Update {
  const events = steps.map((to) => ({ type: 'step', to }));
  return {
    from: sequence - 1,
    to: sequence,
    items: [{ kind: 'step', sequence, step: sequence, events, undone: false, rules: [] }],
    snapshot: screen(sequence, steps.at(-1) ?? 0),
  };
}

const MOVING = { still: false, factor: () => 1 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the animator', () => {
  test('plays beat after beat and then shows the truth', () => {
    const shown: number[] = [];
    const animator = new Animator(board, screen(0, 0), MOVING, (sequence) => shown.push(sequence));
    animator.push(update(1, 1, 2));
    expect(animator.read()).toMatchObject({ view: 0, busy: true, beat: { motion: 1, after: 1 } });
    vi.advanceTimersByTime(100);
    expect(animator.read()).toMatchObject({ view: 1, beat: { motion: 2 } });
    vi.advanceTimersByTime(100);
    expect(animator.read()).toMatchObject({ view: 2, busy: false });
    expect(animator.read().beat).toBeUndefined();
    expect(shown).toEqual([1]);
  });

  test('what is shown follows the picture: after its beats, one step after the other', () => {
    const animator = new Animator(board, screen(0, 0), MOVING, () => undefined);
    animator.push(update(1, 1));
    animator.push(update(2, 2));
    const shown = (): readonly unknown[] => {
      const { shown: done, latest, busy } = animator.read();
      return [done.sequence, latest.sequence, busy];
    };
    expect(shown()).toEqual([0, 2, true]);
    vi.advanceTimersByTime(99);
    expect(shown()).toEqual([0, 2, true]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([1, 2, true]);
    vi.advanceTimersByTime(100);
    expect(shown()).toEqual([2, 2, false]);
  });

  test('a skip ends everything at once, and nothing comes after it', () => {
    const shown: number[] = [];
    const animator = new Animator(board, screen(0, 0), MOVING, (sequence) => shown.push(sequence));
    animator.push(update(1, 1, 2, 3));
    animator.push(update(2, 4));
    vi.advanceTimersByTime(50);
    animator.skip();
    expect(animator.read()).toMatchObject({ view: 4, busy: false, shown: { sequence: 2 } });
    expect(shown).toEqual([2]);
    vi.advanceTimersByTime(10_000);
    expect(animator.read()).toMatchObject({ view: 4, busy: false });
  });

  test('without motion the end is shown at once and lit for a while', () => {
    const animator = new Animator(board, screen(0, 0), { ...MOVING, still: true }, () => undefined);
    animator.push(update(1, 1, 2));
    expect(animator.read()).toMatchObject({
      view: 2,
      busy: false,
      shown: { sequence: 1 },
      about: ['thing:1', 'thing:2'],
    });
    vi.advanceTimersByTime(2000);
    expect(animator.read().about).toEqual([]);
  });

  test('what cannot be seen is not played', () => {
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    const animator = new Animator(board, screen(0, 0), MOVING, () => undefined);
    animator.push(update(1, 1, 2));
    expect(animator.read()).toMatchObject({ view: 2, busy: false });
  });
});
