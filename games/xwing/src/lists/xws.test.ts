import { type Problem, seededChance } from '@parsecs/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PILOT_IDS, UPGRADE_IDS } from '../cards/ids.ts';
import { pilotCard } from '../cards/pilots.ts';
import { upgradeCard } from '../cards/upgrades.ts';
import { FACTIONS, SLOTS } from '../cards/vocabulary.ts';
import { randomSquad } from './random-squad.ts';
import { checkXws, reviewXws, squadFromXws, takeXws } from './read-xws.ts';
import { READY_SQUADS, readySquad } from './ready-made.ts';
import { LONGEST_NAME, squadOf } from './squad.ts';
import { squadToXws } from './write-xws.ts';
import { XWS_SLOTS } from './xws-names.ts';

const LUKE = { name: 'lukeskywalker', ship: 'xwing', upgrades: { amd: ['r2d2'] } };

function squad(change: object = {}): unknown {
  return { faction: 'rebel', pilots: [LUKE], version: '1.0.0', ...change };
}

function pilots(...entries: readonly object[]): unknown {
  return squad({ pilots: entries });
}

function problemsOf(input: unknown): readonly string[] {
  const read = squadFromXws(input);
  return read.ok ? [] : read.problems.map(({ path, cause }) => `${path} ${cause}`);
}

function warningsOf(input: unknown): readonly Problem[] {
  const read = squadFromXws(input);
  return read.ok ? read.warnings : [{ path: 'not read', cause: '' }];
}

describe('writing the community format', () => {
  test('is strict: names, ships, points, slots as the format names them', () => {
    expect(
      squadToXws(readySquad('han-and-two-rookies') ?? { faction: 'rebel', ships: [] }),
    ).toEqual({
      version: '1.0.0',
      faction: 'rebel',
      points: 98,
      pilots: [
        {
          name: 'hansolo',
          ship: 'yt1300',
          points: 54,
          upgrades: {
            ept: ['marksmanship'],
            crew: ['niennunb', 'weaponsengineer'],
            title: ['millenniumfalcon'],
          },
        },
        { name: 'rookiepilot', ship: 'xwing', points: 22, upgrades: { amd: ['r2astromech'] } },
        { name: 'rookiepilot', ship: 'xwing', points: 22, upgrades: { amd: ['r2astromech'] } },
      ],
    });
    const named = squadToXws({ name: 'Ace', faction: 'rebel', ships: [] });
    expect(named).toEqual({
      version: '1.0.0',
      name: 'Ace',
      faction: 'rebel',
      points: 0,
      pilots: [],
    });
  });

  test('names every slot once', () => {
    expect(new Set(Object.values(XWS_SLOTS)).size).toBe(SLOTS.length);
    expect(XWS_SLOTS).toMatchObject({ elite: 'ept', astromech: 'amd', modification: 'mod' });
  });
});

describe('round trips', () => {
  test('every ready-made squad comes back as it was, without a warning', () => {
    for (const { squad: ready } of READY_SQUADS) {
      const text = JSON.stringify(squadToXws(ready));
      expect(squadFromXws(JSON.parse(text))).toEqual({ ok: true, value: ready, warnings: [] });
    }
  });

  test('every random squad does', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FACTIONS), fc.string(), (faction, seed) => {
        const made = randomSquad(faction, { points: 'free' }, seededChance(seed));
        expect(made && squadFromXws(squadToXws(made))).toEqual({
          ok: true,
          value: made,
          warnings: [],
        });
      }),
    );
  });

  test('so does any list of cards, legal or not', () => {
    const ships = fc.array(
      fc.record({
        pilot: fc.constantFrom(...PILOT_IDS),
        upgrades: fc.array(fc.constantFrom(...UPGRADE_IDS), { maxLength: 12 }),
      }),
      { maxLength: 12 },
    );
    const squads = fc.record({
      faction: fc.constantFrom(...FACTIONS),
      name: fc.string({ minLength: 1, maxLength: LONGEST_NAME }),
      ships,
    });
    fc.assert(
      fc.property(squads, (any) => {
        const read = squadFromXws(squadToXws(any));
        expect(read).toEqual({ ok: true, value: squadOf(any), warnings: [] });
      }),
    );
  });
});

