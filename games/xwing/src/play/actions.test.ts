import { rule } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import { type PlayTable, type ShipFields, table } from '../testing/table.ts';

/** An X-wing or another Rebel ship that has just moved and may act. */
function acting(
  pilot: string,
  fields: ShipFields,
  enemy: readonly number[] = [450, 700, 180],
): PlayTable {
  return table()
    .phase('activation')
    .ship(pilot, { dial: 'straight-1', ...fields })
    .ship('academypilot', { at: enemy, activated: true })
    .until('P1 action');
}

/** A TIE fighter that has just moved and may act. */
function tie(fields: ShipFields, rebel: readonly number[] = [450, 100, 0]): PlayTable {
  return table()
    .phase('activation')
    .ship('rookiepilot', { at: rebel, activated: true })
    .ship('academypilot', { dial: 'straight-2', ...fields })
    .until('P2 action');
}

describe('Actions', () => {
  rule('XW-062', 'only actions of the action bar can be taken', () => {
    const game = acting('rookiepilot', { at: [450, 100, 0] });
    expect(game.refusal('P1', 'focus')).toBe('legal');
    expect(game.refusal('P1', 'evade')).toBe('XW-062');
    expect(game.refusal('P1', 'barrel-roll')).toBe('XW-062');
  });

  rule('XW-063', 'damage cards and upgrades offer further actions', () => {
    const game = acting('lukeskywalker', {
      at: [450, 100, 0],
      upgrades: ['marksmanship'],
      damageUp: ['structural-damage'],
    });
    expect(game.offered()).toEqual(expect.arrayContaining(['marksmanship', 'structural-damage']));
  });

  rule('XW-066', 'evade places an evade token', () => {
    const game = tie({ at: [450, 800, 180] }).choose('P2', 'evade');
    expect(game.see('academypilot').evade).toBe(1);
  });

  rule('XW-067', 'focus places a focus token', () => {
    const game = tie({ at: [450, 800, 180] }).choose('P2', 'focus');
    expect(game.see('academypilot').focus).toBe(1);
  });

  rule('XW-083', 'an action may be passed', () => {
    const game = tie({ at: [450, 800, 180] }).choose('P2', 'pass');
    expect(game.told('passed')[0]).toMatchObject({ ship: 'academypilot', what: 'action' });
  });

  rule('XW-065', 'the same action is not taken twice in a round', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('darthvader', { at: [450, 800, 180], dial: 'straight-2' })
      .until('P2 action')
      .choose('P2', 'focus');
    expect(game.question()).toBe('P2 action');
    expect(game.refusal('P2', 'focus')).toBe('XW-065');
    game.choose('P2', 'evade');
    expect(game.see('darthvader')).toMatchObject({ focus: 1, evade: 1 });
    game.endRound().dials({ darthvader: 'straight-2' }).until('P2 action');
    expect(game.refusal('P2', 'focus')).toBe('legal');
  });

  rule('XW-064', 'a free action leaves the own action, but not the same one again', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('nightbeast', { at: [450, 800, 180], dial: 'straight-2' })
      .until('P2 executed')
      .choose('P2', 'use:pilot.nightbeast@nightbeast')
      .choose('P2', 'focus');
    expect(game.question()).toBe('P2 action');
    expect(game.offered()).not.toContain('focus');
    game.choose('P2', 'evade');
    expect(game.see('nightbeast')).toMatchObject({ focus: 1, evade: 1 });
  });

  rule('XW-084', 'an "Action:" card uses the action up', () => {
    const game = acting('lukeskywalker', { at: [450, 100, 0], upgrades: ['marksmanship'] });
    game.choose('P1', 'marksmanship');
    expect(game.question()).not.toBe('P1 action');
  });

  rule('XW-085', 'a card without the header does not', () => {
    const game = table()
      .phase('activation')
      .ship('lukeskywalker', {
        at: [450, 100, 0],
        upgrades: ['r2d2'],
        shields: 1,
        dial: 'straight-1',
      })
      .ship('academypilot', { at: [450, 700, 180], activated: true })
      .until('P1 executed')
      .choose('P1', 'use:upgrade.r2d2@lukeskywalker');
    expect(game.see('lukeskywalker').shields).toBe(2);
    expect(game.question()).toBe('P1 action');
  });
});

