import { rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { DEFAULT_OPTIONS, OPTION_VALUES, type Options, xwing } from '../index.ts';
import { play, setupFaults } from '../testing/playing.ts';
import { type PlayTable, table } from '../testing/table.ts';

describe('what players may agree on', () => {
  rule('XW-011', 'every reading of the rules has its usual value and another one', () => {
    expect(Object.keys(OPTION_VALUES)).toEqual(Object.keys(DEFAULT_OPTIONS));
    for (const [name, values] of Object.entries(OPTION_VALUES)) {
      expect(values[0]).toBe(DEFAULT_OPTIONS[name as keyof Options]);
      for (const value of values) expect(setupFaults({ options: { [name]: value } })).toEqual([]);
      expect(setupFaults({ options: { [name]: 'no' } })).toEqual([`options.${name} XW-011`]);
    }
  });

  test('obstacles and the size of the play area', () => {
    expect(setupFaults({ obstacles: 6, width: 914.4, height: 914.4 })).toEqual([]);
    expect(setupFaults({ obstacles: 7 })).toEqual(['obstacles XW-186']);
  });

  test('aids while planning and free measuring are open to everybody', () => {
    const game = play({ options: { ...DEFAULT_OPTIONS, planningAids: true, freeMeasuring: true } });
    expect(game.view().setup.options).toMatchObject({
      planningAids: true,
      freeMeasuring: true,
    });
    expect(DEFAULT_OPTIONS).toMatchObject({ planningAids: false, freeMeasuring: false });
  });
});

describe('A-01: the strips of missions', () => {
  const PRINTED = { mission: 1, squadBuilding: false, sides: 'rebel' } as const;

  test('are single ones, or everything up to them', () => {
    const refusal = (missionPlacementBand: 'strip' | 'upTo'): string =>
      play({ ...PRINTED, options: { ...DEFAULT_OPTIONS, missionPlacementBand } })
        .choose('P1', 'senatorsshuttle@450,50,0')
        .refusal('P1', 'redsquadronpilot@200,50,0');
    expect([refusal('strip'), refusal('upTo')]).toEqual(['XW-250', 'legal']);
  });
});

describe('A-02: the line of obstruction', () => {
  /** The nearest part of the target lies outside the arc, behind a rock. */
  function shot(obstructionLine: 'arc' | 'base'): unknown {
    return table()
      .setup({ options: { obstructionLine } })
      .phase('combat')
      .obstacle([530, 490, 0])
      .ship('rookiepilot', { at: [450, 450, 0] })
      .ship('bountyhunter', { at: [600, 545, 0], attacked: true })
      .attackDice('blank', 'blank', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank', 'blank')
      .choose('P1', 'primary>bountyhunter')
      .told('attack-declared')[0]?.obstructed;
  }

  test('goes to the part in the arc, or by the shortest way', () => {
    expect([shot('arc'), shot('base')]).toEqual([false, true]);
  });
});

describe('A-12: the corner', () => {
  test('counts only by agreement', () => {
    const corner = (cornerExit: 'strict' | 'lenient'): string | undefined =>
      table()
        .setup({ mission: 1, points: 31, options: { cornerExit } })
        .phase('activation')
        .ship('senatorsshuttle', { at: [850, 850, 45] })
        .ship('rookiepilot', { at: [520, 200, 0], dial: 'straight-1' })
        .ship('academypilot', { at: [450, 380, 180], dial: 'straight-2' })
        .choose('P1', 'straight-2')
        .ending();
    expect([corner('strict'), corner('lenient')]).toEqual(['XW-265', 'XW-264']);
  });
});

describe('A-22: Imperial upgrades first', () => {
  test('unless the players agree to build at the same time', () => {
    const asked = (imperialUpgradesFirst: boolean): readonly string[] =>
      play({
        mission: 1,
        sides: 'rebel',
        points: 31,
        collection: { swx01: 1 },
        options: { ...DEFAULT_OPTIONS, imperialUpgradesFirst },
      }).asked();
    expect([asked(true), asked(false)]).toEqual([['P2'], ['P1', 'P2']]);
  });
});

describe('A-29: Gunner after Cluster Missiles', () => {
  /** One of the two attacks hits. */
  function after(gunnerAfterOneMiss: boolean): PlayTable {
    return table()
      .setup({ options: { gunnerAfterOneMiss } })
      .given({ anyUpgrades: true })
      .phase('combat')
      .ship('outerrimsmuggler', {
        at: [450, 300, 0],
        upgrades: ['clustermissiles', 'gunner'],
        locks: ['bountyhunter'],
      })
      .ship('bountyhunter', { at: [450, 480, 180], attacked: true })
      .attackDice('hit', 'blank', 'blank', 'blank', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank', 'blank')
      .choose('P1', 'clustermissiles>bountyhunter');
  }

  test('needs two misses, or one', () => {
    expect(after(true).question()).toBe('P1 attack-extra');
    expect(after(false).question()).not.toBe('P1 attack-extra');
  });
});

test('a setup of any kind is one that the check accepts', () => {
  for (const setup of Object.values(xwing.setups)) expect(xwing.checkSetup(setup).ok).toBe(true);
  expect(Object.keys(xwing.setups)).toEqual(
    expect.arrayContaining(['mission-1', 'mission-2', 'mission-3']),
  );
});
