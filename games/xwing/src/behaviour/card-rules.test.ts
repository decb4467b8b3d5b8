import { rule } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import { type PlayTable, type ShipFields, table } from '../testing/table.ts';

describe('What holds for all cards', () => {
  function nightBeast(fields: ShipFields): PlayTable {
    return table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('nightbeast', { at: [450, 800, 180], dial: 'straight-2', ...fields })
      .ship('academypilot', { at: [600, 800, 180], dial: 'straight-2' });
  }

  rule('XW-216', '"you" is the ship with the card and nobody else', () => {
    // EX-16: the Academy Pilot flies green first and gets nothing.
    const game = nightBeast({});
    expect(game.question()).toBe('P2 action');
    game.choose('P2', 'pass');
    expect(game.question()).toBe('P2 executed');
    expect(game.offered()).toEqual(['use:pilot.nightbeast@nightbeast', 'done']);
  });

  rule('XW-218', 'what has no "may" happens by itself, what has one is asked', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], attacked: true, upgrades: ['stealthdevice'] })
      .ship('academypilot', { at: [450, 640, 180] })
      .attackDice('hit', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P2', 'primary>rookiepilot');
    expect(game.used()).toContain('upgrade.stealthdevice');
    expect(nightBeast({}).choose('P2', 'pass').offered()).toContain('done');
  });

  rule('XW-219', 'a card beats the rules', () => {
    // XW-061 knows one action.
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('darthvader', { at: [450, 800, 180], dial: 'straight-2' })
      .choose('P2', 'focus');
    expect(game.question()).toBe('P2 action');
  });

  rule('XW-220', 'a prohibition beats a permission', () => {
    // DS-26
    const game = nightBeast({ damageUp: ['damaged-sensor-array'] }).choose('P2', 'pass');
    expect(game.question()).toBe('P2 action');
    expect(game.refusal('P2', 'focus')).toBe('XW-220');
    expect(game.used()).toEqual([]);
  });

  rule('XW-164', 'cards of the side with the initiative come first', () => {
    const burning = (initiative: string): readonly string[] =>
      table()
        .phase('combat')
        .given({ initiative })
        .ship('rookiepilot', { at: [450, 100, 0], damageUp: ['console-fire'] })
        .ship('academypilot', { at: [450, 800, 180], damageUp: ['console-fire'] })
        .attackDice('blank', 'blank')
        .until('P1 attack')
        .told('die-rolled')
        .map(({ ship }) => ship);
    expect(burning('imperial')).toEqual(['academypilot', 'rookiepilot']);
    expect(burning('rebel')).toEqual(['rookiepilot', 'academypilot']);
  });

  rule('XW-164', 'a player orders the own ones', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [350, 100, 0], damageUp: ['console-fire'] })
      .ship('rookiepilot', { at: [550, 100, 0], damageUp: ['console-fire'] })
      .ship('academypilot', { at: [450, 800, 180] })
      .attackDice('blank', 'blank')
      .choose('P1', 'use:damage.console-fire@rookiepilot-2');
    expect(game.told('die-rolled').map(({ ship }) => ship)).toEqual([
      'rookiepilot-2',
      'rookiepilot',
    ]);
  });

  rule('XW-310', 'a card changes the dice of an attack once', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], attacked: true })
      .ship('academypilot', { at: [450, 640, 180], focus: 1 })
      .ship('howlrunner', { at: [520, 640, 180], attacked: true })
      .attackDice('blank', 'blank', 'blank')
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>rookiepilot')
      .choose('P2', 'use:pilot.howlrunner@howlrunner:blank');
    expect(game.offered()).toEqual(['spend-focus', 'done']);
  });

  rule('XW-310', 'and those of the next attack again', () => {
    const use = 'use:pilot.howlrunner@howlrunner:blank';
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], attacked: true })
      .ship('academypilot', { at: [450, 640, 180] })
      .ship('academypilot', { at: [400, 640, 180] })
      .ship('howlrunner', { at: [510, 640, 180], attacked: true })
      .attackDice('blank', 'blank', 'blank', 'blank', 'blank', 'hit')
      .defenceDice('blank', 'blank', 'blank', 'blank')
      .choose('P2', 'academypilot')
      .choose('P2', 'primary>rookiepilot')
      .choose('P2', use)
      .choose('P2', 'primary>rookiepilot')
      .choose('P2', use);
    expect(game.told('results-compared').map(({ hits }) => hits)).toEqual([0, 1]);
  });

  rule('XW-217', 'an upgrade works on its own ship only', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], attacked: true })
      .ship('redsquadronpilot', { at: [500, 450, 0], attacked: true, upgrades: ['stealthdevice'] })
      .ship('academypilot', { at: [450, 640, 180] })
      .attackDice('hit', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P2', 'primary>rookiepilot');
    expect(game.told('defence-rolled')[0]?.dice).toHaveLength(2);
    expect(game.see('redsquadronpilot').upgrades[0]?.gone).toBe(false);
  });

  rule('XW-308', 'damage that is suffered meets the shields, a card that is dealt does not', () => {
    const after = (bomb: string): unknown =>
      table()
        .phase('activation')
        .bomb(bomb, 'P2', [450, 280, 0])
        .ship('rookiepilot', { at: [450, 200, 0], activated: true })
        .ship('academypilot', { at: [450, 800, 180], activated: true })
        .deck('structural-damage')
        .until('P1 attack')
        .see('rookiepilot');
    expect(after('seismiccharges')).toMatchObject({ shields: 1, damageUp: [] });
    expect(after('protonbombs')).toMatchObject({ shields: 2, damageUp: ['structural-damage'] });
  });

  rule('XW-308', 'a ship that a card destroys does not resolve its text', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], attacked: true, shields: 0, damageDown: 2 })
      .ship('redsquadronpilot', { at: [100, 100, 0], attacked: true })
      .ship('academypilot', { at: [450, 640, 180] })
      .deck('minor-explosion')
      .attackDice('critical', 'blank')
      .defenceDice('blank', 'blank')
      .choose('P2', 'primary>rookiepilot');
    expect(game.see('rookiepilot').status).toBe('destroyed');
    expect(game.told('die-rolled')).toEqual([]);
  });

  rule('XW-115', 'the defender changes the attack dice first', () => {
    const game = table()
      .phase('combat')
      .given({ initiative: 'rebel' })
      .ship('rookiepilot', { at: [450, 450, 0], focus: 1 })
      .ship('captainkagi', { at: [450, 660, 180], upgrades: ['sensorjammer'], attacked: true })
      .attackDice('hit', 'blank', 'blank')
      .defenceDice('blank')
      .choose('P1', 'primary>captainkagi');
    expect(game.question()).toBe('P2 modify-attack-dice');
    game.choose('P2', 'use:upgrade.sensorjammer@captainkagi');
    expect(game.question()).toBe('P1 modify-attack-dice');
    game.choose('P1', 'spend-focus');
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 1 });
  });

  rule('XW-300', 'a lock without the action is possible while stressed', () => {
    const game = table()
      .phase('combat')
      .ship('bluesquadronpilot', { at: [450, 450, 0], stress: 2, upgrades: ['firecontrolsystem'] })
      .ship('academypilot', { at: [450, 640, 180] })
      .attackDice('blank', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'use:upgrade.firecontrolsystem@bluesquadronpilot')
      .choose('P1', 'lock:academypilot');
    expect(game.see('bluesquadronpilot').locks).toEqual(['academypilot']);
  });

  rule('XW-305', 'of two colours the harder counts', () => {
    const eased = (damageUp: ShipFields['damageUp']): number => {
      const game = table()
        .phase('activation')
        .ship('rookiepilot', {
          at: [450, 100, 0],
          dial: 'turn-left-2',
          upgrades: ['r2astromech'],
          stress: 0,
          ...(damageUp !== undefined && { damageUp }),
        })
        .ship('academypilot', { at: [450, 800, 180], activated: true })
        .choose('P1', 'use:upgrade.r2astromech@rookiepilot');
      return game.until('P1 attack').see('rookiepilot').stress;
    };
    expect(eased(undefined)).toBe(0);
    expect(eased(['damaged-engine'])).toBe(1);
  });

  rule('XW-311', 'the controller orders the ships that one effect strikes', () => {
    const game = table()
      .phase('activation')
      .bomb('seismiccharges', 'P2', [450, 450, 0])
      .ship('rookiepilot', { at: [450, 350, 0], activated: true })
      .ship('academypilot', { at: [450, 550, 180], activated: true });
    expect(game.question()).toBe('P2 card');
    expect(game.offered()).toEqual(['rookiepilot', 'academypilot']);
    game.choose('P2', 'academypilot');
    expect(game.see('academypilot').damageDown).toBe(1);
    expect(game.see('rookiepilot').shields).toBe(1);
  });

  rule('XW-312', 'ranges of cards are measured from base to base, in any direction', () => {
    const game = (y: number): readonly string[] =>
      table()
        .phase('combat')
        .ship('kylekatarn', { at: [450, 450, 0], focus: 1 })
        .ship('rookiepilot', { at: [450, y, 0] })
        .ship('academypilot', { at: [100, 840, 180] })
        .offered();
    // Behind him, 300 and 301 millimetres away.
    expect(game(450 - 340)).toContain('use:pilot.kylekatarn@kylekatarn:rookiepilot');
    expect(game(450 - 341)).toEqual(['pass']);
  });

  rule('XW-296', 'a large ship flies with the same templates', () => {
    // DS-33
    const end = (dial: string): readonly number[] =>
      table()
        .phase('activation')
        .ship('chewbacca', { at: [450, 100, 0], dial })
        .ship('academypilot', { at: [450, 800, 180], activated: true })
        .until('P1 action')
        .pose('chewbacca');
    expect(end('straight-1')).toEqual([450, 220, 0]);
    expect(end('bank-right-1')).toEqual([501.716, 224.853, 45]);
    expect(end('turn-left-2')).toEqual([347.5, 202.5, 270]);
  });

  rule('XW-147', 'the trait of a damage card matters only to cards that name it', () => {
    const trait = (upgrades: readonly string[]): readonly string[] =>
      table()
        .phase('combat')
        .ship('lukeskywalker', { at: [450, 450, 0], attacked: true, shields: 0, upgrades })
        .ship('academypilot', { at: [450, 640, 180] })
        .deck('blinded-pilot')
        .attackDice('critical', 'blank')
        .defenceDice('blank', 'blank')
        .choose('P2', 'primary>lukeskywalker')
        .see('lukeskywalker').damageUp;
    expect(trait([])).toEqual(['blinded-pilot']);
    expect(trait(['determination'])).toEqual([]);
  });
});
