/**
 * The words of the game without its rules: vocabularies, what answers and views are made of, and how
 * ids are read and written. Light enough for whoever only tells or shows a game.
 */
export {
  ANSWER_KINDS,
  type Answer,
  type AnswerKind,
  type AnswerOf,
  PLAIN_ANSWERS,
  readAnswer,
  withId,
  writeAnswer,
} from './answers.ts';
export { DIE_FACES, type Face } from './cards/die-faces.ts';
export type * from './moment/moment.ts';
export * from './moment/steps.ts';
export * from './names.ts';
export {
  DEFAULT_OPTIONS,
  isChanged,
  OPTION_NAMES,
  OPTION_VALUES,
  type OptionName,
  type Options,
  optionOf,
} from './setup/options.ts';
export type {
  ActivationView,
  AttackResults,
  AttackView,
  SurgeView,
} from './view-acts.ts';
export type * from './view-types.ts';
export * from './vocabulary.ts';