describe('reading is tolerant', () => {
  const wanted = { pilot: 'lukeskywalker', upgrades: ['r2d2'] };

  test.each([
    ['as written by builders of the first edition', LUKE],
    ['with id', { id: 'lukeskywalker', upgrades: { amd: ['r2d2'] } }],
    ['with id and a name for people', { ...LUKE, id: 'lukeskywalker', name: 'Luke' }],
    ['with an id of somebody’s own and the name', { ...LUKE, id: 'pilot-7' }],
    [
      'with printed names',
      { name: 'Luke Skywalker', ship: 'X-Wing', upgrades: { amd: ['R2-D2'] } },
    ],
    ['with a slot in full', { ...LUKE, upgrades: { astromech: ['r2d2'] } }],
    ['with empty slots', { ...LUKE, upgrades: { amd: ['r2d2'], ept: [] } }],
    ['with empty slots of later waves', { ...LUKE, upgrades: { amd: ['r2d2'], tech: [] } }],
    ['with points and vendor', { ...LUKE, points: 99, vendor: { x: { pilot_id: 3 } } }],
  ])('%s', (_, pilot) => {
    const read = squadFromXws(pilots(pilot));
    expect(read).toMatchObject({ ok: true, value: { ships: [wanted] }, warnings: [] });
  });

  test('of the names that factions had', () => {
    for (const faction of ['rebel', 'rebels', 'Rebel Alliance', 'rebelalliance']) {
      expect(squadFromXws(squad({ faction }))).toMatchObject({ value: { faction: 'rebel' } });
    }
    const academy = [{ name: 'academypilot', ship: 'tiefighter' }];
    for (const faction of ['imperial', 'empire', 'Galactic Empire', 'galacticempire']) {
      const read = squadFromXws(squad({ faction, pilots: academy }));
      expect(read).toMatchObject({ value: { faction: 'imperial' } });
    }
  });

  test('of older ids of cards and slots', () => {
    const older = {
      name: 'greysquadronpilot',
      ship: 'ywing',
      upgrades: { turretweapon: ['blasterturret'], torpedo: ['advancedprotontorpedoes'] },
    };
    expect(squadFromXws(pilots(older))).toMatchObject({
      ok: true,
      value: {
        ships: [{ pilot: 'graysquadronpilot', upgrades: ['advprotontorpedoes', 'blasterturret'] }],
      },
    });
    const slots = { bombmine: 'protonbombs', missile: 'homingmissiles', talent: 'deadeye' };
    for (const [slot, upgrade] of Object.entries(slots)) {
      const upgrades = { [slot]: [upgrade] };
      const read = squadFromXws(squad({ pilots: [{ name: 'Major Rhymer', upgrades }] }));
      expect(read).toMatchObject({ ok: true, value: { ships: [{ upgrades: [upgrade] }] } });
    }
  });

  test('of nothing where there are no upgrades', () => {
    for (const upgrades of [undefined, null, [], {}]) {
      const read = squadFromXws(pilots({ ...LUKE, upgrades }));
      expect(read).toMatchObject({ ok: true, value: { ships: [{ upgrades: [] }] } });
    }
  });

  test('but says what it leaves out and what does not add up', () => {
    const read = warningsOf({
      ...(squad({ version: '2.0.0', points: 31 }) as object),
      damagedeck: 'core2',
      obstacles: ['coreasteroid0'],
    });
    expect(read).toEqual([
      { path: 'damagedeck', cause: 'xws-ignored' },
      { path: 'obstacles', cause: 'xws-ignored' },
      { path: 'version', cause: 'xws-other-edition', params: { version: '2.0.0' } },
      { path: 'points', cause: 'xws-other-points', params: { written: 31, points: 32 } },
    ]);
    expect(
      warningsOf(squad({ version: '0.3.0', points: 32, vendor: {}, description: '' })),
    ).toEqual([]);
  });
});

