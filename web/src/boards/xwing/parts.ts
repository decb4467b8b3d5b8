import type { Asked, Look } from '@parsecs/table';
import type { Answer, XWing } from '@parsecs/xwing';
import { idOf, isKind, type Part, type Picking, partOf } from '../contract.ts';

const DICE =
  /^(?:none|(?:hit|critical|focus|evade|blank)(?:\+(?:hit|critical|focus|evade|blank))*)$/;
const WORD = /^(?:yes|no|left|right|boost|green|white)$/;

/** Ids of this game name their parts: `rookiepilot:bank-left-2`, `primary>academypilot`. */
export function partsOf(question: Asked<XWing>, answer: Answer): readonly Part[] {
  const { id, verb } = answer;
  const [head = '', rest = ''] = id.split(':');
  switch (verb) {
    case 'dial':
      return [partOf('ship', head), partOf('manoeuvre', rest)];
    case 'change':
      return [partOf('ship', rest)];
    case 'ship':
      // A ship that is still to come stands nowhere yet.
      return [partOf(question.answers.some(isDecline) ? 'word' : 'ship', id)];
    case 'manoeuvre':
      return [partOf(question.kind === 'mission' ? 'way' : 'manoeuvre', id)];
    case 'boost':
      return [partOf('way', id)];
    case 'place':
    case 'obstacle':
    case 'roll':
      return [partOf('spot', id)];
    case 'lock':
      return [partOf('target', rest)];
    case 'scan':
      return [partOf('scan', rest)];
    case 'attack': {
      const [weapon = '', target = ''] = id.split('>');
      return [partOf('weapon', weapon), partOf('target', target)];
    }
    case 'spend-lock':
      return [partOf('effect', head), partOf('dice', rest)];
    case 'use':
      return partsOfUse(id, isAboutRolls(question) ? 'effect' : 'use');
    case 'word':
      return [partOf(id.startsWith('spend-') ? 'effect' : 'word', id)];
    default:
      return [partOf(verb, id)];
  }
}

function isDecline({ id }: Answer): boolean {
  return id === 'decline';
}

/** `use:upgrade.gunner@hansolo:academypilot`; what changes dice stands beside them, like a token. */
function partsOfUse(id: string, kind: 'effect' | 'use'): readonly Part[] {
  const [head = '', use = '', param = ''] = id.split(':');
  if (head !== 'use') return [partOf('upgrade', id)];
  const own = partOf(kind, use);
  return param === '' ? [own] : [own, partOf(kindOfParam(param), param)];
}

/** Whether a card is used on dice, on a ship or with a word can be read from what is written. */
function kindOfParam(param: string): 'dice' | 'choice' | 'target' {
  if (DICE.test(param)) return 'dice';
  const isCard = param.includes('-') && !/-\d+$/.test(param);
  return isCard || WORD.test(param) ? 'choice' : 'target';
}

const ON_BOARD = ['ship', 'target', 'spot', 'manoeuvre', 'dice', 'effect', 'scan', 'squad'];

export function isOnBoard(part: Part): boolean {
  return ON_BOARD.some((kind) => isKind(part, kind));
}

export function isInTray(part: Part): boolean {
  return isKind(part, 'action') || isKind(part, 'weapon');
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

/** Actions that only ask for more; whoever has second thoughts goes back. */
const ASKING: readonly string[] = ['target-lock', 'barrel-roll', 'boost'];

export function isLight(_question: Asked<XWing>, { id, verb }: Answer): boolean {
  switch (verb) {
    case 'change':
      return true;
    case 'action':
      return ASKING.includes(id);
    case 'word':
      // Whoever leaves things as they are has said so plainly enough.
      return id === 'change' || id === 'decline' || id === 'done';
    default:
      return false;
  }
}

function isAboutRolls({ kind }: Asked<XWing>): boolean {
  return kind.startsWith('modify-');
}

/** Another manoeuvre for the ship that acts; the shuttle of a mission has no dial. */
export function choosesManoeuvre(question: Asked<XWing> | undefined): boolean {
  if (question === undefined || question.kind === 'mission') return false;
  return question.answers.some(({ verb }) => verb === 'manoeuvre');
}

/** Where something is worth doing, doing nothing stands back. */
export function isQuietAnswer(question: Asked<XWing>, { id }: Answer): boolean {
  if (id === 'pass' || id === 'decline' || id === 'change') return true;
  return id === 'done' && question.answers.length > 1;
}

const OPENED = ['lock', 'barrel-roll', 'boost', 'change-dial'];

export function isOpened(question: Asked<XWing>): boolean {
  return OPENED.includes(question.kind);
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
  if (kind.startsWith('modify-')) return 'dice';
  return PICKS[kind] ?? 'ship';
}

/** The answer that a part would have meant, to ask why it is refused. */
export function intended(
  { question, view }: Look<XWing>,
  chosen: readonly Part[],
  part: Part,
): string | undefined {
  const id = idOf(part);
  const of = (kind: string): string | undefined => {
    const found = [...chosen, ...partsIn(question)].find((own) => isKind(own, kind));
    return found && idOf(found);
  };
  if (isKind(part, 'target')) {
    if (question?.kind === 'lock') return `lock:${id}`;
    return question?.kind === 'attack' ? `${of('weapon') ?? 'primary'}>${id}` : undefined;
  }
  if (isKind(part, 'weapon')) {
    const enemy = view.ships.find(
      ({ status, faction }) =>
        status === 'in-play' && faction !== view.seats[question?.seat ?? 0]?.faction,
    );
    const target = of('target') ?? enemy?.id;
    return target && `${id}>${target}`;
  }
  if (isKind(part, 'manoeuvre')) {
    const ship = of('ship');
    return question?.kind === 'dial' ? ship && `${ship}:${id}` : id;
  }
  if (isKind(part, 'ship')) {
    return question?.kind === 'dial' ? undefined : id;
  }
  if (isKind(part, 'scan')) return `scan:${id}`;
  if (isKind(part, 'effect')) return id.startsWith('spend-') ? id : `use:${id}`;
  return isKind(part, 'dice') || isKind(part, 'use') ? undefined : id;
}

function partsIn(question: Asked<XWing> | undefined): readonly Part[] {
  const first = question?.answers.find(({ verb }) => verb === 'dial' || verb === 'attack');
  return question === undefined || first === undefined ? [] : partsOf(question, first);
}
