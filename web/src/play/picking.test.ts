import type { Asked } from '@parsecs/table';
import { describe, expect, test } from 'vitest';
import type { BoardModule, Part } from '../boards/contract.ts';
import { choosePart, draftOf } from './picking.ts';

/** Answers are read like those of a card game: `card/ship`, or one word. */
const board = {
  partsOf: (_: Asked, { id }: { readonly id: string }): readonly Part[] => {
    const [card, ship] = id.split('/');
    return ship === undefined ? [`act:${card}`] : [`card:${card}`, `ship:${ship}`];
  },
} as unknown as BoardModule;

const question = {
  answers: ['red-4/red-1', 'red-4/red-2', 'red-6/red-1', 'red-6/red-2', 'green-2/green-1'].map(
    (id) => ({ id }),
  ),
} as unknown as Asked;

describe('putting an answer together', () => {
  test('before anything is chosen every part of every answer is open', () => {
    const draft = draftOf(board, question, []);
    expect(draft.open).toContain('card:green-2');
    expect(draft.open).toContain('ship:red-2');
    expect(draft.possible).toHaveLength(5);
    expect(draft.complete).toBeUndefined();
  });

  test('a card leaves open its ships and the other cards that go with nothing else', () => {
    const draft = draftOf(board, question, ['card:red-4']);
    expect([...draft.open].filter((part) => part.startsWith('ship:'))).toEqual([
      'ship:red-1',
      'ship:red-2',
    ]);
    expect(draft.open).toContain('card:green-2');
  });

  test('card and ship in any order make the answer', () => {
    const byCard = choosePart(board, question, ['card:red-4'], 'ship:red-2');
    const byShip = choosePart(board, question, ['ship:red-2'], 'card:red-4');
    expect(draftOf(board, question, byCard).complete?.id).toBe('red-4/red-2');
    expect(draftOf(board, question, byShip).complete?.id).toBe('red-4/red-2');
  });

  test('another card of the colour keeps the ship, one of another colour lets it go', () => {
    const chosen: readonly Part[] = ['card:red-4', 'ship:red-2'];
    expect(choosePart(board, question, chosen, 'card:red-6')).toEqual(['card:red-6', 'ship:red-2']);
    expect(choosePart(board, question, chosen, 'card:green-2')).not.toContain('ship:red-2');
  });

  test('what leaves no choice is chosen along', () => {
    const chosen = choosePart(board, question, [], 'card:green-2');
    expect(draftOf(board, question, chosen).complete?.id).toBe('green-2/green-1');
  });

  test('choosing a part again puts it back', () => {
    expect(choosePart(board, question, ['card:red-4'], 'card:red-4')).toEqual([]);
  });
});
