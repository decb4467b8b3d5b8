import { card, rule } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import { type ShipFields, type Table, table } from './testing/table.ts';

const BLANKS = ['blank', 'blank', 'blank', 'blank'] as const;

function armed(fields: ShipFields, gap = 150, pilot = 'rookiepilot'): Table {
  return table()
    .phase('combat')
    .ship(pilot, { at: [450, 450, 0], ...fields })
    .ship('academypilot', { at: [450, 490 + gap, 180] });
}

describe('Secondary weapons', () => {
  const torpedoes: ShipFields = { upgrades: ['protontorpedoes'], locks: ['academypilot'] };

  rule('XW-215', 'a weapon that asks for a lock needs it on this target', () => {
    expect(armed(torpedoes).refusal('P1', 'protontorpedoes>academypilot')).toBe('legal');
    expect(
      armed({ upgrades: ['protontorpedoes'] }).refusal('P1', 'protontorpedoes>academypilot'),
    ).toBe('XW-215');
  });

  rule('XW-213', 'it has a range of its own and needs the arc', () => {
    expect(armed(torpedoes, 50).refusal('P1', 'protontorpedoes>academypilot')).toBe('XW-213');
    expect(
      armed({ ...torpedoes, at: [450, 450, 180] }).refusal('P1', 'protontorpedoes>academypilot'),
    ).toBe('XW-213');
  });

  rule('XW-212', 'one attack: the primary weapon or a secondary one', () => {
    const game = armed(torpedoes);
    expect(game.offered()).toEqual([
      'pass',
      'primary>academypilot',
      'protontorpedoes>academypilot',
    ]);
    expect(game.refusal('P1', 'ioncannonturret>academypilot')).toBe('XW-212');
  });

  rule('XW-214', 'it rolls its own number of dice', () => {
    const game = armed(torpedoes)
      .attackDice(...BLANKS)
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'protontorpedoes>academypilot');
    expect(game.told('attack-rolled')[0]?.dice).toHaveLength(4);
  });

  rule('XW-299', 'the price is paid before the dice are rolled, hit or miss', () => {
    const game = armed(torpedoes)
      .attackDice(...BLANKS)
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'protontorpedoes>academypilot');
    expect(game.see('rookiepilot')).toMatchObject({
      locks: [],
      upgrades: [{ id: 'protontorpedoes', gone: true }],
    });
    expect(game.story().indexOf('lock-lost')).toBeLessThan(game.story().indexOf('attack-rolled'));
  });

  rule('XW-211', 'a discarded upgrade is gone', () => {
    const game = armed({ ...torpedoes, discarded: ['protontorpedoes'] });
    expect(game.offered()).toEqual(['pass', 'primary>academypilot']);
    expect(game.refusal('P1', 'protontorpedoes>academypilot')).toBe('XW-211');
  });

  card('upgrade.protontorpedoes', 'one focus result may become a critical hit', () => {
    const game = armed(torpedoes)
      .attackDice('focus', 'focus', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'protontorpedoes>academypilot')
      .choose('P1', 'use:upgrade.protontorpedoes@rookiepilot');
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 0, crits: 1 });
  });

  card('upgrade.protontorpedoes', 'not in an attack with the primary weapon', () => {
    const game = armed(torpedoes)
      .attackDice('focus', 'focus', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
    expect(game.offered().filter((id) => id.startsWith('use:'))).toEqual([]);
  });

  rule('XW-307', 'a double attack is two whole attacks on one target', () => {
    const game = armed(
      { upgrades: ['clustermissiles'], locks: ['academypilot'] },
      50,
      'greensquadronpilot',
    )
      .attackDice('hit', 'blank', 'blank', 'hit', 'hit', 'blank')
      .defenceDice('evade', 'blank', 'blank', 'evade', 'blank', 'blank')
      .choose('P1', 'clustermissiles>academypilot');
    expect(game.told('attack-declared')).toHaveLength(1);
    expect(game.told('attack-rolled')).toHaveLength(2);
    expect(game.see('academypilot').damageDown).toBe(1);
    expect(game.question()).toBe('P2 attack');
  });

  card(
    'upgrade.ioncannonturret',
    'a hit is one damage and one ion token, whatever was rolled',
    () => {
      const game = table()
        .phase('combat')
        .ship('goldsquadronpilot', { at: [450, 450, 180], upgrades: ['ioncannonturret'] })
        .ship('academypilot', { at: [450, 540, 180] })
        .attackDice('hit', 'hit', 'critical')
        .defenceDice('blank', 'blank', 'blank')
        .choose('P1', 'ioncannonturret>academypilot');
      expect(game.see('academypilot')).toMatchObject({ damageDown: 1, damageUp: [], ion: 1 });
    },
  );

  card('upgrade.ioncannonturret', 'a miss does nothing', () => {
    const game = table()
      .phase('combat')
      .ship('goldsquadronpilot', { at: [450, 450, 180], upgrades: ['ioncannonturret'] })
      .ship('academypilot', { at: [450, 540, 180] })
      .attackDice('hit', 'blank', 'blank')
      .defenceDice('evade', 'blank', 'blank')
      .choose('P1', 'ioncannonturret>academypilot');
    expect(game.see('academypilot')).toMatchObject({ damageDown: 0, ion: 0 });
  });

  rule('XW-297', 'a turret fires in any direction, range from base to base', () => {
    const game = table()
      .phase('combat')
      .ship('chewbacca', { at: [450, 450, 0] })
      .ship('academypilot', { at: [450, 300, 180] });
    expect(game.offered()).toContain('primary>academypilot');
    const firespray = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 300, 0], attacked: true })
      .ship('bountyhunter', { at: [450, 450, 0], upgrades: ['ioncannon'] });
    // The auxiliary arc serves the primary weapon only.
    expect(firespray.offered()).toEqual(['pass', 'primary>rookiepilot']);
  });
});

