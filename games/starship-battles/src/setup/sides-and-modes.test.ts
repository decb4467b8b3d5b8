import { at, fixedChance, isRefusal } from '@parsecs/kernel';
import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import type { Event } from '../events.ts';
import { SHIPS, starshipBattles } from '../index.ts';
import { newGame, playRandomGame, seeds, setupOf } from '../testing/games.ts';
import { table } from '../testing/table.ts';
import { checkSetup } from './setup.ts';

rule('SB-001', 'a Light Side fleet fights a Dark Side fleet, one player each', () => {
  const state = newGame({ sides: 'light', fleets: ['random', 'random'] });
  expect(state.factions).toEqual([0, 1]);
  expect(newGame({ sides: 'dark', fleets: ['random', 'random'] }).factions).toEqual([1, 0]);
  expect(starshipBattles.allies(state, 0)).toEqual([0]);
  expect(checkSetup({ sides: 'grey' })).toMatchObject({
    ok: false,
    problems: [{ path: 'sides', rule: 'SB-001' }],
  });
  for (const players of [1, 3, 5]) expect(checkSetup({ players }).ok).toBe(false);
});

rule('SB-002', 'a fleet holds ships of one faction only, of any era', () => {
  const mixed = {
    faction: 'light',
    ships: ['x-wing-starfighter', 'imperial-shuttle', 'rebel-transport'],
  };
  expect(checkSetup({ sides: 'light', fleets: [mixed, 'random'] })).toMatchObject({
    ok: false,
    problems: [{ path: 'fleets[0].ships[1]', rule: 'SB-002', cause: 'fleet-mixed-factions' }],
  });
  const eras = {
    faction: 'light',
    ships: ['mon-calamari-cruiser', 'venator-star-destroyer', 'wild-karrde'],
  };
  expect(checkSetup({ sides: 'light', fleets: [eras, 'random'] }).ok).toBe(true);
  const other = { faction: 'dark', ships: ['imperial-shuttle'] };
  expect(checkSetup({ sides: 'light', fleets: [other, 'random'] })).toMatchObject({
    problems: [{ path: 'fleets[0]', rule: 'SB-002', cause: 'setup-fleet-of-other-side' }],
  });
});

function wish(first: string, second: string, ...dice: readonly number[]): readonly number[] {
  const told: Event[] = [];
  const chance = fixedChance(dice.map((face) => ({ purpose: '*', pick: face - 1 })));
  const context = { chance, tell: (event: Event): unknown => told.push(event) };
  const state = starshipBattles.begin(setupOf({}), context);
  expect(starshipBattles.asked(state)).toEqual([0, 1]);
  for (const [seat, id] of [first, second].entries()) {
    const answer = starshipBattles.check(state, seat, id);
    if (isRefusal(answer)) throw new Error(id);
    starshipBattles.answer(state, seat, answer, context);
  }
  chance.assertUsedUp();
  return state.factions;
}

rule('SB-003', 'who wants the same side rolls for it, ties again; the higher roll takes it', () => {
  expect(wish('light', 'dark')).toEqual([0, 1]);
  expect(wish('dark', 'light')).toEqual([1, 0]);
  expect(wish('light', 'light', 12, 5)).toEqual([0, 1]);
  expect(wish('light', 'light', 5, 12)).toEqual([1, 0]);
  expect(wish('dark', 'dark', 7, 7, 20, 20, 3, 9)).toEqual([0, 1]);
});

const QUICK = { mode: 'quick-start', sides: 'light' } as const;

rule('SB-004', 'the Quick Start has no points, abilities, counters or weapon effects', () => {
  // Ion Cannon, DR, Antifighter Targeting, Concussion Missiles: all silent.
  const game = table(QUICK)
    .ship('P1', 'mon-calamari-star-defender-viscount', [16, 17])
    .pool('P1', 'x-wing-starfighter')
    .ship('P2', 'super-star-destroyer-executor', [16, 3])
    .phase('attack', 'P1')
    .low('dark');
  expect(game.see('mon-calamari-star-defender-viscount-1').counters).toBe(0);
  const ion = 'ion-cannon>super-star-destroyer-executor-1';
  expect(game.attack('P1', 'mon-calamari-star-defender-viscount-1', ion, 15).result).toBe('hit');
  expect(game.dealt()).toBe(3);
  expect(game.told('damage-known')[0]?.parts).toEqual({});
  const falcon = table(QUICK)
    .ship('P1', 'millennium-falcon', [5, 5])
    .ship('P2', 'tie-fighter', [5, 6])
    .ship('P2', 'imperial-shuttle', [5, 9])
    .phase('attack', 'P1')
    .low('dark');
  for (const shot of ['laser-cannon>tie-fighter-1', 'concussion-missiles>imperial-shuttle-1']) {
    expect(falcon.attack('P1', 'millennium-falcon-1', shot, 5).bonuses).toEqual({});
  }
  const dear = { faction: 'dark', ships: [{ ship: 'imperial-star-destroyer', count: 6 }] };
  expect(checkSetup({ ...QUICK, fleets: ['random', dear] }).ok).toBe(true);
  const option = 'power-to-weapons@mon-calamari-star-defender-viscount-1';
  expect(game.refusal('P1', option)).toBe('SB-004');
  // Fighters are still launched.
  const launch = table(QUICK)
    .ship('P1', 'mon-calamari-star-defender-viscount', [16, 17])
    .pool('P1', 'x-wing-starfighter')
    .ship('P2', 'super-star-destroyer-executor', [16, 3]);
  launch.choose(
    'P1',
    'done',
    'x-wing-starfighter-1@mon-calamari-star-defender-viscount-1',
    '15,16',
  );
  expect(launch.see('x-wing-starfighter-1').at).toEqual([15, 16]);
  // Limits are no bonuses: torpedoes still cannot attack fighters.
  const near = table(QUICK)
    .ship('P1', 'x-wing-starfighter', [5, 5])
    .ship('P2', 'tie-fighter', [5, 6])
    .phase('attack', 'P1')
    .low('dark')
    .choose('P1', 'x-wing-starfighter-1');
  expect(near.refusal('P1', 'proton-torpedoes>tie-fighter-1')).toBe('SB-113');
});

