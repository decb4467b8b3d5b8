import { card, rule } from '@parsecs/kernel/testing';
import { describe, expect } from 'vitest';
import { type PlayTable, type ShipFields, table } from '../../testing/table.ts';

/** A bomber that is about to fly on, and a Rookie Pilot somewhere behind it. */
function bombing(bomb: string, rookie: readonly number[], fields: ShipFields = {}): PlayTable {
  return table()
    .phase('activation')
    .ship('rookiepilot', { at: rookie, activated: true, ...fields })
    .ship('gammasquadronpilot', { at: [450, 300, 0], dial: 'straight-3', upgrades: [bomb] });
}

describe('Seismic Charges', () => {
  const USE = 'use:upgrade.seismiccharges@gammasquadronpilot';

  card('upgrade.seismiccharges', 'a charge goes off when the phase ends, on both sides', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [450, 100, 0], activated: true })
      .ship('academypilot', { at: [350, 250, 0], activated: true })
      .ship('gammasquadronpilot', {
        at: [450, 300, 0],
        dial: 'straight-3',
        upgrades: ['seismiccharges'],
      })
      .choose('P2', USE)
      .until('P2 card');
    // Dropped before the move: behind where the ship was.
    expect(game.told('bomb-dropped')[0]?.at).toMatchObject({ x: 450, heading: 0 });
    expect(game.told('bomb-dropped')[0]?.at.y).toBeLessThan(240);
    expect(game.told('bomb-detonated')[0]?.ships).toEqual(['rookiepilot', 'academypilot']);
    game.choose('P2', 'rookiepilot');
    expect(game.see('rookiepilot').shields).toBe(1);
    expect(game.see('academypilot').damageDown).toBe(1);
    expect(game.state.bombs).toEqual([]);
  });

  card('upgrade.seismiccharges', 'kept, it does nothing', () => {
    const game = bombing('seismiccharges', [450, 100, 0]).choose('P2', 'done').until('P1 attack');
    expect(game.see('rookiepilot').shields).toBe(2);
    expect(game.see('gammasquadronpilot').upgrades[0]?.gone).toBe(false);
  });

  rule('XW-302', 'one bomb for each ship and round', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', { at: [800, 100, 0], activated: true })
      .ship('gammasquadronpilot', {
        at: [450, 300, 0],
        dial: 'straight-3',
        upgrades: ['seismiccharges', 'protonbombs', 'proximitymines'],
      })
      .choose('P2', USE);
    expect(game.question()).toBe('P2 action');
    expect(game.refusal('P2', 'proximitymines')).toBe('XW-302');
    expect(game.cause('P2', 'proximitymines')).toBe('bomb-dropped');
  });
});

describe('Proton Bombs', () => {
  const USE = 'use:upgrade.protonbombs@gammasquadronpilot';

  card('upgrade.protonbombs', 'a face-up card, past the shields', () => {
    const game = bombing('protonbombs', [450, 100, 0])
      .deck('damaged-engine')
      .choose('P2', USE)
      .until('P1 attack');
    expect(game.see('rookiepilot')).toMatchObject({ shields: 2, damageUp: ['damaged-engine'] });
  });

  card('upgrade.protonbombs', 'not farther away than Range 1', () => {
    const game = bombing('protonbombs', [450, 40, 0]).choose('P2', USE).until('P1 attack');
    expect(game.told('bomb-detonated')[0]?.ships).toEqual([]);
    expect(game.see('rookiepilot').damageUp).toEqual([]);
  });
});

