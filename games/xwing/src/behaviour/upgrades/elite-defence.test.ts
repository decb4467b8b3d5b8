import { card } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import type { DamageId } from '../../cards/ids.ts';
import type { AttackResult } from '../../cards/vocabulary.ts';
import { type PlayTable, type ShipFields, table } from '../../testing/table.ts';

describe('Determination', () => {
  function struck(deck: readonly DamageId[], face: 'hit' | 'critical'): PlayTable {
    return table()
      .phase('combat')
      .deck(...deck)
      .ship('lukeskywalker', {
        at: [450, 450, 0],
        attacked: true,
        shields: 0,
        damageDown: 1,
        upgrades: ['determination'],
      })
      .ship('academypilot', { at: [450, 640, 180] })
      .attackDice(face, 'blank')
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>lukeskywalker');
  }

  card('upgrade.determination', 'a Pilot card dealt face up is discarded', () => {
    const game = struck(['blinded-pilot'], 'critical');
    expect(game.see('lukeskywalker')).toMatchObject({ damageUp: [], damageDown: 1, hullLeft: 2 });
    expect(game.told('damage-discarded')[0]?.cards).toEqual(['blinded-pilot']);
  });

  card('upgrade.determination', 'before it destroys the ship', () => {
    // DS-31
    const game = table()
      .phase('combat')
      .deck('blinded-pilot')
      .ship('lukeskywalker', {
        at: [450, 450, 0],
        attacked: true,
        shields: 0,
        damageDown: 2,
        upgrades: ['determination'],
      })
      .ship('academypilot', { at: [450, 640, 180] })
      .attackDice('critical', 'blank')
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>lukeskywalker');
    expect(game.see('lukeskywalker')).toMatchObject({ status: 'in-play', hullLeft: 1 });
  });

  card('upgrade.determination', 'a Ship card stays, and so does a card dealt face down', () => {
    expect(struck(['damaged-engine'], 'critical').see('lukeskywalker').damageUp).toEqual([
      'damaged-engine',
    ]);
    expect(struck(['blinded-pilot'], 'hit').see('lukeskywalker').damageDown).toBe(2);
  });
});

describe('Draw Their Fire', () => {
  const USE = 'use:upgrade.drawtheirfire@lukeskywalker';

  /** Luke beside the defender, so far away. */
  function fire(gap: number, dice: readonly AttackResult[], luke: ShipFields = {}): PlayTable {
    return table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], attacked: true, shields: 0 })
      .ship('lukeskywalker', {
        at: [490 + gap, 450, 0],
        attacked: true,
        upgrades: ['drawtheirfire'],
        ...luke,
      })
      .ship('academypilot', { at: [450, 640, 180] })
      .ship('academypilot', { at: [800, 840, 180], attacked: true })
      .attackDice(...dice);
  }

  card('upgrade.drawtheirfire', 'takes one critical hit in place of a friend', () => {
    const game = fire(100, ['critical', 'critical'])
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>rookiepilot');
    expect(game.question()).toBe('P1 damage-before');
    expect(game.offered()).toEqual([USE, 'done']);
    game.choose('P1', USE);
    expect(game.see('lukeskywalker').shields).toBe(1);
    expect(game.see('rookiepilot').damageUp).toHaveLength(1);
  });

  card('upgrade.drawtheirfire', 'the friend may be left to it', () => {
    const game = fire(100, ['critical', 'blank'])
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>rookiepilot')
      .choose('P1', 'done');
    expect(game.see('lukeskywalker').shields).toBe(2);
    expect(game.see('rookiepilot').damageUp).toHaveLength(1);
  });

  card(
    'upgrade.drawtheirfire',
    'not farther away, and not what is cancelled or no critical',
    () => {
      const asked = (game: PlayTable, defence: 'evade' | 'blank'): readonly string[] =>
        game.defenceDice(defence, 'blank').choose('P2', 'primary>rookiepilot').used();
      const far = fire(101, ['critical', 'blank']);
      expect(asked(far, 'blank')).toEqual([]);
      expect(far.see('rookiepilot').damageUp).toHaveLength(1);
      expect(asked(fire(100, ['critical', 'blank']), 'evade')).toEqual([]);
      const hit = fire(100, ['hit', 'blank']);
      expect(asked(hit, 'blank')).toEqual([]);
      expect(hit.see('rookiepilot').damageDown).toBe(1);
    },
  );

  card('upgrade.drawtheirfire', 'nothing to draw from himself', () => {
    const game = fire(20, ['critical', 'blank', 'blank'])
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>lukeskywalker');
    expect(game.see('lukeskywalker').shields).toBe(1);
    expect(game.used()).toEqual([]);
  });
});

describe('Elusiveness', () => {
  const USE = 'use:upgrade.elusiveness@lukeskywalker';

  function elusive(fields: ShipFields = {}, attacker: ShipFields = {}): PlayTable {
    return table()
      .phase('combat')
      .ship('lukeskywalker', {
        at: [450, 450, 0],
        attacked: true,
        upgrades: ['elusiveness'],
        ...fields,
      })
      .ship('stormsquadronpilot', { at: [450, 640, 180], ...attacker })
      .attackDice('critical', 'hit')
      .choose('P2', 'primary>lukeskywalker');
  }

  card('upgrade.elusiveness', 'for a stress token the attacker rerolls a die', () => {
    const game = elusive();
    expect(game.question()).toBe('P1 modify-attack-dice');
    expect(game.offered()).toEqual([`${USE}:critical`, `${USE}:hit`, 'done']);
    game.attackDice('blank').defenceDice('blank', 'blank').choose('P1', `${USE}:critical`);
    expect(game.see('lukeskywalker').stress).toBe(1);
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 1, crits: 0 });
  });

  card('upgrade.elusiveness', 'that die is not rerolled again', () => {
    const game = elusive({}, { locks: ['lukeskywalker'] })
      .attackDice('blank')
      .choose('P1', `${USE}:critical`);
    expect(game.offered()).toEqual(['spend-lock:none', 'spend-lock:hit', 'done']);
  });

  card('upgrade.elusiveness', 'not while stressed', () => {
    const game = elusive({ stress: 1 }, { focus: 1 });
    expect(game.question()).toBe('P2 modify-attack-dice');
  });

  card('upgrade.elusiveness', 'no use where the attacker may not reroll', () => {
    const game = table()
      .phase('combat')
      .ship('lukeskywalker', { at: [450, 450, 0] })
      .ship('darkcurse', { at: [450, 640, 180], attacked: true, upgrades: ['elusiveness'] })
      .attackDice('hit', 'hit', 'hit')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>darkcurse');
    expect(game.used()).toEqual(['pilot.darkcurse']);
  });

  card('upgrade.elusiveness', 'a price that Captain Yorr takes over buys nothing', () => {
    const game = table()
      .phase('combat')
      .ship('lukeskywalker', { at: [450, 450, 0] })
      .ship('howlrunner', { at: [450, 640, 180], attacked: true, upgrades: ['elusiveness'] })
      .ship('captainyorr', { at: [600, 640, 180], attacked: true })
      .attackDice('hit', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>howlrunner')
      .choose('P2', 'use:upgrade.elusiveness@howlrunner:hit')
      .choose('P2', 'use:pilot.captainyorr@captainyorr');
    expect(game.see('captainyorr').stress).toBe(1);
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 1 });
  });
});
