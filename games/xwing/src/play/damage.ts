import { at } from '@parsecs/kernel';
import type { On } from '../behaviour/declare.ts';
import { mayOpen } from '../behaviour/uses.ts';
import { DAMAGE_IDS } from '../cards/ids.ts';
import { addCard } from '../damage-pack.ts';
import type { DamageFrame, DealFrame, StressFrame } from '../frames.ts';
import { isShuttle } from '../missions/zones.ts';
import { idOf, isInPlay, NONE, newWindow, pop, push, type State } from '../state.ts';
import { stepName } from '../steps.ts';
import { drawCard } from './deck.ts';
import { destroyIfDue } from './destroy.ts';
import { dealCard, noteCockpit } from './tokens.ts';

/** XW-132, XW-140, XW-141: one point after another, critical ones last. */
export function runDamage(state: State, frame: DamageFrame, on: On): void {
  const { ship } = frame;
  if (!isInPlay(state, ship) || frame.hits + frame.crits === 0) {
    pop(state, frame);
    return;
  }
  const critical = frame.hits === 0;
  if (critical) frame.crits -= 1;
  else frame.hits -= 1;
  const shields = state.shields[ship] as number;
  if (shields > 0) {
    state.shields[ship] = shields - 1;
    on.tell?.({ type: 'shield-lost', ship: idOf(state, ship), shields: shields - 1 });
    return;
  }
  dealCard(state, ship, critical, frame.by);
}

/** XW-308: replacement, deal, reactions, destruction, text. */
export function runDeal(state: State, frame: DealFrame, on: On): void {
  const { ship } = frame;
  if (!isInPlay(state, ship)) {
    pop(state, frame);
    return;
  }
  const { step } = frame;
  frame.step = step + 1;
  switch (stepName('deal', step)) {
    case 'replace':
      // XW-257, XW-258
      if (isShuttle(state, ship)) frame.faceUp = false;
      if (mayOpen(state, 'damage-deal')) push(state, newWindow('damage-deal', ship, frame.by));
      return;
    case 'draw':
      layCard(state, frame, on);
      return;
    case 'react':
      if (frame.lies && mayOpen(state, 'damage-card-dealt')) {
        push(state, newWindow('damage-card-dealt', ship, frame.by));
      }
      return;
    case 'destroy':
      destroyIfDue(state, ship, on);
      return;
    case 'text':
      if (frame.lies && frame.faceUp) push(state, newWindow('damage-resolve', ship));
      else finishDeal(state, frame, on);
      return;
    case 'over':
      finishDeal(state, frame, on);
  }
}

/** A text may switch off what has kept the ship in play. */
function finishDeal(state: State, frame: DealFrame, on: On): void {
  pop(state, frame);
  destroyIfDue(state, frame.ship, on);
}

function layCard(state: State, frame: DealFrame, on: On): void {
  const { ship } = frame;
  if (frame.card === NONE) frame.card = drawCard(state, on);
  const { card } = frame;
  if (card === NONE) {
    // XW-225: no card is left, so a critical point is a normal one.
    state.markers[ship] = (state.markers[ship] as number) + 1;
    state.markerOrder.push(ship);
    frame.faceUp = false;
    on.tell?.({ type: 'damage-marked', ship: idOf(state, ship) });
    return;
  }
  frame.lies = true;
  if (frame.faceUp) {
    state.damageUp[ship] = addCard(state.damageUp[ship] as number, card);
    noteCockpit(state, ship, card);
    const name = at(DAMAGE_IDS, card);
    on.tell?.({
      type: 'damage-dealt',
      ship: idOf(state, ship),
      faceUp: true,
      card: name,
      reveals: true,
    });
  } else {
    state.damageDown[ship] = addCard(state.damageDown[ship] as number, card);
    on.tell?.({ type: 'damage-dealt', ship: idOf(state, ship), faceUp: false });
  }
}

/** A stress token on its way: somebody may take it over, then the ship has it. */
export function runStress(state: State, frame: StressFrame, on: On): void {
  const { ship, step } = frame;
  frame.step = step + 1;
  switch (stepName('stress', step)) {
    case 'receive':
      if (mayOpen(state, 'stress-receive')) push(state, newWindow('stress-receive', ship));
      return;
    case 'received':
      if (isInPlay(state, ship)) receiveStress(state, ship, on);
      else pop(state, frame);
      return;
    case 'over':
      pop(state, frame);
  }
}

function receiveStress(state: State, ship: number, on: On): void {
  const stress = (state.stress[ship] as number) + 1;
  state.stress[ship] = stress;
  state.stressed = ship;
  on.tell?.({ type: 'stress-changed', ship: idOf(state, ship), by: 1, stress });
  if (mayOpen(state, 'stress-received')) push(state, newWindow('stress-received', ship));
}
