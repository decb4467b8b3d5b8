import { card, rule } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import { type PlayTable, type ShipFields, table } from '../../testing/table.ts';
import { agilityOf, primaryValue } from '../hooks.ts';

const BLANKS = ['blank', 'blank', 'blank', 'blank'] as const;

/** A ship that is about to act, and an Academy Pilot that has. */
function acting(pilot: string, fields: ShipFields, enemy: readonly number[] = [450, 840, 180]) {
  return table()
    .phase('activation')
    .ship(pilot, { at: [450, 100, 0], dial: 'straight-3', ...fields })
    .ship('academypilot', { at: enemy, activated: true });
}

describe('Daredevil', () => {
  const LEFT = 'use:upgrade.daredevil@lukeskywalker:left';

  function daredevil(fields: ShipFields = {}): PlayTable {
    return acting('lukeskywalker', { upgrades: ['daredevil'], ...fields }).choose(
      'P1',
      'daredevil',
    );
  }

  card('upgrade.daredevil', 'a speed-1 turn, a stress token, and two dice without boost', () => {
    const game = daredevil().attackDice('hit', 'critical');
    expect(game.offered()).toEqual([LEFT, 'use:upgrade.daredevil@lukeskywalker:right']);
    game.choose('P1', LEFT);
    expect(game.told('moved')[1]).toMatchObject({ manoeuvre: 'turn-left-1' });
    expect(game.pose('lukeskywalker')[2]).toBe(270);
    expect(game.see('lukeskywalker')).toMatchObject({ stress: 1, shields: 0 });
  });

  card('upgrade.daredevil', 'no dice for a ship with the boost icon', () => {
    const game = acting('greensquadronpilot', { upgrades: ['daredevil'] })
      .choose('P1', 'daredevil')
      .choose('P1', 'use:upgrade.daredevil@greensquadronpilot:right');
    expect(game.told('die-rolled')).toEqual([]);
    expect(game.see('greensquadronpilot').stress).toBe(1);
  });

  card('upgrade.daredevil', 'it is white, whatever a damaged engine says: one stress token', () => {
    const stress = (fields: ShipFields): number =>
      daredevil(fields)
        .attackDice('blank', 'blank')
        .choose('P1', LEFT)
        .told('stress-changed')
        .reduce((sum, { by }) => sum + by, 0);
    expect(stress({})).toBe(1);
    expect(stress({ damageUp: ['damaged-engine'] })).toBe(1);
  });

  card('upgrade.daredevil', 'overlaps are resolved as usual', () => {
    const game = table()
      .phase('activation')
      .ship('lukeskywalker', { at: [450, 100, 0], dial: 'straight-3', upgrades: ['daredevil'] })
      .ship('academypilot', { at: [390, 300, 180], activated: true })
      .attackDice('blank', 'blank')
      .choose('P1', 'daredevil')
      .choose('P1', LEFT);
    expect(game.see('lukeskywalker').touching).toEqual(['academypilot']);
  });

  card('upgrade.daredevil', 'a ship that flees rolls nothing', () => {
    const game = table()
      .phase('activation')
      .ship('lukeskywalker', { at: [40, 100, 0], dial: 'straight-3', upgrades: ['daredevil'] })
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('academypilot', { at: [450, 840, 180], activated: true })
      .choose('P1', 'daredevil')
      .choose('P1', LEFT);
    expect(game.see('lukeskywalker').status).toBe('destroyed');
    expect(game.told('die-rolled')).toEqual([]);
  });
});

