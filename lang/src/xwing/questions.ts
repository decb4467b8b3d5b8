import {
  type CardId,
  findShip,
  innermostMoment,
  rangeOfSatellite,
  readCard,
  readSatellite,
  type Strike,
  shipAsked,
  topMoment,
  type Word,
  zoneOf,
} from '@parsecs/xwing/words';
import type { Params } from '../texts.ts';
import { isAboutAttack } from './attack-steps.ts';
import { type QuestionContext, whenAsked } from './question-context.ts';
import { cardParams, countDice, listShips, nameCard, otherParams, shipParams } from './words.ts';

/** The sentence of the ask bar; it speaks to whoever is asked. */
export function describeQuestion(asking: QuestionContext): string {
  const { texts, question, view } = asking;
  const { kind } = question;
  switch (kind) {
    case 'side':
    case 'edge':
    case 'ready':
    case 'change-dial':
    case 'activate-next':
    case 'attack-next':
      return texts.t(`xwing:question.${kind}`);
    case 'obstacle':
      return view.setup.mission === 2
        ? texts.t('xwing:question.obstacle-mission')
        : texts.t('xwing:question.obstacle');
    case 'mission':
      return describeMissionQuestion(asking);
    case 'squad':
      return describeSquadQuestion(asking);
    case 'place':
      return describePlaceQuestion(asking);
    case 'dial':
      return texts.t('xwing:question.dial', { ships: listShips(texts, shipsOffered(asking)) });
    case 'assign':
    case 'replace-manoeuvre':
    case 'action':
    case 'free-action':
    case 'lock':
    case 'barrel-roll':
    case 'boost':
      return texts.t(`xwing:question.${kind}`, shipParams(shipAsked(view)?.id ?? ''));
    case 'attack':
      return describeAttackQuestion(asking);
    case 'modify-attack-dice':
    case 'modify-defence-dice':
      return describeDiceQuestion(asking);
    case 'card':
      return describeCardQuestion(asking);
    default:
      return describeWindow(asking);
  }
}

function describeSquadQuestion({ texts, question, view }: QuestionContext): string {
  const faction = view.seats[question.seat]?.faction ?? 'rebel';
  const { points } = view.setup;
  return points === 'free'
    ? texts.t('xwing:question.squad-free', { faction })
    : texts.t('xwing:question.squad', { faction, count: points });
}

function describeMissionQuestion({ texts, question, view }: QuestionContext): string {
  const when = whenAsked(view) ?? 'other';
  if (when !== 'satellite') return texts.t(`xwing:question.mission.${when}`);
  const satellite = question.answers.find((answer) => answer.kind === 'satellite')?.satellite;
  const range = rangeOfSatellite(readSatellite(satellite ?? '') ?? 1);
  return texts.t('xwing:question.mission.satellite', { range });
}

function describePlaceQuestion(asking: QuestionContext): string {
  const { texts, view } = asking;
  const ships = shipsOffered(asking);
  const line = texts.t('xwing:question.place', { ships: listShips(texts, ships) });
  const ship = findShip(view, ships[0] ?? null);
  return ship === undefined ? line : `${line} ${texts.t(`xwing:zone.${zoneOf(view, ship)}`)}`;
}

/** The ships that the answers speak of. */
function shipsOffered({ question }: QuestionContext): readonly string[] {
  const ships = question.answers.flatMap((answer) =>
    answer.kind === 'place' || answer.kind === 'dial' ? [answer.ship] : [],
  );
  return [...new Set(ships)];
}

function describeAttackQuestion({ texts, question, view }: QuestionContext): string {
  const top = topMoment(view);
  const params = shipParams(shipAsked(view)?.id ?? '');
  if (question.answers.length === 1) return texts.t('xwing:question.attack-none', params);
  return top?.kind === 'opportunity' && top.primaryOnly
    ? texts.t('xwing:question.attack-primary', params)
    : texts.t('xwing:question.attack', params);
}

/** Attacker and defender of the attack that is going on. */
function attackParams({ view }: QuestionContext): Params | undefined {
  const attack = innermostMoment(view, 'attack');
  return attack && { ...shipParams(attack.ship), ...otherParams(attack.target) };
}

function describeDiceQuestion(asking: QuestionContext): string {
  const { texts, question, view } = asking;
  const attack = innermostMoment(view, 'attack');
  if (attack === undefined) return texts.t('xwing:question.choose');
  const params = attackParams(asking) ?? {};
  const faces = countDice(texts, attack.attackDice);
  if (question.kind === 'modify-attack-dice') {
    return texts.t('xwing:question.modify-attack-dice', { ...params, dice: faces });
  }
  return texts.t('xwing:question.modify-defence-dice', {
    ...params,
    attack: faces,
    dice: countDice(texts, attack.defenceDice, attack.evades),
  });
}

/** The cards that the answers use. */
function cardsOffered({ question }: QuestionContext): readonly CardId[] {
  const cards = question.answers.flatMap((answer) => (answer.kind === 'use' ? [answer.card] : []));
  return [...new Set(cards)];
}

/** A card or a bomb whose choices are being made. */
function describeCardQuestion(asking: QuestionContext): string {
  const { texts, question, view } = asking;
  const top = topMoment(view);
  if (top?.kind === 'bomb') {
    return texts.t('xwing:question.strike', { what: nameStrike(top.strike, asking) });
  }
  if (top?.kind !== 'effect') return texts.t('xwing:question.choose');
  const params = cardParams(top.card.card);
  return mayAnswer(question, 'decline')
    ? texts.t('xwing:question.may-card', params)
    : texts.t('xwing:question.card', params);
}

function nameStrike(strike: Strike, { texts }: QuestionContext): string {
  return strike === 'assaultmissiles'
    ? nameCard(texts, `upgrade.${strike}`, 'nom')
    : texts.t(`xwing:bomb.${strike}.start`);
}

function mayAnswer({ answers }: QuestionContext['question'], word: Word): boolean {
  return answers.some((answer) => answer.kind === 'word' && answer.word === word);
}

/** C-08: which moment it is, and what may or must be done in it. */
function describeWindow(asking: QuestionContext): string {
  const { texts, question, view } = asking;
  const { kind } = question;
  const top = topMoment(view);
  const { ship, other } = top?.kind === 'window' ? top : { ship: null, other: null };
  const about = { ...shipParams(ship ?? ''), ...otherParams(other ?? '') };
  const params = isAboutAttack(kind) ? (attackParams(asking) ?? about) : about;
  const moment = texts.has(`xwing:moment.${kind}`) ? [texts.t(`xwing:moment.${kind}`, params)] : [];
  return [...moment, askForCard(asking)].join(' ');
}

function askForCard(asking: QuestionContext): string {
  const { texts, question } = asking;
  const cards = cardsOffered(asking);
  const [card] = cards;
  const isFree = mayAnswer(question, 'done');
  // Of all damage only Munitions Failure lets anybody choose, and that among upgrades.
  if (
    question.kind === 'damage-resolve' &&
    card !== undefined &&
    readCard(card).kind === 'upgrade'
  ) {
    return texts.t('xwing:question.discard-weapon');
  }
  if (card === undefined || cards.length > 1) {
    return isFree ? texts.t('xwing:question.may') : texts.t('xwing:question.must');
  }
  return isFree
    ? texts.t('xwing:question.may-card', cardParams(card))
    : texts.t('xwing:question.must-card', cardParams(card));
}
