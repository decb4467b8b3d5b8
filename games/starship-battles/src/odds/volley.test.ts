import { at, seededChance } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { battleOf } from '../battle.ts';
import { SHIP_IDS, type ShipId } from '../cards/ship-ids.ts';
import { shipCard } from '../cards/ships.ts';
import { starshipBattles } from '../game.ts';
import type { State } from '../state.ts';
import { table } from '../testing/table.ts';
import { type PlannedShot, volleyBetween, volleyOdds } from './volley.ts';

/** `ODDS_CASES=1000` tries as many; each is fired `SAMPLES` times with real dice. */
const CASES = Number(process.env['ODDS_CASES'] ?? 30);
const SAMPLES = 200;

function idsOf(faction: 'light' | 'dark'): readonly ShipId[] {
  return SHIP_IDS.filter((id) => shipCard(id)?.faction === faction);
}

/** A light ship shoots at a dark one somewhere below it. */
function randomPosition(seed: string): State {
  const chance = seededChance(seed);
  const one = <T>(list: readonly T[]): T => at(list, chance.pick('any', list.length));
  const facings = ['north', 'south', 'east', 'west'] as const;
  return table()
    .ship('P1', one(idsOf('light')), [16, 12], { facing: one(facings) })
    .ship('P2', one(idsOf('dark')), [16, one([4, 6, 8])], {
      facing: one(facings),
      reduced: one([false, false]),
    })
    .low('dark')
    .phase('attack', 'P1').state;
}

interface Fired {
  readonly damage: number;
  readonly shots: readonly PlannedShot[];
}

/** Fires everything that may be fired, the first answer first, through the rules. */
function fire(position: State, chance: ReturnType<typeof seededChance>): Fired {
  const state = starshipBattles.copy(position);
  const battle = battleOf(state);
  const shots: PlannedShot[] = [];
  for (let step = 0; step < 100; step += 1) {
    const seat = starshipBattles.asked(state)[0];
    if (seat === undefined || state.phase !== 'attack' || (seat !== 0 && state.kind === 'attack')) {
      break;
    }
    const { answers } = starshipBattles.question(state, seat);
    const wanted =
      answers.find(({ kind }) => kind === 'fire') ??
      answers.find(({ kind }) => kind === 'face') ??
      answers.find((one) => ['decline', 'keep', 'roll'].includes(one.id)) ??
      answers.find(({ kind }) => kind === 'ship' && seat === 0 && shots.length === 0) ??
      at(
        answers.filter(({ id }) => id === 'done'),
        0,
      );
    if (state.kind === 'roll') {
      const { weapon, target, face } = state.attack;
      shots.push({ ship: state.active, weapon, target, face });
    }
    if (wanted.id === 'done' && state.kind === 'attack') break;
    starshipBattles.answer(state, seat, wanted, { chance });
  }
  return { damage: at(state.damage, battle.factions.indexOf(1)), shots };
}

describe('volleys come out as the rules give them', () => {
  const seeds = Array.from({ length: CASES }, (_, index) => `volley/${index}`);
  test.each(seeds)('%s', (seed) => {
    const position = randomPosition(seed);
    const chance = seededChance(`${seed}/dice`);
    const { shots } = fire(position, chance);
    if (shots.length === 0) {
      expect(at(position.damage, 1)).toBe(0);
      return;
    }
    const { outcomes, expected } = volleyOdds(position, shots);
    expect(outcomes.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12);
    let sum = 0;
    for (let volley = 0; volley < SAMPLES; volley += 1) {
      const fired = fire(position, chance);
      expect(fired.shots).toEqual(shots);
      expect(outcomes.map(({ damage }) => damage)).toContain(fired.damage);
      sum += fired.damage / SAMPLES;
    }
    const variance = outcomes.reduce(
      (total, { damage, p }) => total + p * (damage - expected) * (damage - expected),
      0,
    );
    expect(Math.abs(sum - expected)).toBeLessThanOrEqual(5 * Math.sqrt(variance / SAMPLES) + 1e-9);
  });
});

describe('volleys that are only thought of', () => {
  const xWing = { ship: 'x-wing-starfighter', reduced: false } as const;
  const shuttle = { ship: 'imperial-shuttle', reduced: false, damage: 0 } as const;
  const side = { target: shuttle, face: 'rear', range: 1 } as const;

  test('two ships do twice as much as one, and defeat more often', () => {
    const one = volleyBetween({ attackers: [xWing], ...side });
    const two = volleyBetween({ attackers: [xWing, xWing], ...side });
    expect(two?.expected).toBeCloseTo(2 * (one?.expected ?? 0), 12);
    expect(two?.defeat).toBeGreaterThanOrEqual(one?.defeat ?? 1);
    expect(two?.shots).toHaveLength(2 * (one?.shots.length ?? 0));
  });

  test('a ship on its reduced side is defeated by its reduced hull', () => {
    const card = SHIP_IDS.map((id) => shipCard(id)).find(
      (one) =>
        one?.faction === 'dark' && one.hull.reduced !== null && one.hull.reduced < one.hull.full,
    );
    const ship = SHIP_IDS.find((id) => id === card?.id) ?? 'imperial-shuttle';
    const target = { ship, reduced: true, damage: 0 } as const;
    const { outcomes, defeat } = volleyBetween({
      attackers: Array.from({ length: 7 }, () => xWing),
      target,
      face: 'rear',
      range: 1,
    }) ?? { outcomes: [], defeat: 0 };
    const enough = outcomes.filter(({ damage }) => damage >= (card?.hull.reduced ?? 0));
    expect(defeat).toBeCloseTo(
      enough.reduce((sum, { p }) => sum + p, 0),
      12,
    );
    expect(defeat).toBeGreaterThan(0);
  });

  test('buzz droids help whoever shoots after them', () => {
    const droid = { ship: 'droid-tri-fighter', reduced: false } as const;
    const target = { ship: 'a-wing-starfighter', reduced: false, damage: 0 } as const;
    const { shots = [] } =
      volleyBetween({ attackers: [droid, droid], target, face: 'front', range: 1 }) ?? {};
    const lasers = shots.filter(({ weapon }) => weapon === 'laser-cannon').map(({ hit }) => hit);
    expect(at(lasers, 1)).toBeGreaterThanOrEqual(at(lasers, 0));
    expect(Math.max(...lasers)).toBeGreaterThan(0);
  });

  test('nobody fires at his own side, or farther than his weapons reach', () => {
    const own = { ship: 'rebel-transport', reduced: false, damage: 0 } as const;
    expect(
      volleyBetween({ attackers: [xWing], target: own, face: 'front', range: 1 }),
    ).toBeUndefined();
    expect(volleyBetween({ attackers: [xWing], ...side, range: 15 })).toBeUndefined();
  });
});
