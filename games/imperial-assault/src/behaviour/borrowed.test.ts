import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { type Face, questionsUntil } from '../testing/fights.ts';
import { type PlayTable, table } from '../testing/table.ts';

/** Vader lures a figure on I19; its comrade stands on J19. */
function lured(figure: string, comrade: string, damage = 0): PlayTable {
  return table()
    .figure('P1.darth-vader', 'H19')
    .figure(figure, 'I19')
    .figure(comrade, 'J19', { damage })
    .hand('P1', 'lure-of-the-dark-side')
    .acts('P1.darth-vader');
}

function strike(play: PlayTable, figure: string, target: string): PlayTable {
  return play
    .choose('P1', 'play:lure-of-the-dark-side')
    .choose('P1', `figure:${figure}`)
    .choose('P1', `attack:${target}`);
}

const GUARD = 'P2.royal-guard.1';
const TROOPER = 'P2.stormtrooper.1';

const SOFT: readonly Face[] = [
  ['red', 0, 1, 0],
  ['yellow', 2, 1, 0],
  ['black', 1, 0, 0],
];

rule('IA-306', 'a borrowed figure does not protect its own victim', () => {
  const alone = strike(lured(GUARD, TROOPER).rolls(...SOFT), GUARD, TROOPER).until('act');
  expect(alone.told('results')[0]).toMatchObject({ block: 1 });
  // Other friends of the victim do.
  const beside = lured(GUARD, TROOPER)
    .figure('P2.royal-guard.2', 'J20')
    .rolls(...SOFT);
  strike(beside, GUARD, TROOPER).until('act');
  expect(beside.told('results')[0]).toMatchObject({ block: 2 });
});

rule('IA-306', 'a borrowed figure distracts nobody from its own victim', () => {
  const play = lured('P2.han-solo', 'P2.gideon-argus').rolls(
    ['blue', 2, 1, 0],
    ['green', 1, 2, 0],
    ['green', 1, 2, 0],
    ['black', 1, 0, 0],
  );
  strike(play, 'P2.han-solo', 'P2.gideon-argus').until('act');
  expect(play.told('results')[0]).toMatchObject({ evade: 0 });
});

rule('IA-306', 'nobody cowers behind a borrowed figure', () => {
  const officer = 'P2.imperial-officer';
  const play = strike(lured(TROOPER, officer).seeded('cower'), TROOPER, officer);
  expect(questionsUntil(play, 'P1 act')).not.toContain('P2 reroll-defence');
});

rule('IA-306', 'a borrowed Guardian takes no stance for its own victim', () => {
  const play = lured(GUARD, TROOPER).hand('P2', 'guardian-stance').seeded('stance');
  const asked = questionsUntil(strike(play, GUARD, TROOPER), 'P1 act');
  expect(asked).not.toContain('P2 reroll-defence');
});

rule('IA-306', 'a borrowed figure does not avenge whom it defeats', () => {
  const play = lured(GUARD, TROOPER, 2).rolls(
    ['red', 0, 3, 0],
    ['yellow', 1, 2, 0],
    ['black', 1, 0, 0],
  );
  strike(play, GUARD, TROOPER).until('act');
  expect(play.at(TROOPER)).toBeNull();
  expect(play.told('used')).toEqual([]);
});

rule('IA-306', 'a borrowed Executor does not answer the defeat of its own victim', () => {
  const champion = 'P2.royal-guard-champion';
  const play = lured(champion, TROOPER, 2).rolls(
    ['red', 0, 3, 0],
    ['green', 1, 2, 0],
    ['yellow', 1, 2, 0],
    ['black', 1, 0, 0],
  );
  const asked = questionsUntil(strike(play, champion, TROOPER), 'P1 act');
  expect(play.at(TROOPER)).toBeNull();
  expect(asked).not.toContain('P2 after-defeat');
});

rule('IA-306', 'nobody avenges a borrowed figure that falls in its attack', () => {
  const play = lured(TROOPER, GUARD)
    .figure(TROOPER, 'I19', { damage: 1 })
    .hand('P1', 'lure-of-the-dark-side', 'deflection')
    .rolls(['blue', 2, 0, 1], ['green', 1, 0, 1], ['black', 1, 0, 0], ['black', 1, 0, 0]);
  strike(play, TROOPER, 'P1.darth-vader').choose('P1', 'play:deflection').until('act');
  expect(play.told('damaged')).toMatchObject([{ target: TROOPER, by: 'deflection' }]);
  expect(play.conditions(GUARD)).toEqual([]);
});
