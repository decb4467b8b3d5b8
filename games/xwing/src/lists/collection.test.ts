import { seededChance } from '@parsecs/kernel';
import { rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { UpgradeId } from '../cards/ids.ts';
import { checkSquad } from './check-squad.ts';
import { stockOf } from './collection.ts';
import { BASE_SET_LIMITS, type SquadLimits } from './limits.ts';
import { randomSquad } from './random-squad.ts';

const BASE_SET: SquadLimits = { points: 'free', collection: { swx01: 1 } };

function rookies(count: number): unknown {
  return {
    faction: 'rebel',
    ships: Array.from({ length: count }, () => ({ pilot: 'rookiepilot' })),
  };
}

rule('XW-222', 'squads take no more cards and ships than there are in the boxes', () => {
  expect(checkSquad(rookies(1), BASE_SET).ok).toBe(true);
  expect(checkSquad(rookies(2), BASE_SET)).toEqual({
    ok: false,
    problems: [
      {
        path: 'ships[1].pilot',
        rule: 'XW-222',
        cause: 'squad-no-card-left',
        params: { card: 'rookiepilot' },
      },
      {
        path: 'ships[1].pilot',
        rule: 'XW-222',
        cause: 'squad-no-ship-left',
        params: { ship: 'xwing' },
      },
    ],
  });
  const withExpansion = { ...BASE_SET, collection: { swx01: 1, swx02: 1 } };
  expect(checkSquad(rookies(2), withExpansion).ok).toBe(true);
  expect(checkSquad(rookies(3), withExpansion).ok).toBe(false);
  // Three different cards, but only two TIE fighters.
  const three = ['nightbeast', 'darkcurse', 'academypilot'].map((pilot) => ({ pilot }));
  expect(checkSquad({ faction: 'imperial', ships: three }, BASE_SET)).toMatchObject({
    ok: false,
    problems: [{ path: 'ships[2].pilot', rule: 'XW-222', cause: 'squad-no-ship-left' }],
  });
  const gunner = { faction: 'rebel', ships: [{ pilot: 'rookiepilot', upgrades: ['r2astromech'] }] };
  expect(checkSquad(gunner, BASE_SET)).toMatchObject({
    ok: false,
    problems: [{ path: 'ships[0].upgrades[0]', rule: 'XW-222', cause: 'squad-no-card-left' }],
  });
  expect(checkSquad(rookies(4)).ok).toBe(true);
});

test('the stock of several boxes, less what somebody else has taken', () => {
  const stock = stockOf({ swx01: 2, swx02: 1 }, ['marksmanship', 'marksmanship']);
  expect(stock.ships.get('xwing')).toBe(3);
  expect(stock.ships.get('tiefighter')).toBe(4);
  expect(stock.pilots.get('rookiepilot')).toBe(3);
  expect(stock.upgrades.get('marksmanship')).toBe(1);
  expect(stock.upgrades.get('determination')).toBe(2);
  expect(stock.upgrades.get('gunner')).toBe(0);
});

describe('upgrade cards chosen openly beforehand', () => {
  const ships = [{ pilot: 'maulermithel', upgrades: ['determination'] }, { pilot: 'academypilot' }];
  const squad = { faction: 'imperial', ships };
  const announcing = (...announced: UpgradeId[]): SquadLimits => ({ ...BASE_SET, announced });

  test('are carried, and no others are', () => {
    expect(checkSquad(squad, announcing('determination')).ok).toBe(true);
    expect(checkSquad(squad, announcing())).toEqual({
      ok: false,
      problems: [
        {
          path: 'ships[0].upgrades[0]',
          rule: 'XW-245',
          cause: 'squad-not-announced',
          params: { upgrade: 'determination' },
        },
      ],
    });
    expect(checkSquad(squad, announcing('determination', 'marksmanship'))).toEqual({
      ok: false,
      problems: [
        {
          path: 'ships',
          rule: 'XW-245',
          cause: 'squad-announced-missing',
          params: { upgrade: 'marksmanship' },
        },
      ],
    });
  });

  test('are gone for the other side', () => {
    const luke = {
      faction: 'rebel',
      ships: [{ pilot: 'lukeskywalker', upgrades: ['marksmanship'] }],
    };
    expect(checkSquad(luke, BASE_SET).ok).toBe(true);
    expect(checkSquad(luke, { ...BASE_SET, taken: ['determination'] }).ok).toBe(true);
    expect(checkSquad(luke, { ...BASE_SET, taken: ['marksmanship'] })).toMatchObject({
      ok: false,
      problems: [{ path: 'ships[0].upgrades[0]', rule: 'XW-222', cause: 'squad-no-card-left' }],
    });
  });

  test('are found in random squads, or there is no such squad', () => {
    const chance = seededChance('announced');
    const possible = (limits: SquadLimits, ...announced: UpgradeId[]): boolean => {
      const found = randomSquad('imperial', { ...limits, announced }, chance);
      if (found !== undefined) expect(checkSquad(found, { ...limits, announced }).ok).toBe(true);
      return found !== undefined;
    };
    for (let index = 0; index < 30; index += 1) {
      expect(possible(BASE_SET_LIMITS)).toBe(true);
      expect(possible(BASE_SET_LIMITS, 'determination')).toBe(true);
      expect(possible(BASE_SET_LIMITS, 'marksmanship')).toBe(true);
      // Two pilots with the icon and both cards cost at least 32.
      expect(possible(BASE_SET_LIMITS, 'determination', 'marksmanship')).toBe(false);
      expect(possible(BASE_SET, 'determination', 'marksmanship')).toBe(true);
      expect(possible(BASE_SET, 'r2d2')).toBe(false);
      expect(possible({ points: 60 }, 'protontorpedoes', 'slavei', 'darthvader')).toBe(true);
    }
  });
});