describe('Target lock', () => {
  /** EX-05 */
  function locking(): PlayTable {
    return table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 20, 0], dial: 'straight-1' })
      .ship('academypilot', { at: [450, 390, 180], activated: true })
      .ship('obsidiansquadronpilot', { at: [800, 400, 180], activated: true })
      .until('P1 action');
  }

  rule('XW-076', 'the enemy must be at Range 1 to 3, base to base', () => {
    const game = locking().choose('P1', 'target-lock');
    expect(game.offered()).toEqual(['lock:academypilot']);
    expect(game.refusal('P1', 'lock:obsidiansquadronpilot')).toBe('XW-076');
  });

  rule('XW-075', 'only an enemy is locked', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], dial: 'straight-1' })
      .ship('redsquadronpilot', { at: [550, 200, 0], activated: true })
      .ship('academypilot', { at: [450, 390, 180], activated: true })
      .until('P1 action')
      .choose('P1', 'target-lock');
    expect(game.offered()).toEqual(['lock:academypilot']);
  });

  rule('XW-075', 'the locker holds the lock on the ship it named', () => {
    const game = locking().choose('P1', 'target-lock').choose('P1', 'lock:academypilot');
    expect(game.see('rookiepilot').locks).toEqual(['academypilot']);
  });

  rule('XW-077', 'the lock reaches in all directions', () => {
    const game = acting('rookiepilot', { at: [450, 450, 0] }, [450, 350, 180]);
    game.choose('P1', 'target-lock').choose('P1', 'lock:academypilot');
    expect(game.see('rookiepilot').locks).toEqual(['academypilot']);
  });

  rule('XW-078', 'nobody chooses the action without an enemy in range', () => {
    const game = acting('rookiepilot', { at: [450, 20, 0] }, [450, 880, 180]);
    expect(game.refusal('P1', 'target-lock')).toBe('XW-076');
  });

  rule('XW-079', 'a ship keeps one lock', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], dial: 'straight-1', locks: ['academypilot'] })
      .ship('academypilot', { at: [450, 390, 180], activated: true })
      .ship('academypilot', { at: [550, 390, 180], activated: true })
      .until('P1 action')
      .choose('P1', 'target-lock')
      .choose('P1', 'lock:academypilot-2');
    expect(game.see('rookiepilot').locks).toEqual(['academypilot-2']);
  });

  rule('XW-081', 'a new lock takes the old one away', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], dial: 'straight-1', locks: ['academypilot'] })
      .ship('academypilot', { at: [450, 390, 180], activated: true })
      .ship('academypilot', { at: [550, 390, 180], activated: true })
      .until('P1 action')
      .choose('P1', 'target-lock')
      .choose('P1', 'lock:academypilot-2');
    expect(game.told('lock-lost')).toEqual([
      { type: 'lock-lost', ship: 'rookiepilot', target: 'academypilot', spent: false },
    ]);
  });

  rule('XW-081', 'a lock outlasts the distance and the round', () => {
    const game = table()
      .ship('rookiepilot', { at: [450, 450, 180], locks: ['academypilot'] })
      .ship('academypilot', { at: [450, 800, 180] })
      .dials({ rookiepilot: 'straight-4', academypilot: 'straight-2' })
      .endRound();
    expect(game.state.round).toBe(2);
    expect(game.told('lock-lost')).toEqual([]);
    expect(game.see('rookiepilot').locks).toEqual(['academypilot']);
  });

  rule('XW-080', 'several ships may lock the same target', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [350, 100, 0], dial: 'straight-1' })
      .ship('rookiepilot', { at: [550, 100, 0], activated: true, locks: ['academypilot'] })
      .ship('academypilot', { at: [450, 390, 180], activated: true })
      .until('P1 action')
      .choose('P1', 'target-lock')
      .choose('P1', 'lock:academypilot');
    expect(game.see('rookiepilot').locks).toEqual(['academypilot']);
    expect(game.see('rookiepilot-2').locks).toEqual(['academypilot']);
  });
});

