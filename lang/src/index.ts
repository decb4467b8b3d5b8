export { describeReason, describeStyle } from './bots.ts';
export { NAMESPACES, type Namespace } from './catalogues.ts';
export {
  describeAnswer,
  describeAnswerHint,
  describeEvent,
  describeOutcome,
  describePlace,
  describeProblem,
  describeQuestion,
  describeRefusal,
  describeView,
  lessonsOf,
  readAnswer,
  ruleText,
  ruleTitle,
} from './describe.ts';
export type { Asked as AskedInWords, Known } from './game-words.ts';
export { tellFace } from './imperial-assault/dice.ts';
export type { AnyKey, Key } from './keys.ts';
export { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, pickLanguage } from './languages.ts';
export { listOf, type People, pairOf } from './people.ts';
export { describeProvenance } from './starship-battles/provenance.ts';
export { describeFault, describeRequest, describeTakeBack, describeWaiting } from './table.ts';
export { createTexts, type Params, type Texts } from './texts.ts';
export { plainSpaces } from './typography.ts';
export { type CardKind, cardName, cardText, cardTitle, shipName, traitOf } from './xwing/cards.ts';
export { placeInSquad } from './xwing/places.ts';
