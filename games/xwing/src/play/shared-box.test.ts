import { seededChance } from '@parsecs/kernel';
import { rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Squad, squadToLink, xwing } from '../index.ts';
import { DEFAULT_OPTIONS } from '../setup/options.ts';
import type { Setup } from '../setup/setup.ts';
import { type Playing, play, setupFaults } from '../testing/playing.ts';

const BOX: Partial<Setup> = { sides: 'rebel', points: 31, collection: { swx01: 1 } };
const LUKE: Squad = {
  faction: 'rebel',
  ships: [{ pilot: 'lukeskywalker', upgrades: ['determination'] }],
};
const PLAIN_LUKE: Squad = {
  faction: 'rebel',
  ships: [{ pilot: 'lukeskywalker', upgrades: ['marksmanship'] }],
};
const MAULER: Squad = {
  faction: 'imperial',
  ships: [{ pilot: 'maulermithel', upgrades: ['determination'] }],
};
const PLAIN_MAULER: Squad = {
  faction: 'imperial',
  ships: [{ pilot: 'maulermithel', upgrades: ['marksmanship'] }],
};

/** How many of each upgrade card fly. */
function flying(game: Playing): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { upgrades } of game.view().ships) {
    for (const { id } of upgrades) counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}

describe('One box for both sides', () => {
  rule('XW-222', 'squads that are given may not carry the same single card', () => {
    expect(setupFaults({ ...BOX, squads: { rebel: LUKE, imperial: MAULER } })).toEqual([
      'squads.imperial.ships[0].upgrades[0] XW-222',
    ]);
    expect(setupFaults({ ...BOX, squads: { rebel: LUKE, imperial: PLAIN_MAULER } })).toEqual([]);
    const two = { ...BOX, collection: { swx01: 2 } };
    expect(setupFaults({ ...two, squads: { rebel: LUKE, imperial: MAULER } })).toEqual([]);
    const any = { ...BOX, collection: null };
    expect(setupFaults({ ...any, squads: { rebel: LUKE, imperial: MAULER } })).toEqual([]);
  });

  rule('XW-222', 'whoever builds against a given squad does without its cards', () => {
    const game = play({ ...BOX, squads: { rebel: LUKE, imperial: 'build' } });
    expect(game.refusal('P2', squadToLink(MAULER))).toBe('XW-222');
    expect(game.refusal('P2', squadToLink(PLAIN_MAULER))).toBe('legal');
    for (const id of game.offered('P2')) expect(game.refusal('P2', id)).toBe('legal');
  });

  rule('XW-222', 'so does a mission, however the Imperial squad comes about', () => {
    for (const imperial of [MAULER, 'build'] as const) {
      const options = { ...DEFAULT_OPTIONS, imperialUpgradesFirst: false };
      const game = play({ ...BOX, mission: 1, squads: { rebel: 'build', imperial }, options });
      if (imperial === 'build') game.choose('P2', squadToLink(MAULER));
      else expect(game.refusal('P1', squadToLink(LUKE))).toBe('XW-222');
    }
    const given = play({ ...BOX, mission: 1, squads: { rebel: LUKE, imperial: 'build' } });
    expect(given.offered('P2')).toEqual(['upgrade.marksmanship', 'done']);
  });

  rule('XW-222', 'random squads leave each other their cards', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const squads = { rebel: 'random', imperial: 'random' } as const;
      const game = play({ ...BOX, points: 60, squads }, `box ${seed}`);
      for (const count of Object.values(flying(game))) expect(count).toBe(1);
    }
  });

  rule('XW-222', 'a random squad takes what the other has left in the box', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const squads = { rebel: 'build', imperial: 'random' } as const;
      const game = play({ ...BOX, points: 60, squads }, `left ${seed}`);
      game.choose('P1', squadToLink(LUKE));
      expect(flying(game)['determination']).toBe(1);
    }
  });

  describe('built in secret at the same time', () => {
    function clash(seed: string): Playing {
      return play(BOX, seed).choose('P1', squadToLink(LUKE)).choose('P2', squadToLink(MAULER));
    }

    rule('XW-222', 'the lot decides who keeps a card that both took, the other builds anew', () => {
      const keepers = new Set<number>();
      for (let seed = 0; seed < 12; seed += 1) {
        const game = clash(`clash ${seed}`);
        const [told] = game.told('squads-clashed');
        expect(told).toMatchObject({ cards: ['determination'], reveals: true });
        const loser = told?.keeps === 0 ? 'P2' : 'P1';
        keepers.add(told?.keeps ?? -1);
        expect(game.question()).toBe(`${loser} squad`);
        expect(game.asked()).toEqual([loser]);
        const [again, other] = loser === 'P1' ? [LUKE, PLAIN_LUKE] : [MAULER, PLAIN_MAULER];
        expect(game.refusal(loser, squadToLink(again))).toBe('XW-222');
        game.choose(loser, squadToLink(other));
        expect(flying(game)).toEqual({ determination: 1, marksmanship: 1 });
      }
      expect([...keepers].sort()).toEqual([0, 1]);
    });

    rule('XW-198', 'which cards are gone is open then, on which ships is not', () => {
      const game = clash('clash');
      const loser = game.told('squads-clashed')[0]?.keeps === 0 ? 'P2' : 'P1';
      expect(game.view(loser).mission.upgrades).toEqual(['determination']);
      const hidden = loser === 'P1' ? 'maulermithel' : 'lukeskywalker';
      expect(JSON.stringify(game.view(loser))).not.toContain(hidden);
    });

    test('what could be true for each seat is the same picture', () => {
      for (const seed of ['one', 'two', 'three', 'four']) {
        const { state } = clash(seed);
        for (const viewer of [0, 1, 'spectator'] as const) {
          const seen = xwing.view(state, viewer);
          const imagined = xwing.imagine(seen, seededChance(seed));
          expect(xwing.view(imagined, viewer)).toEqual(seen);
        }
      }
    });

    rule('XW-222', 'squads for which the box is enough stand as they were built', () => {
      const game = play(BOX)
        .choose('P1', squadToLink(LUKE))
        .choose('P2', squadToLink(PLAIN_MAULER));
      expect(game.told('squads-clashed')).toEqual([]);
      expect(game.question()).toBe('P2 place');
    });
  });
});
