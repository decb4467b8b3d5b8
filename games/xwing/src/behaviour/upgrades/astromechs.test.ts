import { card, rule } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import { type PlayTable, type ShipFields, table } from '../../testing/table.ts';

const BLANKS = ['blank', 'blank', 'blank', 'blank'] as const;

/** An X-wing with its droid, about to fly. */
function flying(fields: ShipFields): PlayTable {
  return table()
    .phase('activation')
    .ship('rookiepilot', { at: [450, 100, 0], dial: 'straight-1', ...fields })
    .ship('academypilot', { at: [450, 840, 180], activated: true });
}

describe('R2 Astromech', () => {
  const USE = 'use:upgrade.r2astromech@rookiepilot';
  const R2: ShipFields = { upgrades: ['r2astromech'], stress: 1 };

  card('upgrade.r2astromech', 'a manoeuvre of speed 1 or 2 may be green', () => {
    const game = flying({ ...R2, dial: 'bank-left-2' });
    expect(game.offered()).toEqual([USE, 'done']);
    game.choose('P1', USE);
    expect(game.see('rookiepilot').stress).toBe(0);
    expect(
      flying({ ...R2, dial: 'bank-left-2' })
        .choose('P1', 'done')
        .see('rookiepilot').stress,
    ).toBe(1);
  });

  card('upgrade.r2astromech', 'not a faster one', () => {
    const game = flying({ ...R2, dial: 'bank-left-3' }).until('P1 attack');
    expect(game.used()).toEqual([]);
    expect(game.see('rookiepilot').stress).toBe(1);
  });

  card('upgrade.r2astromech', 'also the drifting of an ionised ship', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], ion: 1, ...R2 })
      .ship('academypilot', { at: [450, 840, 180], activated: true });
    expect(game.question()).toBe('P1 execute');
    expect(game.choose('P1', USE).see('rookiepilot')).toMatchObject({ stress: 0, ion: 0 });
  });

  card('upgrade.r2astromech', 'also a manoeuvre that the opponent chose', () => {
    const chosen = (manoeuvre: string): PlayTable =>
      flying({ ...R2, dial: 'koiogran-4' }).choose('P2', manoeuvre);
    const game = chosen('turn-left-2');
    expect(game.question()).toBe('P1 execute');
    expect(game.offered()).toEqual([USE, 'done']);
    expect(game.choose('P1', USE).see('rookiepilot').stress).toBe(0);
    expect(chosen('turn-left-2').choose('P1', 'done').see('rookiepilot').stress).toBe(1);
    // Too fast, and green already.
    expect(chosen('turn-left-3').until('P1 attack').used()).toEqual([]);
    expect(chosen('straight-1').until('P1 attack').used()).toEqual([]);
  });

  card('upgrade.r2astromech', 'a damaged engine is stronger', () => {
    const fields: ShipFields = { upgrades: ['r2astromech'], damageUp: ['damaged-engine'] };
    const game = flying({ ...fields, dial: 'turn-left-2' }).choose('P1', USE);
    expect(game.see('rookiepilot').stress).toBe(1);
  });
});