describe('Proximity Mines', () => {
  card('upgrade.proximitymines', 'a mine waits for whoever flies over it', () => {
    const game = bombing('proximitymines', [450, 200, 0]).choose('P2', 'proximitymines');
    expect(game.told('bomb-dropped')[0]?.bomb).toBe('proximitymines');
    expect(game.see('gammasquadronpilot').upgrades[0]?.gone).toBe(true);
    game
      .endRound()
      .attackDice('hit', 'critical', 'blank')
      .dials({ rookiepilot: 'straight-4', gammasquadronpilot: 'straight-3' })
      .until('P1 action');
    expect(game.told('die-rolled')).toHaveLength(3);
    expect(game.see('rookiepilot').shields).toBe(0);
    expect(game.state.bombs).toEqual([]);
  });

  card('upgrade.proximitymines', 'not without the action, and not for whoever stays away', () => {
    const kept = bombing('proximitymines', [450, 100, 0]).choose('P2', 'focus').until('P1 attack');
    expect(kept.state.bombs).toEqual([]);
    const game = bombing('proximitymines', [450, 200, 0])
      .choose('P2', 'proximitymines')
      .endRound()
      .dials({ rookiepilot: 'turn-left-2', gammasquadronpilot: 'straight-3' })
      .until('P1 action');
    expect(game.told('bomb-detonated')).toEqual([]);
  });

  function dropping(...others: readonly (readonly number[])[]): PlayTable {
    const game = table()
      .phase('activation')
      .ship('gammasquadronpilot', {
        at: [450, 200, 0],
        dial: 'straight-4',
        upgrades: ['proximitymines'],
      });
    for (const at of others) game.ship('rookiepilot', { at, activated: true });
    return game.attackDice('hit', 'blank', 'blank').choose('P2', 'proximitymines');
  }

  card('upgrade.proximitymines', 'dropped under a ship it goes off at once', () => {
    const game = dropping([450, 290, 0]);
    game.until('P1 attack');
    expect(game.told('bomb-detonated')[0]?.ships).toEqual(['rookiepilot']);
    expect(game.see('rookiepilot').shields).toBe(1);
  });

  card('upgrade.proximitymines', 'under several its owner chooses one', () => {
    const game = dropping([425, 290, 0], [475, 290, 0]);
    expect(game.question()).toBe('P2 card');
    expect(game.offered()).toEqual(['rookiepilot', 'rookiepilot-2']);
    game.choose('P2', 'rookiepilot-2');
    expect([game.see('rookiepilot').shields, game.see('rookiepilot-2').shields]).toEqual([2, 1]);
  });

  rule('XW-302', 'a mine goes off under the base or template of a ship', () => {
    const mined = (dial: string): PlayTable =>
      table()
        .phase('activation')
        .bomb('proximitymines', 'P2', [450, 250, 0])
        .ship('rookiepilot', { at: [450, 100, 0], dial })
        .ship('academypilot', { at: [450, 840, 180], activated: true })
        .attackDice('hit', 'hit', 'blank')
        .until('P1 attack');
    expect(mined('straight-4').see('rookiepilot').shields).toBe(0);
    expect(mined('turn-left-2').see('rookiepilot').shields).toBe(2);
  });
});

describe('at the edge of the play area', () => {
  /** A bomber whose tail is so far from the bottom edge; the template alone is 40 mm long. */
  function atEdge(upgrades: readonly string[], tail: number): PlayTable {
    return table()
      .phase('activation')
      .ship('rookiepilot', { at: [800, 800, 0], activated: true })
      .ship('gammasquadronpilot', {
        at: [450, 20 + tail, 0],
        dial: 'straight-1',
        upgrades,
      });
  }

  rule('XW-302', 'a charge that would lie wholly outside cannot be dropped', () => {
    for (const bomb of ['seismiccharges', 'protonbombs']) {
      const use = `use:upgrade.${bomb}@gammasquadronpilot`;
      expect(atEdge([bomb], 39).question()).toBe('P2 action');
      expect(atEdge([bomb], 39).told('moved')).toHaveLength(1);
      // Partly inside it may.
      expect(atEdge([bomb], 45).offered()).toEqual([use, 'done']);
      const { at } = atEdge([bomb], 45).choose('P2', use).told('bomb-dropped')[0] ?? {};
      expect(at?.y).toBeLessThan(5);
    }
  });

  rule('XW-302', 'nor a mine', () => {
    const acting = (tail: number): PlayTable =>
      atEdge(['proximitymines', 'advancedsensors'], tail).choose(
        'P2',
        'use:upgrade.advancedsensors@gammasquadronpilot',
      );
    expect(acting(39).offered()).not.toContain('proximitymines');
    expect(acting(39).refusal('P2', 'proximitymines')).toBe('XW-302');
    expect(acting(39).cause('P2', 'proximitymines')).toBe('bomb-outside');
    expect(acting(45).offered()).toContain('proximitymines');
  });
});
