import { card } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import { type PlayTable, type ShipFields, table } from '../../testing/table.ts';

describe('Night Beast', () => {
  function flying(dial: string, fields: ShipFields = {}): PlayTable {
    return table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('nightbeast', { at: [450, 800, 180], dial, ...fields });
  }

  card('pilot.nightbeast', 'a free focus action after a green manoeuvre, besides his own', () => {
    const game = flying('straight-2');
    expect(game.question()).toBe('P2 executed');
    game.choose('P2', 'use:pilot.nightbeast@nightbeast');
    expect(game.offered()).toEqual(['pass', 'focus']);
    game.choose('P2', 'focus').choose('P2', 'evade');
    expect(game.see('nightbeast')).toMatchObject({ focus: 1, evade: 1 });
  });

  card('pilot.nightbeast', 'not after a white or a red one', () => {
    expect(flying('straight-4').question()).toBe('P2 action');
    expect(flying('koiogran-3').question()).toBe('P2 attack');
  });

  card('pilot.nightbeast', 'when the manoeuvre has taken his last stress token, not before', () => {
    expect(flying('straight-2', { stress: 1 }).question()).toBe('P2 executed');
    expect(flying('straight-2', { stress: 2 }).question()).toBe('P2 attack');
  });

  /** The way of the green manoeuvre ends on the Rookie Pilot. */
  function bumping(overlapBlocksFreeActions: boolean): PlayTable {
    return table()
      .setup({ options: { overlapBlocksFreeActions } })
      .phase('activation')
      .ship('rookiepilot', { at: [450, 680, 0], activated: true })
      .ship('nightbeast', { at: [450, 800, 180], dial: 'straight-2' });
  }

  card('pilot.nightbeast', 'also after an overlap, which takes only his own action', () => {
    const game = bumping(false).choose('P2', 'use:pilot.nightbeast@nightbeast');
    game.choose('P2', 'focus');
    expect(game.see('nightbeast')).toMatchObject({ focus: 1, touching: ['rookiepilot'] });
    expect(game.question()).toBe('P2 attack');
    expect(bumping(true).question()).toBe('P2 attack');
  });
});

describe('Lando Calrissian', () => {
  /** Lando flies; a Rookie Pilot is 50 mm to his right after a straight 1 unless told. */
  function flying(rookie: ShipFields = {}, dial = 'straight-1'): PlayTable {
    return table()
      .phase('activation')
      .ship('landocalrissian', { at: [450, 100, 0], dial })
      .ship('rookiepilot', { at: [560, 220, 0], activated: true, ...rookie })
      .ship('academypilot', { at: [560, 480, 180], activated: true });
  }

  card('pilot.landocalrissian', 'a friend at Range 1 may take an action of its bar', () => {
    const game = flying({ upgrades: ['r2f2'] }).ship('garvendreis', {
      at: [340, 220, 0],
      activated: true,
    });
    expect(game.question()).toBe('P1 executed');
    expect(game.offered()).toEqual([
      'use:pilot.landocalrissian@landocalrissian:rookiepilot',
      'use:pilot.landocalrissian@landocalrissian:garvendreis',
    ]);
    expect(game.refusal('P1', 'done')).toBe('XW-218');
    game.choose('P1', 'use:pilot.landocalrissian@landocalrissian:rookiepilot');
    expect(game.question()).toBe('P1 free-action');
    expect(game.offered()).toEqual(['pass', 'focus', 'target-lock']);
    game.choose('P1', 'focus');
    expect(game.see('rookiepilot').focus).toBe(1);
    expect(game.question()).toBe('P1 action');
  });

  card('pilot.landocalrissian', 'with one friend there the choice is made; it may decline', () => {
    const game = flying();
    expect(game.question()).toBe('P1 free-action');
    game.choose('P1', 'pass');
    expect(game.see('rookiepilot').focus).toBe(0);
    expect(game.question()).toBe('P1 action');
  });

  card('pilot.landocalrissian', 'not beyond Range 1, and not after other manoeuvres', () => {
    expect(flying({ at: [610, 220, 0] }).question()).toBe('P1 free-action');
    expect(flying({ at: [610.2, 220, 0] }).question()).toBe('P1 action');
    expect(flying({ at: [560, 300, 0] }, 'straight-3').question()).toBe('P1 action');
  });

  card('pilot.landocalrissian', 'a stressed friend may be named but cannot act', () => {
    const game = flying({ stress: 1 });
    expect(game.question()).toBe('P1 action');
    expect(game.used()).toEqual(['pilot.landocalrissian']);
    expect(game.told('action-taken')).toEqual([]);
  });

  card('pilot.landocalrissian', 'the friend does not take the same action again', () => {
    const game = flying({ at: [200, 220, 0] })
      .ship('wedgeantilles', { at: [560, 220, 0], dial: 'straight-1' })
      .choose('P1', 'focus')
      .choose('P1', 'pass');
    expect(game.told('activated').at(-1)).toMatchObject({ ship: 'wedgeantilles' });
    expect(game.question()).toBe('P1 action');
    expect(game.refusal('P1', 'focus')).toBe('XW-065');
    expect(game.refusal('P1', 'target-lock')).toBe('legal');
  });

  card('pilot.landocalrissian', 'the enemy beside him gets nothing', () => {
    const game = flying({ at: [200, 220, 0] }).ship('obsidiansquadronpilot', {
      at: [560, 220, 0],
      activated: true,
    });
    expect(game.question()).toBe('P1 action');
  });
});

