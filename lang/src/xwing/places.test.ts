import { expect, test } from 'vitest';
import { describePlace, describeProblem } from '../describe.ts';
import { LANGUAGES } from '../languages.ts';
import { createTexts } from '../texts.ts';

const PARAMS = { written: 7, points: 21, most: 120, version: '2.0', faction: 'scum' };

test.each(LANGUAGES)('no field of a squad file is named by its id in %s', async (language) => {
  const texts = await createTexts(language);
  await texts.load('xwing', 'builder');
  for (const [field, cause] of [
    ['points', 'xws-other-points'],
    ['name', 'xws-long-name'],
    ['version', 'xws-other-edition'],
    ['faction', 'xws-wrong-faction'],
  ] as const) {
    const path = describePlace(texts, 'xwing', field);
    const told = describeProblem(texts, 'xwing', { path, cause, params: PARAMS });
    expect(told).not.toMatch(new RegExp(`^${field}:`));
  }
  // A field that means nothing here has no other name.
  expect(describePlace(texts, 'xwing', 'obstacles')).toBe('obstacles');
});
