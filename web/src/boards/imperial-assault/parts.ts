import {
  type Answer,
  type CommandId,
  type DieName,
  type ImperialAssault,
  isActing,
  writeAnswer,
} from '@parsecs/imperial-assault';
import type { Unwritten } from '@parsecs/kernel';
import type { Asked, SeatSnapshot } from '@parsecs/table';
import { idOf, isKind, type Part, partOf } from '../contract.ts';

/** What is pointed at to give an answer. Parts that nothing else can stand for bear its id. */
export function partsOf(question: Asked<ImperialAssault>, answer: Answer): readonly Part[] {
  switch (answer.kind) {
    case 'army':
      return [partOf('army', answer.id)];
    case 'deploy':
      // Where not all figures find room in the zone, the player says which is set up.
      return isChoiceOfFigures(question)
        ? [partOf('deployed', answer.figure), partOf('stand', answer.place)]
        : [partOf('stand', answer.place)];
    case 'walk':
    case 'place':
      return [partOf('stand', answer.place)];
    case 'space':
      return [partOf('stand', answer.space)];
    case 'push':
      // Several figures may have to make room at once.
      return [partOf('pushed', answer.figure), partOf('stand', answer.place)];
    case 'activate':
    case 'mark':
      return [partOf('group', answer.group)];
    case 'group':
      return [partOf('chosen-group', answer.group)];
    case 'next':
    case 'figure':
      return [partOf('figure', answer.figure)];
    case 'raider':
      return [partOf('figure', answer.raider)];
    case 'attack':
      return [partOf('target', answer.target)];
    case 'play':
    case 'discard':
    case 'resolve':
      return [partOf('card', answer.card)];
    case 'reroll':
      return [partOf('rerolling', `${answer.ability} ${answer.figure}`), partOf('die', answer.die)];
    case 'die':
      return [partOf('die', answer.die)];
    case 'dice':
      // Each die of the set is a kind of its own, so that any number of them can be chosen.
      return answer.dice.map((die) => dieOfSet(die));
    case 'pool':
      return [partOf('pool', answer.id)];
    case 'surge':
      return [partOf('surge', `${answer.number}`)];
    case 'token':
      return [partOf('token', answer.token)];
    case 'move':
    case 'special':
    case 'shed':
    case 'open':
    case 'flip':
    case 'retrieve':
    case 'reprogram':
    case 'upload':
      return [partOf(isActing(question.kind) ? 'action' : 'word', answer.id)];
    default:
      return [partOf('word', answer.id)];
  }
}

const ON_BOARD = [
  'stand',
  'figure',
  'target',
  'pushed',
  'pool',
  'surge',
  'die',
  'rerolling',
  'army',
];

/** Dice of a set are parts such as `attack-1:again`. */
const AGAIN = 'again';

export function dieOfSet(die: DieName): Part {
  return partOf(die, AGAIN);
}

function isDieOfSet(part: Part): boolean {
  return idOf(part) === AGAIN;
}

export function isOnBoard(part: Part): boolean {
  return isDieOfSet(part) || ON_BOARD.some((kind) => isKind(part, kind));
}

/** Cards of the hand, groups that are activated, and what the active figure can do. */
export function isInTray(part: Part): boolean {
  return isKind(part, 'card') || isKind(part, 'group') || isKind(part, 'action');
}

/** What choosing a figure means under this question; nothing where figures are not chosen. */
export function partOfFigure(
  kind: string | undefined,
  figure: { readonly id: string; readonly group?: string },
): Part | undefined {
  switch (kind) {
    case 'act':
    case 'extra-action':
    case 'target':
    case 'cleave':
      return partOf('target', figure.id);
    case 'displace':
      return partOf('pushed', figure.id);
    case 'activate':
    case 'mark':
      return figure.group === undefined ? undefined : partOf('group', figure.group);
    case 'choose-group':
      return figure.group === undefined ? undefined : partOf('chosen-group', figure.group);
    case 'next-figure':
    case 'choose-figure':
    case 'raid-target':
    case 'raider':
      return partOf('figure', figure.id);
    default:
      return undefined;
  }
}

/** What is tapped to answer, where the answers are no buttons. */
export function pickWord(kind: string): 'army' | 'group' | 'space' | 'figure' | 'dice' | 'card' {
  switch (kind) {
    case 'army':
      return 'army';
    case 'activate':
    case 'mark':
      return 'group';
    case 'pool':
    case 'remove-die':
    case 'reroll-set':
      return 'dice';
    case 'discard':
      return 'card';
    case 'next-figure':
    case 'target':
    case 'choose-figure':
    case 'choose-group':
    case 'raid-target':
    case 'raider':
      return 'figure';
    default:
      return 'space';
  }
}