describe('Darth Vader', () => {
  function acting(fields: ShipFields = {}, rebel: readonly number[] = [450, 100, 0]): PlayTable {
    return table()
      .phase('activation')
      .ship('rookiepilot', { at: rebel, activated: true })
      .ship('darthvader', { at: [450, 800, 180], dial: 'straight-2', ...fields });
  }

  card('pilot.darthvader', 'takes two different actions in one step', () => {
    const game = acting().choose('P2', 'focus');
    expect(game.question()).toBe('P2 action');
    expect(game.refusal('P2', 'focus')).toBe('XW-065');
    game.choose('P2', 'evade');
    expect(game.question()).toBe('P2 attack');
    expect(game.used()).toEqual(['pilot.darthvader']);
  });

  card('pilot.darthvader', 'may stop after one, or take none', () => {
    const one = acting().choose('P2', 'focus').choose('P2', 'pass');
    expect(one.question()).toBe('P2 attack');
    const none = acting().choose('P2', 'pass');
    expect(none.question()).toBe('P2 attack');
  });

  card('pilot.darthvader', 'not a third', () => {
    const game = acting().choose('P2', 'focus').choose('P2', 'evade');
    expect(game.told('action-taken')).toHaveLength(2);
    expect(game.question()).toBe('P2 attack');
  });

  card('pilot.darthvader', 'both are lost with the step: stress, overlap', () => {
    const stressed = acting({ dial: 'straight-4', stress: 1 }).until('P2 attack');
    expect(stressed.told('action-skipped')).toMatchObject([{ why: 'stress' }]);
    const bumped = acting({}, [450, 680, 0]).until('P2 attack');
    expect(bumped.told('action-skipped')).toMatchObject([{ why: 'overlap' }]);
  });
});

describe('Tycho Celchu', () => {
  function flying(pilot: string, dial: string, fields: ShipFields = {}): PlayTable {
    return table()
      .phase('activation')
      .ship(pilot, { at: [450, 100, 0], dial, stress: 1, ...fields })
      .ship('academypilot', { at: [800, 800, 180], activated: true });
  }

  card('pilot.tychocelchu', 'acts while stressed', () => {
    const game = flying('tychocelchu', 'turn-left-1').choose('P1', 'focus');
    expect(game.see('tychocelchu')).toMatchObject({ focus: 1, stress: 1 });
    expect(game.used()).toEqual(['pilot.tychocelchu']);
    const other = flying('greensquadronpilot', 'turn-left-1').until('P1 attack');
    expect(other.told('action-skipped')).toMatchObject([{ why: 'stress' }]);
  });

  card('pilot.tychocelchu', 'right after a red manoeuvre', () => {
    const game = flying('tychocelchu', 'koiogran-3', { stress: 0 }).choose('P1', 'evade');
    expect(game.see('tychocelchu')).toMatchObject({ evade: 1, stress: 1 });
  });

  card('pilot.tychocelchu', 'takes free actions as well', () => {
    const game = table()
      .phase('activation')
      .ship('landocalrissian', { at: [450, 100, 0], dial: 'straight-1' })
      .ship('tychocelchu', { at: [560, 220, 0], activated: true, stress: 2 })
      .ship('academypilot', { at: [800, 800, 180], activated: true })
      .choose('P1', 'evade');
    expect(game.see('tychocelchu').evade).toBe(1);
  });

  card('pilot.tychocelchu', 'red manoeuvres stay forbidden', () => {
    const game = flying('tychocelchu', 'koiogran-3');
    expect(game.question()).toBe('P2 replace-manoeuvre');
    expect(game.refusal('P2', 'koiogran-3')).toBe('XW-168');
  });

  card('pilot.tychocelchu', 'not with an injured pilot', () => {
    const game = flying('tychocelchu', 'turn-left-1', { damageUp: ['injured-pilot'] });
    expect(game.until('P1 attack').told('action-skipped')).toMatchObject([{ why: 'stress' }]);
  });
});

describe('Boba Fett', () => {
  function flying(dial: string, fields: ShipFields = {}): PlayTable {
    return table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('bobafett', { at: [450, 600, 180], dial, ...fields });
  }

  card('pilot.bobafett', 'may turn a bank into the other one of the same speed', () => {
    const game = flying('bank-left-2');
    expect(game.question()).toBe('P2 revealed');
    game.choose('P2', 'use:pilot.bobafett@bobafett');
    expect(game.told('moved')[0]).toMatchObject({ manoeuvre: 'bank-right-2' });
    const back = flying('bank-right-3').choose('P2', 'use:pilot.bobafett@bobafett');
    expect(back.told('moved')[0]).toMatchObject({ manoeuvre: 'bank-left-3' });
  });

  card('pilot.bobafett', 'may leave it', () => {
    const game = flying('bank-left-2').choose('P2', 'done');
    expect(game.told('moved')[0]).toMatchObject({ manoeuvre: 'bank-left-2' });
  });

  card('pilot.bobafett', 'not on other bearings', () => {
    expect(flying('straight-2').question()).toBe('P2 action');
    expect(flying('turn-left-2').question()).toBe('P2 action');
  });

  card('pilot.bobafett', 'not without a dial to reveal', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('bobafett', { at: [450, 600, 180], ion: 2 });
    expect(game.question()).toBe('P2 action');
    expect(game.told('moved')[0]).toMatchObject({ manoeuvre: 'straight-1' });
  });
});