describe('Upgrades of every kind of declaration', () => {
  card('upgrade.marksmanship', 'one focus result is a critical hit, the others are hits', () => {
    const game = table()
      .phase('activation')
      .ship('lukeskywalker', { at: [450, 100, 0], dial: 'straight-1', upgrades: ['marksmanship'] })
      .ship('academypilot', { at: [450, 340, 180], activated: true })
      .attackDice('focus', 'focus', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'marksmanship')
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'use:upgrade.marksmanship@lukeskywalker');
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 1, crits: 1 });
  });

  card('upgrade.marksmanship', 'not without the action this round', () => {
    const game = armed({ upgrades: ['marksmanship'] }, 150, 'lukeskywalker')
      .attackDice('focus', 'focus', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
    expect(game.told('attack-missed')).toHaveLength(1);
  });

  function limit(stress: number): Table {
    return table()
      .phase('activation')
      .ship('greensquadronpilot', {
        at: [450, 100, 0],
        dial: 'straight-3',
        upgrades: ['pushthelimit'],
        stress,
      })
      .ship('academypilot', { at: [450, 840, 180], activated: true });
  }

  card('upgrade.pushthelimit', 'a second action from the bar, then a stress token', () => {
    const game = limit(0)
      .choose('P1', 'focus')
      .choose('P1', 'use:upgrade.pushthelimit@greensquadronpilot')
      .choose('P1', 'evade');
    expect(game.see('greensquadronpilot')).toMatchObject({ focus: 1, evade: 1, stress: 1 });
  });

  card('upgrade.pushthelimit', 'once in a round, and not while stressed', () => {
    const game = limit(0)
      .choose('P1', 'focus')
      .choose('P1', 'use:upgrade.pushthelimit@greensquadronpilot')
      .choose('P1', 'evade')
      .until('P1 attack');
    expect(game.used()).toEqual(['upgrade.pushthelimit']);
  });

  card('upgrade.r2d2', 'a green manoeuvre may bring a shield back', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', {
        at: [450, 100, 0],
        dial: 'straight-1',
        upgrades: ['r2d2'],
        shields: 0,
      })
      .ship('academypilot', { at: [450, 840, 180], activated: true })
      .choose('P1', 'use:upgrade.r2d2@rookiepilot');
    expect(game.see('rookiepilot').shields).toBe(1);
  });

  card('upgrade.r2d2', 'never more than the shield value', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], dial: 'straight-1', upgrades: ['r2d2'] })
      .ship('academypilot', { at: [450, 840, 180], activated: true });
    expect(game.question()).toBe('P1 action');
  });

  rule('XW-026', 'shields never exceed the shield value', () => {
    const game = table()
      .ship('rookiepilot', { at: [450, 100, 0], shields: 7 })
      .ship('academypilot', { at: [450, 840, 180] });
    expect(game.faults()).toEqual(['ships[0].shields given-impossible']);
  });

  card('upgrade.r2f2', 'one agility more until the round ends', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], dial: 'straight-1', upgrades: ['r2f2'] })
      .ship('academypilot', { at: [450, 340, 180], activated: true })
      .attackDice('blank', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'r2f2')
      .choose('P1', 'pass')
      .choose('P2', 'primary>rookiepilot');
    expect(game.told('defence-rolled')[0]?.dice).toHaveLength(3);
  });

  card('upgrade.r2f2', 'nothing without the action', () => {
    const game = armed({ upgrades: ['r2f2'], attacked: true })
      .attackDice('blank', 'blank')
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>rookiepilot');
    expect(game.told('defence-rolled')[0]?.dice).toHaveLength(2);
  });

  function sensors(stress: number): Table {
    return table()
      .phase('activation')
      .ship('bluesquadronpilot', {
        at: [450, 100, 0],
        dial: 'straight-1',
        upgrades: ['advancedsensors'],
        stress,
      })
      .ship('academypilot', { at: [450, 840, 180], activated: true });
  }

  card(
    'upgrade.advancedsensors',
    'an action before the dial is revealed, in place of the usual one',
    () => {
      const game = sensors(0).choose('P1', 'use:upgrade.advancedsensors@bluesquadronpilot');
      expect(game.see('bluesquadronpilot').dial).toBe('hidden');
      game.choose('P1', 'focus').until('P1 attack');
      expect(game.told('action-taken')).toHaveLength(1);
      expect(game.pose('bluesquadronpilot')).toEqual([450, 180, 0]);
    },
  );

  card('upgrade.advancedsensors', 'not while stressed', () => {
    expect(sensors(1).until('P1 action').used()).toEqual([]);
  });

  function gunner(defence: 'evade' | 'blank'): Table {
    return armed({ upgrades: ['gunner'] }, 150, 'chewbacca')
      .attackDice('hit', 'blank', 'blank', 'hit', 'blank', 'blank')
      .defenceDice(defence, 'blank', 'blank', 'blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
  }

  card('upgrade.gunner', 'after a miss a second attack with the primary weapon', () => {
    const game = gunner('evade')
      .choose('P1', 'use:upgrade.gunner@chewbacca')
      .choose('P1', 'primary>academypilot');
    expect(game.told('attack-declared')).toHaveLength(2);
    expect(game.see('academypilot').damageDown).toBe(1);
    expect(game.question()).toBe('P2 attack');
  });

  card('upgrade.gunner', 'not after a hit', () => {
    expect(gunner('blank').question()).toBe('P2 attack');
  });

  card('upgrade.seismiccharges', 'a charge goes off when the phase ends, on both sides', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('gammasquadronpilot', {
        at: [450, 300, 0],
        dial: 'straight-2',
        upgrades: ['seismiccharges'],
      })
      .choose('P2', 'use:upgrade.seismiccharges@gammasquadronpilot')
      .until('P1 attack');
    expect(game.told('bomb-detonated')[0]?.ships).toEqual(['rookiepilot']);
    expect(game.see('rookiepilot').shields).toBe(1);
    expect(game.state.bombs).toEqual([]);
  });

  card('upgrade.seismiccharges', 'kept, it does nothing', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('gammasquadronpilot', {
        at: [450, 300, 0],
        dial: 'straight-2',
        upgrades: ['seismiccharges'],
      })
      .until('P1 attack');
    expect(game.see('rookiepilot').shields).toBe(2);
  });

  rule('XW-302', 'a mine goes off under the base or template of a ship', () => {
    const mined = (dial: string): Table =>
      table()
        .phase('activation')
        .bomb('proximitymines', 'P2', [450, 250, 0])
        .ship('rookiepilot', { at: [450, 100, 0], dial })
        .ship('academypilot', { at: [450, 840, 180], activated: true })
        .attackDice('hit', 'hit', 'blank')
        .until('P1 attack');
    expect(mined('straight-4').see('rookiepilot').shields).toBe(0);
    expect(mined('turn-left-2').see('rookiepilot').shields).toBe(2);
  });

  card('upgrade.stealthdevice', 'one agility more until a hit', () => {
    const shoot = (face: 'hit' | 'blank'): Table =>
      table()
        .phase('combat')
        .ship('rookiepilot', { at: [450, 450, 0], attacked: true, upgrades: ['stealthdevice'] })
        .ship('academypilot', { at: [450, 640, 180] })
        .attackDice(face, 'blank')
        .defenceDice('blank', 'blank', 'blank')
        .choose('P2', 'primary>rookiepilot');
    expect(shoot('hit').told('defence-rolled')[0]?.dice).toHaveLength(3);
    expect(shoot('hit').see('rookiepilot').upgrades[0]?.gone).toBe(true);
    expect(shoot('blank').see('rookiepilot').upgrades[0]?.gone).toBe(false);
  });

  card('upgrade.determination', 'a Pilot card dealt face up is discarded', () => {
    const game = table()
      .phase('combat')
      .ship('lukeskywalker', {
        at: [450, 450, 0],
        attacked: true,
        shields: 0,
        damageDown: 2,
        upgrades: ['determination'],
      })
      .ship('academypilot', { at: [450, 640, 180] })
      .deck('blinded-pilot')
      .attackDice('critical', 'blank')
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>lukeskywalker');
    expect(game.see('lukeskywalker')).toMatchObject({
      status: 'in-play',
      damageUp: [],
      hullLeft: 1,
    });
  });

  card('upgrade.determination', 'a Ship card stays', () => {
    const game = table()
      .phase('combat')
      .ship('lukeskywalker', {
        at: [450, 450, 0],
        attacked: true,
        shields: 0,
        upgrades: ['determination'],
      })
      .ship('academypilot', { at: [450, 640, 180] })
      .deck('damaged-engine')
      .attackDice('critical', 'blank')
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>lukeskywalker');
    expect(game.see('lukeskywalker').damageUp).toEqual(['damaged-engine']);
  });
});
