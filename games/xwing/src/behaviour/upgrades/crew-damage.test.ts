import { card, rule } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import type { DamageId } from '../../cards/ids.ts';
import { type PlayTable, type ShipFields, table } from '../../testing/table.ts';

const BLANKS = ['blank', 'blank', 'blank', 'blank'] as const;

describe('Chewbacca', () => {
  const USE = 'use:upgrade.chewbacca@hansolo';

  function struck(
    face: 'hit' | 'critical',
    fields: ShipFields,
    deck: readonly DamageId[],
  ): PlayTable {
    return table()
      .phase('combat')
      .deck(...deck)
      .ship('hansolo', {
        at: [450, 450, 0],
        attacked: true,
        shields: 0,
        upgrades: ['chewbacca'],
        ...fields,
      })
      .ship('academypilot', { at: [450, 660, 180] })
      .attackDice(face, 'blank')
      .defenceDice('blank')
      .choose('P2', 'primary>hansolo');
  }

  rule('XW-026', 'a shield regained on top of all others is none', () => {
    const bombed = (shields: number): number =>
      table()
        .phase('activation')
        .bomb('protonbombs', 'P2', [450, 200, 0])
        .ship('hansolo', { at: [450, 100, 0], activated: true, shields, upgrades: ['chewbacca'] })
        .ship('academypilot', { at: [800, 840, 180], activated: true })
        .choose('P1', USE)
        .see('hansolo').shields;
    expect(bombed(4)).toBe(5);
    expect(bombed(5)).toBe(5);
  });

  card('upgrade.chewbacca', 'throws a card away, regains a shield and is gone', () => {
    const game = struck('hit', {}, []);
    expect(game.question()).toBe('P1 damage-card-dealt');
    game.choose('P1', USE);
    expect(game.see('hansolo')).toMatchObject({
      shields: 1,
      damageDown: 0,
      upgrades: [{ gone: true }],
    });
  });

  card('upgrade.chewbacca', 'saves the ship from its last damage', () => {
    // DS-31
    const game = struck('hit', { damageDown: 7 }, []).choose('P1', USE);
    expect(game.see('hansolo')).toMatchObject({ status: 'in-play', shields: 1, hullLeft: 1 });
  });

  card('upgrade.chewbacca', 'a face-up card is seen first and never works', () => {
    const game = struck('critical', {}, ['thrust-control-fire']);
    expect(game.see('hansolo').damageUp).toEqual(['thrust-control-fire']);
    game.choose('P1', USE);
    expect(game.see('hansolo')).toMatchObject({ damageUp: [], stress: 0 });
  });

  card('upgrade.chewbacca', 'may wait, and does nothing once discarded', () => {
    const kept = struck('hit', {}, []).choose('P1', 'done');
    expect(kept.see('hansolo')).toMatchObject({ damageDown: 1, upgrades: [{ gone: false }] });
    const gone = struck('hit', { discarded: ['chewbacca'] }, []);
    expect(gone.see('hansolo').damageDown).toBe(1);
  });
});

