import { at, type Seat } from '@parsecs/kernel';
import { type Battle, battleOf } from '../battle.ts';
import { factionName, type On, PURPOSES, rollD20 } from '../names.ts';
import { ABILITY_NUMBERS, hasHolder, isUsing, type State } from '../state.ts';
import { DARK, LIGHT } from '../vocabulary.ts';

/** SB-041: opens a round with the initiative check; gives whether it is settled already. */
export function startRound(state: State, on: On): boolean {
  state.round += 1;
  state.phase = 'initiative';
  on.tell?.({ type: 'round-began', round: state.round });
  const battle = battleOf(state);
  if (state.round === 1) {
    const light = hasHolder(state, battle, LIGHT, 'interdict');
    // SB-148: the other side loses the first check without a roll.
    if (light !== hasHolder(state, battle, DARK, 'interdict')) {
      state.low = light ? DARK : LIGHT;
      on.tell?.({ type: 'initiative', low: factionName(state.low), by: 'interdict' });
      return true;
    }
  }
  rollInitiative(state, on);
  state.rerollers = listRerollers(state, battle);
  return askReroll(state, on);
}

function rollInitiative(state: State, on: On): void {
  for (const faction of [LIGHT, DARK]) {
    const roll = rollD20(on, at(PURPOSES.initiative, faction));
    state.rolls[faction] = roll;
    on.tell?.({ type: 'initiative-rolled', faction: factionName(faction), roll });
  }
}

/** SB-133, SB-210: the lower roller decides first, of equal rolls the Light Side. */
function listRerollers(state: State, battle: Battle): Seat[] {
  const first = at(state.rolls, DARK) < at(state.rolls, LIGHT) ? DARK : LIGHT;
  const found: Seat[] = [];
  for (const faction of [first, 1 - first]) {
    for (let seat = 0; seat < state.factions.length; seat += 1) {
      if (at(state.factions, seat) === faction && hasArray(state, battle, seat)) found.push(seat);
    }
  }
  return found;
}

function hasArray(state: State, battle: Battle, seat: Seat): boolean {
  return at(battle.holders, ABILITY_NUMBERS['advanced-communications-array']).some(
    (ship) =>
      at(battle.owners, ship) === seat &&
      isUsing(state, battle, ship, 'advanced-communications-array'),
  );
}

function askReroll(state: State, on: On): boolean {
  const seat = state.rerollers[0];
  if (seat === undefined) {
    settle(state, on);
    return true;
  }
  state.kind = 'reroll';
  state.asked = seat;
  return false;
}

export function answerReroll(state: State, seat: Seat, rerolls: boolean, on: On): boolean {
  const faction = at(state.factions, seat);
  if (rerolls) {
    const roll = rollD20(on, at(PURPOSES.initiative, faction));
    state.rolls[faction] = roll;
    on.tell?.({ type: 'rerolled', seat, faction: factionName(faction), roll });
  } else {
    on.tell?.({ type: 'kept', seat });
  }
  // SB-210: a team rerolls once; whoever kept the roll leaves the right to the partner.
  state.rerollers = state.rerollers.filter(
    (other) => other !== seat && !(rerolls && at(state.factions, other) === faction),
  );
  return askReroll(state, on);
}

/** SB-042 to SB-044: ties are rolled again, now without any reroll right. */
function settle(state: State, on: On): void {
  while (at(state.rolls, LIGHT) === at(state.rolls, DARK)) rollInitiative(state, on);
  state.low = at(state.rolls, LIGHT) < at(state.rolls, DARK) ? LIGHT : DARK;
  on.tell?.({ type: 'initiative', low: factionName(state.low), by: 'roll' });
}
