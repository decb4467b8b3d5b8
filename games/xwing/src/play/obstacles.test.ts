import { rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type PlayTable, type ShipFields, table } from '../testing/table.ts';

const ROCK = [450, 190, 0] as const;

/** A Rookie Pilot flies at a rock. */
function flight(dial: string, fields: ShipFields = {}, rock: readonly number[] = ROCK): PlayTable {
  return table()
    .phase('activation')
    .obstacle(rock)
    .ship('rookiepilot', { at: [450, 100, 0], dial, ...fields })
    .ship('academypilot', { at: [450, 800, 180], activated: true });
}

describe('Obstacles', () => {
  rule('XW-190', 'over an obstacle the action is lost', () => {
    const game = flight('straight-4').attackDice('blank').until('P1 attack');
    expect(game.told('action-skipped')).toEqual([
      { type: 'action-skipped', ship: 'rookiepilot', why: 'obstacle' },
    ]);
  });

  rule('XW-190', 'a free action is not', () => {
    const game = table()
      .phase('activation')
      .obstacle([450, 700, 0])
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('nightbeast', { at: [450, 800, 180], dial: 'straight-2' })
      .attackDice('blank')
      .choose('P2', 'use:pilot.nightbeast@nightbeast')
      .choose('P2', 'focus');
    expect(game.see('nightbeast').focus).toBe(1);
    expect(game.told('action-skipped')).toMatchObject([{ ship: 'nightbeast', why: 'obstacle' }]);
  });

  rule('XW-191', 'one die: a hit is damage, a critical hit critical damage', () => {
    const hit = flight('straight-4', { shields: 0 }).attackDice('hit').until('P1 attack');
    expect(hit.see('rookiepilot')).toMatchObject({ damageDown: 1, damageUp: [] });
    const crit = flight('straight-4', { shields: 0 })
      .deck('damaged-engine')
      .attackDice('critical')
      .until('P1 attack');
    expect(crit.see('rookiepilot')).toMatchObject({ damageDown: 0, damageUp: ['damaged-engine'] });
    const focus = flight('straight-4').attackDice('focus').until('P1 attack');
    expect(focus.see('rookiepilot').shields).toBe(2);
  });

  rule('XW-191', 'one for each obstacle, the nearest first', () => {
    const game = table()
      .phase('activation')
      .obstacle([450, 270, 0], 'coreasteroid1')
      .obstacle(ROCK)
      .ship('rookiepilot', { at: [450, 100, 0], dial: 'straight-4' })
      .ship('academypilot', { at: [450, 800, 180], activated: true })
      .attackDice('hit', 'hit')
      .until('P1 attack');
    expect(game.told('obstacle-hit').map(({ obstacle }) => obstacle)).toEqual([
      'coreasteroid0',
      'coreasteroid1',
    ]);
    expect(game.see('rookiepilot').shields).toBe(0);
  });

  rule('XW-192', 'a ship stays on the obstacle', () => {
    const game = flight('straight-1').attackDice('blank').until('P1 attack');
    expect(game.pose('rookiepilot')).toEqual([450, 180, 0]);
  });

  const onRock = (): PlayTable =>
    table()
      .phase('combat')
      .obstacle([450, 450, 0])
      .ship('rookiepilot', { at: [450, 450, 0] })
      .ship('academypilot', { at: [450, 560, 180] });

  rule('XW-193', 'a ship on an obstacle cannot attack', () => {
    const game = onRock();
    expect(game.offered()).toEqual(['pass']);
    expect(game.refusal('P1', 'primary>academypilot')).toBe('XW-193');
  });

  rule('XW-194', 'a ship on an obstacle can be attacked', () => {
    const game = onRock().choose('P1', 'pass');
    expect(game.offered()).toContain('primary>rookiepilot');
  });

  function through(rock: readonly number[]): PlayTable {
    return table()
      .phase('combat')
      .obstacle(rock)
      .ship('rookiepilot', { at: [450, 300, 0] })
      .ship('academypilot', { at: [450, 600, 180] })
      .attackDice('blank', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
  }

  rule('XW-195', 'a line across an obstacle is obstructed', () => {
    expect(through([450, 450, 0]).told('attack-declared')[0]?.obstructed).toBe(true);
    expect(through([650, 450, 0]).told('attack-declared')[0]?.obstructed).toBe(false);
  });

  rule('XW-121', 'an obstructed attack gives the defender one more die', () => {
    // Agility 3, Range 3, obstructed.
    expect(through([450, 450, 0]).told('defence-rolled')[0]?.dice).toHaveLength(5);
    expect(through([650, 450, 0]).told('defence-rolled')[0]?.dice).toHaveLength(4);
  });

  rule('XW-121', 'whatever the weapon, and one die for several obstacles', () => {
    const game = table()
      .phase('combat')
      .obstacle([450, 400, 0])
      .obstacle([450, 500, 0], 'coreasteroid1')
      .ship('rookiepilot', {
        at: [450, 300, 0],
        upgrades: ['protontorpedoes'],
        locks: ['academypilot'],
      })
      .ship('academypilot', { at: [450, 600, 180] })
      .attackDice('blank', 'blank', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank', 'blank', 'blank')
      .choose('P1', 'protontorpedoes>academypilot');
    expect(game.told('defence-rolled')[0]?.dice).toHaveLength(3 + 1);
  });

  test('the die is rolled after the stress check and what follows the manoeuvre (DS-30)', () => {
    const game = flight('straight-1', { upgrades: ['r2d2'], shields: 1 })
      .attackDice('hit')
      .until('P1 executed')
      .choose('P1', 'use:upgrade.r2d2@rookiepilot');
    expect(game.see('rookiepilot').shields).toBe(1);
    expect(game.story().indexOf('shield-regained')).toBeLessThan(
      game.story().indexOf('die-rolled'),
    );
  });

  test('a move shortened before the rock hits nothing (DS-35)', () => {
    const game = table()
      .phase('activation')
      .obstacle([450, 380, 0])
      .ship('rookiepilot', { at: [450, 100, 0], dial: 'straight-4' })
      .ship('academypilot', { at: [450, 270, 180], activated: true })
      .until('P1 attack');
    expect(game.told('obstacle-hit')).toEqual([]);
  });
});
