import { describe, expect, test } from 'vitest';
import { advance, type Step } from './orders.ts';

const asked = (kind: string, ...ids: readonly string[]): Parameters<typeof advance>[1] => ({
  kind,
  answers: ids.map((id) => ({ kind: 'word', id })),
});

const volley: readonly Step[] = [
  { kind: 'attack', id: 'x-wing-1' },
  { kind: 'fire', id: 'laser>executor' },
  { kind: 'face', id: 'rear', isOptional: true },
  { kind: 'fire', id: 'torpedoes>executor' },
];

describe('answers that were decided together', () => {
  test('each is given as soon as its question is put', () => {
    const { give, rest } = advance(volley, asked('attack', 'x-wing-1', 'done'));
    expect(give).toBe('x-wing-1');
    expect(rest).toEqual(volley.slice(1));
  });

  test('a question that does not come is passed over', () => {
    const { give, rest } = advance(volley.slice(2), asked('fire', 'torpedoes>executor', 'done'));
    expect(give).toBe('torpedoes>executor');
    expect(rest).toEqual([]);
  });

  test('a decision of the moment is left to the person, and nothing is lost', () => {
    const { give, rest, refused } = advance(volley.slice(2), asked('options', 'decline'));
    expect(give).toBeUndefined();
    expect(refused).toBeUndefined();
    expect(rest).toEqual(volley.slice(2));
  });

  test('what the rules do not allow any more ends them all, and is named', () => {
    const { give, rest, refused } = advance(volley.slice(3), asked('fire', 'done'));
    expect(give).toBeUndefined();
    expect(refused).toEqual(volley[3]);
    expect(rest).toEqual([]);
  });
});
