import { fixedChance } from '@parsecs/kernel';
import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { imperialAssault } from '../index.ts';
import { type PlayTable, table } from '../testing/table.ts';
import { addPoints } from './victory.ts';

function outcome(play: PlayTable): unknown {
  return imperialAssault.outcome(play.state);
}

/** Vader chokes a figure that has two Health left. */
function last(id: string, damage: number, vp: readonly [number, number] = [0, 0]): PlayTable {
  return table()
    .figure('P1.darth-vader', 'H19')
    .figure(`P2.${id}`, 'K19', { damage })
    .figure('P2.gaarkhan', 'E16')
    .vp(...vp)
    .acts('P1.darth-vader');
}

rule('IA-283', 'at 40 points the game ends, and more points win', () => {
  const play = last('mak-eshkarey', 2, [37, 39]).choose('P1', 'special:force-choke').settle();
  expect(play.points()).toEqual([40, 39]);
  expect(outcome(play)).toMatchObject({ winners: [0], rule: 'IA-283' });
});

/** A trooper group that loses figures. */
function troopers(scoring: 'group' | 'figure'): PlayTable {
  return table()
    .options({ scoring })
    .figure('P1.darth-vader', 'H19')
    .figure('P2.rebel-trooper.1', 'K19', { damage: 1 })
    .figure('P2.rebel-trooper.2', 'E16', { damage: 1 })
    .acts('P1.darth-vader')
    .choose('P1', 'special:force-choke')
    .settle();
}

rule('IA-284', 'points for the whole group, or for each figure if the match says so', () => {
  expect(troopers('group').points()).toEqual([0, 0]);
  expect(troopers('figure').points()).toEqual([2, 0]);
  const whole = last('mak-eshkarey', 2).choose('P1', 'special:force-choke').settle();
  expect(whole.points()).toEqual([3, 0]);
});

rule('IA-285', 'the opponent of the owner gains, whatever caused the defeat', () => {
  const play = table('massassi-ruins-b')
    .figure('P1.luke-skywalker', 'H11')
    .figure('P1.mak-eshkarey', 'S20', { damage: 2 })
    .figure('P2.darth-vader', 'H7')
    .give('phase', 'start-of-round')
    .choose('P1', 'yes');
  expect(play.points()).toEqual([0, 3]);
});

rule('IA-287', 'points are public', () => {
  const play = last('luke-skywalker', 0, [12, 7]);
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(imperialAssault.view(play.state, viewer).seats.map(({ vp }) => vp)).toEqual([12, 7]);
  }
});

rule('IA-288', 'points never fall below zero', () => {
  const play = last('luke-skywalker', 0, [3, 0]);
  addPoints(play.state, [-5, -1], 'mission', { chance: fixedChance([]) });
  expect(play.points()).toEqual([0, 0]);
  play.state.vp = play.state.vp.with(0, -1);
  expect(imperialAssault.violations(play.state)).toContain('victory points below zero');
});

rule('IA-289', 'a player without figures loses at once, whatever the points', () => {
  const play = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.mak-eshkarey', 'K19', { damage: 3 })
    .vp(0, 39)
    .acts('P1.darth-vader')
    .choose('P1', 'special:force-choke')
    .settle();
  expect(outcome(play)).toMatchObject({ winners: [0], rule: 'IA-289' });
  // The lightning that takes Luke brings his player to 40: too late.
  const late = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P1.imperial-officer', 'K19', { damage: 1 })
    .figure('P2.luke-skywalker', 'J19', { damage: 8 })
    .vp(0, 38)
    .hand('P1', 'force-lightning')
    .acts('P1.darth-vader')
    .choose('P1', 'play:force-lightning')
    .settle();
  expect(late.points()).toEqual([10, 40]);
  expect(outcome(late)).toMatchObject({ winners: [0], rule: 'IA-289' });
});

rule('IA-290', 'both wiped out: points decide', () => {
  const bothFall = (first: number, second: number): PlayTable =>
    table()
      .figure('P1.darth-vader', 'H19', { damage: 14 })
      .figure('P2.luke-skywalker', 'I19', { damage: 8 })
      .vp(first, second)
      .hand('P1', 'force-lightning')
      .acts('P1.darth-vader')
      .choose('P1', 'play:force-lightning')
      .settle();
  // 10 for Luke and 18 for Vader come on top.
  const lost = bothFall(3, 20);
  expect(lost.points()).toEqual([13, 38]);
  expect(outcome(lost)).toMatchObject({ winners: [1], rule: 'IA-290' });
  expect(outcome(bothFall(20, 3))).toMatchObject({ winners: [0], rule: 'IA-290' });
  // Equal: more points from defeated figures, which are Vader's 18.
  expect(outcome(bothFall(11, 3))).toMatchObject({ winners: [1], rule: 'IA-291' });
});

/** The last round of a limited match, with equal points. */
function level(kills: Readonly<Record<'P1' | 'P2', number>>, damage: number): PlayTable {
  return table()
    .options({ roundLimit: 6 })
    .figure('P1.luke-skywalker', 'H19', { damage })
    .figure('P2.darth-vader', 'T9')
    .vp(10, 10)
    .give('killVp', kills)
    .give('round', 6)
    .exhausted('P1.luke-skywalker', 'P2.darth-vader');
}

rule('IA-291', 'tie-breaker 1: points from defeated figures', () => {
  expect(outcome(level({ P1: 4, P2: 6 }, 0))).toMatchObject({ winners: [1], rule: 'IA-291' });
});

rule('IA-292', 'tie-breaker 2: less damage on what is left', () => {
  expect(outcome(level({ P1: 4, P2: 4 }, 3))).toMatchObject({ winners: [1], rule: 'IA-292' });
  // Fallen figures of a group that is still there count with their Health.
  const partial = table()
    .options({ roundLimit: 6 })
    .figure('P1.stormtrooper.1', 'H19')
    .figure('P2.luke-skywalker', 'T9', { damage: 5 })
    .give('round', 6)
    .exhausted('P1.stormtrooper', 'P2.luke-skywalker');
  expect(outcome(partial)).toMatchObject({ winners: [1], rule: 'IA-292' });
});

rule('IA-293', 'tie-breaker 3: the blue die, again if need be', () => {
  const play = level({ P1: 4, P2: 4 }, 0)
    .pick('tie-breaker', 0)
    .pick('tie-breaker', 1)
    .pick('tie-breaker', 2)
    .pick('tie-breaker', 4);
  // 2 against 2, then 5 against 3.
  expect(outcome(play)).toMatchObject({ winners: [0], rule: 'IA-293' });
  expect(play.told('blue-die-rolled')).toMatchObject([{ accuracy: [2, 2] }, { accuracy: [5, 3] }]);
});
