import { seatFromName } from '@parsecs/kernel';
import { type CardId, isCard, usedOnOf } from '../cards/card-ids.ts';
import { OBSTACLE_IDS, UPGRADE_IDS } from '../cards/ids.ts';
import { type AttackResult, FACTIONS } from '../cards/vocabulary.ts';
import { EDGES, type Side } from '../geometry/directions.ts';
import { commitPoseInto, type Pose } from '../geometry/pose.ts';
import { squadFromLink } from '../lists/link.ts';
import { isDamage, readManoeuvre, readSatellite, readShip } from '../names.ts';
import { ACTIONS, BOMBS, CHOICES, WORDS } from '../vocabulary.ts';
import { type Answer, type Face, PRIMARY, type Price, type UsedOn, type Weapon } from './answer.ts';
import {
  answerOf,
  FACE_ORDER,
  FLIPPED,
  inOrder,
  NO_DICE,
  obstacleAnswer,
  placeAnswer,
  rollAnswer,
  WITH_FOCUS,
} from './write-answer.ts';

const FIXED: readonly Answer[] = [
  ...WORDS.map((word): Answer => ({ kind: 'word', id: word, word })),
  ...FACTIONS.map((faction): Answer => ({ kind: 'side', id: faction, faction })),
  ...EDGES.map((edge): Answer => ({ kind: 'edge', id: edge, edge })),
  ...ACTIONS.map((action): Answer => ({ kind: 'action', id: action, action })),
  ...UPGRADE_IDS.map(
    (upgrade): Answer => ({ kind: 'announce', id: `upgrade.${upgrade}`, upgrade }),
  ),
];
const BY_ID: ReadonlyMap<string, Answer> = new Map(FIXED.map((answer) => [answer.id, answer]));

/**
 * The answer that is written so. Numbers, links and dice may be written in more than one way; the
 * answer that is read has the one id that `writeAnswer` gives it.
 */
export function readAnswer(id: string): Answer | undefined {
  if (typeof id !== 'string') return undefined;
  const fixed = BY_ID.get(id);
  if (fixed !== undefined) return fixed;
  if (id.startsWith('use:')) return readUse(id);
  if (id.includes('>')) return readAttack(id);
  if (id.includes('@')) return readPlaced(id);
  if (id.includes(':')) return readPair(id);
  return readName(id);
}

function readName(text: string): Answer | undefined {
  if (readManoeuvre(text) !== undefined) return { kind: 'manoeuvre', id: text, manoeuvre: text };
  if (readShip(text) !== undefined) return { kind: 'ship', id: text, ship: text };
  const seat = seatFromName(text);
  if (seat !== undefined) return { kind: 'assign', id: text, seat };
  const squad = squadFromLink(text);
  return squad.ok ? answerOf({ kind: 'squad', squad: squad.value }) : undefined;
}

/** What stands before the first sign, and what behind it. */
function divide(text: string, sign: string): readonly [head: string, rest: string] {
  const place = text.indexOf(sign);
  return place === -1 ? [text, ''] : [text.slice(0, place), text.slice(place + sign.length)];
}

function readPair(id: string): Answer | undefined {
  const [head, rest] = divide(id, ':');
  switch (head) {
    case 'left':
    case 'right':
      return readRoll(head, rest);
    case 'spend-lock':
    case 'spend-lock-2': {
      const dice = readDice(rest);
      if (dice === undefined || !areAttackDice(dice)) return undefined;
      return answerOf({ kind: 'spend-lock', lock: head === 'spend-lock' ? 1 : 2, dice });
    }
    case 'scan':
      if (readSatellite(rest) === undefined) return undefined;
      return { kind: 'scan', id, satellite: rest };
    case 'lock':
      return readShip(rest) && { kind: 'lock', id, target: rest };
    case 'change':
      return readShip(rest) && { kind: 'change', id, ship: rest };
    default: {
      const manoeuvre = readShip(head) && readManoeuvre(rest);
      return manoeuvre && { kind: 'dial', id, ship: head, manoeuvre: rest };
    }
  }
}

