import { card } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { attack, BLANK, BLOCK, type Face, LUKE, questionsUntil } from '../testing/fights.ts';
import { type PlayTable, table } from '../testing/table.ts';

/** Luke shoots at a neighbour of a guard, or at the guard itself. */
function shootBeside(guard: string, at: string, target: string): PlayTable {
  return attack(
    table()
      .figure(guard, at)
      .figure('P1.stormtrooper.1', 'H20')
      .figure('P2.luke-skywalker', 'K20')
      .acts('P2.luke-skywalker')
      .rolls(...LUKE, BLOCK),
    'P2',
    target,
  );
}

/** The officer on H20 falls. */
function officerFalls(guard: string, at: string, conditions: readonly 'stunned'[] = []): PlayTable {
  return table()
    .figure(guard, at, { conditions })
    .figure('P1.imperial-officer', 'H20', { damage: 2 })
    .figure('P2.luke-skywalker', 'K20')
    .acts('P2.luke-skywalker')
    .rolls(...LUKE, BLANK)
    .choose('P2', 'attack:P1.imperial-officer');
}

card('royal-guard', 'protects its neighbours and avenges them', () => {
  const play = shootBeside('P1.royal-guard.1', 'H19', 'P1.stormtrooper.1');
  expect(play.told('results')[0]).toMatchObject({ block: 2 });
  const avenges = officerFalls('P1.royal-guard.1', 'H19').until('act');
  expect(avenges.conditions('P1.royal-guard.1')).toEqual(['focused']);
});

card('royal-guard', 'protects neither itself nor anybody two spaces away', () => {
  const itself = shootBeside('P1.royal-guard.1', 'H19', 'P1.royal-guard.1');
  expect(itself.told('results')[0]).toMatchObject({ block: 1 });
  const far = shootBeside('P1.royal-guard.1', 'F20', 'P1.stormtrooper.1');
  expect(far.told('results')[0]).toMatchObject({ block: 1 });
  const distant = officerFalls('P1.royal-guard.1', 'F20').until('act');
  expect(distant.conditions('P1.royal-guard.1')).toEqual([]);
  const enemy = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P1.royal-guard.1', 'J20')
    .figure('P2.imperial-officer', 'J19', { damage: 1 })
    .figure('P2.stormtrooper.1', 'T9')
    .acts('P1.darth-vader')
    .choose('P1', 'special:force-choke')
    .until('act');
  expect(enemy.conditions('P1.royal-guard.1')).toEqual([]);
});

card('royal-guard', 'by the later rules does not avenge another Guardian', () => {
  const fall = (rulesVersion: 'printed' | 'faq'): unknown =>
    table()
      .options({ rulesVersion })
      .figure('P1.royal-guard.1', 'H19')
      .figure('P1.royal-guard.2', 'H20', { damage: 7 })
      .figure('P2.luke-skywalker', 'K20')
      .acts('P2.luke-skywalker')
      .rolls(...LUKE, BLOCK)
      .choose('P2', 'attack:P1.royal-guard.2')
      .until('act')
      .conditions('P1.royal-guard.1');
  expect([fall('printed'), fall('faq')]).toEqual([['focused'], []]);
});

card(
  'royal-guard-elite',
  'has an evade, becomes Focused and may step when a neighbour falls',
  () => {
    const play = officerFalls('P1.royal-guard-elite.1', 'H19')
      .choose('P1', 'pass')
      .choose('P1', 'use:forward-vengeance:P1.royal-guard-elite.1', 'walk:I19');
    expect(play.conditions('P1.royal-guard-elite.1')).toEqual(['focused']);
    expect(play.at('P1.royal-guard-elite.1')).toBe('I19');
    const shot = shootBeside('P1.royal-guard-elite.1', 'H19', 'P1.royal-guard-elite.1');
    expect(shot.told('results')[0]).toMatchObject({ evade: 1 });
  },
);

card(
  'royal-guard-elite',
  'steps one space at most, not while Stunned, and not for the distant',
  () => {
    const play = officerFalls('P1.royal-guard-elite.1', 'H19')
      .choose('P1', 'pass')
      .choose('P1', 'use:forward-vengeance:P1.royal-guard-elite.1');
    expect(play.offers('walk')).not.toContain('J19');
    const stunned = officerFalls('P1.royal-guard-elite.1', 'H19', ['stunned'])
      .choose('P1', 'pass')
      .choose('P1', 'use:forward-vengeance:P1.royal-guard-elite.1');
    expect(stunned.question()).toBe('P2 act');
    expect(stunned.conditions('P1.royal-guard-elite.1')).toEqual(['stunned', 'focused']);
    const distant = officerFalls('P1.royal-guard-elite.1', 'F20').until('act');
    expect(distant.told('used')).toEqual([]);
  },
);

