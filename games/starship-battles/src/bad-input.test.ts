import { LONGEST_LIST_NAME, MOST_PROBLEMS, type Problem, seededChance } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { MOST_CARDS } from './cards/ship-file.ts';
import {
  checkSetup,
  checkShipFile,
  type Fleet,
  fleetToLink,
  reviewFleet,
  SHIP_FILE_SCHEMA,
  SHIPS,
  starshipBattles,
  usualLimits,
} from './index.ts';
import { MOST_ENTRIES } from './lists/fleet.ts';
import { setupOf } from './testing/games.ts';

/** Lists within lists, deeper than any stack. */
function deep(levels = 45_000): unknown {
  let value: unknown = 'bottom';
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

const told = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ path, cause }) => `${path} ${cause}`);

const fleetFaults = (input: unknown): readonly string[] =>
  told(reviewFleet(input, usualLimits()).problems);
const fileFaults = (ships: unknown): readonly string[] => {
  const checked = checkShipFile({ schema: SHIP_FILE_SCHEMA, ships });
  return checked.ok ? [] : told(checked.problems);
};
const setupFaults = (input: unknown): readonly string[] => {
  const checked = checkSetup(input);
  return checked.ok ? [] : told(checked.problems);
};
const givenFaults = (given: unknown): readonly string[] => {
  const laid = starshipBattles.scenarios.given(given, { chance: seededChance('given') });
  return laid.ok ? [] : told(laid.problems);
};

const TRANSPORT = { ship: 'rebel-transport', count: 1 };
const [CARD] = SHIPS;

describe('a fleet list', () => {
  test('that is far too long is refused at once, whatever stands in it', () => {
    const untouchable = new Proxy(
      {},
      {
        get: () => {
          throw new Error('an entry was read');
        },
      },
    );
    const ships = Array.from({ length: 400_000 }, () => untouchable);
    expect(fleetFaults({ faction: 'light', ships })).toEqual(['ships fleet-too-long']);
    const most = Array.from({ length: MOST_ENTRIES }, () => TRANSPORT);
    expect(fleetFaults({ faction: 'light', ships: most })).not.toContain('ships fleet-too-long');
  });

  test('names so many faults and no more', () => {
    const ships = Array.from({ length: 500 }, () => ({ ship: 'death-star' }));
    expect(fleetFaults({ faction: 'light', ships })).toHaveLength(MOST_PROBLEMS);
    const fields = Object.fromEntries(ships.map((_, index) => [`field-${index}`, index]));
    expect(fleetFaults({ faction: 'light', ships: [TRANSPORT], ...fields })).toHaveLength(
      MOST_PROBLEMS,
    );
  });

  test('of any depth is told where it is wrong', () => {
    expect(fleetFaults(deep())).toEqual([' fleet-not-an-object']);
    for (const ship of [deep(), { ship: deep() }]) {
      expect(fleetFaults({ faction: 'light', ships: [TRANSPORT, ship] })).toEqual([
        'ships[1].ship fleet-unknown-ship',
      ]);
    }
    expect(fleetFaults({ faction: deep(), ships: [TRANSPORT] })).toEqual([
      'faction fleet-wrong-faction',
    ]);
    expect(fleetFaults({ faction: 'light', ships: [{ ...TRANSPORT, count: deep() }] })).toContain(
      'ships[0].count fleet-wrong-count',
    );
  });

  test('has a name of a decent length, and counts from 1', () => {
    const named = (name: unknown): readonly string[] =>
      fleetFaults({ faction: 'light', ships: [TRANSPORT], name });
    expect(named('x'.repeat(LONGEST_LIST_NAME))).toEqual([]);
    expect(named('x'.repeat(LONGEST_LIST_NAME + 1))).toEqual(['name fleet-wrong-name']);
    expect(named(deep())).toEqual(['name fleet-wrong-name']);
    expect(fleetFaults({ faction: 'light', ships: [{ ...TRANSPORT, count: -0 }] })).toContain(
      'ships[0].count fleet-wrong-count',
    );
  });

  test('with a ship of somebody’s own has no link: it would name another ship', () => {
    const fleet: Fleet = { faction: 'light', ships: [{ ship: 'rogue-shadow', count: 1 }] };
    expect(() => fleetToLink({ name: '', fleet })).toThrow('rogue-shadow');
  });
});

