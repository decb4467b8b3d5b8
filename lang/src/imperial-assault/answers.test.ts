import { ARMIES, DEFAULT_OPTIONS, imperialAssault, writeAnswer } from '@parsecs/imperial-assault';
import { describe, expect, test } from 'vitest';
import {
  createTexts,
  describeAnswer,
  describeAnswerHint,
  describeQuestion,
  LANGUAGES,
} from '../index.ts';
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

/** More large bases than the zone can hold, on both sides. */
const NEXUS = {
  affiliation: 'mercenary',
  deployments: ['nexu', 'nexu', 'nexu', 'nexu', 'nexu-elite', 'nexu-elite'],
  commands: ARMIES['first-skirmish-empire'].commands,
} as const;

test('asks for the figure as well where not all find room', async () => {
  const { moments } = playGame(
    {
      armies: [NEXUS, NEXUS],
      mission: 'moisture-farm-a',
      options: { ...DEFAULT_OPTIONS, roundLimit: 6 },
    },
    'too-many',
    500,
  );
  const moment = moments.find(({ question }) => question.kind === 'deploy');
  if (moment === undefined) throw new Error('nobody set up');
  const { question, view } = moment;
  const texts = await createTexts('en');
  expect(describeQuestion(texts, GAME, question, view, people())).toBe(
    'Not all your figures fit into the zone. Which one do you place now, and where?',
  );
  const told = question.answers.map(({ id }) =>
    describeAnswer(texts, GAME, id, question, view, people()),
  );
  expect(new Set(told.map((words) => words.replace(/( \(.*\))?: .*/, '')))).toEqual(
    new Set(['Nexu 1', 'Elite Nexu 1']),
  );
});
