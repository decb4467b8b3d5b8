import { card } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import { type PlayTable, type ShipFields, table } from '../../testing/table.ts';

const BLANKS = ['blank', 'blank', 'blank', 'blank'] as const;

/** A YT-1300 that is about to fly. */
function flying(fields: ShipFields): PlayTable {
  return table()
    .phase('activation')
    .ship('outerrimsmuggler', { at: [450, 100, 0], dial: 'straight-1', ...fields })
    .ship('academypilot', { at: [450, 840, 180], activated: true });
}

describe('Recon Specialist', () => {
  card('upgrade.reconspecialist', 'a focus action places two tokens', () => {
    const game = flying({ upgrades: ['reconspecialist'] }).choose('P1', 'focus');
    expect(game.see('outerrimsmuggler').focus).toBe(2);
    expect(game.used()).toEqual(['upgrade.reconspecialist']);
  });

  card('upgrade.reconspecialist', 'a token that is given is one', () => {
    const game = table()
      .phase('combat')
      .ship('kylekatarn', { at: [300, 100, 0], focus: 1 })
      .ship('outerrimsmuggler', { at: [450, 100, 0], upgrades: ['reconspecialist'] })
      .ship('academypilot', { at: [450, 840, 180] })
      .choose('P1', 'use:pilot.kylekatarn@kylekatarn:outerrimsmuggler');
    expect(game.see('outerrimsmuggler').focus).toBe(1);
  });
});

describe('Saboteur', () => {
  const USE = 'use:upgrade.saboteur@outerrimsmuggler:academypilot';

  function sabotage(face: 'hit' | 'critical' | 'focus', damageDown = 1): PlayTable {
    return table()
      .phase('activation')
      .ship('outerrimsmuggler', { at: [450, 100, 0], dial: 'straight-1', upgrades: ['saboteur'] })
      .ship('academypilot', {
        at: [450, 360, 180],
        activated: true,
        damageDown: damageDown === 0 ? [] : ['thrust-control-fire'],
      })
      .attackDice(face)
      .picks(0)
      .choose('P1', 'saboteur')
      .choose('P1', USE);
  }

  card('upgrade.saboteur', 'a hit turns a face-down card up, and its text applies', () => {
    for (const face of ['hit', 'critical'] as const) {
      const game = sabotage(face);
      expect(game.told('damage-turned')[0]).toMatchObject({ card: 'thrust-control-fire' });
      expect(game.see('academypilot').stress).toBe(1);
    }
  });

  card(
    'upgrade.saboteur',
    'another result does nothing, nor is there anything without a card',
    () => {
      expect(sabotage('focus').told('damage-turned')).toEqual([]);
      expect(sabotage('hit', 0).told('damage-turned')).toEqual([]);
    },
  );

  card('upgrade.saboteur', 'nobody farther away than Range 1', () => {
    const game = table()
      .phase('activation')
      .ship('outerrimsmuggler', { at: [450, 100, 0], dial: 'straight-1', upgrades: ['saboteur'] })
      .ship('academypilot', { at: [450, 381, 180], activated: true });
    expect(game.refusal('P1', 'saboteur')).toBe('XW-063');
  });
});

describe('Weapons Engineer', () => {
  function engineer(fields: ShipFields, third = 'academypilot'): PlayTable {
    return table()
      .phase('activation')
      .ship('outerrimsmuggler', {
        at: [450, 100, 0],
        dial: 'straight-1',
        upgrades: ['weaponsengineer'],
        ...fields,
      })
      .ship('academypilot', { at: [350, 400, 180], activated: true })
      .ship('obsidiansquadronpilot', { at: [450, 400, 180], activated: true })
      .ship(third, { at: [550, 400, 180], activated: true })
      .choose('P1', 'target-lock');
  }

  card('upgrade.weaponsengineer', 'two ships are locked at once', () => {
    const game = engineer({}).choose('P1', 'lock:academypilot');
    expect(game.question()).toBe('P1 lock');
    expect(game.offered()).toEqual([
      'decline',
      'lock:obsidiansquadronpilot',
      'lock:academypilot-2',
    ]);
    game.choose('P1', 'lock:academypilot-2');
    expect(game.see('outerrimsmuggler').locks).toEqual(['academypilot', 'academypilot-2']);
    expect(game.question()).toBe('P2 attack');
  });

  card('upgrade.weaponsengineer', 'the second lock is a choice', () => {
    const game = engineer({}).choose('P1', 'lock:academypilot').choose('P1', 'decline');
    expect(game.see('outerrimsmuggler').locks).toEqual(['academypilot']);
  });

  card('upgrade.weaponsengineer', 'with two held, the player says which one goes', () => {
    const game = engineer({ locks: ['academypilot', 'obsidiansquadronpilot'] }).choose(
      'P1',
      'lock:academypilot-2',
    );
    expect(game.question()).toBe('P1 card');
    game
      .choose('P1', 'use:upgrade.weaponsengineer@outerrimsmuggler:obsidiansquadronpilot')
      .choose('P1', 'decline');
    expect(game.see('outerrimsmuggler').locks).toEqual(['academypilot', 'academypilot-2']);
  });

  card('upgrade.weaponsengineer', 'Captain Kagi draws one of the two', () => {
    const game = engineer({}, 'captainkagi');
    expect(game.offered()).toEqual(['lock:captainkagi']);
    game.choose('P1', 'lock:captainkagi');
    expect(game.offered()).toEqual(['decline', 'lock:academypilot', 'lock:obsidiansquadronpilot']);
  });

  card('upgrade.weaponsengineer', 'others hold one lock', () => {
    const game = engineer({ upgrades: [], locks: ['academypilot'] }).choose(
      'P1',
      'lock:obsidiansquadronpilot',
    );
    expect(game.see('outerrimsmuggler').locks).toEqual(['obsidiansquadronpilot']);
    expect(game.question()).toBe('P2 attack');
  });

  card('upgrade.weaponsengineer', 'each lock is spent on its own ship', () => {
    const game = table()
      .phase('combat')
      .ship('outerrimsmuggler', {
        at: [450, 100, 0],
        upgrades: ['weaponsengineer'],
        locks: ['academypilot', 'obsidiansquadronpilot'],
      })
      .ship('academypilot', { at: [350, 300, 180], attacked: true })
      .ship('obsidiansquadronpilot', { at: [450, 300, 180], attacked: true })
      .attackDice('blank', 'blank', 'hit')
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>obsidiansquadronpilot')
      .choose('P1', 'spend-lock-2:none');
    expect(game.see('outerrimsmuggler').locks).toEqual(['academypilot']);
  });
});