describe('Darth Vader', () => {
  const USE = 'use:upgrade.darthvader@bountyhunter';

  function vader(fields: ShipFields = {}, rookie: ShipFields = {}): PlayTable {
    return table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], attacked: true, ...rookie })
      .ship('bountyhunter', { at: [450, 660, 180], upgrades: ['darthvader'], ...fields });
  }

  card('upgrade.darthvader', 'two damage for a critical damage of the ship attacked', () => {
    const game = vader({}, { shields: 0 })
      .deck('damaged-engine')
      .attackDice('blank', 'blank', 'blank')
      .defenceDice(...BLANKS)
      .choose('P2', 'primary>rookiepilot');
    expect(game.question()).toBe('P2 attack-after');
    game.choose('P2', USE);
    expect(game.see('bountyhunter').shields).toBe(2);
    expect(game.see('rookiepilot').damageUp).toEqual(['damaged-engine']);
  });

  card('upgrade.darthvader', 'not when that ship is gone, and only who wants to', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], attacked: true, shields: 0, damageDown: 2 })
      .ship('rookiepilot', { at: [800, 100, 0], attacked: true })
      .ship('bountyhunter', { at: [450, 660, 180], upgrades: ['darthvader'] })
      .attackDice('hit', 'blank', 'blank')
      .defenceDice(...BLANKS)
      .choose('P2', 'primary>rookiepilot');
    expect(game.used()).toEqual([]);
    const kept = vader()
      .attackDice('blank', 'blank', 'blank')
      .defenceDice(...BLANKS)
      .choose('P2', 'primary>rookiepilot')
      .choose('P2', 'done');
    expect(kept.see('bountyhunter').shields).toBe(4);
  });

  card('upgrade.darthvader', 'not without hull left', () => {
    const game = table()
      .given({ initiative: 'rebel' })
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0] })
      .ship('omicrongrouppilot', {
        at: [450, 660, 180],
        shields: 0,
        damageDown: 4,
        upgrades: ['darthvader'],
      })
      .ship('academypilot', { at: [800, 840, 180] })
      .attackDice('hit', 'blank', 'blank', 'blank', 'blank', 'blank')
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>omicrongrouppilot');
    expect(game.see('omicrongrouppilot')).toMatchObject({ falling: true, hullLeft: 0 });
    game.choose('P2', 'primary>rookiepilot');
    expect(game.used()).toEqual([]);
    expect(game.see('omicrongrouppilot').status).toBe('destroyed');
  });

  card('upgrade.darthvader', 'with Gunner after each attack', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], attacked: true })
      .ship('omicrongrouppilot', { at: [450, 660, 180], upgrades: ['darthvader', 'gunner'] })
      .attackDice(...BLANKS, 'blank', 'blank')
      .defenceDice(...BLANKS)
      .choose('P2', 'primary>rookiepilot')
      .choose('P2', 'use:upgrade.darthvader@omicrongrouppilot')
      .choose('P2', 'use:upgrade.gunner@omicrongrouppilot')
      .choose('P2', 'primary>rookiepilot')
      .choose('P2', 'use:upgrade.darthvader@omicrongrouppilot');
    expect(game.see('omicrongrouppilot').shields).toBe(1);
    expect(game.see('rookiepilot').shields).toBe(0);
  });

  function lastStand(...attack: readonly ('hit' | 'blank')[]): PlayTable {
    return table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], attacked: true })
      .ship('omicrongrouppilot', {
        at: [450, 660, 180],
        shields: 0,
        damageDown: 3,
        upgrades: ['darthvader', 'gunner'],
      })
      .ship('academypilot', { at: [800, 840, 180] })
      .attackDice(...attack)
      .defenceDice(...BLANKS)
      .choose('P2', 'primary>rookiepilot')
      .choose('P2', 'use:upgrade.darthvader@omicrongrouppilot');
  }

  card('upgrade.darthvader', 'the price of his own ship leaves Gunner his attack', () => {
    const game = lastStand('blank', 'blank', 'blank', 'hit', 'blank', 'blank');
    expect(game.see('omicrongrouppilot')).toMatchObject({ status: 'in-play', falling: true });
    game.choose('P2', 'use:upgrade.gunner@omicrongrouppilot').choose('P2', 'primary>rookiepilot');
    // One for Vader, one for the second attack; without hull Vader is not asked again.
    expect(game.see('rookiepilot').shields).toBe(0);
    expect(game.used().filter((id) => id === 'upgrade.darthvader')).toHaveLength(1);
    expect(game.see('omicrongrouppilot').status).toBe('destroyed');
  });

  card('upgrade.darthvader', 'after a hit his ship is gone with the attack', () => {
    const game = lastStand('hit', 'blank', 'blank');
    expect(game.told('doomed')).toEqual([]);
    expect(game.see('omicrongrouppilot').status).toBe('destroyed');
    expect(game.question()).toBe('P2 attack');
  });

  card('upgrade.darthvader', 'once after a double attack', () => {
    const game = vader(
      { upgrades: ['darthvader', 'clustermissiles'], locks: ['rookiepilot'] },
      { at: [450, 500, 0] },
    )
      .attackDice(...BLANKS, 'blank', 'blank')
      .defenceDice(...BLANKS)
      .choose('P2', 'clustermissiles>rookiepilot')
      .choose('P2', USE);
    expect(game.told('attack-rolled')).toHaveLength(2);
    expect(game.used()).toEqual(['upgrade.clustermissiles', 'upgrade.darthvader']);
    expect(game.see('bountyhunter').shields).toBe(2);
  });

  rule('XW-160', 'the price and what it buys fall together: the initiative decides', () => {
    const game = vader({ shields: 0, damageDown: 5 }, { shields: 0, damageDown: 2 })
      .attackDice('blank', 'blank', 'blank')
      .defenceDice(...BLANKS)
      .choose('P2', 'primary>rookiepilot')
      .choose('P2', USE);
    expect(game.ending()).toBe('XW-160');
    expect(game.winners()).toEqual(['P2']);
  });
});
