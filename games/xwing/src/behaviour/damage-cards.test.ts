import { card } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { DamageId } from '../cards/ids.ts';
import type { AttackResult } from '../cards/vocabulary.ts';
import { type PlayTable, type ShipFields, table } from '../testing/table.ts';

/** A Rookie Pilot with damage that faces an Academy Pilot at Range 2. */
function combat(rookie: ShipFields, academy: ShipFields = {}): PlayTable {
  return table()
    .phase('combat')
    .ship('rookiepilot', { at: [450, 450, 0], ...rookie })
    .ship('academypilot', { at: [450, 640, 180], ...academy });
}

/** The Rookie Pilot shoots and misses; what the dice were. */
function attackDice(rookie: ShipFields): number {
  const game = combat(rookie)
    .attackDice('blank', 'blank', 'blank')
    .defenceDice('blank', 'blank', 'blank')
    .choose('P1', 'primary>academypilot');
  return game.told('attack-rolled')[0]?.dice.length ?? -1;
}

/** The Academy Pilot shoots and misses; what the Rookie Pilot rolled. */
function defenceDice(rookie: ShipFields): number {
  const game = combat({ attacked: true, ...rookie })
    .attackDice('blank', 'blank')
    .defenceDice('blank', 'blank')
    .choose('P2', 'primary>rookiepilot');
  return game.told('defence-rolled')[0]?.dice.length ?? -1;
}

/** The Rookie Pilot is about to act after flying this. */
function flying(rookie: ShipFields, set?: (game: PlayTable) => void): PlayTable {
  const game = table()
    .phase('activation')
    .ship('rookiepilot', { at: [450, 100, 0], dial: 'straight-1', ...rookie })
    .ship('academypilot', { at: [450, 800, 180], activated: true });
  set?.(game);
  return game;
}

/** A critical hit deals this card to a Rookie Pilot without shields. */
function dealt(
  id: DamageId,
  dice: readonly AttackResult[] = [],
  rookie: ShipFields = {},
): PlayTable {
  const game = combat({ attacked: true, shields: 0, ...rookie })
    .deck(id)
    .attackDice('critical', 'blank', ...dice)
    .defenceDice('blank', 'blank')
    .choose('P2', 'primary>rookiepilot');
  return game;
}