describe('reading names every problem by its place', () => {
  test.each([
    ['text', ' xws-not-an-object'],
    [{ container: [squad()] }, 'container xws-many-squads'],
    [squad({ faction: 'scum' }), 'faction xws-wrong-faction'],
    [squad({ name: 5 }), 'name xws-wrong-name'],
    [squad({ pilots: {} }), 'pilots xws-not-a-list'],
    [squad({ pilots: Array.from({ length: 41 }, () => LUKE) }), 'pilots xws-too-many'],
    [squad({ pilots: ['lukeskywalker'] }), 'pilots[0] xws-not-an-object'],
    [pilots(LUKE, { name: 'poedameron' }), 'pilots[1].name xws-unknown-pilot'],
    [pilots({ id: 'poedameron' }), 'pilots[0].id xws-unknown-pilot'],
    [pilots({}), 'pilots[0].name xws-unknown-pilot'],
    [pilots({ ...LUKE, ship: 't65xwing' }), 'pilots[0].ship xws-other-ship'],
    [pilots({ ...LUKE, upgrades: 'r2d2' }), 'pilots[0].upgrades xws-not-an-object'],
    [
      pilots({ ...LUKE, upgrades: { tech: ['pulsedrayshield'] } }),
      'pilots[0].upgrades.tech[0] xws-unknown-upgrade',
    ],
    [
      pilots({ ...LUKE, upgrades: { tech: ['r2d2'] } }),
      'pilots[0].upgrades.tech[0] xws-unknown-slot',
    ],
    [pilots({ ...LUKE, upgrades: { tech: 'r2d2' } }), 'pilots[0].upgrades.tech xws-not-a-list'],
    [pilots({ ...LUKE, upgrades: { amd: 'r2d2' } }), 'pilots[0].upgrades.amd xws-not-a-list'],
    [
      pilots({ ...LUKE, upgrades: { amd: ['bb8'] } }),
      'pilots[0].upgrades.amd[0] xws-unknown-upgrade',
    ],
    // R2-D2 as crew is another card, of a later wave.
    [
      pilots({ ...LUKE, upgrades: { crew: ['r2d2'] } }),
      'pilots[0].upgrades.crew[0] xws-other-slot',
    ],
    [
      pilots({ name: 'hansolo', upgrades: { crew: ['r2d2-swx22'] } }),
      'pilots[0].upgrades.crew[0] xws-unknown-upgrade',
    ],
  ])('%j', (input, problem) => {
    expect(problemsOf(input)).toEqual([problem]);
  });

  test('all of them at once, with the rules that the list breaks', () => {
    const review = reviewXws({
      faction: 'rebel',
      pilots: [
        LUKE,
        {
          name: 'outerrimsmuggler',
          upgrades: { crew: ['lukeskywalker', 'r5d4'], ept: ['expose'] },
        },
        { name: 'academypilot', upgrades: { mod: ['stealthdevice', 'shieldupgrade'] } },
        { name: 'hansolo' },
      ],
    });
    expect(
      review.problems.map(({ path, rule, cause }) => `${path} ${rule ?? '-'} ${cause}`),
    ).toEqual([
      'pilots[1].upgrades.crew[1] - xws-unknown-upgrade',
      'pilots[2].name XW-015 squad-mixed-factions',
      'pilots[1].upgrades.ept[0] XW-209 squad-no-slot',
      'pilots[2].upgrades.mod[1] XW-303 squad-second-modification',
      'pilots[1].upgrades.crew[0] XW-204 squad-unique-twice',
      'pilots XW-199 squad-over-points',
    ]);
    expect(review).toMatchObject({ isLegal: false, points: 135, shipPoints: [32, 38, 19, 46] });
  });

  test('and checks a good list against its limits', () => {
    expect(checkXws(squad()).ok).toBe(true);
    expect(checkXws(squad(), { points: 31 })).toMatchObject({
      ok: false,
      problems: [{ path: 'pilots', rule: 'XW-199', params: { points: 32, most: 31 } }],
    });
  });
});

/** As builders of the first edition wrote them when all its waves were out. */
const LATER_WAVES = {
  description: '',
  faction: 'rebel',
  name: 'Wedge and friends',
  pilots: [
    {
      name: 'wedgeantilles',
      points: 36,
      ship: 'xwing',
      upgrades: { amd: ['r2d2'], ept: ['predator'], mod: ['integratedastromech'] },
      vendor: { yasb: { pilot_id: 0 } },
    },
    {
      name: 'poedameron',
      points: 42,
      ship: 't70xwing',
      upgrades: { ept: ['marksmanship'], amd: ['bb8'], tech: ['primedthrusters'] },
    },
    {
      name: 'greensquadronpilot',
      points: 22,
      ship: 'awing',
      upgrades: { title: ['awingtestpilot'] },
    },
  ],
  points: 100,
  vendor: { yasb: { builder: '(Yet Another) X-Wing Miniatures Squad Builder' } },
  version: '0.3.0',
};

