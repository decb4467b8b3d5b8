import { card, rule } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import { type PlayTable, type ShipFields, table } from '../../testing/table.ts';

const BLANKS = ['blank', 'blank', 'blank', 'blank'] as const;

describe('Garven Dreis', () => {
  /** Garven with a focus token, a friend so far to his left. */
  function beside(gap: number, garven: ShipFields = {}): PlayTable {
    return table()
      .phase('combat')
      .ship('garvendreis', { at: [450, 300, 0], focus: 1, ...garven })
      .ship('rookiepilot', { at: [410 - gap, 300, 0], attacked: true })
      .ship('academypilot', { at: [450, 490, 180] })
      .defenceDice(...BLANKS);
  }

  const pass = 'use:pilot.garvendreis@garvendreis:rookiepilot';

  card('pilot.garvendreis', 'passes the token on that he spends in an attack', () => {
    const game = beside(200)
      .attackDice('focus', 'blank', 'blank')
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'spend-focus');
    expect(game.question()).toBe('P1 token-spent');
    expect(game.offered()).toEqual([pass, 'done']);
    game.choose('P1', pass);
    expect([game.see('garvendreis').focus, game.see('rookiepilot').focus]).toEqual([0, 1]);
  });

  card('pilot.garvendreis', 'also without any focus result to change', () => {
    const game = beside(50)
      .attackDice('hit', 'blank', 'blank')
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'spend-focus')
      .choose('P1', pass);
    expect(game.see('rookiepilot').focus).toBe(1);
  });

  card('pilot.garvendreis', 'also in defence, and as the price of a weapon', () => {
    const defending = beside(50, { attacked: true })
      .attackDice('hit', 'blank')
      .choose('P2', 'primary>garvendreis')
      .choose('P1', 'spend-focus');
    expect(defending.offered()).toContain(pass);
    const paying = beside(50, { upgrades: ['blasterturret'] }).choose(
      'P1',
      'blasterturret>academypilot',
    );
    expect(paying.offered()).toContain(pass);
  });

  card('pilot.garvendreis', 'may let it go', () => {
    const game = beside(50)
      .attackDice('focus', 'blank', 'blank')
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'spend-focus')
      .choose('P1', 'done');
    expect([game.see('garvendreis').focus, game.see('rookiepilot').focus]).toEqual([0, 0]);
  });

  card('pilot.garvendreis', 'not beyond Range 2', () => {
    const game = beside(200.2)
      .attackDice('focus', 'blank', 'blank')
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'spend-focus');
    expect(game.used()).toEqual([]);
    expect(game.told('results-compared')).toHaveLength(1);
  });

  card('pilot.garvendreis', 'not a target lock, nor a token that a friend spends', () => {
    const lock = beside(50, { focus: 0, locks: ['academypilot'] })
      .attackDice(...BLANKS)
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'spend-lock:none');
    expect(lock.told('results-compared')).toHaveLength(1);
    const friend = table()
      .phase('combat')
      .ship('garvendreis', { at: [450, 300, 0], attacked: true })
      .ship('rookiepilot', { at: [400, 300, 0], focus: 1 })
      .ship('academypilot', { at: [400, 490, 180] })
      .attackDice('focus', 'blank', 'blank')
      .defenceDice(...BLANKS)
      .choose('P1', 'primary>academypilot')
      .choose('P1', 'spend-focus');
    expect(friend.told('results-compared')).toHaveLength(1);
  });
});

describe('Kyle Katarn', () => {
  function starting(gap: number, focus = 2): PlayTable {
    return table()
      .phase('combat')
      .ship('kylekatarn', { at: [600, 300, 0], focus })
      .ship('rookiepilot', { at: [560 - gap, 300, 0] })
      .ship('academypilot', { at: [600, 340, 180] });
  }

  const give = 'use:pilot.kylekatarn@kylekatarn:rookiepilot';

  card('pilot.kylekatarn', 'gives one focus token to a friend as combat begins', () => {
    const game = starting(300);
    expect(game.question()).toBe('P1 combat-start');
    expect(game.offered()).toEqual([give, 'done']);
    game.choose('P1', give);
    expect([game.see('kylekatarn').focus, game.see('rookiepilot').focus]).toEqual([1, 1]);
    expect(game.question()).toBe('P1 attack');
  });

  card('pilot.kylekatarn', 'may keep it', () => {
    const game = starting(300).choose('P1', 'done');
    expect([game.see('kylekatarn').focus, game.see('rookiepilot').focus]).toEqual([2, 0]);
  });

  card('pilot.kylekatarn', 'not beyond Range 3, and not without a token', () => {
    expect(starting(300.2).question()).toBe('P1 attack');
    expect(starting(100, 0).question()).toBe('P1 attack');
  });
});

