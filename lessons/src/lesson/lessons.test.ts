import { readFileSync } from 'node:fs';
import { loadGame } from '@parsecs/table';
import { describe, expect, test } from 'vitest';
import { loadLesson } from '../catalogue.ts';
import { checkLesson } from './check-lesson.ts';
import { type Lesson, type LessonStep, readLesson, stepsOf } from './lesson-file.ts';

const game = await loadGame('super-teams');
const lesson = await loadLesson('super-teams');

/** The lesson with one step changed. */
function changed(id: string, change: Partial<LessonStep>): Lesson {
  return {
    ...lesson,
    chapters: lesson.chapters.map((chapter) => ({
      ...chapter,
      steps: chapter.steps.map((step) => (step.id === id ? { ...step, ...change } : step)),
    })),
  };
}

// The test of `parsecs lesson check` plays the others.
test('a lesson can be finished, and left and entered at every step', () => {
  const { strayed, ...report } = checkLesson(game, lesson);
  expect(report).toMatchObject({ ok: true, why: '' });
  expect(strayed).toBeGreaterThan(stepsOf(lesson).length);
});

describe('a lesson that cannot be played says where', () => {
  test.each<[string, string, Partial<LessonStep>, string]>([
    ['an answer that is not offered', 'play', { fulfilled: ['red-9/red-1'] }, 'play: nothing'],
    ['a part that is nowhere', 'play', { glows: ['card:red-9'] }, 'card:red-9 is nowhere'],
    [
      'an answer that somebody cannot give',
      'play',
      { meanwhile: [{ by: 'P2', choose: 'black-6/black-1' }] },
      'P2 could not answer black-6/black-1',
    ],
    [
      'a roll that is never drawn',
      'play',
      { rolls: [{ purpose: 'movement deck', order: [] }] },
      'a roll was not drawn: movement deck',
    ],
    [
      'a second way that leads nowhere',
      'play',
      { fulfilled: ['red-3/red-1', 'red-2/red-1'] },
      'play: ',
    ],
  ])('%s', (_name, step, change, why) => {
    const report = checkLesson(game, changed(step, change));
    expect(report.ok).toBe(false);
    expect(report.why).toContain(why);
  });

  test('a position that cannot be', () => {
    const [first, ...rest] = lesson.chapters;
    const broken = { ...lesson, chapters: [{ ...first, given: {} }, ...rest] } as Lesson;
    expect(checkLesson(game, broken).why).toContain('given: ');
  });
});

describe('reading a file', () => {
  const written = JSON.parse(JSON.stringify(lesson)) as Record<string, unknown>;
  const [chapter] = lesson.chapters;
  const step = stepsOf(lesson)[0];
  const withStep = (change: object): object => ({
    chapters: [{ ...chapter, steps: [{ ...step, ...change }] }],
  });

  test.each<[string, object, string]>([
    ['an unknown field', { colour: 1 }, 'colour: no such field'],
    ['no seat', { seat: 'me' }, 'seat: '],
    ['no chapters', { chapters: [] }, 'chapters: '],
    ['no such first attack', { firstAttack: 'nowhere' }, 'firstAttack: no such step'],
    ['a step with a sentence', withStep({ text: 'Hello' }), 'text: no such field'],
    ['a step that nothing fulfils', withStep({ fulfilled: [] }), 'fulfilled: '],
    ['a part without a kind', withStep({ glows: ['red-3'] }), 'glows: '],
    ['an odd word', withStep({ says: ['never'] }), 'says: '],
    ['an odd roll', withStep({ rolls: [{ purpose: 'die' }] }), 'rolls'],
    ['an answer by nobody', withStep({ meanwhile: [{ choose: 'x' }] }), 'meanwhile'],
    [
      'a step twice',
      { chapters: [{ ...chapter, steps: [step, step] }] },
      'steps: play is there twice',
    ],
  ])('%s is named', (_name, change, fault) => {
    const read = readLesson({ ...written, ...change });
    expect('fault' in read && read.fault).toContain(fault);
  });

  test('what the schema asks for, the reader asks for', () => {
    const schema = JSON.parse(
      readFileSync(new URL('../../lesson.schema.json', import.meta.url), 'utf8'),
    ) as { readonly required: readonly string[]; readonly properties: object };
    const unasked = schema.required.filter(
      (field) => !('fault' in readLesson({ ...written, [field]: undefined })),
    );
    expect(unasked).toEqual([]);
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(written)));
  });
});
