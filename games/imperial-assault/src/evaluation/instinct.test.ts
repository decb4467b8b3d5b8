import { describe, expect, test } from 'vitest';
import { imperialAssault, type MissionId } from '../index.ts';
import { type PlayTable, type Standing, table } from '../testing/table.ts';
import { instinct } from './instinct.ts';

function worth(play: PlayTable, seat: 0 | 1 = 0): number {
  return instinct(play.state, seat);
}

function duel(one: Standing = {}, other: Standing = {}, places = ['H19', 'M19']): PlayTable {
  return table()
    .figure('P1.luke-skywalker', places[0] ?? '', one)
    .figure('P2.darth-vader', places[1] ?? '', other);
}

describe('a position is judged by', () => {
  test('victory above all', () => {
    const won = table()
      .figure('P1.darth-vader', 'H19')
      .figure('P2.mak-eshkarey', 'K19', { damage: 3 })
      .acts('P1.darth-vader')
      .choose('P1', 'special:force-choke')
      .settle();
    expect(worth(won)).toBeGreaterThan(worth(duel().vp(39, 0)));
    expect(worth(won, 1)).toBe(-worth(won, 0));
  });

  test('points, damage, conditions and cards', () => {
    expect(worth(duel().vp(5, 0))).toBeGreaterThan(worth(duel()));
    expect(worth(duel({}, { damage: 3 }))).toBeGreaterThan(worth(duel()));
    expect(worth(duel({ damage: 3 }))).toBeLessThan(worth(duel()));
    expect(worth(duel({ conditions: ['focused'] }))).toBeGreaterThan(worth(duel()));
    expect(worth(duel({ conditions: ['stunned'] }))).toBeLessThan(worth(duel()));
    expect(worth(duel().hand('P1', 'rally'))).toBeGreaterThan(worth(duel().discard('P1', 'rally')));
  });

  test('the way to the enemy, from the eyes of who walks', () => {
    const from = (space: string): number =>
      worth(
        table('training-ground-b').figure('P1.gaarkhan', space).figure('P2.darth-vader', 'O14'),
      );
    expect(from('K14')).toBeGreaterThan(from('I14'));
  });

  test('an attack that can still be made', () => {
    const acts = (attacked: boolean): number =>
      worth(duel().acts('P1.luke-skywalker', { attacked, spent: 1 }));
    expect(acts(false)).toBeGreaterThan(acts(true));
    const blind = duel({}, {}, ['H17', 'M20']).acts('P1.luke-skywalker');
    const sighted = duel({}, {}, ['H19', 'M20']).acts('P1.luke-skywalker');
    expect(worth(sighted)).toBeGreaterThan(worth(blind));
  });

  test('points that lead to a better place, and nothing else', () => {
    const far = (points: number): number =>
      worth(duel({}, {}, ['H19', 'T9']).acts('P1.luke-skywalker', { points, spent: 2 }));
    expect(far(5)).toBeGreaterThan(far(0));
    const stunned = (points: number): number =>
      worth(
        duel({ conditions: ['stunned'] }, {}, ['H19', 'T9']).acts('P1.luke-skywalker', {
          points,
          spent: 2,
        }),
      );
    expect(stunned(5)).toBe(stunned(0));
  });

  test('who is red in the Deception Game', () => {
    const marked = (mark: 'red' | 'blue'): number =>
      worth(
        table('training-ground-b')
          .figure('P1.luke-skywalker', 'J10')
          .figure('P1.gideon-argus', 'J11')
          .figure('P2.darth-vader', 'E18')
          .give('marks', { 'P1.luke-skywalker': mark }),
      );
    expect(marked('red')).not.toBe(marked('blue'));
  });

  test('whom the raiders look at', () => {
    const raid = (at: string): number =>
      worth(
        table('moisture-farm-b')
          .figure('P1.luke-skywalker', 'I13')
          .figure('P2.darth-vader', 'R14')
          .give('raiders', [at]),
      );
    expect(raid('Q14')).toBeGreaterThan(raid('J13'));
  });
});

describe('a mission is worth what it pays', () => {
  const at = (mission: MissionId, space: string, tokens: object = {}): number =>
    worth(
      table(mission)
        .figure('P1.luke-skywalker', space)
        .figure('P2.darth-vader', mission.startsWith('cinder') ? 'O13' : 'E22')
        .give('tokens', tokens),
    );

  test('control, more for the coloured side, and the way there', () => {
    const grey = at('mos-eisley-outskirts-a', 'L15');
    expect(grey).toBeGreaterThan(at('mos-eisley-outskirts-a', 'K15'));
    expect(at('mos-eisley-outskirts-a', 'L15', { 'launch-panel-1': { mark: 1 } })).toBeGreaterThan(
      grey,
    );
    expect(at('cinder-relay-a', 'B6')).toBeGreaterThan(at('cinder-relay-a', 'B4'));
  });

  test('tokens in hand, the more the nearer to home', () => {
    const goods = { 'contraband-1': { by: 'P1.luke-skywalker' } };
    const home = at('mos-eisley-outskirts-b', 'S20', goods);
    expect(home).toBeGreaterThan(at('mos-eisley-outskirts-b', 'K16', goods));
    expect(at('mos-eisley-outskirts-b', 'N13', goods)).toBeGreaterThan(
      at('mos-eisley-outskirts-b', 'N13'),
    );
    const crate = { 'data-crate-1': { by: 'P1.luke-skywalker' } };
    expect(at('cinder-relay-b', 'L3', crate)).toBeGreaterThan(at('cinder-relay-b', 'H4', crate));
  });

  test('remotes that are ours', () => {
    const place = (mark: number): number =>
      worth(
        table('training-ground-a')
          .figure('P1.luke-skywalker', 'J10')
          .figure('P2.darth-vader', 'E18')
          .give('tokens', { 'remote-2': { mark } }),
      );
    expect(place(1)).toBeGreaterThan(place(0));
    expect(place(0)).toBeGreaterThan(place(2));
  });
});

test('a moment is settled when the next decision is a fresh one', () => {
  const play = duel({}, {}, ['H19', 'I19']).acts('P1.luke-skywalker').seeded('calm');
  expect(imperialAssault.settled(play.state)).toBe(true);
  play.choose('P1', 'attack:P2.darth-vader');
  expect(play.question()).toBe('P2 reroll-defence');
  expect(imperialAssault.settled(play.state)).toBe(false);
});