rule('SB-005', 'Quick Start: Viscount or Executor and four random ships of class 3 and 4', () => {
  const drawn = new Set<string>();
  for (const seed of seeds(30)) {
    const { ships } = starshipBattles.view(newGame(QUICK, seed), 'spectator');
    for (const [seat, starter] of [
      [0, 'mon-calamari-star-defender-viscount'],
      [1, 'super-star-destroyer-executor'],
    ] as const) {
      const own = ships.filter(({ owner }) => owner === seat).map(({ card }) => card);
      expect(own).toHaveLength(5);
      expect(own).toContain(starter);
      for (const id of own.filter((card) => card !== starter)) {
        expect(SHIPS.find((card) => card.id === id)?.class).toBeGreaterThanOrEqual(3);
        drawn.add(id);
      }
    }
  }
  expect(drawn.size).toBeGreaterThan(25);
  expect(checkSetup({ ...QUICK, fleets: ['build', 'random'] })).toMatchObject({
    problems: [{ rule: 'SB-005' }],
  });
});

rule('SB-006', 'the advanced game adds points, abilities, options and teams', () => {
  const setup = setupOf({});
  expect([setup.mode, setup.points]).toEqual(['advanced', 300]);
  const game = table()
    .ship('P1', 'mon-calamari-star-defender-viscount', [16, 17])
    .ship('P2', 'super-star-destroyer-executor', [16, 3])
    .phase('attack', 'P1')
    .low('dark');
  expect(game.see('mon-calamari-star-defender-viscount-1').counters).toBe(3);
  const ion = 'ion-cannon>super-star-destroyer-executor-1';
  game.attack('P1', 'mon-calamari-star-defender-viscount-1', ion, 15);
  // 3 + 1 (Ion Cannon) - 1 (DR)
  expect(game.told('damage-known')[0]?.parts).toEqual({ 'ion-cannon': 1, dr: 1 });
  expect(setupOf({ players: 4 }).fleets).toHaveLength(4);
  expect(checkSetup({ mode: 'slow-start' })).toMatchObject({ problems: [{ rule: 'SB-006' }] });
});

rule('SB-007', 'whoever destroys every enemy ship has won', () => {
  const game = table()
    .ship('P1', 'corellian-corvette', [5, 5])
    .ship('P2', 'imperial-shuttle', [5, 9], { reduced: true })
    .phase('attack', 'P1')
    .low('dark');
  game.attack('P1', 'corellian-corvette-1', 'turbolasers>imperial-shuttle-1', 19);
  game.damagePhase();
  expect(game.winners()).toEqual(['P1']);
  for (const seed of seeds(5)) {
    const state = playRandomGame(
      { sides: 'light', fleets: ['random', 'random'], points: 60 },
      seed,
    );
    if (state.ended !== 'SB-199') continue;
    const winner = at(state.winners, 0);
    const { ships } = starshipBattles.view(state, 'spectator');
    const left = ships.filter(({ at: where }) => typeof where !== 'string');
    expect(left.length).toBeGreaterThan(0);
    expect(left.every(({ owner }) => owner === winner)).toBe(true);
  }
});

rule('SB-008', 'where an ability contradicts a general rule, the ability wins', () => {
  // SB-101 lets fighters attack neighbours only; Long-Range Bomber says otherwise.
  const game = table()
    .ship('P1', 'b-wing-starfighter', [5, 5])
    .ship('P1', 'x-wing-starfighter', [6, 5])
    .ship('P2', 'imperial-shuttle', [5, 7])
    .phase('attack', 'P1')
    .low('dark');
  game.choose('P1', 'b-wing-starfighter-1');
  expect(game.refusal('P1', 'proton-torpedoes>imperial-shuttle-1')).toBe('legal');
  expect(game.refusal('P1', 'laser-cannon>imperial-shuttle-1')).toBe('SB-101');
  game.choose('P1', 'done');
  expect(game.refusal('P1', 'x-wing-starfighter-1')).toBe('SB-073');
});
