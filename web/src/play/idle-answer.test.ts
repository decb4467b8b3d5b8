import type { Asked } from '@parsecs/table';
import { expect, test } from 'vitest';
import type { BoardModule } from '../boards/contract.ts';
import { idleAnswerOf } from './idle-answer.ts';

const board = { idleAnswer: () => 'any' } as unknown as BoardModule;
const question = { seat: 0, ask: 3, answers: [{ id: 'any' }, { id: 'other' }] } as unknown as Asked;

test('a question that cannot change anything is answered, unless everything is to be asked', () => {
  expect(idleAnswerOf(board, {}, question, false)).toBe('any');
  expect(idleAnswerOf(board, {}, question, true)).toBeUndefined();
});

test('a guarded question is asked, whatever the board says', () => {
  expect(idleAnswerOf(board, {}, { ...question, guarded: true }, false)).toBeUndefined();
  expect(idleAnswerOf(board, {}, { ...question, decline: 'other' }, false)).toBeUndefined();
});
