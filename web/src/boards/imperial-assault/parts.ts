import type { Answer, ImperialAssault } from '@parsecs/imperial-assault';
import type { Asked, Look } from '@parsecs/table';
import { idOf, isKind, type Part, partOf } from '../contract.ts';

/** Ids of this game name their parts: `walk:K7`, `attack:P2.darth-vader`, `reroll:foresight:P2.darth-vader:defence-1`. */
export function partsOf(question: Asked<ImperialAssault>, answer: Answer): readonly Part[] {
  const [, what = '', third = '', fourth = ''] = answer.id.split(':');
  switch (answer.verb) {
    case 'deploy':
    case 'walk':
    case 'space':
    case 'place':
      return [partOf('stand', what)];
    case 'push':
      // Several figures may have to make room at once.
      return third === ''
        ? [partOf('stand', what)]
        : [partOf('pushed', third), partOf('stand', what)];
    case 'activate':
    case 'mark':
      return [partOf('group', answer.verb === 'mark' ? third : what)];
    case 'group':
      return [partOf('chosen-group', what)];
    case 'next':
    case 'figure':
      return [partOf('figure', what)];
    case 'attack':
      return [partOf('target', what)];
    case 'play':
    case 'discard':
    case 'resolve':
      return what === '' ? [partOf('word', answer.id)] : [partOf('card', what)];
    case 'reroll':
      return [partOf('rerolling', `${what}:${third}`), partOf('die', fourth)];
    case 'die':
      return [partOf('die', what)];
    case 'dice':
      // Each die of the set is a kind of its own, so that any number of them can be chosen.
      return what.split('+').map((die) => partOf(die, 'again'));
    case 'pool':
    case 'surge':
    case 'token':
      return [partOf(answer.verb, what)];
    case 'raider':
      return [partOf('figure', `raider-${what}`)];
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

/** The active figure spends its actions. */
export function isActing(kind: string | undefined): boolean {
  return kind === 'act' || kind === 'extra-action';
}

const ON_BOARD = ['stand', 'figure', 'target', 'pushed', 'pool', 'surge', 'die', 'rerolling'];

/** Dice of a set are parts such as `attack-1:again`. */
function isDieOfSet(part: Part): boolean {
  return part.endsWith(':again');
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
export function pickWord(kind: string): 'group' | 'space' | 'figure' | 'dice' | 'card' {
  switch (kind) {
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
export function isLight(question: Asked<ImperialAssault>, answer: Answer): boolean {
  switch (answer.verb) {
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
export function isQuietAnswer(_question: Asked<ImperialAssault>, { verb, id }: Answer): boolean {
  return verb === 'pass' || verb === 'stop' || verb === 'end' || id === 'no';
}

const OPENED = ['next-figure', 'target-space', 'pool'];

export function isOpened(question: Asked<ImperialAssault>): boolean {
  return OPENED.includes(question.kind);
}

/** The answer that a part would have meant, to ask why it is refused. */
export function intended(
  { question }: Look<ImperialAssault>,
  chosen: readonly Part[],
  part: Part,
): string | undefined {
  const kind = question?.kind;
  const id = idOf(part);
  if (isKind(part, 'stand')) return intendedStand(kind, chosen, id);
  if (isKind(part, 'target')) return `attack:${id}`;
  if (isKind(part, 'card')) return kind === 'discard' ? `discard:${id}` : `play:${id}`;
  if (isKind(part, 'group')) return kind === 'mark' ? undefined : `activate:${id}`;
  if (isKind(part, 'chosen-group')) return `group:${id}`;
  if (isKind(part, 'figure')) return kind === 'next-figure' ? `next:${id}` : `figure:${id}`;
  if (isKind(part, 'surge') || isKind(part, 'pool') || isKind(part, 'token')) return part;
  if (isKind(part, 'action') || isKind(part, 'word')) return id;
  return undefined;
}

function intendedStand(
  kind: string | undefined,
  chosen: readonly Part[],
  stand: string,
): string | undefined {
  switch (kind) {
    case 'act':
    case 'extra-action':
    case 'walk':
      return `walk:${stand}`;
    case 'deploy':
      return `deploy:${stand}`;
    case 'place':
      return `place:${stand}`;
    case 'displace':
    case 'push': {
      const pushed = chosen.find((part) => isKind(part, 'pushed'));
      return pushed === undefined ? `push:${stand}` : `push:${stand}:${idOf(pushed)}`;
    }
    default:
      return `space:${stand}`;
  }
}
