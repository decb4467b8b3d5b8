import type { Asked, SeatSnapshot } from '@parsecs/table';
import { ACTION_ICONS, type Answer, type XWing } from '@parsecs/xwing';
import { type AnswerOf, areAllies, PRIMARY, writeAnswer } from '@parsecs/xwing/words';
import { idOf, isKind, type Part, type Picking, partOf } from '../contract.ts';
import { armsOf, isArms, partOfArms } from './weapons.ts';

/** A focus token turns all focus results at once. */
export const SPEND_FOCUS: Part = partOf(
  'effect',
  writeAnswer({ kind: 'word', word: 'spend-focus' }),
);

/**
 * What an answer is put together from. Things are named by what they are called in the match; what
 * says all of an answer has the id of that answer.
 */
export function partsOf(question: Asked<XWing>, answer: Answer): readonly Part[] {
  switch (answer.kind) {
    case 'dial':
      return [partOf('ship', answer.ship), partOf('manoeuvre', answer.manoeuvre)];
    case 'change':
      return [partOf('ship', answer.ship)];
    case 'ship':
      // A ship that is still to come stands nowhere yet.
      return [partOf(question.answers.some(isDecline) ? 'word' : 'ship', answer.ship)];
    case 'manoeuvre':
      return [partOf(isWay(question) ? 'way' : 'manoeuvre', answer.manoeuvre)];
    case 'place':
    case 'obstacle':
    case 'satellite':
    case 'roll':
      return [partOf('spot', answer.id)];
    case 'lock':
      return [partOf('target', answer.target)];
    case 'scan':
      return [partOf('scan', answer.satellite)];
    case 'attack':
      return [partOfArms(answer), partOf('target', answer.target)];
    case 'spend-lock':
      return [partOfLock(answer), partOf('dice', answer.id)];
    case 'use':
      return [partOfUse(question, answer), ...partsUsedOn(question, answer)];
    case 'word':
      return [partOf(isSpending(answer) ? 'effect' : 'word', answer.id)];
    default:
      return [partOf(answer.kind, answer.id)];
  }
}

function isDecline(answer: Answer): boolean {
  return answer.kind === 'word' && answer.word === 'decline';
}

function isSpending({ word }: AnswerOf<'word'>): boolean {
  return word === 'spend-focus' || word === 'spend-evade';
}

/** A lock is taken up before the dice are chosen. */
function partOfLock({ lock }: AnswerOf<'spend-lock'>): Part {
  return partOf('effect', writeAnswer({ kind: 'spend-lock', lock, dice: [] }));
}

/** The card alone, on its ship; what changes dice stands beside them, like a token. */
function partOfUse(question: Asked<XWing>, { card, ship }: AnswerOf<'use'>): Part {
  const kind = isAboutRolls(question) ? 'effect' : 'use';
  return partOf(kind, writeAnswer({ kind: 'use', card, ship }));
}

function partsUsedOn(question: Asked<XWing>, { id, on }: AnswerOf<'use'>): readonly Part[] {
  if (on === undefined) return [];
  // Dice are touched while they are modified; at any other time they are named.
  if ('dice' in on) return [partOf(isAboutRolls(question) ? 'dice' : 'named-dice', id)];
  if ('word' in on) return [partOf('choice', on.word)];
  return ['damage' in on ? partOf('damage', on.damage) : partOf('target', on.ship)];
}

/** A boost, and the shuttle of a mission, go where a ghost of them stands on the board. */
function isWay({ kind }: Asked<XWing>): boolean {
  return kind === 'mission' || kind === 'boost';
}

const ON_BOARD = ['ship', 'target', 'spot', 'manoeuvre', 'dice', 'effect', 'scan', 'squad'];

export function isOnBoard(part: Part): boolean {
  return ON_BOARD.some((kind) => isKind(part, kind));
}

export function isInTray(part: Part): boolean {
  return isKind(part, 'action') || isArms(part);
}

/** What choosing a ship means under this question; nothing where ships are not chosen. */
export function partOfShip(kind: string | undefined, ship: string): Part | undefined {
  switch (kind) {
    case undefined:
    case 'side':
    case 'squad':
    case 'assign':
    case 'obstacle':
    case 'edge':
    case 'place':
    case 'ready':
    case 'replace-manoeuvre':
    case 'action':
    case 'free-action':
    case 'barrel-roll':
    case 'boost':
      return undefined;
    case 'dial':
    case 'change-dial':
    case 'activate-next':
    case 'attack-next':
    case 'mission':
      return partOf('ship', ship);
    default:
      return partOf('target', ship);
  }
}

/** The same where a ship may be meant in several ways: what is open counts. */
export function openPartOf(picking: Picking | undefined, ship: string): Part | undefined {
  const meant = [partOf('target', ship), partOf('ship', ship)];
  return meant.find((part) => picking?.open.has(part) === true);
}

