import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { type PlayTable, table } from '../testing/table.ts';

/** Gaarkhan at the locked door of the Training Ground. */
function door(): PlayTable {
  return table('training-ground-a')
    .figure('P1.gaarkhan', 'P14')
    .figure('P2.darth-vader', 'E18')
    .acts('P1.gaarkhan');
}

rule('IA-270', 'objects can be attacked only where the mission says so', () => {
  expect(door().offers('attack')).toEqual(['door-1']);
  const plain = table()
    .figure('P1.gaarkhan', 'R12')
    .figure('P2.darth-vader', 'E16')
    .acts('P1.gaarkhan');
  expect(plain.offers('attack')).toEqual([]);
});

rule('IA-271', 'an object has only the defence that the mission lists', () => {
  const play = door()
    .rolls(['red', 0, 3, 0], ['yellow', 1, 2, 0])
    .choose('P1', 'attack:door-1')
    .until('act');
  expect(play.told('rolled')[0]?.defence).toEqual([]);
  expect(play.told('results')[0]).toMatchObject({ block: 1 });
  expect(play.state.doorDamage).toEqual([4]);
});

rule('IA-272', 'at its Health an object is destroyed; a destroyed door is open', () => {
  const hit = (before: number): PlayTable => {
    const play = table('training-ground-a')
      .figure('P1.darth-vader', 'P14')
      .figure('P2.gaarkhan', 'E18')
      .acts('P1.darth-vader')
      .rolls(['red', 0, 3, 0], ['red', 0, 3, 0], ['yellow', 1, 2, 0]);
    play.state.doorDamage = play.state.doorDamage.with(0, before);
    return play.choose('P1', 'attack:door-1').until('act');
  };
  // Eight damage less a block: seven. Ten Health.
  expect(hit(2).fact('open')).toEqual([]);
  const last = hit(3);
  expect(last.fact('open')).toEqual(['door-1']);
  expect(last.told('defeated')).toMatchObject([{ target: 'door-1' }]);
  // What is gone is no target any more.
  const gone = door().give('open', ['door-1']);
  expect(gone.offers('attack')).toEqual([]);
});

rule('IA-273', 'abilities that speak of figures do not work on objects', () => {
  const hunter = table('training-ground-a')
    .figure('P1.trandoshan-hunter.1', 'P14')
    .figure('P2.darth-vader', 'E18')
    .acts('P1.trandoshan-hunter.1')
    .rolls(['blue', 2, 1, 0], ['green', 1, 2, 0])
    .choose('P1', 'attack:door-1')
    .until('act');
  // Relentless needs a figure.
  expect(hunter.told('used')).toEqual([]);
  const choke = table('training-ground-a')
    .figure('P1.darth-vader', 'P14')
    .figure('P2.gaarkhan', 'E18')
    .acts('P1.darth-vader');
  expect(choke.offers('special')).toEqual(['brutality']);
});

rule('IA-274', 'object and figure in one place are two targets and hide nobody', () => {
  const play = table('training-ground-a')
    .figure('P1.gaarkhan', 'P14')
    .figure('P2.darth-vader', 'P15')
    .acts('P1.gaarkhan');
  expect([...play.offers('attack')].sort()).toEqual(['P2.darth-vader', 'door-1']);
  // For Blast they count as adjacent: whoever stands where the door is hit suffers too.
  const blast = table('training-ground-a')
    .figure('P1.fenn-signis', 'P14')
    .figure('P2.stormtrooper.1', 'P15')
    .figure('P2.stormtrooper.2', 'M14')
    .acts('P1.fenn-signis')
    .rolls(['blue', 2, 1, 0], ['red', 0, 2, 0], ['green', 1, 1, 1])
    .choose('P1', 'attack:door-1', 'surge:1')
    .until('act');
  expect(blast.damage('P1.fenn-signis')).toBe(1);
  expect(blast.damage('P2.stormtrooper.1')).toBe(1);
  expect(blast.damage('P2.stormtrooper.2')).toBe(0);
  // And the other way round: a figure beside the door.
  const beside = table('training-ground-a')
    .figure('P1.fenn-signis', 'M14')
    .figure('P2.stormtrooper.1', 'P14')
    .figure('P2.stormtrooper.2', 'E18')
    .acts('P1.fenn-signis')
    .rolls(['blue', 5, 1, 0], ['red', 0, 2, 0], ['green', 1, 1, 1], ['black', 1, 0, 0])
    .choose('P1', 'attack:P2.stormtrooper.1', 'surge:1')
    .until('act');
  expect(beside.state.doorDamage).toEqual([1]);
});

/** A walker that steps on a raider on L18. */
function trampled(initiative: 'P1' | 'P2'): PlayTable {
  return table('moisture-farm-b')
    .figure('P1.at-st', 'I18', { turned: true })
    .figure('P2.luke-skywalker', 'F9')
    .give('raiders', ['L18'])
    .initiative(initiative)
    .acts('P1.at-st', { points: 2 })
    .choose('P1', 'walk:J18-turned');
}

rule('IA-275', 'a Massive figure may end on neutral ones; initiative says where they go', () => {
  expect(trampled('P1').question()).toBe('P1 raider-displace');
  const play = trampled('P2');
  expect(play.question()).toBe('P2 raider-displace');
  // The fewest spaces.
  expect(play.offers('space')).toContain('M18');
  expect(play.offers('space')).not.toContain('N18');
  expect(play.refusal('P2', 'stop')).toBe('IA-261');
  play.choose('P2', 'space:M18');
  expect(play.fact('raiders')).toEqual(['M18']);
  expect(play.told('raider-moved')).toMatchObject([{ raider: 'raider-1', space: 'M18' }]);
  expect(play.refusal('P1', 'walk:I18-turned')).toBe('IA-149');
});

rule('IA-275', 'neutral figures hide others, are passed freely, and nobody ends on them', () => {
  const play = table('moisture-farm-b')
    .figure('P1.luke-skywalker', 'O14')
    .figure('P2.darth-vader', 'R14')
    .give('raiders', ['P14'])
    .acts('P1.luke-skywalker', { points: 2 });
  expect(play.offers('attack')).toEqual(['raider-1']);
  expect(play.offers('walk')).not.toContain('P14');
  // Two of them bar the way to Q14.
  const through = table('moisture-farm-b')
    .figure('P1.luke-skywalker', 'O14')
    .figure('P2.darth-vader', 'R14')
    .give('raiders', ['P13', 'P14'])
    .acts('P1.luke-skywalker', { points: 2 })
    .choose('P1', 'walk:Q14');
  expect(through.told('moved')[0]).toMatchObject({ cost: 2 });
});
