import { card } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import type { AttackResult } from '../../cards/vocabulary.ts';
import { type PlayTable, type ShipFields, table } from '../../testing/table.ts';

const BLANKS = ['blank', 'blank', 'blank', 'blank'] as const;

/** A ship that is about to act, and an enemy that has. */
function acting(pilot: string, fields: ShipFields): PlayTable {
  return table()
    .phase('activation')
    .ship(pilot, { at: [450, 100, 0], dial: 'straight-1', ...fields })
    .ship('blacksquadronpilot', { at: [450, 840, 180], activated: true });
}

describe('Advanced Sensors', () => {
  const USE = 'use:upgrade.advancedsensors@bluesquadronpilot';
  const SENSORS: ShipFields = { upgrades: ['advancedsensors'] };

  card('upgrade.advancedsensors', 'an action before the reveal, in place of the usual one', () => {
    const game = acting('bluesquadronpilot', SENSORS).choose('P1', USE);
    expect(game.question()).toBe('P1 free-action');
    expect(game.see('bluesquadronpilot').dial).toBe('hidden');
    game.choose('P1', 'focus').until('P1 attack');
    expect(game.told('action-taken')).toHaveLength(1);
    expect(game.told('action-skipped')).toMatchObject([{ why: 'card' }]);
    expect(game.pose('bluesquadronpilot')).toEqual([450, 180, 0]);
  });

  card('upgrade.advancedsensors', 'whoever takes none keeps the usual one', () => {
    const game = acting('bluesquadronpilot', SENSORS).choose('P1', USE).choose('P1', 'pass');
    expect(game.question()).toBe('P1 action');
  });

  card('upgrade.advancedsensors', 'not while stressed, and not without a dial', () => {
    expect(acting('bluesquadronpilot', { ...SENSORS, stress: 1 }).question()).toBe('P1 action');
    const ionised = table()
      .phase('activation')
      .ship('bluesquadronpilot', { at: [450, 100, 0], ion: 1, ...SENSORS })
      .ship('blacksquadronpilot', { at: [450, 840, 180], activated: true });
    expect(ionised.question()).toBe('P1 action');
  });
});

describe('Fire-Control System', () => {
  const USE = 'use:upgrade.firecontrolsystem@bluesquadronpilot';

  function shoot(fields: ShipFields = {}, enemy: ShipFields = {}): PlayTable {
    return table()
      .phase('combat')
      .ship('bluesquadronpilot', {
        at: [450, 450, 0],
        upgrades: ['firecontrolsystem', 'clustermissiles'],
        ...fields,
      })
      .ship('academypilot', { at: [450, 640, 180], ...enemy })
      .ship('academypilot', { at: [800, 840, 180] });
  }

  card('upgrade.firecontrolsystem', 'a lock on the ship attacked, also after a miss', () => {
    const game = shoot()
      .attackDice(...BLANKS)
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>academypilot')
      .choose('P1', USE)
      .until('P2 attack-next');
    expect(game.see('bluesquadronpilot').locks).toEqual(['academypilot']);
  });

  card('upgrade.firecontrolsystem', 'a choice, and none when that ship is gone', () => {
    const kept = shoot()
      .attackDice(...BLANKS)
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'done');
    expect(kept.see('bluesquadronpilot').locks).toEqual([]);
    const gone = shoot({}, { damageDown: 2 })
      .attackDice('hit', 'blank', 'blank')
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>academypilot');
    expect(gone.see('academypilot').status).toBe('destroyed');
    expect(gone.question()).toBe('P2 attack');
  });

  card('upgrade.firecontrolsystem', 'after a double attack once, after its second part', () => {
    const game = shoot({ locks: ['academypilot'] })
      .attackDice(...BLANKS, 'blank', 'blank')
      .defenceDice(...BLANKS, 'blank', 'blank')
      .choose('P1', 'clustermissiles>academypilot');
    expect(game.question()).toBe('P1 attack-after');
    expect(game.told('attack-rolled')).toHaveLength(2);
    game.choose('P1', USE).until('P2 attack-next');
    expect(game.used()).toEqual(['upgrade.clustermissiles', 'upgrade.firecontrolsystem']);
  });
});

describe('Sensor Jammer', () => {
  const USE = 'use:upgrade.sensorjammer@captainyorr';

  function shoot(fields: ShipFields, ...dice: readonly AttackResult[]): PlayTable {
    return table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], ...fields })
      .ship('captainyorr', { at: [450, 660, 180], attacked: true, upgrades: ['sensorjammer'] })
      .attackDice(...dice)
      .defenceDice('blank')
      .choose('P1', 'primary>captainyorr');
  }

  card('upgrade.sensorjammer', 'a hit becomes a focus result that is not rerolled', () => {
    const game = shoot({ locks: ['captainyorr'] }, 'hit', 'blank', 'blank').choose('P2', USE);
    expect(game.offered()).not.toContain('spend-lock:focus');
    expect(game.offered()).toContain('spend-lock:blank+blank');
    game.choose('P1', 'done');
    expect(game.told('attack-missed')).toHaveLength(1);
  });

  card('upgrade.sensorjammer', 'a focus token turns it back', () => {
    const game = shoot({ focus: 1 }, 'hit', 'blank', 'blank')
      .choose('P2', USE)
      .choose('P1', 'spend-focus');
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 1 });
  });

  card('upgrade.sensorjammer', 'not a critical hit, and only who wants to', () => {
    expect(shoot({}, 'critical', 'blank', 'blank').used()).toEqual([]);
    const kept = shoot({}, 'hit', 'blank', 'blank').choose('P2', 'done');
    expect(kept.told('attack-hit')).toHaveLength(1);
  });
});

