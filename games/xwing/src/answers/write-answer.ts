import { seatName, type Unwritten } from '@parsecs/kernel';
import type { ObstacleId } from '../cards/ids.ts';
import type { Side } from '../geometry/directions.ts';
import type { Pose } from '../geometry/pose.ts';
import { squadToLink } from '../lists/link.ts';
import type { Answer, AnswerOf, Face, UsedOn } from './answer.ts';

export const WITH_FOCUS = '+focus';
export const FLIPPED = ',flipped';

/** The id of an answer. */
export function writeAnswer(answer: Unwritten<Answer>): string {
  switch (answer.kind) {
    case 'word':
      return answer.word;
    case 'side':
      return answer.faction;
    case 'squad':
      return squadToLink(answer.squad);
    case 'assign':
      return seatName(answer.seat);
    case 'edge':
      return answer.edge;
    case 'obstacle':
      return obstacleAnswer(answer.obstacle, answer.at, answer.flipped).id;
    case 'place':
      return placeAnswer(answer.ship, answer.at).id;
    case 'satellite':
      return `${answer.satellite}${writePose(answer.at)}`;
    case 'charge':
      return `${answer.bomb}${writePose(answer.at)}`;
    case 'ship':
      return answer.ship;
    case 'dial':
      return `${answer.ship}:${answer.manoeuvre}`;
    case 'change':
      return `change:${answer.ship}`;
    case 'manoeuvre':
      return answer.manoeuvre;
    case 'action':
      return answer.action;
    case 'lock':
      return `lock:${answer.target}`;
    case 'roll':
      return rollAnswer(answer.side, answer.shift, answer.template).id;
    case 'attack':
      return `${answer.weapon}${answer.price === 'focus' ? WITH_FOCUS : ''}>${answer.target}`;
    case 'scan':
      return `scan:${answer.satellite}`;
    case 'spend-lock':
      return `spend-lock${answer.lock === 1 ? '' : '-2'}:${writeDice(answer.dice)}`;
    case 'use':
      return `use:${answer.card}@${answer.ship}${writeUsedOn(answer.on)}`;
    case 'announce':
      return `upgrade.${answer.upgrade}`;
  }
}

/** The answers that are made anew each time they are asked for; written out, for speed. */

export function placeAnswer(ship: string, at: Readonly<Pose>): AnswerOf<'place'> {
  return { kind: 'place', id: `${ship}${writePose(at)}`, ship, at };
}

export function obstacleAnswer(
  obstacle: ObstacleId,
  at: Readonly<Pose>,
  flipped: boolean,
): AnswerOf<'obstacle'> {
  const id = `${obstacle}${writePose(at)}${flipped ? FLIPPED : ''}`;
  return { kind: 'obstacle', id, obstacle, at, flipped };
}

export function rollAnswer(side: Side, shift: number, template: number): AnswerOf<'roll'> {
  return { kind: 'roll', id: `${side}:${shift},${template}`, side, shift, template };
}

/** The answer with its id. */
export function answerOf<A extends Unwritten<Answer>>(answer: A): AnswerOf<A['kind']> {
  return { ...answer, id: writeAnswer(answer) } as unknown as AnswerOf<A['kind']>;
}

function writePose({ x, y, heading }: Readonly<Pose>): string {
  return `@${x},${y},${heading}`;
}

/** In which order faces are written; both kinds of dice keep to it. */
export const FACE_ORDER: readonly Face[] = ['hit', 'critical', 'evade', 'focus', 'blank'];
export const NO_DICE = 'none';

/** Dice are chosen by what they show, in whatever order: two blanks are the same blank. */
export function inOrder(dice: readonly Face[]): readonly Face[] {
  return FACE_ORDER.flatMap((face) => dice.filter((shown) => shown === face));
}

function writeDice(dice: readonly Face[]): string {
  return dice.length === 0 ? NO_DICE : inOrder(dice).join('+');
}

function writeUsedOn(on: UsedOn | undefined): string {
  if (on === undefined) return '';
  if ('ship' in on) return `:${on.ship}`;
  if ('dice' in on) return `:${writeDice(on.dice)}`;
  return 'word' in on ? `:${on.word}` : `:${on.damage}`;
}
