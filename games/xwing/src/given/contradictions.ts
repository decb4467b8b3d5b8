import { at } from '@parsecs/kernel';
import { basesOf } from '../board.ts';
import { DAMAGE_CARDS } from '../cards/damage-deck.ts';
import { countOf, packOf } from '../damage-pack.ts';
import { isInContact } from '../geometry/contact.ts';
import { ACTIVATED, battleOf, hasFlag, IN_PLAY, idOf, NONE, rulesOf } from '../state.ts';
import { isIonised } from '../values.ts';
import { violations } from '../violations.ts';
import type { Reading } from './reading.ts';

/** What was read without a fault and still cannot lie on a table. */
export function findContradictions(reading: Reading): void {
  countCards(reading);
  findMissingDials(reading);
  findFalseContacts(reading);
  const { state } = reading;
  const { ids } = battleOf(state);
  if (reading.problems.length > 0) return;
  for (const violation of violations({ ...state, asked: 1 })) {
    const ship = ids.findIndex(
      (id) => violation.startsWith(`${id}:`) || violation.startsWith(`${id} `),
    );
    reading.impossible(ship === NONE ? 'ships' : `ships[${ship}]`, violation);
  }
}

/** XW-292 */
function countCards(reading: Reading): void {
  const { damageUp: up, damageDown: down, discard, deck } = reading.state;
  const packs = [...up, ...down, discard, packOf(deck)];
  for (const [kind, { id, count }] of DAMAGE_CARDS.entries()) {
    const held = packs.reduce((sum, pack) => sum + countOf(pack, kind), 0);
    if (held > count) {
      reading.wrong('deck', 'given-too-many-cards', { card: id, count: held, most: count });
    }
  }
}

/** XW-031: whoever is about to activate has a dial, unless its tokens have taken it away. */
function findMissingDials(reading: Reading): void {
  const { state } = reading;
  if (state.phase !== 'activation') return;
  for (const [ship, status] of state.status.entries()) {
    if (status !== IN_PLAY || hasFlag(state, ship, ACTIVATED)) continue;
    // XW-255
    if (rulesOf(state, ship).pilot === undefined) continue;
    if (state.dial[ship] === NONE && !isIonised(state, ship)) {
      reading.wrong(`ships[${ship}].dial`, 'given-not-a-manoeuvre');
    }
  }
}

/** C-03: ships that touch have bases in contact. */
function findFalseContacts(reading: Reading): void {
  const { state } = reading;
  const bases = basesOf(state);
  for (let index = 0; index < state.touching.length; index += 2) {
    const [one, other] = [at(state.touching, index), at(state.touching, index + 1)];
    if (!isInContact(at(bases, one), at(bases, other))) {
      const violation = `${idOf(state, one)} is not in contact with ${idOf(state, other)}`;
      reading.impossible(`touching[${index / 2}]`, violation);
    }
  }
}
