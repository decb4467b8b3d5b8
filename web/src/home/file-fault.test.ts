import { createTexts } from '@parsecs/lang';
import type { GameId } from '@parsecs/table';
import { expect, test } from 'vitest';
import { describeFileFault, loadFaultWords } from './file-fault.ts';

const CAUSES: readonly (readonly [GameId, string])[] = [
  ['super-teams', 'no-pass'],
  ['xwing', 'squad-not-legal'],
  ['starship-battles', 'fleet-not-legal'],
  ['imperial-assault', 'may-not-pass'],
];

test.each(CAUSES)(
  'what the rules of %s refuse in a file is told in its words',
  async (game, cause) => {
    const refusal = { refused: 'a rule', cause };
    const fault = { cause: 'bad-entry', path: '', entry: 2, refusal } as const;
    const refused = { cause: 'cannot-be-run', path: 'choices[2]', game, fault } as const;
    const texts = await createTexts('en', ['shell']);
    await loadFaultWords(texts, refused);
    const words = await createTexts('en', [game]);
    expect(describeFileFault(texts, refused)).toContain(
      words.t(`${game}:refusal.${cause}` as never),
    );
  },
);
