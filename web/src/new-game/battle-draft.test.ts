import { starshipBattles } from '@parsecs/starship-battles';
import { expect, test } from 'vitest';
import {
  BATTLES,
  BUILT,
  bringFleet,
  chooseBattle,
  newBattleDraft,
  setSide,
  sideOfSeat,
  toBattleSetup,
} from './battle-draft.ts';

const draft = newBattleDraft('en', []);

function isReady(setup: unknown): boolean {
  return starshipBattles.checkSetup(setup).ok;
}

test('the first draft is a quick start that can begin at once, on the Light Side', () => {
  const setup = toBattleSetup(draft);
  expect(isReady(setup)).toBe(true);
  expect(setup).toMatchObject({ mode: 'quick-start', sides: 'light', players: 2 });
});

test.each(BATTLES)('%s can begin at once for two and for four, on either side', (battle) => {
  for (const players of [2, 4] as const) {
    for (const side of ['light', 'dark', 'ask'] as const) {
      const chosen = setSide({ ...chooseBattle(draft, battle), players }, side);
      expect(isReady(toBattleSetup(chosen)), `${players} ${side}`).toBe(true);
    }
  }
});

test('given fleets follow their sides', () => {
  const light = chooseBattle(draft, 'coruscant');
  const dark = setSide(light, 'dark');
  expect(dark.fleets[0]?.key).toBe('ready:scenario-coruscant-dark');
  expect(sideOfSeat(dark, 0)).toBe('dark');
  expect(chooseBattle(setSide(draft, 'dark'), 'coruscant').fleets[0]?.key).toBe(
    'ready:scenario-coruscant-dark',
  );
});

test('where the sides are open, nobody brings a list', () => {
  const open = setSide(chooseBattle(draft, 'coruscant'), 'ask');
  expect(open.fleets[0]).toBe(BUILT);
});

test('a list that is brought along is played by the first seat on its own side', () => {
  const fleet = {
    faction: 'dark',
    ships: [{ ship: 'imperial-star-destroyer', count: 1 }],
  } as const;
  const brought = bringFleet(draft, fleet, 'Mine', 120);
  expect(brought.fleets[0]).toMatchObject({ key: 'own', source: fleet, name: 'Mine' });
  expect(toBattleSetup(brought)).toMatchObject({ sides: 'dark', points: 120 });
  expect(isReady(toBattleSetup(brought))).toBe(true);
});