describe('Barrel roll and boost', () => {
  rule('XW-068', 'the ship moves sideways and keeps its heading', () => {
    const game = tie({ at: [450, 530, 180] }).choose('P2', 'barrel-roll');
    game.choose('P2', 'left:0,0');
    // It looks down, so its left is to the right of the table.
    expect(game.pose('academypilot')).toEqual([530, 410, 180]);
  });

  rule('XW-070', 'the template stays within the base at both ends', () => {
    const game = tie({ at: [450, 530, 180] }).choose('P2', 'barrel-roll');
    expect(game.refusal('P2', 'left:20,10')).toBe('legal');
    expect(game.refusal('P2', 'left:20,9')).toBe('XW-070');
    expect(game.refusal('P2', 'right:0,11')).toBe('XW-070');
  });

  rule('XW-072', 'a roll may not end on a ship', () => {
    const game = tie({ at: [450, 530, 180] }, [530, 410, 0]).choose('P2', 'barrel-roll');
    expect(game.refusal('P2', 'left:0,0')).toBe('XW-072');
    expect(game.refusal('P2', 'right:0,0')).toBe('legal');
  });

  rule('XW-072', 'nor on an obstacle, nor lead over one, but over ships', () => {
    const rolling = (rock: readonly number[], rebel: readonly number[]): PlayTable =>
      table()
        .phase('activation')
        .obstacle(rock)
        .ship('rookiepilot', { at: rebel, activated: true })
        .ship('academypilot', { at: [450, 530, 180], dial: 'straight-2' })
        .until('P2 action')
        .choose('P2', 'barrel-roll');
    // The ship stands at 450, 410 and its left is to the right of the table.
    const ending = rolling([545, 410, 0], [450, 100, 0]);
    expect(ending.cause('P2', 'left:0,0')).toBe('roll-hits-obstacle');
    expect(ending.refusal('P2', 'right:0,0')).toBe('legal');
    const way = rolling([490, 410, 90], [450, 100, 0]);
    expect(way.cause('P2', 'left:0,0')).toBe('roll-hits-template');
    const across = rolling([700, 700, 0], [490, 410, 0]);
    expect(across.refusal('P2', 'left:0,0')).toBe('legal');
  });

  rule('XW-073', 'the action is not offered where no roll is possible', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [530, 410, 0], activated: true })
      .ship('rookiepilot', { at: [370, 410, 0], activated: true })
      .ship('academypilot', { at: [450, 530, 180], dial: 'straight-2' })
      .until('P2 action');
    expect(game.refusal('P2', 'barrel-roll')).toBe('XW-072');
  });

  rule('XW-074', 'a roll is no manoeuvre: no stress, and it may not leave the table', () => {
    const game = tie({ at: [70, 530, 180] }).choose('P2', 'barrel-roll');
    expect(game.refusal('P2', 'right:0,0')).toBe('XW-074');
    game.choose('P2', 'left:0,0');
    expect(game.told('stress-changed')).toEqual([]);
  });

  rule('XW-298', 'a boost moves along a straight or a bank of speed 1', () => {
    const game = acting('prototypepilot', { at: [450, 100, 0], dial: 'straight-2' });
    game.choose('P1', 'boost');
    expect(game.offered()).toEqual(['straight-1', 'bank-left-1', 'bank-right-1']);
    game.choose('P1', 'bank-right-1');
    expect(game.pose('prototypepilot')).toEqual([487.574, 310.711, 45]);
    const blocked = acting(
      'prototypepilot',
      { at: [450, 100, 0], dial: 'straight-2' },
      [420, 320, 0],
    );
    blocked.choose('P1', 'boost');
    expect(blocked.refusal('P1', 'straight-1')).toBe('XW-298');
  });
});
