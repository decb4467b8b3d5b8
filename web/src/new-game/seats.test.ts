import { expect, test } from 'vitest';
import {
  changeSeat,
  marksToKeep,
  newSeats,
  opponentOf,
  type SeatsDraft,
  toMarks,
  toSeats,
  withMarks,
  withOpponent,
} from './seats.ts';

const draft: SeatsDraft = { players: 2, seats: newSeats('en', []) };

test('people wear the mark they chose, bots none', () => {
  const marked = changeSeat(changeSeat(draft, 0, { mark: 'red-star' }), 1, { mark: 'blue-square' });
  expect(toMarks(draft)).toEqual(['none', 'none']);
  expect(toMarks(marked)).toEqual(['red-star', 'none']);
  expect(toMarks(changeSeat(marked, 1, { kind: 'friend' }))).toEqual(['red-star', 'blue-square']);
});

test('a mark is remembered for the next game', () => {
  const marked = changeSeat(draft, 0, { mark: 'red-star' });
  const kept = marksToKeep(marked, ['none', 'green-triangle']);
  expect(kept.slice(0, 2)).toEqual(['red-star', 'green-triangle']);
  expect(toMarks(withMarks(draft, kept))).toEqual(['red-star', 'none']);
});

test('whoever was played against last is met again, and kept for next time', () => {
  const met = withOpponent(draft, 'easy');
  expect(toSeats(met)[1]).toEqual({ kind: 'bot', bot: 'easy' });
  expect(opponentOf(changeSeat(met, 1, { bot: 'ace' }), 'easy')).toBe('ace');
  expect(opponentOf(changeSeat(met, 1, { kind: 'friend' }), 'easy')).toBe('easy');
});

test('a bot plays in the style that was chosen for it, where its level can', () => {
  const styled = changeSeat(withOpponent(draft, 'easy'), 1, { style: 'cautious' });
  expect(toSeats(styled)[1]).toEqual({ kind: 'bot', bot: 'easy', style: 'cautious' });
  const glancing = changeSeat(styled, 1, { bot: 'greedy' });
  expect(toSeats(glancing)[1]).toEqual({ kind: 'bot', bot: 'greedy' });
});
