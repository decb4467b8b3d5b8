import { createTexts, LANGUAGES, type Texts } from '@parsecs/lang';
import {
  checkLesson,
  type Lesson,
  loadLesson,
  stepsOf,
  TAUGHT_GAMES,
  wordsOf,
} from '@parsecs/lessons';
import { loadGame } from '@parsecs/table';
import { type Command, defineCommand, EXIT } from '../shell/command.ts';
import { report } from '../shell/report.ts';
import { UsageError } from '../shell/usage-error.ts';

interface LessonResult {
  readonly id: string;
  readonly ok: boolean;
  readonly why: string;
  /** Answers of the learner up to the first own attack. */
  readonly actions: number;
  /** Words to read up to then, in the language that takes most. */
  readonly words: number;
  readonly strayed: number;
}

/** Issue of the house: from the first visit to the first own attack. */
const MOST_ACTIONS = 12;
const MOST_WORDS = 3 * 180;

export const lessonCommand: Command = defineCommand({
  name: 'lesson',
  words: [1, 1],
  options: {},
  run: async (context, { words: [verb] }) => {
    if (verb !== 'check') {
      throw new UsageError((said) => said.t('cli:lesson.unknown', { verb: verb ?? '' }));
    }
    const spoken = await Promise.all(
      LANGUAGES.map((language) => createTexts(language, ['lessons'])),
    );
    const results: LessonResult[] = [];
    for (const id of TAUGHT_GAMES) {
      const lesson = await loadLesson(id);
      const played = checkLesson(await loadGame(id), lesson);
      const words = Math.max(...spoken.map((texts) => countWords(lesson, texts)));
      const why = played.why || spokenFault(lesson, spoken) || lengthFault(played.actions, words);
      results.push({ ...played, ok: why === '', why, words });
    }
    const passed = results.filter(({ ok }) => ok).length;
    const failed = results.length - passed;
    report(context, { passed, failed, results }, () => [
      ...results.flatMap(({ id, ok, why, actions, words }) => [
        `${ok ? '✓' : '✗'} ${id}`,
        ok ? `    ${context.texts.t('cli:lesson.path', { actions, words })}` : `    ${why}`,
      ]),
      context.texts.t('cli:scenario.sum', { passed, failed }),
    ]);
    return failed === 0 ? EXIT.fine : EXIT.no;
  },
});

function keysOf(lesson: Lesson): readonly string[] {
  return [
    'other',
    `${lesson.id}.title`,
    `${lesson.id}.ending`,
    ...stepsOf(lesson).flatMap(({ id, says = [] }) =>
      (['before', ...says] as const).map((word) => wordsOf(lesson, id, word)),
    ),
  ];
}

function spokenFault(lesson: Lesson, spoken: readonly Texts[]): string {
  const missing = keysOf(lesson).find((key) =>
    spoken.some((texts) => !texts.has(`lessons:${key}`)),
  );
  return missing === undefined ? '' : `${missing}: not said in every language`;
}

function lengthFault(actions: number, words: number): string {
  if (actions > MOST_ACTIONS) return `${actions} actions to the first own attack`;
  return words > MOST_WORDS ? `${words} words to the first own attack` : '';
}

/** What somebody who goes the right way has read when the first own attack is due. */
function countWords(lesson: Lesson, texts: Texts): number {
  const steps = stepsOf(lesson);
  const attack = steps.findIndex(({ id }) => id === lesson.firstAttack);
  const keys = steps
    .slice(0, attack + 1)
    .flatMap(({ id, says = [] }, index) => [
      wordsOf(lesson, id, 'before'),
      ...(index < attack && says.includes('after') ? [wordsOf(lesson, id, 'after')] : []),
    ]);
  const read = [`${lesson.id}.title`, ...keys].map((key) => texts.t(`lessons:${key}`));
  return read.join(' ').split(/\s+/).length;
}
