import { personOf } from '../people.ts';
import { type Asking, shipAsked, whenAsked } from './asking.ts';
import { cardName } from './cards.ts';
import { readyInLink, shipsInLink } from './squads.ts';
import {
  countDice,
  facingOf,
  nameAction,
  nameCard,
  nameManoeuvre,
  nameOnDial,
  namePlace,
  nameShip,
  nameSquad,
  nameThing,
  nameWeapon,
  obstacleParams,
  satelliteParams,
  shipParams,
  writeNumber,
} from './words.ts';

const WORDS = [
  'done',
  'pass',
  'ready',
  'change',
  'decline',
  'spend-focus',
  'spend-evade',
  'resign',
] as const;
type Word = (typeof WORDS)[number];

/** The parts of an answer, read from its id: bots and files know answers by their ids only. */
export type Read =
  | { readonly kind: 'word'; readonly word: Word }
  | { readonly kind: 'side'; readonly faction: string }
  | { readonly kind: 'edge'; readonly edge: string }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'squad'; readonly link: string }
  | { readonly kind: 'ship' | 'lock' | 'change'; readonly ship: string }
  | { readonly kind: 'dial'; readonly ship: string; readonly manoeuvre: string }
  | { readonly kind: 'manoeuvre'; readonly manoeuvre: string }
  | { readonly kind: 'action'; readonly action: string }
  | {
      readonly kind: 'attack';
      readonly weapon: string;
      readonly withFocus: boolean;
      readonly target: string;
    }
  | { readonly kind: 'spend-lock'; readonly dice: readonly string[] }
  | { readonly kind: 'scan'; readonly satellite: string }
  | { readonly kind: 'upgrade'; readonly upgrade: string }
  | { readonly kind: 'use'; readonly card: string; readonly ship: string; readonly param: string }
  | {
      readonly kind: 'place';
      readonly what: string;
      readonly x: number;
      readonly y: number;
      readonly heading: number;
      readonly flipped: boolean;
    }
  | { readonly kind: 'roll'; readonly side: 'left' | 'right'; readonly shift: number };

const USE = /^use:([^@]+)@([^:]+)(?::(.+))?$/;
const ROLL = /^(left|right):(-?[\d.]+),/;
const MANOEUVRE = /^(?:straight|(?:bank|turn)-(?:left|right)|koiogran|stationary)-\d$/;
const DICE =
  /^(?:none|(?:hit|critical|focus|evade|blank)(?:\+(?:hit|critical|focus|evade|blank))*)$/;

function readDice(text: string): readonly string[] {
  return text === 'none' ? [] : text.split('+');
}

/** `kind` is the question that is answered: some words mean different things. */
export function readAnswer(id: string, kind: string): Read {
  const word = WORDS.find((known) => known === id);
  if (word !== undefined) return { kind: 'word', word };
  if (kind === 'squad') return { kind: 'squad', link: id };
  if (kind === 'edge') return { kind: 'edge', edge: id };
  if (id === 'rebel' || id === 'imperial') return { kind: 'side', faction: id };
  if (/^P\d$/.test(id)) return { kind: 'seat', seat: Number(id.slice(1)) - 1 };
  if (MANOEUVRE.test(id)) return { kind: 'manoeuvre', manoeuvre: id };
  if (id.startsWith('upgrade.')) return { kind: 'upgrade', upgrade: id.slice('upgrade.'.length) };
  const use = USE.exec(id);
  if (use !== null) {
    return { kind: 'use', card: use[1] ?? '', ship: use[2] ?? '', param: use[3] ?? '' };
  }
  return readPair(id, kind);
}

/** What is written with a sign in the middle, or a single name. */
function readPair(id: string, kind: string): Read {
  const roll = ROLL.exec(id);
  if (roll !== null) {
    return { kind: 'roll', side: roll[1] === 'left' ? 'left' : 'right', shift: Number(roll[2]) };
  }
  const [weapon = '', target] = id.split('>');
  if (target !== undefined) {
    const withFocus = weapon.endsWith('+focus');
    return { kind: 'attack', weapon: weapon.replace('+focus', ''), withFocus, target };
  }
  const [what = '', where] = id.split('@');
  if (where !== undefined) {
    const [x = 0, y = 0, heading = 0] = where.split(',').map(Number);
    return { kind: 'place', what, x, y, heading, flipped: where.endsWith(',flipped') };
  }
  const [head = '', rest] = id.split(':');
  if (rest !== undefined) return readHead(head, rest);
  return kind === 'action' || kind === 'free-action'
    ? { kind: 'action', action: id }
    : { kind: 'ship', ship: id };
}

function readHead(head: string, rest: string): Read {
  if (head === 'lock' || head === 'change') return { kind: head, ship: rest };
  if (head === 'scan') return { kind: 'scan', satellite: rest };
  if (head.startsWith('spend-lock')) return { kind: 'spend-lock', dice: readDice(rest) };
  return { kind: 'dial', ship: head, manoeuvre: rest };
}