/** Answers that can be taken back as long as nothing was rolled or shown, or that only go on. */
export function isImmediate(question: Asked<ImperialAssault>, answer: Answer): boolean {
  switch (answer.kind) {
    case 'activate':
    case 'next':
    case 'zone':
      return true;
    case 'pass':
    case 'stop':
      return question.kind !== 'activate';
    default:
      return false;
  }
}

/** Nothing is done; it stands back behind what does something. */
export function isSecondary(_question: Asked<ImperialAssault>, { kind }: Answer): boolean {
  return kind === 'pass' || kind === 'stop' || kind === 'end' || kind === 'no';
}

/** The answer that a part would have meant, to ask why it is refused. */
export function intended(
  { question }: SeatSnapshot<ImperialAssault>,
  chosen: readonly Part[],
  part: Part,
): string | undefined {
  if (question === undefined) return undefined;
  if (OF_ONE_ANSWER.some((kind) => isKind(part, kind))) return idOf(part);
  const meant = meantBy(question, chosen, part);
  return meant && writeAnswer(meant);
}

/** Parts that are called by the id of their answer. */
const OF_ONE_ANSWER = ['action', 'word', 'pool'];

function meantBy(
  question: Asked<ImperialAssault>,
  chosen: readonly Part[],
  part: Part,
): Unwritten<Answer> | undefined {
  const { kind } = question;
  const id = idOf(part);
  if (isKind(part, 'stand')) return meantByStand(question, chosen, id);
  if (isKind(part, 'target')) return { kind: 'attack', target: id };
  if (isKind(part, 'card')) {
    return { kind: kind === 'discard' ? 'discard' : 'play', card: id as CommandId };
  }
  if (isKind(part, 'group')) return meantByGroup(question, id);
  if (isKind(part, 'chosen-group')) return { kind: 'group', group: id };
  if (isKind(part, 'figure')) return meantByFigure(question, id);
  if (isKind(part, 'surge')) return { kind: 'surge', number: Number(id) };
  return isKind(part, 'token') ? { kind: 'token', token: id } : undefined;
}

/** Marks are put down one colour after the other. */
function meantByGroup(
  { answers }: Asked<ImperialAssault>,
  group: string,
): Unwritten<Answer> | undefined {
  const mark = answers.find((answer) => answer.kind === 'mark');
  return mark === undefined
    ? { kind: 'activate', group }
    : { kind: 'mark', colour: mark.colour, group };
}

function meantByFigure({ kind }: Asked<ImperialAssault>, figure: string): Unwritten<Answer> {
  switch (kind) {
    case 'next-figure':
      return { kind: 'next', figure };
    case 'raider':
      return { kind: 'raider', raider: figure };
    default:
      return { kind: 'figure', figure };
  }
}

function meantByStand(
  question: Asked<ImperialAssault>,
  chosen: readonly Part[],
  place: string,
): Unwritten<Answer> | undefined {
  switch (question.kind) {
    case 'act':
    case 'extra-action':
    case 'walk':
      return { kind: 'walk', place };
    case 'deploy': {
      const figure = deployedBy(question, chosen);
      return figure === undefined ? undefined : { kind: 'deploy', place, figure };
    }
    case 'place':
      return { kind: 'place', place };
    case 'displace':
    case 'push': {
      const figure = pushedBy(question, chosen);
      return figure === undefined ? undefined : { kind: 'push', place, figure };
    }
    default:
      return { kind: 'space', space: place };
  }
}

/** The figure that is being deployed: the chosen one, else the first of those that could be. */
export function deployedBy(
  { answers }: Asked<ImperialAssault>,
  chosen: readonly Part[],
): string | undefined {
  const deployed = chosen.find((part) => isKind(part, 'deployed'));
  return deployed === undefined
    ? answers.find((answer) => answer.kind === 'deploy')?.figure
    : idOf(deployed);
}

function isChoiceOfFigures({ answers }: Asked<ImperialAssault>): boolean {
  const [first] = answers;
  const last = answers.at(-1);
  // The answers of a figure stand together.
  return first?.kind === 'deploy' && last?.kind === 'deploy' && first.figure !== last.figure;
}

/** The part of an answer that says whose place is chosen. */
export function isWho(part: Part): boolean {
  return isKind(part, 'pushed') || isKind(part, 'deployed');
}

/** The figure that has to make room: the chosen one, else the first of those that have to. */
export function pushedBy(
  { answers }: Asked<ImperialAssault>,
  chosen: readonly Part[],
): string | undefined {
  const pushed = chosen.find((part) => isKind(part, 'pushed'));
  return pushed === undefined
    ? answers.find((answer) => answer.kind === 'push')?.figure
    : idOf(pushed);
}
