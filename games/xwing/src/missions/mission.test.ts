import { auditGame } from '@parsecs/kernel';
import { rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { squadPoints, squadToLink, xwing } from '../index.ts';
import { MISSION_SQUADS, readySquad } from '../lists/ready-made.ts';
import { setupOf } from '../setup/check-setup.ts';
import type { Setup } from '../setup/setup.ts';
import { play, setupFaults } from '../testing/playing.ts';
import { table } from '../testing/table.ts';

const PRINTED = { squadBuilding: false, sides: 'rebel' } as const;
const BASE_SET = { sides: 'rebel', points: 31, collection: { swx01: 1 } } as const;

describe('before the first step', () => {
  rule('XW-238', 'mission and ships are agreed: the listed ones, or squads of one’s own', () => {
    for (const mission of [1, 2, 3] as const) {
      expect(setupOf({ ...PRINTED, mission }).squads).toEqual(MISSION_SQUADS[mission]);
      expect(setupOf({ mission }).squads).toEqual({ rebel: 'build', imperial: 'build' });
    }
    expect(setupFaults({ mission: 4 })).toEqual(['mission XW-238']);
  });

  rule('XW-242', 'the listed ship and upgrade cards are taken when forces are gathered', () => {
    const game = play({ ...PRINTED, mission: 3 });
    expect(
      game.view().ships.map(({ pilot, upgrades }) => [pilot, ...upgrades.map((u) => u.id)]),
    ).toEqual([
      ['redsquadronpilot', 'r2f2', 'protontorpedoes'],
      ['blacksquadronpilot', 'determination'],
      ['obsidiansquadronpilot'],
    ]);
    expect(game.question()).toBe('P2 place');
  });

  rule('XW-241', 'missions are best played on 90 by 90 centimetres, and may be on others', () => {
    const advice = (written: Partial<Setup>): unknown => {
      const checked = xwing.checkSetup(written);
      return checked.ok && checked.warnings.map(({ path, cause }) => `${path} ${cause}`);
    };
    expect(advice({ mission: 1, width: 1200 })).toEqual(['width setup-mission-area']);
    expect(advice({ mission: 3, height: 914.4 })).toEqual(['height setup-mission-area']);
    expect(advice({ mission: 3, width: 700, height: 700 })).toEqual(['width setup-mission-area']);
    expect(advice({ mission: 2 })).toEqual([]);
    expect(advice({ mission: 0, width: 1200 })).toEqual([]);
    expect(setupFaults({ mission: 2, obstacles: 6 })).toEqual(['obstacles XW-270']);
  });

  rule('XW-268', 'Mission 2 needs room between the edges', () => {
    expect(setupFaults({ mission: 2, height: 699 })).toEqual(['height XW-268']);
    expect(setupFaults({ mission: 2, height: 700, width: 600 })).toEqual([]);
  });

  test('missions can be set up on tables of any size', () => {
    for (const mission of [1, 2, 3] as const) {
      for (const [width, height] of [
        [600, 700],
        [914.4, 914.4],
        [1800, 900],
        [900, 3000],
      ] as const) {
        const squads = { rebel: 'random', imperial: 'random' } as const;
        const game = play({ mission, sides: 'rebel', width, height, squads }, `${width} ${height}`);
        expect(game.on('P1 dial').view().round).toBe(1);
      }
    }
  });

  rule('XW-244', 'squads of one’s own are built by the usual rules, for 100 or 31 points', () => {
    for (const points of [31, 100]) {
      const game = play({ mission: 1, sides: 'rebel', points });
      expect(game.asked()).toEqual(['P1', 'P2']);
      const aces = readySquad('x-wing-aces');
      const legal = points === 100 ? 'legal' : 'XW-199';
      expect(game.refusal('P1', squadToLink(aces ?? MISSION_SQUADS[1].rebel))).toBe(legal);
      game.on('P1 dial');
      for (const { points: spent } of game.told('squad-revealed')) {
        expect(spent).toBeLessThanOrEqual(points);
      }
    }
  });

  rule(
    'XW-246',
    'fewer points give the initiative; equal or listed forces leave it to the Empire',
    () => {
      expect(play({ ...PRINTED, mission: 1 }).told('initiative')).toEqual([
        { type: 'initiative', faction: 'imperial', seats: [1], byPoints: false },
      ]);
      const fewer = play({ mission: 1, sides: 'rebel', squads: MISSION_SQUADS[1] });
      const { rebel, imperial } = MISSION_SQUADS[1];
      expect([squadPoints(rebel), squadPoints(imperial)]).toEqual([23, 24]);
      expect(fewer.told('initiative')[0]?.faction).toBe('rebel');
      const equal = play({
        mission: 1,
        sides: 'rebel',
        squads: {
          rebel: { faction: 'rebel', ships: [{ pilot: 'biggsdarklighter', upgrades: [] }] },
          imperial: {
            faction: 'imperial',
            ships: [
              { pilot: 'academypilot', upgrades: [] },
              { pilot: 'obsidiansquadronpilot', upgrades: [] },
            ],
          },
        },
      });
      expect(equal.told('squad-revealed').map(({ points }) => points)).toEqual([25, 25]);
      expect(equal.told('initiative')[0]?.faction).toBe('imperial');
      // Known before anything is placed.
      expect(equal.told('ship-placed')).toEqual([]);
    },
  );

  rule(
    'XW-245',
    'out of one base set the Imperial player chooses upgrade cards first, openly',
    () => {
      const game = play({ ...BASE_SET, mission: 1 });
      expect(game.asked()).toEqual(['P2']);
      expect(game.rule('P2')).toBe('XW-245');
      expect(game.offered('P2')).toEqual(['upgrade.determination', 'upgrade.marksmanship', 'done']);
      game.choose('P2', 'upgrade.marksmanship');
      expect(game.told('upgrade-announced')).toMatchObject([{ seat: 1, card: 'marksmanship' }]);
      expect(game.view('P1').mission.upgrades).toEqual(['marksmanship']);
      game.choose('P2', 'done');
      expect(game.asked()).toEqual(['P1', 'P2']);
      const withIt = readySquad('luke-the-marksman');
      if (withIt === undefined) throw new Error('no such squad');
      expect(game.refusal('P1', squadToLink(withIt))).toBe('XW-222');
      const without = {
        faction: 'imperial',
        ships: [{ pilot: 'academypilot', upgrades: [] }],
      } as const;
      expect(game.refusal('P2', squadToLink(without))).toBe('XW-245');
      const carried = {
        faction: 'imperial',
        ships: [{ pilot: 'maulermithel', upgrades: ['marksmanship'] }],
      } as const;
      game.choose('P2', squadToLink(carried));
      expect(JSON.stringify(game.view('P1'))).not.toContain('maulermithel');
      game.on('P1 dial');
      expect(game.see('maulermithel').upgrades).toEqual([{ id: 'marksmanship', gone: false }]);
    },
  );

  test('without limits or without a mission both build at once', () => {
    expect(play({ sides: 'rebel', points: 31, mission: 1 }).asked()).toEqual(['P1', 'P2']);
    expect(play({ ...BASE_SET }).asked()).toEqual(['P1', 'P2']);
  });
});

describe('what a mission changes', () => {
  rule(
    'XW-239',
    'its placement takes the place of Place Forces; pilot skill does not matter',
    () => {
      const game = play({ ...PRINTED, mission: 2 });
      // The Imperial side first, in any order.
      expect(game.question()).toBe('P2 place');
      expect(game.refusal('P2', 'maulermithel@450,850,180')).toBe('legal');
      expect(game.refusal('P2', 'nightbeast@450,850,180')).toBe('legal');
      expect(game.refusal('P2', 'lukeskywalker@450,450,0')).toBe('XW-239');
      game.on('P1 dial');
      expect(
        game
          .told('ship-placed')
          .map(({ ship }) => ship)
          .at(-1),
      ).toBe('lukeskywalker');
      // Squads of one's own follow it, too.
      const own = play({ mission: 2, sides: 'rebel' }).on('P2 place');
      expect(own.rule('P2')).toBe('XW-239');
    },
  );

  rule('XW-240', 'everything else goes by the usual rules, round after round', () => {
    const game = play({ ...PRINTED, mission: 1 }).on('P1 dial');
    expect(game.state.round).toBe(1);
    expect(game.asked()).toEqual(['P1', 'P2']);
    game.on('P1 mission').on('P1 action').on('P1 dial');
    expect(game.state.round).toBe(2);
  });

  rule('XW-243', 'to destroy all enemy ships wins nothing unless the mission says so', () => {
    const game = table()
      .setup({ mission: 1, points: 31 })
      .phase('combat')
      .ship('senatorsshuttle', { at: [450, 100, 0] })
      .ship('rookiepilot', { at: [450, 450, 0] })
      .ship('academypilot', { at: [450, 540, 180], damageDown: 2, attacked: true })
      .attackDice('hit', 'hit', 'hit', 'hit')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
    expect(game.see('academypilot').status).toBe('destroyed');
    expect(game.question()).not.toBe('over');
    // In Mission 3 it does (XW-289).
    const other = table()
      .setup({ mission: 3, points: 31 })
      .phase('combat')
      .given({ satellites: [{ at: [400, 150, 0] }, { at: [400, 270, 0] }] })
      .ship('rookiepilot', { at: [450, 450, 0] })
      .ship('academypilot', { at: [450, 540, 180], damageDown: 2, attacked: true })
      .attackDice('hit', 'hit', 'hit', 'hit')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
    expect(other.ending()).toBe('XW-289');
  });

  rule(
    'XW-221',
    'its special rules come before cards: a critical card lies face down on the shuttle',
    () => {
      const game = table()
        .setup({ mission: 1, points: 31 })
        .phase('activation')
        .given({ bombs: [{ bomb: 'protonbombs', by: 'P2', at: [450, 250, 0] }] })
        .ship('senatorsshuttle', { at: [450, 150, 0] })
        .ship('rookiepilot', { at: [800, 600, 0], dial: 'straight-1' })
        .ship('academypilot', { at: [100, 800, 180], dial: 'straight-2' })
        .choose('P1', 'decline')
        .until('P1 attack');
      // A proton bomb deals a face-up card.
      expect(game.told('bomb-detonated')[0]?.ships).toEqual(['senatorsshuttle']);
      expect(game.see('senatorsshuttle')).toMatchObject({ damageUp: [], damageDown: 1 });
    },
  );
});

describe('whole missions', () => {
  test.each([1, 2, 3] as const)('mission %i is played to its end in every form', (mission) => {
    const forms = [
      PRINTED,
      { ...BASE_SET, sides: 'ask' },
      { sides: 'imperial' },
      { sides: 'rebel', players: 5 },
    ] as const;
    for (const [index, form] of forms.entries()) {
      const { failure } = auditGame(
        xwing,
        setupOf({ ...form, mission }),
        `mission-${index}`,
        false,
      );
      expect(failure).toBeUndefined();
    }
  });
});
