import { createTexts } from '@parsecs/lang';
import { expect, test } from 'vitest';
import { sayFault } from '../problem-words.ts';
import { squadKind } from './squad-kind.tsx';

test('a file with cards of later waves gives the rest, and says in plain words what it lacks', async () => {
  const read = squadKind.fromFile({
    faction: 'rebel',
    points: 100,
    pilots: [
      { name: 'wedgeantilles', ship: 'xwing', upgrades: { amd: ['r2d2'], ept: ['predator'] } },
      { name: 'poedameron', ship: 't70xwing', upgrades: { ept: ['marksmanship'] } },
    ],
  });
  if (!read.ok) throw new Error('refused');
  expect(read.value.list.ships).toEqual([{ pilot: 'wedgeantilles', upgrades: ['r2d2'] }]);
  const texts = await createTexts('en');
  await texts.load('xwing', 'builder');
  const speaker = { texts, box: squadKind, words: squadKind.words(texts) };
  expect(read.value.leftOut?.map((problem) => sayFault(speaker, problem))).toEqual([
    'Ship 1: the upgrade “predator” is not in this game',
    'Ship 2: the pilot “poedameron” is not in this game',
    'Ship 2: the ship that carries “Marksmanship” is left out, and the upgrade with it',
  ]);
});