describe('Anti-Pursuit Lasers', () => {
  const LASERS: ShipFields = { activated: true, upgrades: ['antipursuitlasers'] };

  /** A TIE fighter that flies straight ahead, and a YT-1300 somewhere. */
  function pursuit(at: readonly number[], dial = 'straight-3'): PlayTable {
    return table()
      .phase('activation')
      .ship('outerrimsmuggler', { at, ...LASERS })
      .ship('blacksquadronpilot', { at: [450, 600, 180], dial });
  }

  card('upgrade.antipursuitlasers', 'an enemy that ends on the ship may suffer', () => {
    for (const [face, damage] of [
      ['hit', 1],
      ['critical', 1],
      ['focus', 0],
    ] as const) {
      const game = pursuit([450, 430, 0]).attackDice(face).until('P2 attack');
      expect(game.used()).toEqual(['upgrade.antipursuitlasers']);
      expect(game.see('blacksquadronpilot').damageDown).toBe(damage);
    }
  });

  card('upgrade.antipursuitlasers', 'not where only the template lies over it', () => {
    const game = pursuit([450, 430, 0], 'straight-5').until('P2 action');
    expect(game.see('blacksquadronpilot').touching).toEqual([]);
    expect(game.used()).toEqual([]);
  });

  card('upgrade.antipursuitlasers', 'no friend, and nobody it runs into itself', () => {
    const friend = table()
      .phase('activation')
      .ship('outerrimsmuggler', { at: [450, 430, 0], ...LASERS })
      .ship('rookiepilot', { at: [450, 600, 180], dial: 'straight-3' })
      .ship('academypilot', { at: [800, 840, 180], activated: true })
      .until('P1 attack');
    expect(friend.see('rookiepilot').touching).toEqual(['outerrimsmuggler']);
    expect(friend.used()).toEqual([]);
    const own = table()
      .phase('activation')
      .ship('outerrimsmuggler', {
        at: [450, 430, 0],
        dial: 'straight-2',
        upgrades: ['antipursuitlasers'],
      })
      .ship('blacksquadronpilot', { at: [450, 560, 180], activated: true })
      .until('P2 attack');
    expect(own.see('outerrimsmuggler').touching).toEqual(['blacksquadronpilot']);
    expect(own.used()).toEqual([]);
  });
});

describe('Engine Upgrade', () => {
  card('upgrade.engineupgrade', 'adds the boost action', () => {
    const game = acting('rookiepilot', { upgrades: ['engineupgrade'] })
      .choose('P1', 'boost')
      .choose('P1', 'straight-1');
    expect(game.pose('rookiepilot')).toEqual([450, 260, 0]);
  });

  card('upgrade.engineupgrade', 'not for others', () => {
    expect(acting('rookiepilot', {}).refusal('P1', 'boost')).toBe('XW-062');
  });
});

describe('Shield Upgrade', () => {
  card('upgrade.shieldupgrade', 'one shield more', () => {
    const game = acting('rookiepilot', { upgrades: ['shieldupgrade'] });
    expect(game.see('rookiepilot').shields).toBe(3);
  });

  card('upgrade.shieldupgrade', 'one and no more', () => {
    expect(acting('rookiepilot', {}).see('rookiepilot').shields).toBe(2);
    expect(acting('rookiepilot', { upgrades: ['shieldupgrade'], shields: 4 }).faults()).toEqual([
      'ships[0].shields given-impossible',
    ]);
  });
});

describe('Stealth Device', () => {
  function shoot(face: 'hit' | 'blank', fields: ShipFields = {}): PlayTable {
    return table()
      .phase('combat')
      .ship('rookiepilot', {
        at: [450, 450, 0],
        attacked: true,
        upgrades: ['stealthdevice'],
        ...fields,
      })
      .ship('academypilot', { at: [450, 640, 180] })
      .attackDice(face, 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P2', 'primary>rookiepilot');
  }

  card('upgrade.stealthdevice', 'one agility more until a hit', () => {
    const game = shoot('hit');
    expect(game.told('defence-rolled')[0]?.dice).toHaveLength(3);
    expect(game.see('rookiepilot').upgrades[0]?.gone).toBe(true);
    expect(shoot('blank').see('rookiepilot').upgrades[0]?.gone).toBe(false);
  });

  card('upgrade.stealthdevice', 'nothing once it is lost', () => {
    const game = shoot('blank', { discarded: ['stealthdevice'] });
    expect(game.told('defence-rolled')[0]?.dice).toHaveLength(2);
  });

  card('upgrade.stealthdevice', 'damage of another kind leaves it', () => {
    const game = table()
      .phase('activation')
      .bomb('seismiccharges', 'P2', [450, 250, 0])
      .ship('rookiepilot', { at: [450, 200, 0], activated: true, upgrades: ['stealthdevice'] })
      .ship('academypilot', { at: [450, 840, 180], activated: true })
      .until('P1 attack');
    expect(game.see('rookiepilot')).toMatchObject({ shields: 1, upgrades: [{ gone: false }] });
  });
});
