import type { View } from '@parsecs/xwing';
import type { Params } from '../texts.ts';
import { readAnswer } from './answers.ts';
import {
  type Asking,
  attackFaces,
  attackIn,
  defenceFaces,
  shipAsked,
  shipAt,
  shipIn,
  topFrame,
  whenAsked,
} from './asking.ts';
import { cardText } from './cards.ts';
import { countDice, listShips, nameCard, otherParams, readCard, shipParams } from './words.ts';

/** XW-302, XW-311: what strikes several ships one after another. */
const STRIKES: readonly string[] = [
  'seismiccharges',
  'protonbombs',
  'proximitymines',
  'assaultmissiles',
];
/** Windows that are not about an attack, though one may be going on around them. */
const APART =
  /^(?:planning|activation|combat|round|end|before|revealed|execute|moved|action|lock|token|stress|damage-(?:deal|card|resolve))/;

/** The sentence of the ask bar; it speaks to whoever is asked. */
export function describeQuestion(asking: Asking): string {
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
      return view.position.setup.mission === 2
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

function describeSquadQuestion({ texts, question, view }: Asking): string {
  const faction = view.seats[question.seat]?.faction ?? 'rebel';
  const { points } = view.position.setup;
  return points === 'free'
    ? texts.t('xwing:question.squad-free', { faction })
    : texts.t('xwing:question.squad', { faction, count: points });
}

const MISSION_QUESTIONS: readonly string[] = [
  'upgrades',
  'shuttle',
  'damaged-ship',
  'reinforcement',
];

function describeMissionQuestion({ texts, question, view }: Asking): string {
  const when = whenAsked(view);
  if (when === 'satellite') {
    // XW-280, XW-281: Range 3 and Range 2 in turn.
    const [, number = ''] = /^satellite-(\d)/.exec(question.answers[0]?.id ?? '') ?? [];
    const range = Number(number) % 2 === 0 ? 2 : 3;
    return texts.t('xwing:question.mission.satellite', { range });
  }
  return MISSION_QUESTIONS.includes(when)
    ? texts.t(`xwing:question.mission.${when}`)
    : texts.t('xwing:question.mission.other');
}

function describePlaceQuestion(asking: Asking): string {
  const { texts, view } = asking;
  const ships = shipsOffered(asking);
  const line = texts.t('xwing:question.place', { ships: listShips(texts, ships) });
  return `${line} ${texts.t(`xwing:zone.${zoneOf(view, ships[0] ?? '')}`)}`;
}

/** XW-022, XW-239: where the ship may be placed. */
function zoneOf(view: View, id: string): 'own-1' | 'own-2' | 'shuttle' | 'middle' | 'either' {
  const { setup, phase } = view.position;
  const ship = shipIn(view, id);
  if (ship?.pilot === null) return 'shuttle';
  if (setup.mission === 2) {
    return ship?.faction === 'rebel' && phase === 'setup' ? 'middle' : 'either';
  }
  return setup.mission === 1 && phase === 'setup' ? 'own-2' : 'own-1';
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
  const { texts, question, view } = asking;
  const frame = topFrame(view);
  if (frame?.kind === 'bomb') {
    const strike = STRIKES[frame.bomb] ?? '';
    const what = texts.has(`xwing:bomb.${strike}.start`)
      ? texts.t(`xwing:bomb.${strike}.start`)
      : nameCard(texts, `upgrade.${strike}`, 'nom');
    return texts.t('xwing:question.strike', { what });
  }
  const card = frame?.kind === 'effect' ? cardOf(asking, frame.holding) : undefined;
  if (card === undefined) return texts.t('xwing:question.choose');
  return question.answers.some(({ id }) => id === 'decline')
    ? texts.t('xwing:question.may-card', readCard(card))
    : texts.t('xwing:question.card', readCard(card));
}

/** The card with this number: of each ship its pilot, if there is an ability, and its upgrades. */
function cardOf({ texts, view }: Asking, number: number): string | undefined {
  const cards = view.ships.flatMap(({ pilot, upgrades }) => [
    ...(pilot !== null && cardText(texts, 'pilot', pilot) !== undefined ? [`pilot.${pilot}`] : []),
    ...upgrades.map(({ id }) => `upgrade.${id}`),
  ]);
  return cards[number];
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
  // Of all damage only Munitions Failure lets anybody choose, and that among upgrades.
  if (question.kind === 'damage-resolve' && card?.startsWith('upgrade.') === true) {
    return texts.t('xwing:question.discard-weapon');
  }
  if (card === undefined || cards.length > 1) {
    return isFree ? texts.t('xwing:question.may') : texts.t('xwing:question.must');
  }
  return isFree
    ? texts.t('xwing:question.may-card', readCard(card))
    : texts.t('xwing:question.must-card', readCard(card));
}
