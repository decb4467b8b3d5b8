import { rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type PlayTable, table } from '../testing/table.ts';

/** Bombs are about to go off at the end of the Activation phase. */
function charged(): PlayTable {
  return table()
    .phase('activation')
    .ship('rookiepilot', { at: [450, 200, 0], dial: 'straight-1' })
    .ship('scimitarsquadronpilot', { at: [800, 850, 180], dial: 'straight-1' });
}

describe('several charges', () => {
  rule('XW-302', 'those of one player go off in the order that the player chooses', () => {
    const game = charged()
      .bomb('seismiccharges', 'P2', [450, 300, 0])
      .bomb('protonbombs', 'P2', [500, 300, 0])
      .until('P2 card');
    expect(game.offered()).toEqual(['seismiccharges@450,300,0', 'protonbombs@500,300,0']);
    game.choose('P2', 'protonbombs@500,300,0');
    expect(game.told('bomb-detonated').map(({ bomb }) => bomb)).toEqual([
      'protonbombs',
      'seismiccharges',
    ]);
  });

  rule('XW-302', 'the side with the initiative is first', () => {
    const order = (initiative: 'rebel' | 'imperial'): readonly unknown[] =>
      charged()
        .given({ initiative })
        .bomb('seismiccharges', 'P2', [450, 300, 0])
        .bomb('protonbombs', 'P1', [500, 300, 0])
        .until('P1 attack')
        .told('bomb-detonated')
        .map(({ bomb }) => bomb);
    expect(order('imperial')).toEqual(['seismiccharges', 'protonbombs']);
    expect(order('rebel')).toEqual(['protonbombs', 'seismiccharges']);
  });

  test('equal charges in the same place are one answer, and a single one asks nobody', () => {
    const game = charged()
      .bomb('seismiccharges', 'P2', [450, 300, 0])
      .bomb('seismiccharges', 'P2', [450, 300, 0])
      .until('P1 attack');
    expect(game.told('bomb-detonated')).toHaveLength(2);
    expect(game.see('rookiepilot').shields).toBe(0);
  });
});

describe('a bomb on the table', () => {
  rule('XW-302', 'is no obstacle and does not obstruct', () => {
    const flown = table()
      .phase('activation')
      .bomb('seismiccharges', 'P2', [450, 200, 0])
      .ship('rookiepilot', { at: [450, 100, 0], dial: 'straight-4' })
      .ship('academypilot', { at: [800, 840, 180], activated: true });
    expect(flown.question()).toBe('P1 action');
    const shot = table()
      .phase('combat')
      .bomb('proximitymines', 'P2', [450, 550, 0])
      .ship('rookiepilot', { at: [450, 450, 0] })
      .ship('academypilot', { at: [450, 640, 180] })
      .attackDice('blank', 'blank', 'blank')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
    expect(shot.told('attack-declared')).toMatchObject([{ obstructed: false }]);
  });

  rule('XW-302', 'stays when its owner is destroyed', () => {
    const game = table()
      .phase('activation')
      .bomb('seismiccharges', 'P2', [450, 280, 0])
      .ship('rookiepilot', { at: [450, 100, 0], dial: 'straight-1' })
      .ship('scimitarsquadronpilot', { at: [800, 880, 0], dial: 'straight-1' })
      .ship('academypilot', { at: [100, 840, 180], activated: true })
      .until('P1 attack');
    expect(game.see('scimitarsquadronpilot').status).toBe('destroyed');
    expect(game.told('bomb-detonated')).toMatchObject([{ ships: ['rookiepilot'] }]);
  });
});

/** A bomber flies to y = 530 and drops a mine there: a disc around y = 436. */
function dropping(...others: readonly (readonly number[])[]): PlayTable {
  const game = table()
    .phase('activation')
    .ship('scimitarsquadronpilot', {
      at: [450, 450, 0],
      dial: 'straight-1',
      upgrades: ['proximitymines'],
    });
  for (const at of others) game.ship('rookiepilot', { at, dial: 'straight-1' });
  return game.until('P2 action');
}

describe('a mine', () => {
  rule('XW-302', 'that is dropped under a ship goes off at once', () => {
    const game = dropping([450, 409, 180])
      .attackDice('hit', 'critical', 'blank')
      .choose('P2', 'proximitymines');
    expect(game.told('bomb-dropped')[0]?.at).toMatchObject({ x: 450, y: 436 });
    expect(game.told('bomb-detonated')).toMatchObject([{ ships: ['rookiepilot'] }]);
    expect(game.see('rookiepilot').shields).toBe(0);
    expect(game.state.bombs).toEqual([]);
    // Before the ship under it has moved.
    expect(game.story().indexOf('bomb-detonated')).toBeLessThan(game.story().lastIndexOf('moved'));
  });

  rule('XW-302', 'under several ships strikes the one that its owner chooses', () => {
    const game = dropping([450, 409, 180], [492, 436, 90])
      .attackDice('hit', 'blank', 'blank')
      .choose('P2', 'proximitymines');
    expect(game.question()).toBe('P2 card');
    expect(game.offered()).toEqual(['rookiepilot', 'rookiepilot-2']);
    game.choose('P2', 'rookiepilot-2');
    expect(game.see('rookiepilot').shields).toBe(2);
    expect(game.see('rookiepilot-2').shields).toBe(1);
  });

  rule('XW-302', 'all mines under one move go off, even if the first destroys the ship', () => {
    const flown = table()
      .phase('activation')
      .bomb('proximitymines', 'P2', [450, 200, 0])
      .bomb('proximitymines', 'P2', [450, 260, 0])
      .ship('rookiepilot', { at: [450, 100, 0], dial: 'straight-4', shields: 0, damageDown: 2 })
      .ship('rookiepilot', { at: [100, 100, 0], activated: true })
      .ship('academypilot', { at: [800, 840, 180], activated: true })
      .attackDice('hit', 'blank', 'blank')
      .until('P1 attack');
    expect(flown.see('rookiepilot').status).toBe('destroyed');
    expect(flown.told('bomb-detonated').map(({ at }) => at.y)).toEqual([260, 200]);
    expect(flown.told('die-rolled')).toHaveLength(3);
    expect(flown.state.bombs).toEqual([]);
  });

  rule('XW-302', 'whoever survives the first under a move is struck by the second', () => {
    const flown = table()
      .phase('activation')
      .bomb('proximitymines', 'P2', [450, 200, 0])
      .bomb('proximitymines', 'P2', [450, 260, 0])
      .ship('rookiepilot', { at: [450, 100, 0], dial: 'straight-4' })
      .ship('academypilot', { at: [800, 840, 180], activated: true })
      .attackDice('hit', 'blank', 'blank', 'hit', 'blank', 'blank')
      .until('P1 action');
    expect(flown.see('rookiepilot').shields).toBe(0);
    expect(flown.state.bombs).toEqual([]);
  });

  test('between bases it lies there', () => {
    const game = dropping([100, 100, 0]).choose('P2', 'proximitymines');
    expect(game.told('bomb-dropped')).toHaveLength(1);
    expect(game.told('bomb-detonated')).toEqual([]);
    expect(game.state.bombs).toHaveLength(5);
  });
});
