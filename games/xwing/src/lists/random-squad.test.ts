import { seededChance } from '@parsecs/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PILOT_IDS, UPGRADE_IDS } from '../cards/ids.ts';
import { PILOTS } from '../cards/pilots.ts';
import { FACTIONS } from '../cards/vocabulary.ts';
import { checkSquad } from './check-squad.ts';
import { BASE_SET_LIMITS, FREE_LIMITS, STANDARD_LIMITS } from './limits.ts';
import { randomSquad } from './random-squad.ts';
import { squadPoints } from './squad.ts';

const cheapest = (faction: string): number =>
  Math.min(...PILOTS.filter((card) => card.faction === faction).map(({ points }) => points));

describe('random squads', () => {
  test('are legal for any limit and faction, if anything is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FACTIONS),
        fc.oneof(fc.integer({ min: 0, max: 400 }), fc.constant('free' as const)),
        fc.string(),
        (faction, points, seed) => {
          const squad = randomSquad(faction, { points }, seededChance(seed));
          const isPossible = points === 'free' || points >= cheapest(faction);
          expect(squad !== undefined).toBe(isPossible);
          if (squad === undefined) return;
          expect(squad.faction).toBe(faction);
          expect(checkSquad(squad, { points, faction })).toEqual({
            ok: true,
            value: squad,
            warnings: [],
          });
        },
      ),
      { numRuns: 300 },
    );
  });

  test('come out of the boxes, if only these may be used', () => {
    const chance = seededChance('boxes');
    const pilots = new Set<string>();
    for (let index = 0; index < 400; index += 1) {
      const faction = index % 2 === 0 ? 'rebel' : 'imperial';
      const squad = randomSquad(faction, BASE_SET_LIMITS, chance);
      expect(checkSquad(squad, BASE_SET_LIMITS).ok).toBe(true);
      for (const { pilot } of squad?.ships ?? []) pilots.add(pilot);
    }
    expect(pilots.size).toBe(10);
    expect(randomSquad('rebel', { points: 100, collection: {} }, chance)).toBeUndefined();
  });

  test('exercise every pilot and every upgrade', () => {
    const pilots = new Map<string, number>();
    const upgrades = new Map<string, number>();
    for (let seed = 0; seed < 3000; seed += 1) {
      const faction = seed % 2 === 0 ? 'rebel' : 'imperial';
      const squad = randomSquad(faction, STANDARD_LIMITS, seededChance(`seed ${seed}`));
      for (const ship of squad?.ships ?? []) {
        pilots.set(ship.pilot, (pilots.get(ship.pilot) ?? 0) + 1);
        for (const id of ship.upgrades) upgrades.set(id, (upgrades.get(id) ?? 0) + 1);
      }
    }
    expect([...pilots.keys()].sort()).toEqual([...PILOT_IDS].sort());
    expect([...upgrades.keys()].sort()).toEqual([...UPGRADE_IDS].sort());
    expect(Math.min(...pilots.values(), ...upgrades.values())).toBeGreaterThan(20);
  });

  test('are plain and laden, small and large, and mostly spend what they may', () => {
    const chance = seededChance('shapes');
    const squads = Array.from({ length: 500 }, (_, index) =>
      randomSquad(index % 2 === 0 ? 'rebel' : 'imperial', STANDARD_LIMITS, chance),
    ).filter((squad) => squad !== undefined);
    const upgradesOf = squads.map(({ ships }) => ships.flatMap(({ upgrades }) => upgrades).length);
    expect(Math.min(...upgradesOf)).toBe(0);
    expect(Math.max(...upgradesOf)).toBeGreaterThan(8);
    const sizes = new Set(squads.map(({ ships }) => ships.length));
    for (const size of [1, 2, 3, 4, 5, 6]) expect(sizes).toContain(size);
    const spent = squads.map(squadPoints).sort((one, other) => one - other);
    expect(spent[250]).toBeGreaterThan(90);
  });

  test('are the same for the same seed', () => {
    const twice = [1, 2].map(() => randomSquad('rebel', FREE_LIMITS, seededChance('again')));
    expect(twice[0]).toEqual(twice[1]);
    const other = randomSquad('rebel', FREE_LIMITS, seededChance('other'));
    expect(other).not.toEqual(twice[0]);
  });

  test('are not made for the other side', () => {
    const limits = { ...STANDARD_LIMITS, faction: 'imperial' } as const;
    expect(randomSquad('rebel', limits, seededChance('side'))).toBeUndefined();
    expect(randomSquad('imperial', limits, seededChance('side'))).toBeDefined();
  });
});
