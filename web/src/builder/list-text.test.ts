import { createTexts } from '@parsecs/lang';
import { expect, test } from 'vitest';
import { writeListText } from './list-text.ts';
import { lookAt } from './look.ts';
import { readyListsOf } from './ready-lists.ts';
import { usualTerms } from './terms.ts';
import { squadKind } from './xwing/squad-kind.tsx';

const BOUND = '\u00a0';

test('a list leaves the page with ordinary spaces, as text and under its name', async () => {
  const texts = await createTexts('ru', ['builder', 'xwing'], 'bound');
  const words = squadKind.words(texts);
  const lists = readyListsOf(squadKind);
  const usual = usualTerms(squadKind.terms);
  const names = squadKind.ready.map(({ id }) => words.ready(id));
  expect(names.some((name) => name.includes(BOUND))).toBe(true);
  for (const { id, list } of squadKind.ready) {
    const look = lookAt(squadKind, { name: words.ready(id), list, terms: usual });
    expect(writeListText({ texts, words }, look)).not.toContain(BOUND);
    const renamed = lists.read(lists.rename(look.link, words.ready(id)), usual);
    expect(renamed.ok && renamed.value.name).not.toContain(BOUND);
  }
});
