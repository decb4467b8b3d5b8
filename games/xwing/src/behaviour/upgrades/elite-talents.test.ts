import { card } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import { type PlayTable, type ShipFields, table } from '../../testing/table.ts';

const BLANKS = ['blank', 'blank', 'blank', 'blank'] as const;

describe('Adrenaline Rush', () => {
  const USE = 'use:upgrade.adrenalinerush@howlrunner';

  function rush(dial: string, fields: ShipFields = {}): PlayTable {
    return table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('howlrunner', { at: [450, 800, 180], dial, upgrades: ['adrenalinerush'], ...fields });
  }

  card('upgrade.adrenalinerush', 'a red manoeuvre is white, and the card is gone', () => {
    const game = rush('koiogran-3').choose('P2', USE);
    expect(game.see('howlrunner')).toMatchObject({ stress: 0, upgrades: [{ gone: true }] });
    expect(game.pose('howlrunner')[2]).toBe(0);
    expect(game.question()).toBe('P2 action');
  });

  card('upgrade.adrenalinerush', 'a stressed ship keeps its red manoeuvre with it', () => {
    const game = rush('koiogran-3', { stress: 1 }).choose('P2', USE).until('P2 attack');
    expect(game.told('manoeuvre-replaced')).toEqual([]);
    expect(game.see('howlrunner').stress).toBe(1);
    const kept = rush('koiogran-3', { stress: 1 }).choose('P2', 'done');
    expect(kept.question()).toBe('P1 replace-manoeuvre');
  });

  card(
    'upgrade.adrenalinerush',
    'not for other colours, nor for what a damaged engine does',
    () => {
      expect(rush('straight-4').question()).toBe('P2 action');
      const damaged = rush('turn-left-2', { damageUp: ['damaged-engine'] }).until('P2 attack');
      expect(damaged.used()).toEqual([]);
      expect(damaged.see('howlrunner').stress).toBe(1);
    },
  );
});

describe('Deadeye', () => {
  const FOCUS = 'protontorpedoes+focus>academypilot';
  const LOCK = 'protontorpedoes>academypilot';

  function deadeye(fields: ShipFields): PlayTable {
    return table()
      .phase('combat')
      .ship('lukeskywalker', {
        at: [450, 450, 0],
        upgrades: ['deadeye', 'protontorpedoes'],
        ...fields,
      })
      .ship('academypilot', { at: [450, 640, 180] });
  }

  card('upgrade.deadeye', 'a focus token stands in for the lock and is the price', () => {
    const game = deadeye({ focus: 1 })
      .attackDice(...BLANKS)
      .defenceDice(...BLANKS)
      .choose('P1', FOCUS);
    expect(game.see('lukeskywalker').focus).toBe(0);
    expect(game.told('attack-rolled')[0]?.dice).toHaveLength(4);
    expect(game.used()).toContain('upgrade.deadeye');
  });

  card('upgrade.deadeye', 'with both the player chooses', () => {
    const game = deadeye({ focus: 1, locks: ['academypilot'] });
    expect(game.offered()).toEqual(['pass', 'primary>academypilot', LOCK, FOCUS]);
    game.attackDice('focus', 'blank', 'blank', 'blank').choose('P1', LOCK);
    expect(game.see('lukeskywalker')).toMatchObject({ focus: 1, locks: [] });
    expect(game.used()).toEqual(['upgrade.protontorpedoes']);
  });

  card('upgrade.deadeye', 'not without either, and not with an injured pilot', () => {
    expect(deadeye({}).refusal('P1', FOCUS)).toBe('XW-215');
    const injured = deadeye({ focus: 1, damageUp: ['injured-pilot'] });
    expect(injured.refusal('P1', FOCUS)).toBe('XW-215');
  });

  card('upgrade.deadeye', 'for Homing Missiles the token is held and not spent', () => {
    const game = table()
      .phase('combat')
      .ship('tychocelchu', {
        at: [450, 450, 0],
        focus: 1,
        upgrades: ['deadeye', 'homingmissiles'],
      })
      .ship('academypilot', { at: [450, 640, 180] })
      .attackDice('focus', 'blank', 'blank', 'blank')
      .choose('P1', 'homingmissiles>academypilot');
    expect(game.see('tychocelchu').focus).toBe(1);
    expect(game.offered()).toEqual(['spend-focus', 'done']);
  });
});

describe('Swarm Tactics', () => {
  const USE = 'use:upgrade.swarmtactics@blacksquadronpilot:academypilot';

  function swarm(gap: number, academy: ShipFields = {}): PlayTable {
    return table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 100, 0] })
      .ship('blacksquadronpilot', { at: [450, 800, 180], upgrades: ['swarmtactics'] })
      .ship('academypilot', { at: [490 + gap, 800, 180], ...academy });
  }

  card('upgrade.swarmtactics', 'a friend at Range 1 fights with the same skill', () => {
    const game = swarm(100).choose('P2', USE);
    expect(game.see('academypilot').skill).toBe(4);
    expect(game.question()).toBe('P2 attack-next');
    expect(game.until('P1 attack').see('academypilot').skill).toBe(4);
    expect(game.endRound().see('academypilot').skill).toBe(1);
  });

  card('upgrade.swarmtactics', 'nobody need be chosen, and nobody farther away', () => {
    expect(swarm(100).choose('P2', 'done').see('academypilot').skill).toBe(1);
    expect(swarm(101).question()).toBe('P2 attack');
  });

  card('upgrade.swarmtactics', 'it can be passed on from one to the next', () => {
    const game = table()
      .phase('combat')
      .ship('rookiepilot', { at: [450, 100, 0] })
      .ship('howlrunner', { at: [450, 800, 180], upgrades: ['swarmtactics'] })
      .ship('blacksquadronpilot', { at: [550, 800, 180], upgrades: ['swarmtactics'] })
      .ship('academypilot', { at: [650, 800, 180] })
      .choose('P2', 'use:upgrade.swarmtactics@howlrunner:blacksquadronpilot')
      .choose('P2', USE);
    expect(game.see('academypilot').skill).toBe(8);
  });

  card('upgrade.swarmtactics', 'it comes later than a damaged cockpit', () => {
    const game = swarm(60, { damageUp: ['damaged-cockpit'] }).endRound();
    expect(game.see('academypilot').skill).toBe(0);
    game.dials({ blacksquadronpilot: 'straight-2', academypilot: 'straight-2' });
    game.until('P2 combat-start').choose('P2', USE);
    expect(game.see('academypilot').skill).toBe(4);
  });
});

describe('Veteran Instincts', () => {
  function veteran(fields: ShipFields = {}): PlayTable {
    return table()
      .phase('combat')
      .ship('lukeskywalker', { at: [450, 450, 0], upgrades: ['veteraninstincts'], ...fields })
      .ship('wedgeantilles', { at: [550, 450, 0] })
      .ship('academypilot', { at: [450, 640, 180] });
  }

  card('upgrade.veteraninstincts', 'two more pilot skill', () => {
    const game = veteran();
    expect(game.see('lukeskywalker').skill).toBe(10);
    game.choose('P1', 'pass');
    expect(game.told('passed')[0]?.ship).toBe('lukeskywalker');
  });

  card('upgrade.veteraninstincts', 'not with an injured pilot', () => {
    const game = veteran({ damageUp: ['injured-pilot'] });
    expect(game.see('lukeskywalker').skill).toBe(8);
    game.choose('P1', 'pass');
    expect(game.told('passed')[0]?.ship).toBe('wedgeantilles');
  });
});