describe('a file with cards of later waves', () => {
  test('gives the squad that is known and names everything that is left out', () => {
    const { squad: taken, leftOut, warnings } = takeXws(LATER_WAVES);
    expect(taken).toEqual({
      name: 'Wedge and friends',
      faction: 'rebel',
      ships: [
        { pilot: 'wedgeantilles', upgrades: ['r2d2'] },
        { pilot: 'greensquadronpilot', upgrades: [] },
      ],
    });
    expect(leftOut.map(({ path, cause }) => `${path} ${cause}`)).toEqual([
      'pilots[0].upgrades.ept[0] xws-unknown-upgrade',
      'pilots[0].upgrades.mod[0] xws-unknown-upgrade',
      'pilots[1].name xws-unknown-pilot',
      'pilots[1].upgrades.amd[0] xws-unknown-upgrade',
      'pilots[1].upgrades.tech[0] xws-unknown-upgrade',
      'pilots[1].upgrades.ept[0] squad-without-ship',
      'pilots[2].upgrades.title[0] xws-unknown-upgrade',
    ]);
    expect(warnings).toEqual([]);
  });

  test('has no second fault because of what those cards cost', () => {
    const { problems, warnings } = reviewXws(LATER_WAVES);
    expect(new Set(problems.map(({ cause }) => cause))).toEqual(
      new Set(['xws-unknown-upgrade', 'xws-unknown-pilot']),
    );
    expect(warnings).toEqual([]);
    // A refit takes points away: 93 without it, 91 with it.
    const wedge = { name: 'wedgeantilles', upgrades: { ept: ['marksmanship'] } };
    const rookies = Array.from({ length: 2 }, () => ({ name: 'rookiepilot' }));
    const green = { name: 'greensquadronpilot', upgrades: { missile: ['chardaanrefit'] } };
    const refit = squad({ points: 91, pilots: [wedge, ...rookies, green] });
    expect(reviewXws(refit, { points: 91 }).problems).toMatchObject([
      { cause: 'xws-unknown-upgrade' },
    ]);
  });

  test('keeps the faults of the cards that are known', () => {
    const twice = squad({ pilots: [LUKE, LUKE, { name: 'poedameron' }] });
    expect(reviewXws(twice).problems.map(({ cause }) => cause)).toContain('squad-unique-twice');
  });

  test('of which no ship is known gives nothing to go on with', () => {
    const alien = { faction: 'scum', pilots: [{ name: 'bobafettscum', ship: 'firespray31' }] };
    const { squad: taken, leftOut } = takeXws(alien);
    expect(taken).toBeUndefined();
    expect(leftOut.map(({ cause }) => cause)).toEqual(['xws-wrong-faction', 'xws-unknown-pilot']);
    expect(takeXws('text').squad).toBeUndefined();
  });

  test('leaves out a known pilot in another ship, and what it would cost', () => {
    const other = { ...LUKE, ship: 't65xwing' };
    const { squad: taken, leftOut } = takeXws(pilots(other, { name: 'rookiepilot' }));
    expect(taken?.ships).toEqual([{ pilot: 'rookiepilot', upgrades: [] }]);
    expect(leftOut.map(({ cause }) => cause)).toEqual(['xws-other-ship', 'squad-without-ship']);
    expect(reviewXws(pilots(other)).points).toBe(upgradeCard('r2d2').points);
  });

  test('with a name that is too long keeps its beginning', () => {
    const name = 'x'.repeat(LONGEST_NAME + 30);
    const read = squadFromXws(squad({ name }));
    expect(read).toMatchObject({
      ok: true,
      value: { name: 'x'.repeat(LONGEST_NAME) },
      warnings: [{ path: 'name', cause: 'xws-long-name', params: { most: LONGEST_NAME } }],
    });
    const split = squadFromXws(squad({ name: `${'x'.repeat(LONGEST_NAME - 1)}\u{1F680}` }));
    expect(split).toMatchObject({ ok: true, value: { name: 'x'.repeat(LONGEST_NAME - 1) } });
  });
});

test('the slot of every upgrade is read as it is written', () => {
  for (const id of UPGRADE_IDS) {
    const { slot } = upgradeCard(id);
    const read = squadFromXws(pilots({ ...LUKE, upgrades: { [XWS_SLOTS[slot]]: [id] } }));
    expect(read).toMatchObject({ ok: true, value: { ships: [{ upgrades: [id] }] } });
  }
  for (const id of PILOT_IDS) {
    const { faction, ship } = pilotCard(id);
    expect(problemsOf(squad({ faction, pilots: [{ name: id, ship }] }))).toEqual([]);
  }
});