describe('R2-D2', () => {
  const USE = 'use:upgrade.r2d2@rookiepilot';
  const R2D2: ShipFields = { upgrades: ['r2d2'], shields: 1 };

  card('upgrade.r2d2', 'a green manoeuvre may bring a shield back', () => {
    expect(flying(R2D2).choose('P1', USE).see('rookiepilot').shields).toBe(2);
    expect(flying(R2D2).choose('P1', 'done').see('rookiepilot').shields).toBe(1);
  });

  card('upgrade.r2d2', 'never more than the shield value, and not for another colour', () => {
    expect(flying({ upgrades: ['r2d2'] }).question()).toBe('P1 action');
    expect(flying({ ...R2D2, dial: 'straight-3' }).question()).toBe('P1 action');
  });

  card('upgrade.r2d2', 'nothing to bring back, nothing to use', () => {
    const game = flying(R2D2).choose('P1', USE).endRound();
    game.dials({ rookiepilot: 'straight-1' }).until('P1 action');
    expect(game.see('rookiepilot').shields).toBe(2);
    expect(game.used()).toEqual(['upgrade.r2d2']);
  });

  card('upgrade.r2d2', 'before the die of an asteroid', () => {
    // DS-30
    const game = flying({ ...R2D2, shields: 0, dial: 'straight-2' }).obstacle([450, 160, 0]);
    expect(game.question()).toBe('P1 executed');
    expect(game.told('die-rolled')).toEqual([]);
    game.attackDice('hit').choose('P1', USE);
    expect(game.told('die-rolled')).toHaveLength(1);
    expect(game.see('rookiepilot')).toMatchObject({ shields: 0, damageDown: 0 });
    expect(game.question()).toBe('P1 attack');
  });

  card('upgrade.r2d2', 'after a mine', () => {
    const game = flying({ ...R2D2, dial: 'straight-2' })
      .bomb('proximitymines', 'P2', [450, 200, 0])
      .attackDice('hit', 'blank', 'blank');
    expect(game.question()).toBe('P1 executed');
    expect(game.see('rookiepilot').shields).toBe(0);
    expect(game.choose('P1', USE).see('rookiepilot').shields).toBe(1);
  });

  card('upgrade.r2d2', 'before Anti-Pursuit Lasers', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], dial: 'straight-2', ...R2D2, shields: 0 })
      .ship('bountyhunter', {
        at: [450, 240, 180],
        activated: true,
        upgrades: ['antipursuitlasers'],
      })
      .attackDice('hit')
      .choose('P1', USE);
    expect(game.see('rookiepilot')).toMatchObject({ shields: 0, damageDown: 0 });
    expect(game.used()).toEqual(['upgrade.r2d2', 'upgrade.antipursuitlasers']);
  });
});

describe('R2-F2', () => {
  function defended(action: string): number | undefined {
    return table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], dial: 'straight-1', upgrades: ['r2f2'] })
      .ship('academypilot', { at: [450, 340, 180], activated: true })
      .attackDice(...BLANKS)
      .defenceDice(...BLANKS)
      .choose('P1', action)
      .choose('P1', 'pass')
      .choose('P2', 'primary>rookiepilot')
      .told('defence-rolled')[0]?.dice.length;
  }

  card('upgrade.r2f2', 'one agility more until the round ends', () => {
    expect(defended('r2f2')).toBe(3);
  });

  card('upgrade.r2f2', 'nothing without the action', () => {
    expect(defended('pass')).toBe(2);
  });
});

describe('R5 Astromech', () => {
  function ending(damageUp: NonNullable<ShipFields['damageUp']>): PlayTable {
    return table()
      .phase('end')
      .ship('rookiepilot', { at: [450, 100, 0], upgrades: ['r5astromech'], damageUp })
      .ship('academypilot', { at: [450, 840, 180] });
  }

  card('upgrade.r5astromech', 'a Ship card may be turned face down', () => {
    const game = ending(['damaged-engine', 'blinded-pilot']);
    expect(game.offered()).toEqual(['use:upgrade.r5astromech@rookiepilot:damaged-engine', 'done']);
    game.choose('P1', 'use:upgrade.r5astromech@rookiepilot:damaged-engine');
    expect(game.see('rookiepilot')).toMatchObject({ damageUp: ['blinded-pilot'], damageDown: 1 });
  });

  card('upgrade.r5astromech', 'no Pilot card', () => {
    expect(ending(['blinded-pilot']).question()).toMatch(/dial$/);
  });

  card('upgrade.r5astromech', 'one card in a round', () => {
    const game = ending(['damaged-engine', 'weapon-malfunction']).choose(
      'P1',
      'use:upgrade.r5astromech@rookiepilot:weapon-malfunction',
    );
    expect(game.see('rookiepilot').damageUp).toEqual(['damaged-engine']);
    expect(game.question()).toMatch(/dial$/);
  });

  rule('XW-158', 'what cards do in the End phase happens after the tokens are gone', () => {
    const game = table()
      .phase('end')
      .ship('rookiepilot', {
        at: [450, 100, 0],
        focus: 1,
        upgrades: ['r5astromech'],
        damageUp: ['damaged-engine'],
      })
      .ship('academypilot', { at: [450, 840, 180] });
    expect(game.question()).toBe('P1 end-effects');
    expect(game.see('rookiepilot').focus).toBe(0);
  });
});

