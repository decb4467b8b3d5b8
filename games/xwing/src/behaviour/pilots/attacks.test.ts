import { card } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import { type PlayTable, type ShipFields, table } from '../../testing/table.ts';

const BLANKS = ['blank', 'blank', 'blank', 'blank'] as const;

describe('Biggs Darklighter', () => {
  /** A Storm Squadron Pilot sees Biggs and, so far to his right, a Rookie Pilot. */
  function seeing(gap: number, enemy: ShipFields = {}, biggs: ShipFields = {}): PlayTable {
    return table()
      .phase('combat')
      .ship('biggsdarklighter', { at: [400, 450, 0], attacked: true, ...biggs })
      .ship('rookiepilot', { at: [440 + gap, 450, 0], attacked: true })
      .ship('stormsquadronpilot', { at: [440, 640, 180], ...enemy });
  }

  card('pilot.biggsdarklighter', 'ships at Range 1 of him are no targets', () => {
    const game = seeing(100);
    expect(game.offered()).toEqual(['pass', 'primary>biggsdarklighter']);
    expect(game.refusal('P2', 'primary>rookiepilot')).toBe('XW-219');
    game
      .attackDice(...BLANKS)
      .defenceDice(...BLANKS)
      .choose('P2', 'primary>biggsdarklighter');
    expect(game.used()).toEqual(['pilot.biggsdarklighter']);
  });

  card('pilot.biggsdarklighter', 'ships farther away are', () => {
    expect(seeing(100.2).offered()).toContain('primary>rookiepilot');
  });

  card('pilot.biggsdarklighter', 'not while he is out of the arc, touched or injured', () => {
    const outside = seeing(60, {}, { at: [440, 700, 0] });
    expect(outside.offered()).toEqual(['pass', 'primary>rookiepilot']);
    const touched = table()
      .phase('combat')
      .ship('biggsdarklighter', { at: [400, 450, 0], attacked: true })
      .ship('rookiepilot', { at: [440, 390, 0], attacked: true })
      .ship('stormsquadronpilot', { at: [400, 490, 180] })
      .touching('biggsdarklighter', 'stormsquadronpilot');
    expect(touched.offered()).toEqual(['pass', 'primary>rookiepilot']);
    const injured = seeing(60, {}, { damageUp: ['injured-pilot'] });
    expect(injured.offered()).toContain('primary>rookiepilot');
  });

  /** The enemy has a lock and a missile for the Rookie Pilot only. */
  const armed: ShipFields = { upgrades: ['homingmissiles'], locks: ['rookiepilot'] };

  card('pilot.biggsdarklighter', 'the weapon that is used must reach him', () => {
    const game = seeing(60, armed);
    expect(game.offered()).toEqual([
      'pass',
      'primary>biggsdarklighter',
      'homingmissiles>rookiepilot',
    ]);
  });

  card('pilot.biggsdarklighter', 'by the older reading any weapon is enough', () => {
    const game = seeing(60, armed).setup({ options: { biggsAnyWeapon: true } });
    expect(game.offered()).toEqual(['pass', 'primary>biggsdarklighter']);
  });
});

describe('Arvel Crynyd', () => {
  /** Two ships whose bases touch, the Rebel one in front or beside. */
  function touching(pilot: string, heading: number, attacked = false): PlayTable {
    return table()
      .phase('combat')
      .ship(pilot, { at: [450, 450, heading], attacked })
      .ship('academypilot', { at: [450, 490, 180] })
      .touching(pilot, 'academypilot')
      .attackDice(...BLANKS)
      .defenceDice(...BLANKS);
  }

  card('pilot.arvelcrynyd', 'may attack a ship that he touches, at Range 1', () => {
    const game = touching('arvelcrynyd', 0).choose('P1', 'primary>academypilot');
    expect(game.told('attack-declared')[0]).toMatchObject({ range: 1 });
    expect(game.told('attack-rolled')[0]?.dice).toHaveLength(3);
    expect(game.used()).toEqual(['pilot.arvelcrynyd']);
    expect(touching('greensquadronpilot', 0).refusal('P1', 'primary>academypilot')).toBe('XW-109');
  });

  card('pilot.arvelcrynyd', 'only inside his firing arc', () => {
    const game = touching('arvelcrynyd', 90);
    expect(game.cause('P1', 'primary>academypilot')).toBe('out-of-arc');
  });

  card('pilot.arvelcrynyd', 'the touched ship may not attack him', () => {
    const game = touching('arvelcrynyd', 0, true);
    expect(game.question()).toBe('P2 attack');
    expect(game.refusal('P2', 'primary>arvelcrynyd')).toBe('XW-109');
  });
});

