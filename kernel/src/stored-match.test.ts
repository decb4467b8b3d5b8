import { describe, expect, test } from 'vitest';
import { Match } from './match.ts';
import type { StoredSnapshot } from './stored-match.ts';
import { type Tiny, tinyGame } from './testing/tiny-game.ts';
import { begin, playRound } from './testing/tiny-match.ts';

describe('a match from a store', () => {
  /** Long enough for several snapshots, with take-backs of both kinds far and near. */
  function longMatch(): { readonly match: Match<Tiny>; readonly kept: StoredSnapshot<Tiny>[] } {
    const match = begin();
    const kept: StoredSnapshot<Tiny>[] = [];
    const keep = (): unknown => kept.push({ sequence: match.entries.length, ...match.snapshot() });
    for (let round = 0; round < 20; round += 1) playRound(match);
    keep();
    match.takeBack(0, 41, [1]);
    match.choose(match.state.loser, 'keep');
    playRound(match);
    keep();
    match.choose(0, '1');
    match.takeBack(0, match.length - 1);
    match.choose(0, '2');
    return { match, kept };
  }

  const asJson = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V;

  test('is the match it was, story and dice to come included', () => {
    const { match, kept } = longMatch();
    const stored = { setup: match.setup, seed: match.seed, records: asJson(match.records) };
    for (const snapshots of [[], asJson(kept)]) {
      const restored = Match.restore(tinyGame, { ...stored, snapshots });
      if ('fault' in restored) throw new Error('does not run');
      expect(restored.match.log()).toEqual(match.log());
      expect(restored.match.records).toEqual(match.records);
      const twin = match.branch(match.length);
      for (const one of [restored.match, twin]) {
        one.choose(1, '5');
        one.choose(one.state.loser, 'keep');
        playRound(one);
      }
      expect(restored.match.hash()).toBe(twin.hash());
    }
  });

  test('runs only what came after the last snapshot nobody went back behind', () => {
    const { match, kept } = longMatch();
    let answers = 0;
    const counting = {
      ...tinyGame,
      answer: (...given: Parameters<typeof tinyGame.answer>): void => {
        answers += 1;
        tinyGame.answer(...given);
      },
    };
    const { setup, seed, records } = match;
    Match.restore(counting, { setup, seed, records, snapshots: kept });
    expect(answers).toBe(match.length - (kept[1]?.step ?? 0));
    answers = 0;
    Match.restore(counting, { setup, seed, records, snapshots: kept.slice(0, 1) });
    expect(answers).toBe(match.length);
  });

  test('that cannot be run is a fault which names the entry', () => {
    const { match } = longMatch();
    const { setup, seed } = match;
    const records = match.records.map((record, index) =>
      index === 4 ? { ...record, entry: { by: 0, choice: '9' } } : record,
    );
    const restored = Match.restore(tinyGame, { setup, seed, records });
    expect('fault' in restored && restored.fault).toMatchObject({ cause: 'bad-entry', entry: 4 });
  });
});
