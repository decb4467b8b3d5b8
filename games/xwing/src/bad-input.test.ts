import { MOST_PROBLEMS, runScenario, seededChance } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { MOST_LISTED } from './given/reading.ts';
import { checkSquad, reviewXws, xwing } from './index.ts';
import { checkSetup } from './setup/check-setup.ts';
import { table } from './testing/table.ts';

const LEVELS = 50_000;

/** Lists in lists, as deep as no reader goes by itself. */
function deep(): unknown {
  let value: unknown = [];
  for (let level = 0; level < LEVELS; level += 1) value = [value];
  return value;
}

function manyFields(): Record<string, number> {
  return Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`field${index}`, index]));
}

const SHIPS = [
  { pilot: 'rookiepilot', at: [450, 100] },
  { pilot: 'academypilot', at: [450, 800] },
];

function given(written: object): ReturnType<typeof xwing.scenarios.given> {
  return xwing.scenarios.given({ ships: SHIPS, ...written }, { chance: seededChance('given') });
}

describe('deep nesting is refused like any other nonsense', () => {
  test('in squads of both forms', () => {
    for (const field of ['name', 'faction', 'ships']) {
      expect(checkSquad({ faction: 'rebel', ships: [], [field]: deep() }).ok).toBe(false);
    }
    for (const part of [deep(), [deep()], [{ pilot: deep() }], [{ upgrades: [deep()] }]]) {
      expect(checkSquad({ faction: 'rebel', ships: part }).ok).toBe(false);
      expect(reviewXws({ faction: 'rebel', pilots: part }).isLegal).toBe(false);
    }
    expect(reviewXws({ faction: deep(), name: deep(), version: deep() }).isLegal).toBe(false);
    expect(xwing.reviewList?.(deep()).problems).not.toEqual([]);
  });

  test('in every field of a setup', () => {
    const { value } = checkSetup({}) as { readonly value: object };
    for (const field of Object.keys(value)) {
      expect([field, checkSetup({ [field]: deep() }).ok]).toEqual([field, false]);
    }
    expect(checkSetup({ options: { touching: deep() } }).ok).toBe(false);
    expect(checkSetup({ squads: { rebel: deep() } }).ok).toBe(false);
    expect(checkSetup(deep()).ok).toBe(false);
  });

  test('in every field of a position', () => {
    for (const field of ['obstacles', 'bombs', 'touching', 'deck', 'discard', 'satellites']) {
      expect([field, given({ [field]: [deep()] }).ok]).toEqual([field, false]);
    }
    for (const field of ['ships', 'round', 'phase', 'initiative', 'edge', 'damagedShip']) {
      expect([field, given({ [field]: deep() }).ok]).toEqual([field, false]);
    }
    for (const field of ['pilot', 'upgrades', 'by', 'at', 'shields', 'dial', 'damageUp', 'locks']) {
      const ships = [{ ...SHIPS[0], [field]: deep() }, SHIPS[1]];
      expect([field, given({ ships }).ok]).toEqual([field, false]);
    }
  });

  test('in a question to the rules', () => {
    const { state } = table()
      .ship('rookiepilot', { at: [450, 100, 0] })
      .ship('academypilot', { at: [450, 800, 180] });
    expect(xwing.check(state, 0, deep() as string)).toMatchObject({ refused: 'table' });
  });
});

