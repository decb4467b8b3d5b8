import type { Square } from '@parsecs/starship-battles';
import { personOf } from '../people.ts';
import type { Asking } from './asking.ts';
import { nameFleet, nameShip, nameSquare, nameThing, otherParams, shipParams } from './words.ts';

/** The parts of an answer, read from its id: bots and files know answers by their ids only. */
export type Read =
  | { readonly kind: 'side'; readonly side: string }
  | { readonly kind: 'fleet'; readonly list: string }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'square'; readonly square: Square }
  | { readonly kind: 'facing'; readonly facing: string }
  | { readonly kind: 'face'; readonly face: string }
  | { readonly kind: 'path'; readonly steps: readonly string[] }
  | { readonly kind: 'displace'; readonly ship: string; readonly square: Square }
  | { readonly kind: 'launch'; readonly ship: string; readonly carrier: string }
  | { readonly kind: 'option'; readonly option: string; readonly ship: string }
  | { readonly kind: 'fire'; readonly weapon: string; readonly target: string }
  | { readonly kind: 'ship'; readonly ship: string }
  | { readonly kind: 'done' }
  | { readonly kind: 'decline' }
  | { readonly kind: 'word'; readonly word: Word };

const WORDS = ['stay', 'flee', 'keep', 'reroll', 'roll', 'resign'] as const;
type Word = (typeof WORDS)[number];
const FACINGS: readonly string[] = ['north', 'east', 'south', 'west'];
const FACES: readonly string[] = ['front', 'side', 'rear'];
const SQUARE = /^(\d+),(\d+)$/;
const PATH = /^(?:ahead|left|right)(?:-left|-right)?(?:,|$)/;

function readSquare(text: string): Square | undefined {
  const found = SQUARE.exec(text);
  return found === null ? undefined : [Number(found[1]), Number(found[2])];
}

export function readAnswer(id: string): Read {
  if (id === 'done' || id === 'decline') return { kind: id };
  const word = WORDS.find((known) => known === id);
  if (word !== undefined) return { kind: 'word', word };
  if (id === 'light' || id === 'dark') return { kind: 'side', side: id };
  if (FACINGS.includes(id)) return { kind: 'facing', facing: id };
  if (FACES.includes(id)) return { kind: 'face', face: id };
  if (/^P\d$/.test(id)) return { kind: 'seat', seat: Number(id.slice(1)) - 1 };
  if (PATH.test(id)) return { kind: 'path', steps: id.split(',') };
  const square = readSquare(id);
  return square === undefined ? readPair(id) : { kind: 'square', square };
}

/** What is written with a sign in the middle, or a ship. */
function readPair(id: string): Read {
  if (id.includes(':')) return { kind: 'fleet', list: id };
  const [giver = '', supplier] = id.split('@');
  if (supplier !== undefined) {
    // Ships end with their number, options do not.
    return /-\d+$/.test(giver)
      ? { kind: 'launch', ship: giver, carrier: supplier }
      : { kind: 'option', option: giver, ship: supplier };
  }
  const [what = '', where] = id.split('>');
  if (where === undefined) return { kind: 'ship', ship: id };
  const square = readSquare(where);
  return square === undefined
    ? { kind: 'fire', weapon: what, target: where }
    : { kind: 'displace', ship: what, square };
}

/** The words of a button. */
export function describeAnswer(id: string, asking: Asking): string {
  const { texts, people, known, question } = asking;
  const answer = readAnswer(id);
  switch (answer.kind) {
    case 'side':
      return nameThing(texts, 'side', answer.side);
    case 'fleet':
      return readyName(answer.list, asking) ?? listShips(answer.list, asking);
    case 'seat':
      return texts.t(`starship-battles:answer.partner.${personOf(people, answer.seat)}`, {
        name: people.name(answer.seat),
      });
    case 'square':
      return texts.t('starship-battles:answer.square', {
        square: nameSquare(texts, answer.square),
      });
    case 'facing':
      return nameThing(texts, 'facing', answer.facing);
    case 'face':
      return nameThing(texts, 'face', answer.face);
    case 'ship':
      return nameShip(texts, answer.ship, known);
    case 'done':
      return texts.t(`starship-battles:answer.done.${question.kind}`);
    case 'decline':
      return texts.t(`starship-battles:answer.decline.${question.kind}`);
    case 'word':
      return texts.t(`starship-battles:answer.${answer.word}`);
    default:
      return describeDeed(answer, asking);
  }
}

type Deed = Extract<Read, { readonly kind: 'path' | 'displace' | 'launch' | 'option' | 'fire' }>;

function describeDeed(deed: Deed, { texts, known }: Asking): string {
  switch (deed.kind) {
    case 'path': {
      const [first = '', second] = deed.steps.map((step) =>
        texts.t(`starship-battles:step.${step}`),
      );
      return second === undefined
        ? texts.t('starship-battles:answer.path', { first })
        : texts.t('starship-battles:answer.path-two', { first, second });
    }
    case 'displace':
      return texts.t('starship-battles:answer.displace', {
        ...shipParams(deed.ship, known),
        square: nameSquare(texts, deed.square),
      });
    case 'launch':
      return texts.t('starship-battles:answer.launch', {
        ...shipParams(deed.ship, known),
        ...otherParams(deed.carrier, known),
      });
    case 'option':
      return texts.t('starship-battles:answer.option', {
        ...shipParams(deed.ship, known),
        option: deed.option,
      });
    case 'fire':
      return texts.t('starship-battles:answer.fire', {
        ...shipParams(deed.target, known),
        weapon: deed.weapon,
      });
  }
}

/** The name of a ready-made fleet, if the list is one and the caller knows them. */
export function readyName(list: string, { texts, known }: Asking): string | undefined {
  const ready = known.fleets?.find(
    ({ fleet }) => list === `${fleet.faction}:${fleet.ships.map(writeEntry).join(',')}`,
  );
  return ready && texts.t(`starship-battles:fleet.${ready.id}`);
}

function writeEntry({ ship, count }: { readonly ship: string; readonly count: number }): string {
  return `${ship}*${count}`;
}

export function listShips(list: string, { texts, known }: Asking): string {
  const entries = list.slice(list.indexOf(':') + 1).split(',');
  const ships = entries.map((entry) => {
    const [ship = '', count] = entry.split('*');
    return { ship, count: Number(count ?? 1) };
  });
  return nameFleet(texts, ships, known);
}
