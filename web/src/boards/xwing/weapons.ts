import type { Asked } from '@parsecs/table';
import { findUpgrade, type XWing } from '@parsecs/xwing';
import { type AnswerOf, PRIMARY } from '@parsecs/xwing/words';
import { idOf, isKind, type Part, partOf } from '../contract.ts';

/** A weapon and how it is paid for: one that may be paid with focus is there twice. */
export type Arms = Pick<AnswerOf<'attack'>, 'weapon' | 'price'>;

export function areSameArms(one: Arms, other: Arms): boolean {
  return one.weapon === other.weapon && one.price === other.price;
}

const KINDS: Readonly<Record<Arms['price'], string>> = {
  printed: 'weapon',
  focus: 'focus-weapon',
};

export function partOfArms({ weapon, price }: Arms): Part {
  return partOf(KINDS[price], weapon);
}

export function isArms(part: Part): boolean {
  return isKind(part, KINDS.printed) || isKind(part, KINDS.focus);
}

/** The weapon that a part stands for. */
export function armsOf(part: Part): Arms | undefined {
  if (!isArms(part)) return undefined;
  const id = idOf(part);
  const weapon = id === PRIMARY ? PRIMARY : findUpgrade(id)?.id;
  return weapon && { weapon, price: isKind(part, KINDS.focus) ? 'focus' : 'printed' };
}

/** The attacks that may be declared. */
export function attacksIn({ answers }: Asked<XWing>): readonly AnswerOf<'attack'>[] {
  return answers.filter((answer) => answer.kind === 'attack');
}