describe('nobody reads the thousandth problem', () => {
  const ships = Array.from({ length: 400_000 }, () => ({ pilot: 'nobody', upgrades: ['nothing'] }));
  const pilots = Array.from({ length: 400_000 }, () => ({ name: 'nobody', upgrades: { x: [1] } }));

  test('of a squad', () => {
    for (const input of [
      { faction: 'rebel', ships },
      { ...manyFields(), ships: [manyFields()] },
    ]) {
      const checked = checkSquad(input);
      expect(checked.ok ? [] : checked.problems).toHaveLength(MOST_PROBLEMS);
    }
  });

  test('of a file of the community format, nor the thousandth warning', () => {
    expect(reviewXws({ faction: 'rebel', pilots }).problems).toHaveLength(MOST_PROBLEMS);
    const slots = Object.fromEntries(Object.keys(manyFields()).map((slot) => [slot, ['r2d2']]));
    const review = reviewXws({ ...manyFields(), pilots: [{ name: 'wedge', upgrades: slots }] });
    expect(review.problems).toHaveLength(MOST_PROBLEMS);
    expect(review.warnings).toHaveLength(MOST_PROBLEMS);
  });

  test('of a setup', () => {
    const squads = { ...manyFields(), rebel: { faction: 'rebel', ships } };
    for (const input of [manyFields(), { options: manyFields() }, { squads }]) {
      const checked = checkSetup(input);
      expect(checked.ok ? [] : checked.problems).toHaveLength(MOST_PROBLEMS);
    }
  });

  test('of a position, and what is too long is not read at all', () => {
    for (const field of ['ships', 'obstacles', 'bombs', 'touching', 'deck', 'discard']) {
      const checked = given({ [field]: Array.from({ length: 20_000 }, () => SHIPS[0]) });
      expect(checked.ok ? [] : checked.problems).toEqual([
        {
          path: field,
          cause: 'given-impossible',
          params: { violation: `more than ${MOST_LISTED}` },
        },
      ]);
    }
    const wrong = given({ deck: Array.from({ length: MOST_LISTED }, () => 'nothing') });
    expect(wrong.ok ? [] : wrong.problems).toHaveLength(MOST_PROBLEMS);
  });

  test('nor a name without an end', () => {
    const long = 'x'.repeat(100_000);
    for (const checked of [
      checkSquad({ faction: 'rebel', ships: [], [long]: 1 }),
      checkSetup({ [long]: 1, options: { [long]: 1 }, squads: { [long]: 1 } }),
      given({ [long]: 1 }),
      given({ ships: [{ ...SHIPS[0], [long]: 1 }, SHIPS[1]] }),
    ]) {
      if (checked.ok) throw new Error('taken for a field');
      for (const { path } of checked.problems) expect(path.length).toBeLessThan(100);
    }
  });
});

describe('−0 is no number', () => {
  test('in a setup', () => {
    for (const field of ['players', 'mission', 'points', 'obstacles', 'width', 'roundLimit']) {
      expect([field, checkSetup({ [field]: -0 }).ok]).toEqual([field, false]);
    }
    expect(checkSetup({ collection: { swx01: -0 } }).ok).toBe(false);
  });

  test('in a position it is 0 where something lies, and refused where something is counted', () => {
    expect(given({ round: -0 }).ok).toBe(false);
    expect(given({ ships: [{ ...SHIPS[0], focus: -0 }, SHIPS[1]] }).ok).toBe(false);
    const laid = given({ ships: [{ ...SHIPS[0], at: [450, 100, -0] }, SHIPS[1]] });
    expect(laid.ok && Object.is(laid.value.heading[0], 0)).toBe(true);
  });
});

test('a position with something else for a setup is refused', () => {
  for (const setup of [5, null, 'standard', []]) {
    expect(given({ setup })).toMatchObject({ ok: false, problems: [{ path: 'setup' }] });
  }
});

test('a place beyond all tables is no place', () => {
  for (const at of [
    [1e308, 0],
    [0, Number.POSITIVE_INFINITY],
    [0, 0, Number.NaN],
  ]) {
    const { ok, why } = runScenario(xwing, {
      game: 'xwing',
      title: 'far',
      rules: [],
      given: { ships: [{ pilot: 'rookiepilot', at }, SHIPS[1]] },
      when: [],
      then: { state: { round: 1 } },
    });
    expect([ok, why]).toEqual([false, 'given: ships[0].at: given-not-a-place']);
  }
});