describe('Expert Handling', () => {
  function handling(pilot: string, locks: readonly string[] = [pilot]): PlayTable {
    return table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 800, 180], activated: true, locks })
      .ship(pilot, { at: [450, 100, 0], dial: 'straight-3', upgrades: ['experthandling'] })
      .choose('P2', 'experthandling')
      .choose('P2', 'left:0,0');
  }

  card('upgrade.experthandling', 'a barrel roll, and an enemy lock may go', () => {
    const game = handling('howlrunner');
    expect(game.see('howlrunner').stress).toBe(0);
    expect(game.offered()).toEqual([
      'use:upgrade.experthandling@howlrunner:rookiepilot',
      'decline',
    ]);
    game.choose('P2', 'use:upgrade.experthandling@howlrunner:rookiepilot');
    expect(game.see('rookiepilot').locks).toEqual([]);
  });

  rule('XW-082', 'a card lets the locked ship shed the lock', () => {
    const use = 'use:upgrade.experthandling@howlrunner:rookiepilot';
    const game = handling('howlrunner').choose('P2', use);
    expect(game.told('lock-lost')).toEqual([
      { type: 'lock-lost', ship: 'rookiepilot', target: 'howlrunner', spent: false },
    ]);
  });

  card('upgrade.experthandling', 'the lock may stay', () => {
    const game = handling('howlrunner').choose('P2', 'decline');
    expect(game.see('rookiepilot').locks).toEqual(['howlrunner']);
  });

  card('upgrade.experthandling', 'stress for a ship without the icon', () => {
    const game = acting('lukeskywalker', { upgrades: ['experthandling'] })
      .choose('P1', 'experthandling')
      .choose('P1', 'right:0,0');
    expect(game.see('lukeskywalker').stress).toBe(1);
    expect(game.question()).toBe('P1 attack');
  });

  card('upgrade.experthandling', 'it is the barrel roll of the round', () => {
    const vader = (first: string): PlayTable =>
      table()
        .phase('activation')
        .ship('rookiepilot', { at: [450, 800, 180], activated: true })
        .ship('darthvader', { at: [450, 100, 0], dial: 'straight-3', upgrades: ['experthandling'] })
        .choose('P2', first)
        .choose('P2', 'left:0,0');
    expect(vader('experthandling').refusal('P2', 'barrel-roll')).toBe('XW-065');
    expect(vader('barrel-roll').offered()).not.toContain('experthandling');
  });

  card('upgrade.experthandling', 'not where there is no room to roll', () => {
    const game = table()
      .phase('activation')
      .ship('lukeskywalker', {
        at: [450, 100, 0],
        dial: 'straight-1',
        upgrades: ['experthandling'],
      })
      .ship('academypilot', { at: [370, 180, 180], activated: true })
      .ship('academypilot', { at: [530, 180, 180], activated: true });
    expect(game.question()).toBe('P1 action');
    expect(game.refusal('P1', 'experthandling')).toBe('XW-063');
  });
});

describe('Expose', () => {
  function exposed(action: string, upgrades: readonly string[] = ['expose']): PlayTable {
    const fields = { dial: 'straight-1', upgrades, locks: ['academypilot'] };
    return acting('lukeskywalker', fields, [450, 340, 180])
      .attackDice(...BLANKS)
      .choose('P1', action);
  }

  card('upgrade.expose', 'one attack die more and one agility less', () => {
    const game = exposed('expose')
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'done');
    expect(game.told('attack-rolled')[0]?.dice).toHaveLength(4);
    game.attackDice(...BLANKS).choose('P2', 'primary>lukeskywalker');
    expect(game.told('defence-rolled')[1]?.dice).toHaveLength(1);
  });

  card('upgrade.expose', 'not without the action, and not for secondary weapons', () => {
    const focused = exposed('focus')
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>academypilot');
    expect(focused.told('attack-rolled')[0]?.dice).toHaveLength(3);
    const torpedoes = exposed('expose', ['expose', 'protontorpedoes'])
      .defenceDice(...BLANKS)
      .choose('P1', 'protontorpedoes>academypilot');
    expect(torpedoes.told('attack-rolled')[0]?.dice).toHaveLength(4);
  });

  card('upgrade.expose', 'until the round ends', () => {
    const game = exposed('expose');
    expect([primaryValue(game.state, 0), agilityOf(game.state, 0)]).toEqual([4, 1]);
    game.endRound();
    expect([primaryValue(game.state, 0), agilityOf(game.state, 0)]).toEqual([3, 2]);
  });
});

describe('Marksmanship', () => {
  const USE = 'use:upgrade.marksmanship@hansolo';

  function marksman(action: string): PlayTable {
    const fields = { dial: 'straight-1', upgrades: ['marksmanship', 'gunner'] };
    return acting('hansolo', fields, [450, 420, 180])
      .attackDice('focus', 'focus', 'focus', 'focus')
      .defenceDice(...BLANKS)
      .choose('P1', action)
      .choose('P1', 'primary>academypilot');
  }

  card('upgrade.marksmanship', 'one focus result is a critical hit, the others are hits', () => {
    const game = marksman('marksmanship').choose('P1', USE).choose('P1', 'done');
    expect(game.told('results-compared')[0]).toMatchObject({ hits: 2, crits: 1 });
  });

  card('upgrade.marksmanship', 'not without the action this round', () => {
    expect(marksman('focus').offered()).not.toContain(USE);
  });

  card('upgrade.marksmanship', 'in every attack of the round', () => {
    const game = acting(
      'hansolo',
      { dial: 'straight-1', upgrades: ['marksmanship', 'gunner'] },
      [450, 420, 180],
    )
      .attackDice('focus', 'blank', 'blank', 'focus', 'blank', 'blank')
      .defenceDice('evade', 'blank', 'blank', 'blank', 'blank', 'blank')
      .choose('P1', 'marksmanship')
      .choose('P1', 'primary>academypilot')
      .choose('P1', USE)
      .choose('P1', 'done')
      .choose('P1', 'use:upgrade.gunner@hansolo')
      .choose('P1', 'primary>academypilot')
      .choose('P1', USE)
      .choose('P1', 'done');
    expect(game.told('results-compared').map(({ crits }) => crits)).toEqual([0, 1]);
  });
});