describe('R5-D8', () => {
  function mending(face: 'evade' | 'focus' | 'blank', damageDown = 1): PlayTable {
    return flying({ upgrades: ['r5d8'], damageDown })
      .defenceDice(face)
      .picks(0)
      .choose('P1', 'r5d8');
  }

  card('upgrade.r5d8', 'an evade or focus result discards a face-down card', () => {
    expect(mending('evade').see('rookiepilot').damageDown).toBe(0);
    const game = mending('focus', 2);
    expect(game.see('rookiepilot').damageDown).toBe(1);
    expect(game.told('damage-discarded')[0]?.cards).toHaveLength(1);
  });

  card('upgrade.r5d8', 'a blank does not, and nothing without a face-down card', () => {
    expect(mending('blank').see('rookiepilot').damageDown).toBe(1);
    const whole = flying({ upgrades: ['r5d8'], damageUp: ['damaged-engine'] });
    expect(whole.refusal('P1', 'r5d8')).toBe('XW-063');
  });
});

describe('R5-K6', () => {
  /** The Rookie Pilot spends the lock to reroll a blank. */
  function spending(face: 'evade' | 'focus'): PlayTable {
    return table()
      .phase('combat')
      .ship('rookiepilot', {
        at: [450, 450, 0],
        upgrades: ['r5k6'],
        locks: ['academypilot'],
        focus: 1,
      })
      .ship('academypilot', { at: [450, 640, 180] })
      .ship('captainkagi', { at: [600, 660, 180], attacked: true })
      .attackDice('blank', 'blank', 'blank', 'focus')
      .defenceDice(face, 'blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'spend-lock:blank');
  }

  card('upgrade.r5k6', 'an evade result brings the lock back, on the same ship', () => {
    // Captain Kagi does not draw a lock that names its ship.
    const game = spending('evade').choose('P1', 'spend-focus');
    expect(game.told('die-rolled')[0]).toMatchObject({ die: 'defence', result: 'evade' });
    expect(game.see('rookiepilot').locks).toEqual(['academypilot']);
  });

  card('upgrade.r5k6', 'which may not be spent in this attack', () => {
    const game = spending('evade').until('P1 modify-attack-dice');
    expect(game.offered()).toEqual(['spend-focus', 'done']);
    expect(game.refusal('P1', 'spend-lock:blank')).toBe('XW-220');
  });

  card('upgrade.r5k6', 'another result does not', () => {
    expect(spending('focus').choose('P1', 'done').see('rookiepilot').locks).toEqual([]);
  });

  card('upgrade.r5k6', 'also for a lock that was the price of a weapon', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', {
        at: [450, 450, 0],
        upgrades: ['protontorpedoes', 'r5k6'],
        locks: ['academypilot'],
      })
      .ship('academypilot', { at: [450, 640, 180] })
      .attackDice('focus', 'blank', 'blank', 'blank')
      .defenceDice('evade', 'blank', 'blank', 'blank')
      .choose('P1', 'protontorpedoes>academypilot')
      .until('P1 modify-attack-dice');
    expect(game.offered()).toEqual(['use:upgrade.protontorpedoes@rookiepilot', 'done']);
    expect(game.see('rookiepilot').locks).toEqual(['academypilot']);
  });

  card('upgrade.r5k6', 'not for a focus token', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], upgrades: ['r5k6'], focus: 1 })
      .ship('academypilot', { at: [450, 640, 180] })
      .attackDice('blank', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'spend-focus');
    expect(game.told('die-rolled')).toEqual([]);
  });
});