describe('a ship file', () => {
  test('that is far too long is refused at once', () => {
    const ships = Array.from({ length: 400_000 }, () => null);
    expect(fileFaults(ships)).toEqual(['ships ship-file-too-long']);
    expect(fileFaults(ships.slice(0, MOST_CARDS))).toHaveLength(MOST_PROBLEMS);
    expect(setupFaults({ ships })).toEqual(['ships ship-file-too-long']);
  });

  test.each(Object.keys(CARD ?? {}))('of any depth is told where it is wrong: %s', (field) => {
    expect(fileFaults([{ ...CARD, [field]: deep() }])).toEqual([
      `ships[0].${field} ship-wrong-value`,
    ]);
  });

  test('holds nothing deep where its fields may be called anything', () => {
    const provenance = (fields: unknown): readonly string[] =>
      fileFaults([{ ...CARD, provenance: { overall: 'corrected', fields } }]);
    expect(provenance({ cost: { status: 'corrected' } })).toEqual([]);
    expect(provenance({ cost: { status: 'corrected', note: deep() } })).toEqual([
      'ships[0].provenance.fields.cost.note ship-wrong-value',
    ]);
    expect(provenance({ cost: deep() })).toEqual([
      'ships[0].provenance.fields.cost ship-wrong-value',
    ]);
    expect(fileFaults([{ ...CARD, provenance: { overall: 'corrected', why: deep() } }])).toEqual([
      'ships[0].provenance.why ship-unknown-field',
    ]);
  });

  test('has texts of a decent length and lists no longer than what there is', () => {
    expect(fileFaults([{ ...CARD, name: 'x'.repeat(101) }])).toEqual([
      'ships[0].name ship-wrong-value',
    ]);
    const weapon = { weapon: 'turbolasers', attack: 1, damage: 1, arc: 'any' };
    const weapons = Array.from({ length: 100_000 }, () => weapon);
    const full = { ...CARD?.full, weapons };
    expect(fileFaults([{ ...CARD, full }])).toEqual(['ships[0].full.weapons ship-wrong-value']);
  });

  test('knows no −0', () => {
    const full = { ...CARD?.full, commandCounters: -0 };
    expect(fileFaults([{ ...CARD, full }])).toEqual([
      'ships[0].full.commandCounters ship-wrong-value',
    ]);
  });
});

describe('a setup', () => {
  test('knows no −0', () => {
    for (const field of ['points', 'standstillRounds', 'roundLimit'] as const) {
      expect(setupFaults({ [field]: -0 })).toHaveLength(1);
      expect(setupFaults({ [field]: 0, points: 300 })).toEqual([]);
    }
  });

  test('of any depth or length is told where it is wrong', () => {
    for (const field of Object.keys(setupOf())) {
      const faults = setupFaults({ [field]: deep() });
      expect(faults.length).toBeGreaterThan(0);
      expect(faults.every((fault) => fault.startsWith(field))).toBe(true);
    }
    const fields = Array.from({ length: 100_000 }, (_, index) => [`field-${index}`, index]);
    expect(setupFaults(Object.fromEntries(fields))).toHaveLength(MOST_PROBLEMS);
    expect(setupFaults({ fleets: Array.from({ length: 400_000 }, () => 'build') })).toEqual([
      'fleets setup-wrong-fleets',
    ]);
    expect(setupFaults({ sides: 'light', fleets: [deep(), 'random'] })).toEqual([
      'fleets setup-wrong-fleets',
    ]);
  });

  test('names the fleet that is none, without a dot too many', () => {
    const wrong = { sides: 'light', fleets: [{ faction: 'light', ships: [] }, 'random'] };
    expect(setupFaults(wrong)).toContain('fleets[0].ships fleet-no-ships');
    expect(givenFaults({ setup: { points: -0 } })).toEqual(['setup.points setup-wrong-points']);
  });
});

describe('a given position', () => {
  const P2 = [{ ship: 'imperial-shuttle', at: [3, 3] }];

  test('with far too many ships is refused at once', () => {
    const P1 = Array.from({ length: 20_000 }, () => ({ ship: 'rebel-transport', at: [3, 20] }));
    expect(givenFaults({ ships: { P1, P2 } })).toContain('ships.P1 given-too-many');
    const options = Array.from({ length: 20_000 }, () => 'evasive');
    expect(givenFaults({ ships: { P2 }, options: { P1: options } })).toContain(
      'options.P1 given-too-many',
    );
  });

  test('of any depth is told where it is wrong', () => {
    const place = { ship: 'rebel-transport', at: [3, 20] };
    const wrong: readonly (readonly [string, unknown])[] = [
      ['ships.P1[0].ship', { ...place, ship: deep() }],
      ['ships.P1[0].at', { ...place, at: [deep(), 3] }],
      ['ships.P1[0].facing', { ...place, facing: deep() }],
      ['ships.P1[0].damage', { ...place, damage: -0 }],
      ['ships.P1[0].done', { ...place, done: [deep()] }],
    ];
    for (const [path, ship] of wrong) {
      const faults = givenFaults({ ships: { P1: [ship], P2 } });
      expect(faults.map((fault) => fault.split(' ')[0])).toEqual([path]);
    }
    const P1 = [place];
    for (const field of ['phase', 'round', 'low', 'turn', 'turns', 'quiet']) {
      const [fault = ''] = givenFaults({ ships: { P1, P2 }, [field]: [deep()] });
      expect(fault.startsWith(field)).toBe(true);
    }
  });
});
