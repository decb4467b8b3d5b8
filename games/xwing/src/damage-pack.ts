import { DAMAGE_CARDS } from './cards/damage-deck.ts';
import { DAMAGE_IDS } from './cards/ids.ts';
import { MOST_BITS } from './name-bits.ts';

/**
 * Damage cards without an order, as one number: for each of the fourteen cards how many of it there
 * are. A card takes as many bits as its count in the deck needs.
 */
export type DamagePack = number;

export const DAMAGE_KINDS: number = DAMAGE_IDS.length;

const WIDTHS: readonly number[] = widthsFor(DAMAGE_CARDS.map(({ count }) => count));
const SHIFTS: readonly number[] = WIDTHS.map((_, kind) =>
  WIDTHS.slice(0, kind).reduce((sum, width) => sum + width, 0),
);
const MASKS: readonly number[] = WIDTHS.map((width) => (1 << width) - 1);

/** The bits for so many cards of each kind; a deck that does not fit is refused loudly. */
export function widthsFor(counts: readonly number[]): readonly number[] {
  const widths = counts.map((count) => 32 - Math.clz32(count));
  const bits = widths.reduce((sum, width) => sum + width, 0);
  if (bits > MOST_BITS) throw new Error(`damage cards: ${bits} bits, and a pack has ${MOST_BITS}`);
  return widths;
}

export const DAMAGE_NUMBERS: Readonly<Record<(typeof DAMAGE_IDS)[number], number>> =
  Object.fromEntries(DAMAGE_IDS.map((id, kind) => [id, kind])) as Record<
    (typeof DAMAGE_IDS)[number],
    number
  >;

export function countOf(pack: DamagePack, kind: number): number {
  return (pack >> (SHIFTS[kind] as number)) & (MASKS[kind] as number);
}

export function addCard(pack: DamagePack, kind: number): DamagePack {
  return pack + (1 << (SHIFTS[kind] as number));
}

export function removeCard(pack: DamagePack, kind: number): DamagePack {
  return pack - (1 << (SHIFTS[kind] as number));
}

/** How many cards there are in all. */
export function sizeOf(pack: DamagePack): number {
  if (pack === 0) return 0;
  let size = 0;
  for (let kind = 0; kind < DAMAGE_KINDS; kind += 1) size += countOf(pack, kind);
  return size;
}

/** The cards by their numbers, lowest first. */
export function listCards(pack: DamagePack): readonly number[] {
  const cards: number[] = [];
  if (pack === 0) return cards;
  for (let kind = 0; kind < DAMAGE_KINDS; kind += 1) {
    for (let copy = countOf(pack, kind); copy > 0; copy -= 1) cards.push(kind);
  }
  return cards;
}

export function packOf(cards: readonly number[]): DamagePack {
  let pack = 0;
  for (const card of cards) pack = addCard(pack, card);
  return pack;
}
