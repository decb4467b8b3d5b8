import type { ShipView } from '@parsecs/xwing';
import { type Read, readAnswer } from './answers.ts';
import {
  type Asking,
  attackFaces,
  attackIn,
  defenceFaces,
  shipAsked,
  shipIn,
  whenAsked,
} from './asking.ts';
import { cardText } from './cards.ts';
import { colourOf } from './dials.ts';
import { tellLanding, tellStanding, tellState } from './facts.ts';
import { readyInLink, shipsInLink } from './squads.ts';
import { nameSquad, pilotOf, readCard } from './words.ts';

/** What an answer leads to, in one sentence; empty where its own words say everything. */
export function describeAnswerHint(id: string, asking: Asking): string {
  const { texts, question, view } = asking;
  const answer = readAnswer(id, question.kind);
  switch (answer.kind) {
    case 'word':
      return hintAtWord(answer.word, asking);
    case 'side':
      return texts.t('xwing:hint.side');
    case 'edge':
      return texts.t('xwing:hint.edge');
    case 'squad':
      return readyInLink(answer.link) === undefined
        ? ''
        : `${nameSquad(texts, shipsInLink(answer.link))}.`;
    case 'dial':
      return hintAtManoeuvre(answer.ship, answer.manoeuvre, asking);
    case 'manoeuvre':
      return hintAtManoeuvre(shipAsked(view)?.id ?? '', answer.manoeuvre, asking);
    case 'action':
      return hintAtAction(answer.action, asking);
    case 'ship':
      return hintAtShip(answer.ship, asking);
    case 'lock':
      return hintAtTarget(answer.ship, asking);
    case 'attack':
      return [hintAtTarget(answer.target, asking), cardText(texts, 'upgrade', answer.weapon) ?? '']
        .filter((part) => part !== '')
        .join(' ');
    case 'upgrade':
      return cardText(texts, 'upgrade', answer.upgrade) ?? '';
    case 'scan':
      return texts.t('xwing:hint.scan');
    case 'use':
      return hintAtCard(answer.card, asking);
    default:
      return '';
  }
}

function hintAtWord(
  word: Extract<Read, { readonly kind: 'word' }>['word'],
  asking: Asking,
): string {
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
function hintAtFocus({ texts, question, view }: Asking): string {
  const attack = attackIn(view);
  if (attack === undefined) return '';
  const isAttack = question.kind === 'modify-attack-dice';
  const faces = isAttack ? attackFaces(attack) : defenceFaces(attack);
  const count = faces.filter((face) => face === 'focus').length;
  if (count === 0) return texts.t('xwing:hint.focus-nothing');
  return isAttack
    ? texts.t('xwing:hint.focus-hits', { count })
    : texts.t('xwing:hint.focus-evades', { count });
}

/** What the colour does to the ship, and where the manoeuvre or boost ends. */
function hintAtManoeuvre(id: string, manoeuvre: string, asking: Asking): string {
  const { texts, view, question } = asking;
  const ship = shipIn(view, id);
  if (ship === undefined) return '';
  const colour = question.kind === 'boost' ? '' : hintAtColour(ship, manoeuvre, asking);
  // XW-037: no templates are laid while planning, unless it was agreed.
  const { setup } = view.position;
  const isShown = question.kind === 'boost' || setup.options.planningAids;
  return [colour, isShown ? tellLanding(texts, ship, manoeuvre, setup) : '']
    .filter((part) => part !== '')
    .join(' ');
}

/** XW-059, XW-168, with the damage that makes turns red. */
function hintAtColour(ship: ShipView, manoeuvre: string, { texts, question }: Asking): string {
  const isHard = manoeuvre.startsWith('turn-') && ship.damageUp.includes('damaged-engine');
  const colour = isHard ? 'red' : colourOf(pilotOf(ship.id), manoeuvre);
  const isStressed = ship.stress > 0;
  if (colour === 'red') {
    return isStressed && question.kind === 'dial'
      ? texts.t('xwing:hint.red-stressed')
      : texts.t('xwing:hint.red');
  }
  return colour === 'green' && isStressed ? texts.t('xwing:hint.green') : '';
}

function hintAtAction(action: string, { texts }: Asking): string {
  if (texts.has(`xwing:action.${action}.text`)) return texts.t(`xwing:action.${action}.text`);
  return cardText(texts, 'upgrade', action) ?? cardText(texts, 'damage', action) ?? '';
}

function hintAtCard(id: string, { texts }: Asking): string {
  const { kind, card } = readCard(id);
  return kind === 'pilot' || kind === 'upgrade' || kind === 'damage'
    ? (cardText(texts, kind, card) ?? '')
    : '';
}

/** How a ship is that could be next. */
function hintAtShip(id: string, { texts, view }: Asking): string {
  const ship = whenAsked(view) === 'reinforcement' ? undefined : shipIn(view, id);
  return ship === undefined ? '' : `${tellState(texts, ship).join(', ')}.`;
}

/** How far a target is, and where. */
function hintAtTarget(id: string, { texts, view }: Asking): string {
  const [ship, target] = [shipAsked(view), shipIn(view, id)];
  const standing = ship && target && tellStanding(texts, ship, target);
  return standing ?? '';
}
