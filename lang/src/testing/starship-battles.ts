import { READY_FLEETS, type ShipCard, SHIPS } from '@parsecs/starship-battles';
import { expect } from 'vitest';
import type { People } from '../index.ts';
import type { BattleKnown } from '../starship-battles/words.ts';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di'];

export function people(me?: number): People {
  return { name: (seat) => NAMES[seat] ?? '?', ...(me !== undefined && { me }) };
}

const [first] = SHIPS;
if (first === undefined) throw new Error('no ships');

/** A card that is not of the set. */
export const OWN_CARD: ShipCard = { ...first, id: 'rogue-shadow', name: 'The Rogue Shadow' };

export const CARDS: BattleKnown = { cards: [...SHIPS, OWN_CARD], fleets: READY_FLEETS };

/** A raw message id, an unfilled parameter or a reference that leads nowhere. */
const BROKEN =
  /\{\{|\$t\(|undefined|NaN|starship-battles[:.]|table:|\w+\.\w+\.\w+|\s{2}|^\s|\s$|\s[.,;:]/;

export function expectSound(text: string): void {
  expect(text).not.toMatch(BROKEN);
  expect(text).not.toBe('');
}
