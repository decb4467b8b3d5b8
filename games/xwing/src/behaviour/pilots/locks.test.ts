import { card, rule } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import { type PlayTable, type ShipFields, table } from '../../testing/table.ts';

const BLANKS = ['blank', 'blank', 'blank', 'blank'] as const;

describe('Dutch Vander', () => {
  /** Dutch locks the Academy Pilot; a friend so far to his right. */
  function locking(gap: number, friend: ShipFields = {}): PlayTable {
    return table()
      .phase('activation')
      .ship('dutchvander', { at: [450, 100, 0], dial: 'straight-1' })
      .ship('rookiepilot', { at: [490 + gap, 180, 0], activated: true, ...friend })
      .ship('academypilot', { at: [450, 400, 180], activated: true })
      .choose('P1', 'target-lock')
      .choose('P1', 'lock:academypilot');
  }

  card('pilot.dutchvander', 'a friend may acquire a lock when he has acquired one', () => {
    const game = locking(200);
    expect(game.question()).toBe('P1 lock');
    expect(game.offered()).toEqual(['decline', 'lock:academypilot']);
    game.choose('P1', 'lock:academypilot');
    expect(game.see('rookiepilot').locks).toEqual(['academypilot']);
  });

  card('pilot.dutchvander', 'the friend may decline', () => {
    const game = locking(100).choose('P1', 'decline');
    expect(game.see('rookiepilot').locks).toEqual([]);
  });

  card('pilot.dutchvander', 'naming a friend is no choice, whom to name is one', () => {
    const game = table()
      .phase('activation')
      .ship('dutchvander', { at: [450, 100, 0], dial: 'straight-1' })
      .ship('rookiepilot', { at: [550, 180, 0], activated: true })
      .ship('rookiepilot', { at: [350, 180, 0], activated: true })
      .ship('academypilot', { at: [450, 400, 180], activated: true })
      .choose('P1', 'target-lock')
      .choose('P1', 'lock:academypilot');
    expect(game.question()).toBe('P1 lock-acquired');
    expect(game.offered()).toEqual([
      'use:pilot.dutchvander@dutchvander:rookiepilot',
      'use:pilot.dutchvander@dutchvander:rookiepilot-2',
    ]);
    expect(game.refusal('P1', 'done')).toBe('XW-218');
  });

  card('pilot.dutchvander', 'not beyond Range 2', () => {
    const game = locking(200.2);
    expect(game.used()).toEqual([]);
    expect(game.question()).toBe('P1 attack');
  });

  card('pilot.dutchvander', 'not when a friend locks somebody', () => {
    const game = table()
      .phase('activation')
      .ship('dutchvander', { at: [550, 180, 0], activated: true })
      .ship('rookiepilot', { at: [450, 100, 0], dial: 'straight-1' })
      .ship('academypilot', { at: [450, 400, 180], activated: true })
      .choose('P1', 'target-lock')
      .choose('P1', 'lock:academypilot');
    expect(game.used()).toEqual([]);
  });

  rule('XW-300', 'a lock from a card is no action: stress and the icon do not matter', () => {
    const stressed = locking(100, { stress: 1 }).choose('P1', 'lock:academypilot');
    expect(stressed.see('rookiepilot').locks).toEqual(['academypilot']);
    const replaced = locking(100, { locks: ['academypilot'] });
    expect(replaced.offered()).toEqual(['decline', 'lock:academypilot']);
    // Wedge takes the action in the same round.
    const game = table()
      .phase('activation')
      .ship('dutchvander', { at: [450, 100, 0], dial: 'straight-1' })
      .ship('wedgeantilles', { at: [550, 100, 0], dial: 'straight-1' })
      .ship('academypilot', { at: [450, 400, 180], activated: true })
      .choose('P1', 'target-lock')
      .choose('P1', 'lock:academypilot')
      .choose('P1', 'lock:academypilot');
    expect(game.question()).toBe('P1 action');
    expect(game.refusal('P1', 'target-lock')).toBe('legal');
  });
});

describe('Captain Kagi', () => {
  /** A Rookie Pilot who may act, Kagi so far ahead and another ship beside him. */
  function locking(gap: number, rookie: ShipFields = {}, kagi: ShipFields = {}): PlayTable {
    return table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], dial: 'straight-1', ...rookie })
      .ship('captainkagi', { at: [450, 240 + gap, 180], activated: true, ...kagi })
      .ship('academypilot', { at: [600, 300, 180], activated: true })
      .choose('P1', 'target-lock');
  }

  card('pilot.captainkagi', 'the enemy must lock him where it can', () => {
    const game = locking(300);
    expect(game.offered()).toEqual(['lock:captainkagi']);
    expect(game.refusal('P1', 'lock:academypilot')).toBe('XW-219');
    game.choose('P1', 'lock:captainkagi');
    expect(game.used()).toEqual(['pilot.captainkagi']);
  });

  card('pilot.captainkagi', 'not where he is out of range', () => {
    expect(locking(300.2).offered()).toEqual(['lock:academypilot']);
  });

  card('pilot.captainkagi', 'also when the enemy has locked him already', () => {
    const game = locking(200, { locks: ['captainkagi'] });
    expect(game.offered()).toEqual(['lock:captainkagi']);
  });

  card('pilot.captainkagi', 'not with an injured pilot', () => {
    const game = locking(200, {}, { damageUp: ['injured-pilot'] });
    expect(game.offered()).toEqual(['lock:captainkagi', 'lock:academypilot']);
  });

  card('pilot.captainkagi', 'locks that a card gives go to him as well', () => {
    const game = table()
      .phase('activation')
      .ship('dutchvander', { at: [450, 100, 0], dial: 'straight-1' })
      .ship('rookiepilot', { at: [550, 180, 0], activated: true })
      .ship('captainkagi', { at: [450, 400, 180], activated: true })
      .ship('academypilot', { at: [600, 300, 180], activated: true })
      .choose('P1', 'target-lock')
      .choose('P1', 'lock:captainkagi');
    expect(game.offered()).toEqual(['decline', 'lock:captainkagi']);
  });

  card('pilot.captainkagi', 'a card that names the ship to be locked is free of him', () => {
    const game = table()
      .phase('combat')
      .ship('bluesquadronpilot', { at: [450, 300, 0], upgrades: ['firecontrolsystem'] })
      .ship('captainkagi', { at: [700, 490, 180], attacked: true })
      .ship('academypilot', { at: [450, 490, 180] })
      .attackDice(...BLANKS)
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'use:upgrade.firecontrolsystem@bluesquadronpilot')
      .until('P2 attack');
    expect(game.see('bluesquadronpilot').locks).toEqual(['academypilot']);
  });

  card('pilot.captainkagi', 'his friends lock whom they like', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 300, 0], activated: true })
      .ship('rookiepilot', { at: [550, 300, 0], activated: true })
      .ship('captainkagi', { at: [600, 600, 180], activated: true })
      .ship('stormsquadronpilot', { at: [450, 700, 180], dial: 'straight-2' })
      .choose('P2', 'target-lock');
    expect(game.offered()).toEqual(['lock:rookiepilot', 'lock:rookiepilot-2']);
  });
});
