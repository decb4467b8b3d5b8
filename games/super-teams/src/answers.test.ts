import { hashState, isRefusal, Match } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import type { SuperTeams } from './game-types.ts';
import {
  BONUS_KINDS,
  CARD_IDS,
  HALVES,
  readAnswer,
  SHIPS,
  superTeams,
  writeAnswer,
} from './index.ts';
import { playRandomGame, seeds, setupOf } from './testing/games.ts';
import { table } from './testing/table.ts';

describe('answer ids', () => {
  test('are what saved games have: cards, ships, bonus cards and halves by their names', () => {
    const ids = [
      ...CARD_IDS.flatMap((card) => [...SHIPS, 'discard'].map((use) => `${card}/${use}`)),
      ...BONUS_KINDS,
      ...HALVES,
      ...SHIPS,
      'decline',
    ];
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      const answer = readAnswer(id);
      expect(answer?.id).toBe(id);
      expect(answer && writeAnswer(answer)).toBe(id);
    }
    expect(readAnswer('red-4/green-2')).toEqual({
      kind: 'announce',
      id: 'red-4/green-2',
      card: 'red-4',
      ship: 'green-2',
    });
    expect(readAnswer('asteroid')).toEqual({ kind: 'half', id: 'asteroid', half: 'asteroid' });
  });

  test.each(['', 'red-7/red-1', 'red-1', 'red-1/', 'maw', 'red-1/red-3', '__proto__'])(
    'are not written like %j',
    (id) => {
      if (id === 'red-1') expect(readAnswer(id)?.kind).toBe('grab');
      else expect(readAnswer(id)).toBeUndefined();
    },
  );

  test('bring back every answer that is ever offered', () => {
    const kinds = new Set<string>();
    for (const seed of seeds(4)) {
      for (const players of [2, 3, 4] as const) {
        playRandomGame({ players, board: 'short', options: { exactFinish: true } }, seed, {
          question: ({ answers }) => {
            for (const answer of answers) {
              kinds.add(answer.kind);
              expect(readAnswer(answer.id)).toEqual(answer);
              expect(writeAnswer(answer)).toBe(answer.id);
            }
          },
        });
      }
    }
    expect([...kinds].sort()).toEqual(['announce', 'bonus', 'decline', 'discard', 'grab', 'half']);
  });
});

test('an answer that was sent does exactly what the one in the list does', () => {
  for (const seed of seeds(3)) {
    const setup = setupOf({ players: 4, board: 'short' });
    const match = new Match<SuperTeams>(superTeams, setup, seed);
    const other = new Match<SuperTeams>(superTeams, setup, seed);
    for (let step = 0; ; step += 1) {
      const seat = superTeams.asked(match.state)[0];
      if (seat === undefined) break;
      const { answers } = superTeams.question(match.state, seat);
      const answer = answers[step % answers.length];
      if (answer === undefined) throw new Error('nothing to answer');
      const { state } = other;
      const sent = structuredClone(answer);
      const one = superTeams.copy(state);
      const two = superTeams.copy(state);
      const chance = { pick: () => 0, shuffle: () => undefined } as never;
      superTeams.answer(one, seat, answer, { chance });
      superTeams.answer(two, seat, sent, { chance });
      expect(hashState(two)).toBe(hashState(one));
      match.choose(seat, answer.id);
      other.choose(seat, sent.id);
    }
    expect(hashState(other.state)).toBe(hashState(match.state));
  }
});

test('an id that is no text is refused like any other unknown answer', () => {
  const { state } = table().hand('P1', 'red-1');
  const ids: unknown = [undefined, null, 3, {}, ['red-1/red-1'], Symbol('red-1')];
  for (const id of ids as readonly string[]) {
    const checked = superTeams.check(state, 0, id);
    expect(isRefusal(checked) && checked.cause).toBe('unknown-answer');
  }
});
