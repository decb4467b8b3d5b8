import { describe, expect, test } from 'vitest';
import { PILOTS, pilotCard } from '../cards/pilots.ts';
import { UPGRADES } from '../cards/upgrades.ts';
import { FACTIONS } from '../cards/vocabulary.ts';
import { checkSquad, reviewSquad } from './check-squad.ts';
import { READY_KINDS, READY_LIMITS, READY_SQUADS, readySquad } from './ready-made.ts';
import { squadPoints } from './squad.ts';

describe('ready-made squads', () => {
  test.each(READY_SQUADS.map((ready) => [ready.id, ready] as const))(
    '%s is legal and costs what it says',
    (_, { kind, points, squad }) => {
      expect(checkSquad(squad, READY_LIMITS[kind])).toEqual({
        ok: true,
        value: squad,
        warnings: [],
      });
      expect(squadPoints(squad)).toBe(points);
    },
  );

  test('are found by their ids', () => {
    expect(new Set(READY_SQUADS.map(({ id }) => id)).size).toBe(READY_SQUADS.length);
    for (const { id, squad } of READY_SQUADS) expect(readySquad(id)).toBe(squad);
    expect(readySquad('death-star')).toBeUndefined();
    expect(Object.isFrozen(READY_SQUADS[0]?.squad.ships)).toBe(true);
  });

  test('both sides have some of every kind, and at least eight for a standard game', () => {
    for (const kind of READY_KINDS) {
      for (const faction of FACTIONS) {
        const own = READY_SQUADS.filter((r) => r.kind === kind && r.squad.faction === faction);
        const least = { 'first-game': 1, mission: 3, 'base-set': 4, standard: 8 };
        expect(own.length).toBeGreaterThanOrEqual(least[kind]);
      }
    }
  });

  test('standard squads spend nearly everything and are all different', () => {
    const standard = READY_SQUADS.filter(({ kind }) => kind === 'standard');
    for (const { squad } of standard) expect(reviewSquad(squad).pointsLeft).toBeLessThanOrEqual(2);
    const types = standard.map(({ squad }) =>
      squad.ships
        .map(({ pilot }) => pilotCard(pilot).ship)
        .sort()
        .join(),
    );
    expect(new Set(types).size).toBeGreaterThanOrEqual(16);
  });

  test('show every ship type and most cards', () => {
    const ships = READY_SQUADS.flatMap(({ squad }) => squad.ships);
    expect(new Set(ships.map(({ pilot }) => pilotCard(pilot).ship)).size).toBe(12);
    const pilots = new Set(ships.map(({ pilot }) => pilot));
    const upgrades = new Set(ships.flatMap((ship) => ship.upgrades));
    expect(pilots.size / PILOTS.length).toBeGreaterThan(0.7);
    expect(upgrades.size / UPGRADES.length).toBeGreaterThan(0.7);
  });
});
