import { at, type StepContext } from '@parsecs/kernel';
import { BONUS } from '../codes.ts';
import type { Event } from '../events.ts';
import { ownerOfShip } from '../rules.ts';
import { PLANET_CARDS_EACH } from '../setup/cards.ts';
import type { State } from '../state.ts';
import { BONUS_KINDS, PURPOSES, SHIPS } from '../vocabulary.ts';

/** ST-044: the owner draws for a ship that moved to a bonus space this turn. */
export function drawFor(state: State, ship: number, on: StepContext<Event>): void {
  if (at(state.rules.kind, state.turn.rest) !== BONUS) return;
  const seat = ownerOfShip(state.rules, ship);
  if (state.bonusDeck.length === 0) reshuffleBonus(state, on);
  const card = state.bonusDeck.shift();
  if (card === undefined) {
    on.tell?.({ type: 'nothing-to-draw', seat, ship: at(SHIPS, ship) });
    return;
  }
  at(state.bonus, seat).push(card);
  on.tell?.({
    type: 'drew',
    seat,
    ship: at(SHIPS, ship),
    card: at(BONUS_KINDS, card),
    reveals: true,
  });
}

/** ST-046 */
function reshuffleBonus(state: State, on: StepContext<Event>): void {
  if (state.bonusDiscard.length === 0) return;
  state.bonusDeck = state.bonusDiscard;
  state.bonusDiscard = [];
  on.chance.shuffle(PURPOSES.bonusDeck, state.bonusDeck);
  on.tell?.({ type: 'bonus-shuffled', count: state.bonusDeck.length });
}

/** ST-058: two cards for everybody, the active player first. */
export function payPlanet(state: State, on: StepContext<Event>): void {
  if (!state.turn.rewardDue) return;
  state.turn.rewardDue = false;
  state.planetPaid = true;
  for (let turn = 0; turn < state.rules.seats; turn += 1) {
    const seat = (state.active + turn) % state.rules.seats;
    const cards = state.planet.splice(0, PLANET_CARDS_EACH);
    at(state.bonus, seat).push(...cards);
    on.tell?.({
      type: 'planet-paid',
      seat,
      count: cards.length,
      cards: cards.map((card) => at(BONUS_KINDS, card)),
      reveals: true,
    });
  }
}
