import { loadGame } from '@parsecs/table';
import { expect, test } from 'vitest';
import { loadLesson } from '../catalogue.ts';
import type { LessonState } from './lesson-state.ts';
import {
  answerLesson,
  backInLesson,
  beginLesson,
  isRefused,
  type LessonView,
  resumeLesson,
  viewLesson,
} from './run-lesson.ts';

const game = await loadGame('xwing');
const lesson = await loadLesson('xwing');

function view(state: LessonState): LessonView {
  return viewLesson(game, lesson, state);
}

function after(...ids: readonly string[]): LessonState {
  return ids.reduce(
    (state, id) => {
      const next = answerLesson(game, lesson, state, id);
      if (isRefused(next)) throw new Error(`${id} is refused by ${next.refused}`);
      return next;
    },
    beginLesson(game, lesson),
  );
}

const PLACED = 'lukeskywalker@450,80,0';
const TO_THE_ATTACK = [PLACED, 'lukeskywalker:straight-2', 'ready', 'focus'];

test('a step shows what to do, what glows and what may be answered', () => {
  expect(view(beginLesson(game, lesson))).toMatchObject({
    step: 'place',
    number: 1,
    says: 'xwing.place.before',
    glows: ['ship:lukeskywalker'],
    canGoBack: false,
    finished: false,
  });
});

test('a place on the table counts wherever the rules allow it', () => {
  expect(view(after('lukeskywalker@123,77,0')).step).toBe('dial');
});

test('what came of a step is said at the next, and the opponent has followed the script', () => {
  const now = view(after(...TO_THE_ATTACK));
  expect(now).toMatchObject({ step: 'attack', said: 'xwing.action.after' });
  expect(now.expected).toEqual(['primary>academypilot']);
});

test('the dice of a step are those that were laid out, whatever was rolled before', () => {
  const faces = (state: LessonState): unknown =>
    view(state)
      .told.flatMap(({ events }) => events)
      .find(({ type }) => type === 'attack-rolled');
  const rolled = { type: 'attack-rolled', dice: ['hit', 'focus', 'blank'] };
  expect(faces(after(...TO_THE_ATTACK, 'primary>academypilot'))).toMatchObject(rolled);
});

test('something else is played by the rules, and one can come back', () => {
  const asked = after(PLACED);
  const strayed = answerLesson(game, lesson, asked, 'lukeskywalker:turn-left-3');
  if (isRefused(strayed)) throw new Error('a legal dial');
  expect(view(strayed)).toMatchObject({ step: 'dial', strayed: 'xwing.dial.other' });
  expect(backInLesson(lesson, strayed)).toEqual(asked);
});

test('who has strayed and then does what is asked goes on', () => {
  const state = after(PLACED, 'lukeskywalker:turn-left-3', 'change', 'lukeskywalker:straight-2');
  expect(view(state)).toMatchObject({ step: 'ready' });
  expect(view(state).strayed).toBeUndefined();
});

test('what the rules forbid is refused, and nothing has changed', () => {
  const state = after(PLACED);
  expect(answerLesson(game, lesson, state, 'ready')).toMatchObject({ refused: 'XW-031' });
  expect(answerLesson(game, lesson, state, 'nonsense')).toHaveProperty('refused');
});

test('back leads to the step before, over the end of a chapter as well', () => {
  const state = after(PLACED);
  expect(view(backInLesson(lesson, state)).step).toBe('place');
});

test('a state is plain JSON and can be taken up again', () => {
  const state = after(...TO_THE_ATTACK);
  const kept: unknown = JSON.parse(JSON.stringify(state));
  expect(resumeLesson(game, lesson, kept)).toEqual(state);
});

test.each<[string, object]>([
  ['another lesson', { lesson: 'super-teams' }],
  ['another format', { format: 'parsecs-lesson/0' }],
  ['an answer that cannot be', { answers: [[{ by: 'P1', choose: 'nonsense' }]] }],
  ['more steps than there are', { began: Array.from({ length: 99 }, () => 0) }],
  ['no answers', { answers: 7 }],
])('what was kept of %s is not taken up', (_name, change) => {
  const state = beginLesson(game, lesson);
  expect(resumeLesson(game, lesson, { ...state, ...change })).toBeUndefined();
});
