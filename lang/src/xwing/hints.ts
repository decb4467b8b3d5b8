import {
  type Answer,
  type AnswerOf,
  type CardId,
  colourFor,
  findShip,
  innermostMoment,
  mayTryTemplates,
  readCard,
  readySquadIn,
  type ShipView,
  shipAsked,
} from '@parsecs/xwing/words';
import { cardText } from './cards.ts';
import { tellLanding, tellStanding, tellState } from './facts.ts';
import { type QuestionContext, whenAsked } from './question-context.ts';
import { nameSquad } from './words.ts';

/** What an answer leads to, in one sentence; empty where its own words say everything. */
export function describeAnswerHint(answer: Answer, asking: QuestionContext): string {
  const { texts, view } = asking;
  switch (answer.kind) {
    case 'word':
      return hintAtWord(answer.word, asking);
    case 'side':
      return texts.t('xwing:hint.side');
    case 'edge':
      return texts.t('xwing:hint.edge');
    case 'squad':
      return readySquadIn(answer.squad) === undefined
        ? ''
        : `${nameSquad(texts, answer.squad.ships)}.`;
    case 'dial':
      return hintAtManoeuvre(answer, findShip(view, answer.ship), asking);
    case 'manoeuvre':
      return hintAtManoeuvre(answer, shipAsked(view), asking);
    case 'action':
      return hintAtAction(answer.action, asking);
    case 'ship':
      return hintAtShip(answer.ship, asking);
    case 'lock':
      return hintAtTarget(answer.target, asking);
    case 'attack':
      return [hintAtTarget(answer.target, asking), cardText(texts, 'upgrade', answer.weapon) ?? '']
        .filter((part) => part !== '')
        .join(' ');
    case 'announce':
      return cardText(texts, 'upgrade', answer.upgrade) ?? '';
    case 'scan':
      return texts.t('xwing:hint.scan');
    case 'use':
      return hintAtCard(answer.card, asking);
    default:
      return '';
  }
}

function hintAtWord(word: AnswerOf<'word'>['word'], asking: QuestionContext): string {
  const { texts, question } = asking;
  switch (word) {
    case 'ready':
    case 'resign':
    case 'spend-evade':
      return texts.t(`xwing:hint.${word}`);
    case 'spend-focus':
      return hintAtFocus(asking);
    case 'pass':
      return question.kind === 'attack' ? texts.t('xwing:hint.pass-attack') : '';
    default:
      return '';
  }
}

/** XW-118, XW-124: how many results a focus token would change. */
function hintAtFocus({ texts, question, view }: QuestionContext): string {
  const attack = innermostMoment(view, 'attack');
  if (attack === undefined) return '';
  const isAttack = question.kind === 'modify-attack-dice';
  const faces: readonly string[] = isAttack ? attack.attackDice : attack.defenceDice;
  const count = faces.filter((face) => face === 'focus').length;
  if (count === 0) return texts.t('xwing:hint.focus-nothing');
  return isAttack
    ? texts.t('xwing:hint.focus-hits', { count })
    : texts.t('xwing:hint.focus-evades', { count });
}

/** What the colour does to the ship, and where the manoeuvre or boost ends. */
function hintAtManoeuvre(
  { id, manoeuvre }: AnswerOf<'dial' | 'manoeuvre'>,
  ship: ShipView | undefined,
  asking: QuestionContext,
): string {
  const { texts, view, question } = asking;
  if (ship === undefined || !question.answers.some((answer) => answer.id === id)) return '';
  const isBoost = question.kind === 'boost';
  const colour = isBoost ? '' : hintAtColour(ship, manoeuvre, asking);
  // XW-037: no templates are laid while planning, unless it was agreed.
  const isShown = isBoost || mayTryTemplates(view);
  return [colour, isShown ? tellLanding(texts, ship, manoeuvre, view.setup) : '']
    .filter((part) => part !== '')
    .join(' ');
}

/** XW-059, XW-168, with the damage that makes turns red. */
function hintAtColour(
  ship: ShipView,
  manoeuvre: string,
  { texts, question }: QuestionContext,
): string {
  const colour = colourFor(ship, manoeuvre);
  const isStressed = ship.stress > 0;
  if (colour === 'red') {
    return isStressed && question.kind === 'dial'
      ? texts.t('xwing:hint.red-stressed')
      : texts.t('xwing:hint.red');
  }
  return colour === 'green' && isStressed ? texts.t('xwing:hint.green') : '';
}

function hintAtAction(action: string, { texts }: QuestionContext): string {
  if (texts.has(`xwing:action.${action}.text`)) return texts.t(`xwing:action.${action}.text`);
  return cardText(texts, 'upgrade', action) ?? cardText(texts, 'damage', action) ?? '';
}

function hintAtCard(card: CardId, { texts }: QuestionContext): string {
  const { kind, id } = readCard(card);
  return cardText(texts, kind, id) ?? '';
}

/** How a ship is that could be next. */
function hintAtShip(id: string, { texts, view }: QuestionContext): string {
  const ship = whenAsked(view) === 'reinforcement' ? undefined : findShip(view, id);
  return ship === undefined ? '' : `${tellState(texts, ship).join(', ')}.`;
}

/** How far a target is, and where. */
function hintAtTarget(id: string, { texts, view }: QuestionContext): string {
  const [ship, target] = [shipAsked(view), findShip(view, id)];
  const standing = ship && target && tellStanding(texts, ship, target);
  return standing ?? '';
}
