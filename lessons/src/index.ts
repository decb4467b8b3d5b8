export { loadLesson, loadPuzzles, TAUGHT_GAMES, type TaughtGame } from './catalogue.ts';
export { checkLesson, type LessonReport } from './lesson/check-lesson.ts';
export { type FilmedAnswer, filmAnswer, type LessonFrame } from './lesson/film-lesson.ts';
export {
  type GlowingPart,
  type Lesson,
  type LessonChapter,
  type LessonStep,
  readLesson,
  type ScriptedAnswer,
  type StepWord,
  stepsOf,
} from './lesson/lesson-file.ts';
export type { LessonState } from './lesson/lesson-state.ts';
export {
  answerLesson,
  backInLesson,
  beginLesson,
  explainInLesson,
  isRefused,
  type LessonView,
  resumeLesson,
  type ToldAnswer,
  viewLesson,
  wordsOf,
} from './lesson/run-lesson.ts';
export { fits, type Pattern } from './pattern.ts';
export { checkPuzzle, type PuzzleReport } from './puzzle/check-puzzle.ts';
export { puzzleOfDay } from './puzzle/daily.ts';
export {
  type Goal,
  type Measure,
  type Opponent,
  type Puzzle,
  type PuzzleGrade,
  readPuzzle,
  type Solution,
} from './puzzle/puzzle-file.ts';
export { type Posed, posePuzzle, type Solved, solvePuzzle, type Valued } from './puzzle/solve.ts';