/** The words of a button. */
export function describeAnswer(id: string, asking: Asking): string {
  const { texts, people, question, view } = asking;
  const answer = readAnswer(id, question.kind);
  switch (answer.kind) {
    case 'word':
      return nameWord(answer.word, asking);
    case 'side':
      return nameThing(texts, 'faction', answer.faction);
    case 'edge':
      return nameThing(texts, 'edge', answer.edge);
    case 'seat':
      return texts.t(`xwing:answer.seat.${personOf(people, answer.seat)}`, {
        name: people.name(answer.seat),
      });
    case 'squad': {
      const ready = readyInLink(answer.link);
      if (ready !== undefined) return texts.t(`xwing:squad.${ready}`);
      const ships = nameSquad(texts, shipsInLink(answer.link));
      return texts.t('xwing:answer.own-squad', { ships });
    }
    case 'ship':
      // A ship that is still to come has no number yet.
      return whenAsked(view) === 'reinforcement'
        ? texts.t('xwing:answer.reinforcement', { pilot: answer.ship })
        : nameShip(texts, answer.ship);
    case 'lock':
      return nameShip(texts, answer.ship);
    case 'upgrade':
      return cardName(texts, 'upgrade', answer.upgrade);
    case 'scan':
      return texts.t('xwing:answer.scan', satelliteParams(answer.satellite));
    case 'change':
      return texts.t('xwing:answer.change-ship', shipParams(answer.ship));
    case 'action':
      return nameAction(texts, answer.action, 'name');
    case 'manoeuvre': {
      const ship = question.kind === 'boost' ? undefined : shipAsked(view);
      return ship === undefined
        ? nameManoeuvre(texts, answer.manoeuvre, 'name')
        : nameOnDial(texts, ship.id, answer.manoeuvre, 'name');
    }
    default:
      return describeDeed(answer, asking);
  }
}

type Deed = Extract<
  Read,
  { readonly kind: 'dial' | 'attack' | 'spend-lock' | 'use' | 'place' | 'roll' }
>;

function describeDeed(deed: Deed, asking: Asking): string {
  const { texts } = asking;
  switch (deed.kind) {
    case 'dial':
      return `${nameShip(texts, deed.ship)}: ${nameOnDial(texts, deed.ship, deed.manoeuvre)}`;
    case 'attack': {
      const name = nameWeapon(texts, deed.weapon, 'name');
      const weapon = deed.withFocus ? texts.t('xwing:answer.with-focus', { weapon: name }) : name;
      return `${weapon}: ${nameShip(texts, deed.target, 'nom')}`;
    }
    case 'spend-lock':
      return texts.t('xwing:answer.spend-lock', { dice: countDice(texts, deed.dice) });
    case 'use':
      return describeUse(deed, asking);
    case 'place':
      return describePlace(deed, asking);
    case 'roll':
      return describeRoll(deed, asking);
  }
}

/** What is declined. */
function declined(asking: Asking): 'lock' | 'shuttle' | 'reinforcement' | 'other' {
  if (asking.question.kind === 'lock') return 'lock';
  const when = whenAsked(asking.view);
  return when === 'shuttle' || when === 'reinforcement' ? when : 'other';
}

function nameWord(word: Word, asking: Asking): string {
  const { texts, question, view } = asking;
  switch (word) {
    case 'done':
      if (whenAsked(view) === 'upgrades') return texts.t('xwing:answer.done.upgrades');
      return question.kind.startsWith('modify-')
        ? texts.t('xwing:answer.done.dice')
        : texts.t('xwing:answer.done.window');
    case 'pass':
      return texts.t(`xwing:answer.pass.${question.kind === 'attack' ? 'attack' : 'action'}`);
    case 'decline':
      return texts.t(`xwing:answer.decline.${declined(asking)}`);
    default:
      return texts.t(`xwing:answer.${word}`);
  }
}

/** The card, on which ship if several could use one, and what it is used with. */
function describeUse(use: Extract<Read, { readonly kind: 'use' }>, asking: Asking): string {
  const { texts, question } = asking;
  const holders = new Set(
    question.answers.flatMap(({ id }) => {
      const other = readAnswer(id, question.kind);
      return other.kind === 'use' ? [other.ship] : [];
    }),
  );
  const isPilot = use.card.startsWith('pilot.');
  const holder = holders.size > 1 && !isPilot ? ` (${nameShip(texts, use.ship, 'nom')})` : '';
  const name = `${nameCard(texts, use.card, 'name')}${holder}`;
  return use.param === '' ? name : `${name} – ${nameParam(use.param, asking)}`;
}

const TOKENS: readonly string[] = ['focus', 'evade'];

function nameParam(param: string, { texts, question }: Asking): string {
  const isAction = TOKENS.includes(param) && !question.kind.startsWith('modify-');
  if (DICE.test(param) && !isAction) return countDice(texts, readDice(param));
  if (texts.has(`xwing:choice.${param}`)) return texts.t(`xwing:choice.${param}`);
  if (texts.has(`xwing:action.${param}.nom`)) return nameAction(texts, param, 'nom');
  return texts.has(`xwing:card.damage.${param}.name`)
    ? texts.t(`xwing:card.damage.${param}.name`)
    : nameShip(texts, param, 'nom');
}

function describePlace(
  place: Extract<Read, { readonly kind: 'place' }>,
  { texts, question }: Asking,
): string {
  const where = namePlace(texts, place);
  if (place.what.startsWith('satellite-')) {
    const name = texts.t('xwing:obstacle.satellite.name', satelliteParams(place.what));
    return `${name}: ${where}`;
  }
  if (question.kind !== 'obstacle') {
    const facing = texts.t(`xwing:facing.${facingOf(place)}`);
    return `${nameShip(texts, place.what)}: ${where}, ${facing}`;
  }
  const name = texts.t('xwing:obstacle.asteroid.name', obstacleParams(place.what));
  return place.flipped
    ? `${name}: ${where}, ${texts.t('xwing:answer.flipped')}`
    : `${name}: ${where}`;
}

function describeRoll(
  { side, shift }: Extract<Read, { readonly kind: 'roll' }>,
  { texts }: Asking,
): string {
  const mm = writeNumber(texts, Math.abs(shift), 2);
  if (mm === '0') return texts.t(`xwing:answer.roll-level.${side}`);
  return shift > 0
    ? texts.t(`xwing:answer.roll-ahead.${side}`, { mm })
    : texts.t(`xwing:answer.roll-back.${side}`, { mm });
}