const ROLL = /^(-?\d{1,3}(?:\.\d{1,3})?),(-?\d{1,3}(?:\.\d{1,3})?)$/;

function readRoll(side: Side, rest: string): Answer | undefined {
  const [, shift, template] = ROLL.exec(rest) ?? [];
  if (shift === undefined || template === undefined) return undefined;
  // Adding 0 makes +0 of −0.
  return rollAnswer(side, Number(shift) + 0, Number(template) + 0);
}

function isWeapon(text: string): text is Weapon {
  return text === PRIMARY || isCard(`upgrade.${text}`);
}

function readAttack(id: string): Answer | undefined {
  const [written, target] = divide(id, '>');
  const price: Price = written.endsWith(WITH_FOCUS) ? 'focus' : 'printed';
  const weapon = price === 'focus' ? written.slice(0, -WITH_FOCUS.length) : written;
  if (!isWeapon(weapon) || readShip(target) === undefined) return undefined;
  return { kind: 'attack', id, weapon, target, price };
}

const NUMBER = String.raw`(-?\d{1,4}(?:\.\d{1,6})?)`;
const PLACE = new RegExp(`^${NUMBER},${NUMBER},${NUMBER}$`);

function readPose(text: string): Pose | undefined {
  const [, x, y, heading] = PLACE.exec(text) ?? [];
  if (x === undefined) return undefined;
  const pose: Pose = { x: 0, y: 0, heading: 0 };
  commitPoseInto(pose, Number(x), Number(y), Number(heading));
  return pose;
}

function readPlaced(text: string): Answer | undefined {
  const [name, where] = divide(text, '@');
  const flipped = where.endsWith(FLIPPED);
  const at = readPose(flipped ? where.slice(0, -FLIPPED.length) : where);
  if (at === undefined) return undefined;
  const obstacle = OBSTACLE_IDS.find((known) => known === name);
  if (obstacle !== undefined) return obstacleAnswer(obstacle, at, flipped);
  if (flipped) return undefined;
  if (readShip(name) !== undefined) return placeAnswer(name, at);
  const bomb = BOMBS.find((known) => known === name);
  if (bomb !== undefined) return answerOf({ kind: 'charge', bomb, at });
  if (readSatellite(name) === undefined) return undefined;
  return answerOf({ kind: 'satellite', satellite: name, at });
}

function readDice(text: string): readonly Face[] | undefined {
  if (text === NO_DICE) return [];
  const dice: Face[] = [];
  for (const name of text.split('+')) {
    const face = FACE_ORDER.find((known) => known === name);
    if (face === undefined) return undefined;
    dice.push(face);
  }
  return inOrder(dice);
}

function areAttackDice(dice: readonly Face[]): dice is readonly AttackResult[] {
  return !dice.includes('evade');
}

function readUse(id: string): Answer | undefined {
  const [card, rest] = divide(id.slice('use:'.length), '@');
  const colon = rest.indexOf(':');
  const ship = colon === -1 ? rest : rest.slice(0, colon);
  if (!isCard(card) || readShip(ship) === undefined) return undefined;
  if (colon === -1) return { kind: 'use', id, card, ship };
  const on = readUsedOn(card, rest.slice(colon + 1));
  return on && answerOf({ kind: 'use', card, ship, on });
}

/** Which sort of thing a card is used on, its own entry in the vocabulary tells. */
function readUsedOn(card: CardId, text: string): UsedOn | undefined {
  switch (usedOnOf(card)) {
    case 'ship':
      return readShip(text) && { ship: text };
    case 'dice': {
      const dice = readDice(text);
      return dice && { dice };
    }
    case 'word': {
      const word = CHOICES.find((known) => known === text);
      return word && { word };
    }
    case 'damage':
      return isDamage(text) ? { damage: text } : undefined;
    default:
      return undefined;
  }
}