export function isImmediate(_question: Asked<XWing>, answer: Answer): boolean {
  switch (answer.kind) {
    case 'change':
      return true;
    case 'action':
      // Its chip says all of it: it lays a token or asks for more. Actions of cards may roll dice.
      return ACTION_ICONS.some((icon) => icon === answer.action);
    case 'word':
      // Whoever leaves things as they are has said so plainly enough.
      return ['change', 'decline', 'done'].includes(answer.word);
    default:
      return false;
  }
}

function isAboutRolls({ kind }: Asked<XWing>): boolean {
  return kind === 'modify-attack-dice' || kind === 'modify-defence-dice';
}

/** Another manoeuvre for the ship that acts, as on its dial. */
export function choosesManoeuvre(question: Asked<XWing> | undefined): boolean {
  if (question === undefined || isWay(question)) return false;
  return question.answers.some(({ kind }) => kind === 'manoeuvre');
}

/** Where something is worth doing, doing nothing stands back. */
export function isSecondary(question: Asked<XWing>, answer: Answer): boolean {
  if (answer.kind !== 'word') return false;
  if (['pass', 'decline', 'change'].includes(answer.word)) return true;
  return answer.word === 'done' && question.answers.length > 1;
}

const PICKS: Readonly<Record<string, 'squad' | 'place' | 'dial' | 'roll' | 'attack' | 'target'>> = {
  squad: 'squad',
  place: 'place',
  obstacle: 'place',
  mission: 'place',
  dial: 'dial',
  'replace-manoeuvre': 'dial',
  'barrel-roll': 'roll',
  attack: 'attack',
  lock: 'target',
};

/** What is tapped where the answers are no buttons. */
export function pickWord(
  question: Asked<XWing>,
): 'squad' | 'place' | 'dial' | 'roll' | 'attack' | 'target' | 'action' | 'dice' | 'ship' {
  const { kind, continuous } = question;
  if (choosesManoeuvre(question)) return 'dial';
  if (kind === 'mission' && !continuous) return 'ship';
  if (kind === 'action' || kind === 'free-action') return 'action';
  if (isAboutRolls(question)) return 'dice';
  return PICKS[kind] ?? 'ship';
}

/** The answer that a part would have meant, to ask why it is refused. */
export function intended(
  look: SeatSnapshot<XWing>,
  chosen: readonly Part[],
  part: Part,
): string | undefined {
  const { question } = look;
  const id = idOf(part);
  const known = [...chosen, ...partsIn(question)];
  if (isKind(part, 'target')) {
    if (question?.kind === 'lock') return writeAnswer({ kind: 'lock', target: id });
    return question?.kind === 'attack' ? attackMeant(known, id) : undefined;
  }
  if (isArms(part)) {
    const target = nameIn(known, 'target') ?? anEnemy(look);
    return target && attackMeant([part], target);
  }
  if (isKind(part, 'manoeuvre')) {
    if (question?.kind !== 'dial') return writeAnswer({ kind: 'manoeuvre', manoeuvre: id });
    const ship = nameIn(known, 'ship');
    return ship && writeAnswer({ kind: 'dial', ship, manoeuvre: id });
  }
  if (isKind(part, 'ship')) return shipMeant(question, id);
  if (isKind(part, 'scan')) return writeAnswer({ kind: 'scan', satellite: id });
  return COMPOSED.some((kind) => isKind(part, kind)) ? undefined : id;
}

/** What says too little to be an answer by itself. */
const COMPOSED = ['dice', 'named-dice', 'use', 'choice', 'damage'];

function nameIn(parts: readonly Part[], kind: string): string | undefined {
  const found = parts.find((part) => isKind(part, kind));
  return found && idOf(found);
}

function attackMeant(known: readonly Part[], target: string): string {
  const part = known.find(isArms);
  const arms = (part && armsOf(part)) ?? { weapon: PRIMARY, price: 'printed' };
  return writeAnswer({ kind: 'attack', ...arms, target });
}

function shipMeant(question: Asked<XWing> | undefined, ship: string): string | undefined {
  if (question?.kind === 'dial') return undefined;
  return writeAnswer({ kind: question?.kind === 'change-dial' ? 'change' : 'ship', ship });
}

function anEnemy({ question, view }: SeatSnapshot<XWing>): string | undefined {
  const seat = question?.seat ?? 0;
  return view.ships.find(({ status, owner }) => status === 'in-play' && !areAllies(owner, seat))
    ?.id;
}

function partsIn(question: Asked<XWing> | undefined): readonly Part[] {
  const first = question?.answers.find(({ kind }) => kind === 'dial' || kind === 'attack');
  return question === undefined || first === undefined ? [] : partsOf(question, first);
}