const ANSWER: readonly Face[] = [['red', 0, 1, 0], ['green', 1, 2, 0], ['yellow', 1, 2, 0], BLOCK];

function champion(at: string): PlayTable {
  return table()
    .figure('P1.royal-guard-champion', at)
    .figure('P1.imperial-officer-1', 'J19', { damage: 2 })
    .figure('P1.imperial-officer-2', 'K19', { damage: 2 })
    .figure('P2.fenn-signis', 'L20')
    .figure('P2.gaarkhan', 'J20')
    .acts('P2.fenn-signis');
}

const FENN: readonly Face[] = [['blue', 5, 1, 0], ['red', 0, 2, 0], ['green', 1, 2, 0], BLANK];

card('royal-guard-champion', 'answers a fall within three spaces with a move and an attack', () => {
  const play = champion('H19')
    .rolls(...FENN, ...ANSWER)
    .choose('P2', 'attack:P1.imperial-officer-2')
    .until('after-defeat');
  expect(play.offered()).toEqual(['use:executor:P1.royal-guard-champion', 'pass']);
  play.choose(
    'P1',
    'use:executor:P1.royal-guard-champion',
    'walk:I20',
    'stop',
    'attack:P2.gaarkhan',
  );
  expect(play.at('P1.royal-guard-champion')).toBe('I20');
  expect(play.told('declared').at(-1)).toMatchObject({ figure: 'P1.royal-guard-champion' });
});

card('royal-guard-champion', 'answers once a round, and not from four spaces away', () => {
  const play = champion('H19')
    .rolls(...FENN, ...FENN)
    .choose('P2', 'attack:P1.imperial-officer-2')
    .until('after-defeat')
    .choose('P1', 'use:executor:P1.royal-guard-champion', 'stop')
    .until('act')
    .choose('P2', 'attack:P1.imperial-officer-1');
  expect(questionsUntil(play, 'P2 act')).not.toContain('P1 after-defeat');
  const distant = champion('G18')
    .rolls(...FENN)
    .choose('P2', 'attack:P1.imperial-officer-2');
  expect(questionsUntil(distant, 'P2 act')).not.toContain('P1 after-defeat');
});

function trooperBeside(friend: string, at: string): PlayTable {
  return table()
    .figure('P1.stormtrooper.1', 'H19')
    .figure(friend, at)
    .figure('P2.luke-skywalker', 'K19')
    .acts('P1.stormtrooper.1')
    .seeded('squad')
    .choose('P1', 'attack:P2.luke-skywalker');
}

card('stormtrooper', 'rerolls an attack die beside another Trooper', () => {
  const play = trooperBeside('P1.stormtrooper.2', 'H20');
  expect(play.offers('reroll')).toEqual([
    'squad-training:P1.stormtrooper.1:attack-1',
    'squad-training:P1.stormtrooper.1:attack-2',
  ]);
  // A Trooper of another card will do.
  expect(trooperBeside('P1.e-web-engineer', 'H20').question()).toBe('P1 reroll-attack');
});

card('stormtrooper', 'rerolls nothing beside others, or two spaces from a Trooper', () => {
  expect(trooperBeside('P1.imperial-officer', 'H20').question()).not.toBe('P1 reroll-attack');
  expect(trooperBeside('P1.stormtrooper.2', 'F19').question()).not.toBe('P1 reroll-attack');
});

function elites(others: readonly string[]): PlayTable {
  const play = table()
    .figure('P1.stormtrooper-elite.1', 'H19', { damage: 4 })
    .figure('P1.imperial-officer', 'T9')
    .figure('P2.luke-skywalker', 'K19');
  for (const [index, space] of others.entries()) {
    play.figure(`P1.stormtrooper-elite.${index + 2}`, space);
  }
  return play
    .acts('P2.luke-skywalker')
    .rolls(...LUKE, BLOCK)
    .choose('P2', 'attack:P1.stormtrooper-elite.1');
}

card('stormtrooper-elite', 'its fall makes another of the group Focused', () => {
  const play = elites(['E16', 'F16']).choose(
    'P1',
    'use:last-stand:P1.stormtrooper-elite.1',
    'figure:P1.stormtrooper-elite.3',
  );
  expect(play.conditions('P1.stormtrooper-elite.3')).toEqual(['focused']);
  expect(play.conditions('P1.stormtrooper-elite.2')).toEqual([]);
});

card('stormtrooper-elite', 'its fall must not be wasted, and the last one leaves nobody', () => {
  const play = elites(['E16', 'F16']);
  expect(play.question()).toBe('P1 after-defeat');
  expect(play.refusal('P1', 'pass')).toBe('IA-261');
  const last = elites([]);
  expect(last.question()).toBe('P2 act');
  expect(last.told('used')).toEqual([]);
});
