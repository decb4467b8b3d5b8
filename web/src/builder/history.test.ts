import { expect, test } from 'vitest';
import { newHistory, redo, step, undo } from './history.ts';

test('steps are taken back and done again, one by one', () => {
  const two = step(step(newHistory('a'), 'b'), 'c');
  expect(undo(two).present).toBe('b');
  expect(undo(undo(two)).present).toBe('a');
  expect(undo(undo(undo(two))).present).toBe('a');
  expect(redo(undo(two)).present).toBe('c');
  expect(redo(two)).toBe(two);
});

test('a new step forgets what was taken back', () => {
  const changed = step(undo(step(newHistory('a'), 'b')), 'c');
  expect(redo(changed).present).toBe('c');
  expect(undo(changed).present).toBe('a');
});

test('letters of a name are one step, until something else is done', () => {
  let history = newHistory('');
  for (const name of ['R', 'Re', 'Red']) history = step(history, name, 'name');
  expect(undo(history).present).toBe('');
  const later = step(step(history, 'ship'), 'ship!', 'name');
  expect(undo(later).present).toBe('ship');
});

test('a step that changes nothing is none', () => {
  const start = newHistory('a');
  expect(step(start, 'a')).toBe(start);
});
