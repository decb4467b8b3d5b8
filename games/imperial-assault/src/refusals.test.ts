import { describe, expect, test } from 'vitest';
import { CAUSES, imperialAssault } from './index.ts';
import { Beginning } from './testing/beginning.ts';
import { type PlayTable, table } from './testing/table.ts';

function luke(): PlayTable {
  return table().figure('P1.luke-skywalker', 'H19').figure('P2.darth-vader', 'K19');
}

function why(play: PlayTable, id: string): unknown {
  const { refused, cause } = play.refused('P1', id) ?? { refused: 'legal', cause: '' };
  return [refused, cause];
}

describe('a refusal says which rule forbids it and why', () => {
  test('where one walks', () => {
    const play = luke().acts('P1.luke-skywalker', { points: 2 });
    expect(why(play, 'walk:N19')).toEqual(['IA-121', 'too-far']);
    expect(why(play, 'walk:K19')).toEqual(['IA-126', 'occupied']);
    expect(why(play, 'walk:M14')).toEqual(['IA-127', 'no-way']);
    expect(why(play, 'walk:Z9')).toEqual(['IA-096', 'no-such-space']);
    expect(why(luke().acts('P1.luke-skywalker'), 'walk:H20')).toEqual([
      'IA-121',
      'no-movement-points',
    ]);
  });

  test('what is asked by somebody else, later, or never', () => {
    const play = luke().acts('P1.luke-skywalker');
    expect(play.refused('P2', 'move')).toMatchObject({ refused: 'table', cause: 'not-asked' });
    expect(why(play, 'surge:1')).toEqual(['table', 'other-question']);
    expect(why(play, 'dance')).toEqual(['table', 'unknown-answer']);
    expect(why(play, 'play:dance')).toEqual(['table', 'unknown-answer']);
    expect(why(play, 'pass')).toEqual(['table', 'other-question']);
    expect(why(play, 'supply')).toEqual(['IA-008', 'not-in-skirmish']);
    expect(why(play, 'shed:stunned')).toEqual(['IA-081', 'nothing-to-choose']);
    expect(why(play, 'special:slam')).toEqual(['IA-075', 'wrong-figure']);
  });

  test('surges: used up, or not paid for', () => {
    const play = luke()
      .acts('P1.luke-skywalker')
      .rolls(['blue', 3, 1, 1], ['green', 1, 1, 1], ['yellow', 2, 1, 0])
      .rolls(['black', 1, 0, 0], ['black', 1, 0, 0])
      .choose('P1', 'attack:P2.darth-vader')
      .choose('P2', 'pass')
      .choose('P1', 'surge:1');
    expect(why(play, 'surge:1')).toEqual(['IA-184', 'surge-used']);
    const weiss = table('cinder-relay-a')
      .figure('P1.general-weiss', 'A1')
      .figure('P2.gaarkhan', 'F1')
      .acts('P1.general-weiss')
      .rolls(['blue', 4, 2, 0], ['blue', 4, 2, 0], ['yellow', 1, 1, 1], ['black', 1, 0, 0])
      .choose('P1', 'attack:P2.gaarkhan', 'pool:blue+blue+yellow');
    expect(why(weiss, 'surge:1')).toEqual(['IA-184', 'no-surge-left']);
  });

  test('abilities that had their turn', () => {
    const shot = table()
      .figure('P1.jyn-odan', 'H19')
      .figure('P1.luke-skywalker', 'H20')
      .figure('P2.stormtrooper.1', 'K19')
      .figure('P2.stormtrooper.2', 'K20')
      .hand('P1', 'rally')
      .acts('P2.stormtrooper.1', { fresh: true })
      .rolls(['green', 1, 0, 1], ['green', 1, 0, 1], ['black', 3, 0, 0])
      .choose('P1', 'use:hair-trigger:P1.jyn-odan')
      .until('act')
      .choose('P2', 'attack:P1.luke-skywalker');
    expect(shot.question()).toBe('P1 declared-on-you');
    expect(why(shot, 'use:hair-trigger:P1.jyn-odan')).toEqual(['IA-267', 'used-this-round']);
    expect(why(shot, 'stop')).toEqual(['IA-261', 'must-choose']);
  });

  test('setting up on the other side, or outside', () => {
    const begun = new Beginning(['first-skirmish-empire', 'first-skirmish-rebels']);
    begun.choose('P1').choose('zone:red');
    const cause = (id: string): unknown => {
      const answer = imperialAssault.check(begun.state, 0, id);
      return 'refused' in answer ? [answer.refused, answer.cause] : 'legal';
    };
    expect(cause('deploy:H10:P1.darth-vader')).toEqual(['IA-043', 'zone-taken']);
    expect(cause('deploy:K16:P1.darth-vader')).toEqual(['IA-044', 'outside-zone']);
    expect(cause('zone:red')).toEqual(['table', 'other-question']);
  });

  test('groups that are not ready, or not one’s own', () => {
    const turn = luke().exhausted('P1.luke-skywalker').figure('P1.gideon-argus', 'H20');
    expect(why(turn, 'activate:P1.luke-skywalker')).toEqual(['IA-013', 'not-ready']);
    expect(why(turn, 'activate:P2.darth-vader')).toEqual(['IA-052', 'wrong-figure']);
    expect(why(turn, 'pass')).toEqual(['IA-053', 'may-not-pass']);
  });
});

test('every cause has its name once', () => {
  expect(new Set(CAUSES).size).toBe(CAUSES.length);
});
