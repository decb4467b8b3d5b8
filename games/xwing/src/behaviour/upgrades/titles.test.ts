import { card } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import { checkSquad } from '../../lists/check-squad.ts';
import { type PlayTable, type ShipFields, table } from '../../testing/table.ts';

/** A ship that is about to act, and an enemy that has. */
function acting(pilot: string, fields: ShipFields): PlayTable {
  return table()
    .phase('activation')
    .ship(pilot, { at: [450, 100, 0], dial: 'straight-1', ...fields })
    .ship('blacksquadronpilot', { at: [450, 840, 180], activated: true });
}

describe('Titles', () => {
  card('upgrade.millenniumfalcon', 'adds the evade action', () => {
    const game = acting('outerrimsmuggler', { upgrades: ['millenniumfalcon'] }).choose(
      'P1',
      'evade',
    );
    expect(game.see('outerrimsmuggler').evade).toBe(1);
  });

  card('upgrade.millenniumfalcon', 'not for others', () => {
    expect(acting('outerrimsmuggler', {}).refusal('P1', 'evade')).toBe('XW-062');
  });

  function ended(upgrades: readonly string[]): PlayTable {
    return table()
      .phase('end')
      .ship('kylekatarn', { at: [450, 100, 0], focus: 3, evade: 1, upgrades })
      .ship('academypilot', { at: [450, 840, 180], focus: 1 });
  }

  card('upgrade.moldycrow', 'keeps every focus token in the End phase', () => {
    const game = ended(['moldycrow']);
    expect(game.see('kylekatarn')).toMatchObject({ focus: 3, evade: 0 });
    expect(game.see('academypilot').focus).toBe(0);
    expect(game.used()).toEqual(['upgrade.moldycrow']);
  });

  card('upgrade.moldycrow', 'others lose them', () => {
    expect(ended([]).see('kylekatarn').focus).toBe(0);
  });

  function shuttle(upgrades: readonly string[]): PlayTable {
    return table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('captainkagi', { at: [450, 840, 180], dial: 'straight-1', upgrades });
  }

  card('upgrade.st321', 'locks any enemy in the play area', () => {
    const game = shuttle(['st321']).choose('P2', 'target-lock').choose('P2', 'lock:rookiepilot');
    expect(game.see('captainkagi').locks).toEqual(['rookiepilot']);
    expect(game.used()).toEqual(['upgrade.st321']);
  });

  card('upgrade.st321', 'others reach Range 3', () => {
    expect(shuttle([]).refusal('P2', 'target-lock')).toBe('XW-076');
  });

  function firespray(...upgrades: readonly string[]): readonly string[] {
    const checked = checkSquad({
      faction: 'imperial',
      ships: [{ pilot: 'bountyhunter', upgrades }],
    });
    return checked.ok ? [] : checked.problems.map(({ path, cause }) => `${path} ${cause}`);
  }

  card('upgrade.slavei', 'adds a slot for torpedoes', () => {
    expect(firespray('slavei', 'protontorpedoes')).toEqual([]);
  });

  card('upgrade.slavei', 'no slot without it, and no second one with it', () => {
    expect(firespray('protontorpedoes')).toEqual(['ships[0].upgrades[0] squad-no-slot']);
    expect(firespray('slavei', 'protontorpedoes', 'protontorpedoes')).toEqual([
      'ships[0].upgrades[2] squad-slots-full',
    ]);
  });
});
