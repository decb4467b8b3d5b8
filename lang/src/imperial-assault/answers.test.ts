import { imperialAssault, writeAnswer } from '@parsecs/imperial-assault';
import { describe, expect, test } from 'vitest';
import { createTexts, describeAnswer, describeAnswerHint, LANGUAGES } from '../index.ts';
import { expectSound, people, playGame } from '../testing/imperial-assault.ts';

const GAME = 'imperial-assault';

const MOMENTS = ['raiding-party', 'deception-game'].flatMap((name) => {
  const setup = imperialAssault.setups[name];
  if (setup === undefined) throw new Error(`no setup ${name}`);
  const { moments } = playGame(
    { ...setup, options: { ...setup.options, roundLimit: 6 } },
    'answers',
    50,
  );
  return moments;
});

describe.each(LANGUAGES)('answers of Imperial Assault in %s', async (language) => {
  const texts = await createTexts(language);

  test('tells of an answer in the same words when only its id is known', () => {
    for (const { question, view } of MOMENTS) {
      const unlisted = { ...question, answers: [] };
      const tell = (asked: typeof question, id: string): readonly string[] => [
        describeAnswer(texts, GAME, id, asked, view, people()),
        describeAnswerHint(texts, GAME, id, asked, view, people()),
      ];
      const ids = question.answers.map(({ id }) => id);
      expect(ids.map((id) => tell(unlisted, id))).toEqual(ids.map((id) => tell(question, id)));
    }
  });

  test('has words for giving up, which is never listed', () => {
    const [moment] = MOMENTS;
    if (moment === undefined) throw new Error('nothing was asked');
    const told = [writeAnswer({ kind: 'resign' }), moment.question, moment.view, people()] as const;
    expectSound([describeAnswer(texts, GAME, ...told), describeAnswerHint(texts, GAME, ...told)]);
  });
});