describe('Roark Garnet', () => {
  function starting(gap: number, rookie: ShipFields = {}): PlayTable {
    return table()
      .phase('combat')
      .ship('roarkgarnet', { at: [600, 300, 0] })
      .ship('rookiepilot', { at: [560 - gap, 300, 0], ...rookie })
      .ship('darthvader', { at: [600, 700, 180] });
  }

  card('pilot.roarkgarnet', 'a friend has pilot skill 12 and attacks before everybody', () => {
    const game = starting(300);
    expect(game.question()).toBe('P1 attack');
    expect(game.see('rookiepilot').skill).toBe(12);
    game.choose('P1', 'pass');
    expect(game.told('passed')).toMatchObject([{ ship: 'rookiepilot' }]);
    expect(game.question()).toBe('P2 attack');
  });

  card('pilot.roarkgarnet', 'must choose where there are several', () => {
    const game = starting(100).ship('lukeskywalker', { at: [700, 300, 0] });
    expect(game.question()).toBe('P1 combat-start');
    expect(game.offered()).toEqual([
      'use:pilot.roarkgarnet@roarkgarnet:rookiepilot',
      'use:pilot.roarkgarnet@roarkgarnet:lukeskywalker',
    ]);
    expect(game.refusal('P1', 'done')).toBe('XW-218');
  });

  card('pilot.roarkgarnet', 'nobody beyond Range 3, nor himself or the enemy', () => {
    const game = starting(300.2);
    expect(game.question()).toBe('P2 attack');
    expect(game.see('rookiepilot').skill).toBe(2);
    expect(game.see('roarkgarnet').skill).toBe(4);
  });

  card('pilot.roarkgarnet', 'only until the Combat phase ends', () => {
    const game = starting(100).until('P2 attack');
    expect(game.see('rookiepilot').skill).toBe(12);
    game.endRound();
    expect(game.see('rookiepilot').skill).toBe(2);
  });

  rule('XW-306', 'the latest change of pilot skill counts, and the one before it returns', () => {
    const game = starting(100, { damageUp: ['damaged-cockpit'] });
    expect(game.question()).toBe('P1 attack');
    expect(game.see('rookiepilot').skill).toBe(12);
    game.endRound();
    expect(game.see('rookiepilot').skill).toBe(0);
  });
});

describe('Colonel Jendon', () => {
  function starting(gap: number, jendon: ShipFields = {}, friend: ShipFields = {}): PlayTable {
    return table()
      .phase('combat')
      .ship('rookiepilot', { at: [200, 300, 0] })
      .ship('redsquadronpilot', { at: [700, 300, 0] })
      .ship('coloneljendon', { at: [450, 700, 180], locks: ['rookiepilot'], ...jendon })
      .ship('academypilot', { at: [510 + gap, 700, 180], ...friend });
  }

  const give = 'use:pilot.coloneljendon@coloneljendon:academypilot';

  card('pilot.coloneljendon', 'passes his lock to a friend as combat begins', () => {
    const game = starting(100);
    expect(game.question()).toBe('P2 combat-start');
    expect(game.offered()).toEqual([give, 'done']);
    game.choose('P2', give);
    expect(game.see('coloneljendon').locks).toEqual([]);
    expect(game.see('academypilot').locks).toEqual(['rookiepilot']);
  });

  card('pilot.coloneljendon', 'may keep it', () => {
    const game = starting(100).choose('P2', 'done');
    expect(game.see('coloneljendon').locks).toEqual(['rookiepilot']);
  });

  card('pilot.coloneljendon', 'not beyond Range 1, nor without a lock', () => {
    expect(starting(100.2).question()).toBe('P2 attack');
    expect(starting(50, { locks: [] }).question()).toBe('P2 attack');
  });

  card('pilot.coloneljendon', 'not to a ship that holds a lock of its own', () => {
    expect(starting(50, {}, { locks: ['redsquadronpilot'] }).question()).toBe('P2 attack');
  });

  card('pilot.coloneljendon', 'of two locks he chooses one', () => {
    const game = starting(50, { locks: ['rookiepilot', 'redsquadronpilot'] }).choose('P2', give);
    expect(game.question()).toBe('P2 card');
    game.choose('P2', 'use:pilot.coloneljendon@coloneljendon:redsquadronpilot');
    expect(game.see('coloneljendon').locks).toEqual(['rookiepilot']);
    expect(game.see('academypilot').locks).toEqual(['redsquadronpilot']);
    expect(game.question()).toBe('P2 attack');
  });
});
