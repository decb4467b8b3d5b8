import type { Params } from '../texts.ts';
import { readAnswer } from './answers.ts';
import {
  type Asking,
  attackFaces,
  attackIn,
  defenceFaces,
  shipAsked,
  shipAt,
  topFrame,
} from './asking.ts';
import { countDice, listShips, otherParams, readCard, shipParams } from './words.ts';

/** XW-302 */
const BOMBS: readonly string[] = ['seismiccharges', 'protonbombs', 'proximitymines'];
/** Windows that are not about an attack, though one may be going on around them. */
const APART =
  /^(?:planning|activation|combat|round|end|before|revealed|execute|moved|action|lock|token|stress|damage-(?:deal|card|resolve))/;

/** The sentence of the ask bar; it speaks to whoever is asked. */
export function describeQuestion(asking: Asking): string {
  const { texts, question, view } = asking;
  const { kind } = question;
  switch (kind) {
    case 'side':
    case 'obstacle':
    case 'edge':
    case 'ready':
    case 'change-dial':
    case 'activate-next':
    case 'attack-next':
    case 'mission':
      return texts.t(`xwing:question.${kind}`);
    case 'squad':
      return describeSquadQuestion(asking);
    case 'place':
    case 'dial':
      return texts.t(`xwing:question.${kind}`, { ships: listShips(texts, shipsOffered(asking)) });
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

function describeSquadQuestion({ texts, question, view }: Asking): string {
  const faction = view.seats[question.seat]?.faction ?? 'rebel';
  const { points } = view.position.setup;
  return points === 'free'
    ? texts.t('xwing:question.squad-free', { faction })
    : texts.t('xwing:question.squad', { faction, count: points });
}

/** The ships that the answers speak of. */
function shipsOffered({ question }: Asking): readonly string[] {
  const ships = question.answers.flatMap(({ id }) => {
    const answer = readAnswer(id, question.kind);
    if (answer.kind === 'place') return [answer.what];
    return answer.kind === 'dial' ? [answer.ship] : [];
  });
  return [...new Set(ships)];
}

function describeAttackQuestion({ texts, question, view }: Asking): string {
  const frame = topFrame(view);
  const params = shipParams(shipAsked(view)?.id ?? '');
  if (question.answers.length === 1) return texts.t('xwing:question.attack-none', params);
  return frame?.kind === 'opportunity' && frame.primaryOnly
    ? texts.t('xwing:question.attack-primary', params)
    : texts.t('xwing:question.attack', params);
}

/** Attacker and defender of the attack that is going on. */
function attackParams({ view }: Asking): Params | undefined {
  const attack = attackIn(view);
  if (attack === undefined) return undefined;
  return {
    ...shipParams(shipAt(view, attack.ship)?.id ?? ''),
    ...otherParams(shipAt(view, attack.target)?.id ?? ''),
  };
}

function describeDiceQuestion(asking: Asking): string {
  const { texts, question, view } = asking;
  const attack = attackIn(view);
  if (attack === undefined) return texts.t('xwing:question.choose');
  const params = attackParams(asking) ?? {};
  const faces = countDice(texts, attackFaces(attack));
  if (question.kind === 'modify-attack-dice') {
    return texts.t('xwing:question.modify-attack-dice', { ...params, dice: faces });
  }
  return texts.t('xwing:question.modify-defence-dice', {
    ...params,
    attack: faces,
    dice: countDice(texts, defenceFaces(attack), attack.evades),
  });
}

/** The cards that the answers use. */
function cardsOffered({ question }: Asking): readonly string[] {
  const cards = question.answers.flatMap(({ id }) => {
    const answer = readAnswer(id, question.kind);
    return answer.kind === 'use' ? [answer.card] : [];
  });
  return [...new Set(cards)];
}

/** A card or a bomb whose choices are being made. */
function describeCardQuestion(asking: Asking): string {
  const { texts, view } = asking;
  const frame = topFrame(view);
  if (frame?.kind === 'bomb') {
    return texts.t('xwing:question.bomb', { bomb: BOMBS[frame.bomb] ?? 'seismiccharges' });
  }
  const [card] = cardsOffered(asking);
  return card === undefined
    ? texts.t('xwing:question.choose')
    : texts.t('xwing:question.card', readCard(card));
}

/** C-08: which moment it is, and what may or must be done in it. */
function describeWindow(asking: Asking): string {
  const { texts, question, view } = asking;
  const { kind } = question;
  const frame = topFrame(view);
  const [ship, other] =
    frame?.kind === 'window' ? [shipAt(view, frame.ship), shipAt(view, frame.other)] : [];
  const about = {
    ...shipParams(ship?.id ?? ''),
    ...otherParams(other?.id ?? ''),
  };
  const params = APART.test(kind) ? about : (attackParams(asking) ?? about);
  const moment = texts.has(`xwing:moment.${kind}`) ? [texts.t(`xwing:moment.${kind}`, params)] : [];
  return [...moment, askForCard(asking)].join(' ');
}

function askForCard(asking: Asking): string {
  const { texts, question } = asking;
  const cards = cardsOffered(asking);
  const [card] = cards;
  const isFree = question.answers.some(({ id }) => id === 'done');
  if (card === undefined || cards.length > 1) {
    return isFree ? texts.t('xwing:question.may') : texts.t('xwing:question.must');
  }
  return isFree
    ? texts.t('xwing:question.may-card', readCard(card))
    : texts.t('xwing:question.must-card', readCard(card));
}
