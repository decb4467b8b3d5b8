import type { Checked, Problem } from '@parsecs/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PILOT_IDS, UPGRADE_IDS } from '../cards/ids.ts';
import { checkSquad, readSquad, reviewSquad, SQUAD_CAUSES, takeSquad } from './check-squad.ts';
import { LEFT_OUT_CAUSES, type SquadTaken } from './draft.ts';
import { BASE_SET_LIMITS, FREE_LIMITS, type SquadLimits, STANDARD_LIMITS } from './limits.ts';
import { checkXws, reviewXws, squadFromXws, takeXws, XWS_CAUSES } from './read-xws.ts';
import type { Squad } from './squad.ts';
import { squadToXws } from './write-xws.ts';

const LIMITS: readonly SquadLimits[] = [
  STANDARD_LIMITS,
  FREE_LIMITS,
  { ...BASE_SET_LIMITS, faction: 'imperial', taken: ['marksmanship'], announced: ['r2d2'] },
];
const CAUSES: readonly string[] = [...SQUAD_CAUSES, ...XWS_CAUSES, ...LEFT_OUT_CAUSES];

const junk = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...PILOT_IDS, ...UPGRADE_IDS) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  fc.anything({ maxDepth: 1 }),
);
const keys = fc.constantFrom('ept', 'amd', 'mod', 'crew', 'title', 'torpedo', '__proto__', 'x');

/** Lists that are almost right, of both forms at once. */
const nearly = fc.record(
  {
    faction: fc.oneof(fc.constantFrom<unknown>('rebel', 'imperial', 'empire'), junk),
    name: fc.oneof(fc.string(), junk),
    version: junk,
    points: junk,
    ships: fc.oneof(
      fc.array(
        fc.record({ pilot: junk, upgrades: fc.oneof(fc.array(junk), junk) }, { requiredKeys: [] }),
      ),
      junk,
    ),
    pilots: fc.oneof(
      fc.array(
        fc.record(
          {
            id: junk,
            name: junk,
            ship: junk,
            upgrades: fc.oneof(fc.dictionary(keys, fc.oneof(fc.array(junk), junk)), junk),
          },
          { requiredKeys: [] },
        ),
      ),
      junk,
    ),
  },
  { requiredKeys: [] },
);
const inputs = fc.oneof(
  { weight: 4, arbitrary: nearly },
  fc.anything(),
  fc.json().map((text): unknown => JSON.parse(text)),
);

function expectPlain(problems: readonly Problem[]): void {
  for (const { path, cause, params = {} } of problems) {
    expect(CAUSES).toContain(cause);
    expect(typeof path).toBe('string');
    for (const value of Object.values(params)) {
      expect(['string', 'number']).toContain(typeof value);
      expect(String(value).length).toBeLessThan(60);
    }
  }
}

function expectSound(checked: Checked<Squad>, again: (squad: Squad) => Checked<Squad>): void {
  if (checked.ok) expect(again(checked.value)).toMatchObject({ ok: true, value: checked.value });
  else {
    expect(checked.problems.length).toBeGreaterThan(0);
    expectPlain(checked.problems);
  }
}

/** What is taken is a squad on its own; where everything is known it is the whole one. */
function expectTaken({ squad, leftOut, warnings }: SquadTaken, whole: Checked<Squad>): void {
  expectPlain([...leftOut, ...warnings]);
  if (squad !== undefined) expect(readSquad(squad)).toMatchObject({ ok: true, value: squad });
  if (whole.ok) expect({ squad, leftOut }).toEqual({ squad: whole.value, leftOut: [] });
  else expect(leftOut.length).toBeGreaterThan(0);
}

test('whatever is read as a squad gives a squad or names problems, and never breaks', () => {
  fc.assert(
    fc.property(inputs, fc.constantFrom(...LIMITS), (input, limits) => {
      expectSound(readSquad(input), readSquad);
      expectTaken(takeSquad(input), readSquad(input));
      expectSound(checkSquad(input, limits), (squad) => checkSquad(squad, limits));
      const review = reviewSquad(input, limits);
      expect(review.isLegal).toBe(review.problems.length === 0);
      expect(review.isLegal).toBe(checkSquad(input, limits).ok);
      if (review.isLegal) expect(review.squad).toBeDefined();
      expectPlain(review.warnings);
    }),
    { numRuns: 400 },
  );
});

test('whatever is read as a file of the community format does, too', () => {
  fc.assert(
    fc.property(inputs, fc.constantFrom(...LIMITS), (input, limits) => {
      expectSound(squadFromXws(input), (squad) => squadFromXws(squadToXws(squad)));
      expectTaken(takeXws(input), squadFromXws(input));
      expectSound(checkXws(input, limits), (squad) => checkSquad(squad, limits));
      const review = reviewXws(input, limits);
      expect(review.isLegal).toBe(checkXws(input, limits).ok);
      expectPlain([...review.problems, ...review.warnings]);
    }),
    { numRuns: 400 },
  );
});