describe('Push the Limit', () => {
  const USE = 'use:upgrade.pushthelimit@greensquadronpilot';

  card('upgrade.pushthelimit', 'a second action from the bar, then a stress token', () => {
    const game = acting('greensquadronpilot', { upgrades: ['pushthelimit'] })
      .choose('P1', 'focus')
      .choose('P1', USE);
    expect(game.question()).toBe('P1 free-action');
    expect(game.see('greensquadronpilot').stress).toBe(0);
    expect(game.refusal('P1', 'focus')).toBe('XW-065');
    game.choose('P1', 'evade');
    expect(game.see('greensquadronpilot')).toMatchObject({ focus: 1, evade: 1, stress: 1 });
    expect(game.used()).toEqual(['upgrade.pushthelimit']);
  });

  card('upgrade.pushthelimit', 'nothing follows when no action was taken', () => {
    const game = acting('greensquadronpilot', { upgrades: ['pushthelimit'] }).choose('P1', 'pass');
    expect(game.question()).toBe('P1 attack');
  });

  card('upgrade.pushthelimit', 'a free action can trigger it, once in a round', () => {
    const game = table()
      .phase('activation')
      .ship('greensquadronpilot', {
        at: [450, 100, 0],
        dial: 'straight-3',
        upgrades: ['pushthelimit'],
      })
      .ship('wedgeantilles', { at: [550, 100, 0], dial: 'straight-3', upgrades: ['squadleader'] })
      .ship('academypilot', { at: [450, 840, 180], activated: true })
      .choose('P1', 'pass')
      .choose('P1', 'squadleader')
      .choose('P1', 'focus')
      .choose('P1', USE)
      .choose('P1', 'evade');
    expect(game.see('greensquadronpilot')).toMatchObject({ focus: 1, evade: 1, stress: 1 });
    expect(game.question()).toBe('P1 attack');
  });
});

describe('Squad Leader', () => {
  const USE = 'use:upgrade.squadleader@wedgeantilles:rookiepilot';

  function leader(pilot: string, gap: number, fields: ShipFields = {}): PlayTable {
    return table()
      .phase('activation')
      .ship('wedgeantilles', { at: [450, 100, 0], dial: 'straight-1', upgrades: ['squadleader'] })
      .ship(pilot, { at: [490 + gap, 180, 0], activated: true, ...fields })
      .ship('academypilot', { at: [450, 340, 180], activated: true });
  }

  card('upgrade.squadleader', 'a friend of lower skill takes a free action', () => {
    const game = leader('rookiepilot', 200, { upgrades: ['r2f2'] })
      .choose('P1', 'squadleader')
      .choose('P1', USE);
    expect(game.question()).toBe('P1 free-action');
    expect(game.offered()).toEqual(['pass', 'focus', 'target-lock', 'r2f2']);
    game.choose('P1', 'focus');
    expect(game.see('rookiepilot').focus).toBe(1);
    expect(game.see('wedgeantilles').focus).toBe(0);
  });

  card('upgrade.squadleader', 'not beyond Range 2, and no friend of the same skill', () => {
    expect(leader('rookiepilot', 201).refusal('P1', 'squadleader')).toBe('XW-063');
    expect(leader('hansolo', 100).refusal('P1', 'squadleader')).toBe('XW-063');
  });

  card('upgrade.squadleader', 'a stressed friend cannot use it', () => {
    const game = leader('rookiepilot', 100, { stress: 1 })
      .choose('P1', 'squadleader')
      .choose('P1', 'pass');
    expect(game.told('action-taken')).toHaveLength(1);
  });
});