describe('Damage cards', () => {
  card('damage.blinded-pilot', 'the next attack has no dice, then the card is turned down', () => {
    const game = combat({ damageUp: ['blinded-pilot', 'blinded-pilot'] })
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
    expect(game.told('attack-rolled')[0]?.dice).toEqual([]);
    expect(game.see('rookiepilot')).toMatchObject({ damageUp: [], damageDown: 2 });
  });

  card(
    'damage.blinded-pilot',
    'of the two attacks of Cluster Missiles only the first is blind',
    () => {
      const game = combat({
        damageUp: ['blinded-pilot'],
        upgrades: ['clustermissiles'],
        locks: ['academypilot'],
      })
        .attackDice('hit', 'blank', 'blank')
        .defenceDice(...(['blank', 'blank', 'blank', 'blank', 'blank', 'blank'] as const))
        .choose('P1', 'clustermissiles>academypilot');
      expect(game.told('attack-rolled').map(({ dice }) => dice.length)).toEqual([0, 3]);
      expect(game.told('attack-hit')).toHaveLength(1);
      expect(game.see('rookiepilot')).toMatchObject({ damageUp: [], damageDown: 1 });
    },
  );

  card('damage.blinded-pilot', 'passing does not clear it', () => {
    const game = combat({ damageUp: ['blinded-pilot'] }).choose('P1', 'pass');
    expect(game.see('rookiepilot').damageUp).toEqual(['blinded-pilot']);
  });

  card('damage.console-fire', 'as combat begins a hit costs one damage', () => {
    const game = combat({ damageUp: ['console-fire'], shields: 1 }).attackDice('hit');
    expect(game.see('rookiepilot').shields).toBe(0);
  });

  card(
    'damage.console-fire',
    'a critical hit does nothing, and the action puts the fire out',
    () => {
      const game = combat({ damageUp: ['console-fire'], shields: 1 }).attackDice('critical');
      expect(game.see('rookiepilot').shields).toBe(1);
      const mended = flying({ damageUp: ['console-fire'] })
        .until('P1 action')
        .choose('P1', 'console-fire');
      expect(mended.see('rookiepilot').damageUp).toEqual([]);
    },
  );

  card('damage.damaged-cockpit', 'from the next round on the pilot skill is 0', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], attacked: true, shields: 0 })
      .ship('obsidiansquadronpilot', { at: [450, 640, 180] })
      .ship('academypilot', { at: [800, 840, 180] })
      .deck('damaged-cockpit')
      .attackDice('critical', 'blank')
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>rookiepilot');
    expect(game.see('rookiepilot').skill).toBe(2);
    game.endRound();
    expect(game.state.round).toBe(2);
    expect(game.see('rookiepilot').skill).toBe(0);
  });

  card('damage.damaged-cockpit', 'face down it changes nothing', () => {
    expect(combat({ damageDown: ['damaged-cockpit'] }).see('rookiepilot').skill).toBe(2);
  });

  card('damage.damaged-engine', 'turns are red', () => {
    const game = flying({ dial: 'turn-left-2', damageUp: ['damaged-engine'] }).until('P1 attack');
    expect(game.see('rookiepilot').stress).toBe(1);
  });

  card('damage.damaged-engine', 'banks are as printed', () => {
    const game = flying({ dial: 'bank-left-2', damageUp: ['damaged-engine'] }).until('P1 action');
    expect(game.see('rookiepilot').stress).toBe(0);
  });

  card('damage.damaged-sensor-array', 'the action bar cannot be used', () => {
    const game = flying({ damageUp: ['damaged-sensor-array'] }).until('P1 action');
    expect(game.offered()).toEqual(['pass', 'damaged-sensor-array']);
    expect(game.refusal('P1', 'focus')).toBe('XW-220');
  });

  card('damage.damaged-sensor-array', 'a hit repairs it, a critical hit does not', () => {
    const mended = flying({ damageUp: ['damaged-sensor-array'] })
      .attackDice('hit')
      .until('P1 action')
      .choose('P1', 'damaged-sensor-array');
    expect(mended.see('rookiepilot').damageUp).toEqual([]);
    const broken = flying({ damageUp: ['damaged-sensor-array'] })
      .attackDice('critical')
      .until('P1 action')
      .choose('P1', 'damaged-sensor-array');
    expect(broken.see('rookiepilot').damageUp).toEqual(['damaged-sensor-array']);
  });

  card('damage.direct-hit', 'counts for two', () => {
    expect(dealt('direct-hit').see('rookiepilot')).toMatchObject({
      hullLeft: 1,
      damageUp: ['direct-hit'],
    });
    expect(dealt('direct-hit', [], { damageDown: 1 }).see('rookiepilot').status).toBe('destroyed');
  });

  card('damage.direct-hit', 'face down it counts for one', () => {
    expect(combat({ damageDown: ['direct-hit'] }).see('rookiepilot').hullLeft).toBe(2);
  });

  function luke(damageUp: readonly DamageId[]): PlayTable {
    return table()
      .phase('combat')
      .ship('lukeskywalker', {
        at: [450, 450, 0],
        attacked: true,
        upgrades: ['veteraninstincts'],
        damageUp,
      })
      .ship('academypilot', { at: [450, 640, 180] })
      .attackDice('hit', 'blank')
      .defenceDice('focus', 'blank')
      .choose('P2', 'primary>lukeskywalker');
  }

  card('damage.injured-pilot', 'pilot ability and elite upgrades are switched off', () => {
    const game = luke(['injured-pilot']);
    expect(game.see('lukeskywalker').skill).toBe(8);
    expect(game.told('attack-hit')).toHaveLength(1);
  });

  card('damage.injured-pilot', 'without it they work', () => {
    const game = luke([]);
    expect(game.see('lukeskywalker').skill).toBe(10);
    expect(game.offered()).toContain('use:pilot.lukeskywalker@lukeskywalker');
  });

  card('damage.minor-explosion', 'a hit costs one more damage, and the card is turned down', () => {
    const game = dealt('minor-explosion', ['hit']);
    expect(game.see('rookiepilot')).toMatchObject({ damageUp: [], damageDown: 2 });
  });

  card('damage.minor-explosion', 'a critical hit does nothing', () => {
    const game = dealt('minor-explosion', ['critical']);
    expect(game.see('rookiepilot')).toMatchObject({ damageUp: [], damageDown: 1 });
  });

  card('damage.minor-hull-breach', 'after a red manoeuvre a hit costs one damage', () => {
    const game = flying({ dial: 'koiogran-4', damageUp: ['minor-hull-breach'] }, (set) =>
      set.attackDice('hit'),
    ).until('P1 attack');
    expect(game.see('rookiepilot').shields).toBe(1);
  });

  card('damage.minor-hull-breach', 'other manoeuvres are harmless', () => {
    const game = flying({ damageUp: ['minor-hull-breach'] }).until('P1 attack');
    expect(game.see('rookiepilot').shields).toBe(2);
  });

  card('damage.munitions-failure', 'a secondary weapon of the own choice is lost', () => {
    const game = table()
      .phase('combat')
      .ship('goldsquadronpilot', {
        at: [450, 450, 0],
        attacked: true,
        shields: 0,
        upgrades: ['protontorpedoes', 'ioncannonturret'],
      })
      .ship('academypilot', { at: [450, 640, 180] })
      .deck('munitions-failure')
      .attackDice('critical', 'blank')
      .defenceDice('blank')
      .choose('P2', 'primary>goldsquadronpilot');
    expect(game.question()).toBe('P1 damage-resolve');
    game.choose('P1', 'use:upgrade.ioncannonturret@goldsquadronpilot');
    expect(game.see('goldsquadronpilot')).toMatchObject({
      damageUp: [],
      damageDown: 1,
      upgrades: [
        { id: 'protontorpedoes', gone: false },
        { id: 'ioncannonturret', gone: true },
      ],
    });
  });

  card('damage.munitions-failure', 'without one the card is only turned down', () => {
    expect(dealt('munitions-failure').see('rookiepilot')).toMatchObject({
      damageUp: [],
      damageDown: 1,
    });
  });

  card('damage.structural-damage', 'one defence die less, never below none', () => {
    expect(defenceDice({ damageUp: ['structural-damage'] })).toBe(1);
    expect(defenceDice({ damageUp: ['structural-damage', 'structural-damage'] })).toBe(0);
  });

  card('damage.structural-damage', 'a hit repairs it, a blank does not', () => {
    const mend = (face: AttackResult): readonly string[] =>
      flying({ damageUp: ['structural-damage'] })
        .attackDice(face)
        .until('P1 action')
        .choose('P1', 'structural-damage')
        .see('rookiepilot').damageUp;
    expect(mend('hit')).toEqual([]);
    expect(mend('blank')).toEqual(['structural-damage']);
  });

  card('damage.stunned-pilot', 'an overlap costs one damage', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], dial: 'straight-4', damageUp: ['stunned-pilot'] })
      .ship('academypilot', { at: [450, 310, 180], activated: true })
      .until('P1 attack');
    expect(game.see('rookiepilot').shields).toBe(1);
  });

  card('damage.stunned-pilot', 'a free flight costs nothing', () => {
    expect(
      flying({ damageUp: ['stunned-pilot'] })
        .until('P1 attack')
        .see('rookiepilot').shields,
    ).toBe(2);
  });

  card('damage.thrust-control-fire', 'one stress token, then it is turned down', () => {
    expect(dealt('thrust-control-fire').see('rookiepilot')).toMatchObject({
      stress: 1,
      damageUp: [],
      damageDown: 1,
    });
  });

  card('damage.thrust-control-fire', 'dealt face down it gives none', () => {
    const game = combat({ attacked: true, shields: 0 })
      .deck('thrust-control-fire')
      .attackDice('hit', 'blank')
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>rookiepilot');
    expect(game.see('rookiepilot')).toMatchObject({ stress: 0, damageDown: 1 });
  });

  card('damage.weapon-malfunction', 'one attack die less with the primary weapon', () => {
    expect(attackDice({ damageUp: ['weapon-malfunction'] })).toBe(2);
  });

  card(
    'damage.weapon-malfunction',
    'secondary weapons are as printed, and a critical hit repairs it',
    () => {
      const game = combat({
        damageUp: ['weapon-malfunction'],
        upgrades: ['protontorpedoes'],
        locks: ['academypilot'],
      })
        .attackDice('blank', 'blank', 'blank', 'blank')
        .defenceDice('blank', 'blank', 'blank')
        .choose('P1', 'protontorpedoes>academypilot');
      expect(game.told('attack-rolled')[0]?.dice).toHaveLength(4);
      const mended = flying({ damageUp: ['weapon-malfunction'] })
        .attackDice('critical')
        .until('P1 action')
        .choose('P1', 'weapon-malfunction');
      expect(mended.see('rookiepilot').damageUp).toEqual([]);
    },
  );

  test('a repair is an action and impossible while stressed', () => {
    const game = flying({ dial: 'straight-3', stress: 1, damageUp: ['structural-damage'] });
    expect(game.until('P1 attack').told('action-taken')).toEqual([]);
  });
});