describe('Major Rhymer', () => {
  function aiming(weapon: string, gap: number, pilot = 'majorrhymer'): string {
    return table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 300, 0], attacked: true })
      .ship(pilot, { at: [450, 340 + gap, 180], upgrades: [weapon], locks: ['rookiepilot'] })
      .refusal('P2', `${weapon}>rookiepilot`);
  }

  const GAPS = [50, 150, 250, 310];

  card('pilot.majorrhymer', 'one end of the range of a weapon moves by one', () => {
    const legal = ['legal', 'legal', 'legal', 'XW-213'];
    expect(GAPS.map((gap) => aiming('protontorpedoes', gap))).toEqual(legal);
    expect(GAPS.map((gap) => aiming('clustermissiles', gap))).toEqual(legal);
    expect(GAPS.map((gap) => aiming('advprotontorpedoes', gap))).toEqual([
      'legal',
      'legal',
      'XW-213',
      'XW-213',
    ]);
  });

  card('pilot.majorrhymer', 'others keep to the printed range', () => {
    expect(GAPS.map((gap) => aiming('protontorpedoes', gap, 'gammasquadronpilot'))).toEqual([
      'XW-213',
      'legal',
      'legal',
      'XW-213',
    ]);
  });

  card('pilot.majorrhymer', 'the weapon rolls its own dice, without a bonus for the range', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 300, 0], attacked: true })
      .ship('majorrhymer', {
        at: [450, 390, 180],
        upgrades: ['homingmissiles'],
        locks: ['rookiepilot'],
      })
      .attackDice(...BLANKS)
      .defenceDice(...BLANKS)
      .choose('P2', 'homingmissiles>rookiepilot');
    expect(game.told('attack-declared')[0]).toMatchObject({ range: 1 });
    expect(game.told('attack-rolled')[0]?.dice).toHaveLength(4);
    expect(game.used()).toContain('pilot.majorrhymer');
  });

  card(
    'pilot.majorrhymer',
    'his primary weapon reaches no farther, and a lock is needed still',
    () => {
      const game = table()
        .phase('combat')
        .ship('rookiepilot', { at: [450, 300, 0], attacked: true })
        .ship('majorrhymer', { at: [450, 390, 180], upgrades: ['protontorpedoes'] });
      expect(game.refusal('P2', 'protontorpedoes>rookiepilot')).toBe('XW-215');
      const far = table()
        .phase('combat')
        .ship('rookiepilot', { at: [450, 300, 0], attacked: true })
        .ship('majorrhymer', { at: [450, 641, 180] });
      expect(far.refusal('P2', 'primary>rookiepilot')).toBe('XW-092');
    },
  );
});

describe('Turr Phennir', () => {
  /** Turr and a Rebel pilot of the same skill face each other. */
  function attacking(fields: ShipFields = {}): PlayTable {
    return table()
      .phase('combat')
      .ship('landocalrissian', { at: [450, 300, 0] })
      .ship('turrphennir', { at: [450, 540, 180], ...fields })
      .attackDice(...BLANKS)
      .defenceDice('blank')
      .choose('P2', 'primary>landocalrissian');
  }

  card('pilot.turrphennir', 'after an attack, even one that missed, a free boost or roll', () => {
    const game = attacking();
    expect(game.told('attack-missed')).toHaveLength(1);
    expect(game.question()).toBe('P2 attack-after');
    game.choose('P2', 'use:pilot.turrphennir@turrphennir');
    expect(game.question()).toBe('P2 free-action');
    expect(game.offered()).toEqual(['pass', 'barrel-roll', 'boost']);
    game.choose('P2', 'barrel-roll').choose('P2', 'left:0,0');
    expect(game.pose('turrphennir')).toEqual([530, 540, 180]);
  });

  card('pilot.turrphennir', 'so he may leave the arc of an enemy of the same skill', () => {
    const game = table()
      .phase('combat')
      .ship('wedgeantilles', { at: [450, 480, 0] })
      .ship('turrphennir', { at: [500, 555, 180], upgrades: ['veteraninstincts'] })
      .attackDice(...BLANKS)
      .defenceDice(...BLANKS)
      .choose('P2', 'primary>wedgeantilles')
      .choose('P2', 'use:pilot.turrphennir@turrphennir')
      .choose('P2', 'boost')
      .choose('P2', 'straight-1');
    expect(game.question()).toBe('P1 attack');
    expect(game.cause('P1', 'primary>turrphennir')).toBe('out-of-arc');
  });

  card('pilot.turrphennir', 'not while stressed', () => {
    expect(attacking({ stress: 1 }).question()).toBe('P1 attack');
  });

  card('pilot.turrphennir', 'not without an attack', () => {
    const game = table()
      .phase('combat')
      .ship('landocalrissian', { at: [450, 300, 0] })
      .ship('turrphennir', { at: [450, 540, 180] })
      .choose('P2', 'pass');
    expect(game.question()).toBe('P1 attack');
  });

  card('pilot.turrphennir', 'not after an attack of somebody else', () => {
    const game = table()
      .phase('combat')
      .ship('landocalrissian', { at: [450, 300, 0] })
      .ship('turrphennir', { at: [450, 540, 180], attacked: true })
      .ship('academypilot', { at: [800, 800, 180] })
      .attackDice(...BLANKS)
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>turrphennir');
    expect(game.told('attack-missed')).toHaveLength(1);
    expect(game.question()).toBe('P2 attack');
  });

  card('pilot.turrphennir', 'not with an action that he took before', () => {
    const game = table()
      .phase('activation')
      .ship('landocalrissian', { at: [450, 300, 0], activated: true, attacked: true })
      .ship('turrphennir', { at: [450, 640, 180], dial: 'straight-2' })
      .choose('P2', 'boost')
      .choose('P2', 'straight-1')
      .attackDice(...BLANKS)
      .defenceDice(...BLANKS)
      .choose('P2', 'primary>landocalrissian')
      .choose('P2', 'use:pilot.turrphennir@turrphennir');
    expect(game.offered()).toEqual(['pass', 'barrel-roll']);
    expect(game.refusal('P2', 'boost')).toBe('XW-065');
  });
});
