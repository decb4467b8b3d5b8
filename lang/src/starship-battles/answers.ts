import {
  type Answer,
  type AnswerOf,
  type Fleet,
  isSameFleet,
  type Word,
} from '@parsecs/starship-battles/words';
import { personOf } from '../people.ts';
import type { QuestionContext } from './question-context.ts';
import { nameFleet, nameShip, nameSquare, nameThing, otherParams, shipParams } from './words.ts';

/** The words of a button. */
export function describeAnswer(answer: Answer, asking: QuestionContext): string {
  const { texts, people, known } = asking;
  switch (answer.kind) {
    case 'side':
      return nameThing(texts, 'side', answer.faction);
    case 'fleet':
      return readyName(answer, asking) ?? nameFleet(texts, answer.ships, known);
    case 'seat':
      return texts.t(`starship-battles:answer.partner.${personOf(people, answer.seat)}`, {
        name: people.name(answer.seat),
      });
    case 'square':
      return texts.t('starship-battles:answer.square', {
        square: nameSquare(texts, answer.square),
      });
    case 'facing':
      return nameThing(texts, 'facing', answer.facing);
    case 'face':
      return nameThing(texts, 'face', answer.face);
    case 'ship':
      return nameShip(texts, answer.ship, known);
    case 'word':
      return describeWord(answer.word, asking);
    default:
      return describeDeed(answer, asking);
  }
}

/** What ending and declining mean depends on what is asked. */
function describeWord(word: Word, { texts, question }: QuestionContext): string {
  return word === 'done' || word === 'decline'
    ? texts.t(`starship-battles:answer.${word}.${question.kind}`)
    : texts.t(`starship-battles:answer.${word}`);
}

function describeDeed(
  deed: AnswerOf<'path' | 'displace' | 'launch' | 'option' | 'fire'>,
  { texts, known }: QuestionContext,
): string {
  switch (deed.kind) {
    case 'path': {
      const [first = '', second] = deed.steps.map((step) =>
        texts.t(`starship-battles:step.${step}`),
      );
      return second === undefined
        ? texts.t('starship-battles:answer.path', { first })
        : texts.t('starship-battles:answer.path-two', { first, second });
    }
    case 'displace':
      return texts.t('starship-battles:answer.displace', {
        ...shipParams(deed.ship, known),
        square: nameSquare(texts, deed.square),
      });
    case 'launch':
      return texts.t('starship-battles:answer.launch', {
        ...shipParams(deed.fighter, known),
        ...otherParams(deed.carrier, known),
      });
    case 'option':
      return texts.t('starship-battles:answer.option', {
        ...shipParams(deed.supplier, known),
        option: deed.option,
      });
    case 'fire':
      return texts.t('starship-battles:answer.fire', {
        ...shipParams(deed.target, known),
        weapon: deed.weapon,
      });
  }
}

/** The name of a ready-made fleet, if the list is one and the caller knows them. */
export function readyName(list: Fleet, { texts, known }: QuestionContext): string | undefined {
  const ready = known.fleets?.find(({ fleet }) => isSameFleet(fleet, list));
  return ready && texts.t(`starship-battles:fleet.${ready.id}`);
}
