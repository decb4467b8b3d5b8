import { at, type Chance } from '@parsecs/kernel';
import { DAMAGE_DECK } from './cards/damage-deck.ts';
import { DAMAGE_IDS } from './cards/ids.ts';
import { FACTIONS } from './cards/vocabulary.ts';
import { addCard, type DamagePack, listCards } from './damage-pack.ts';
import { missionOf } from './missions/mission.ts';
import { writeManoeuvre } from './names.ts';
import { drawSquadIn, numbersOfSquad } from './play/squads.ts';
import { copyState, NONE, rulesOf, type State } from './state.ts';
import { HIDDEN, type View } from './view.ts';

/** A state that could be true for somebody who knows only this view. */
export function imagine(seen: View, chance: Chance): State {
  const state: State = copyState({
    ...seen.position,
    dial: seen.ships.map(() => NONE),
    down: seen.ships.map(() => 0),
    deck: [],
    drawn: [],
    wishes: seen.seats.map(() => NONE),
    squads: seen.ships.length > 0 ? [] : [null, null],
  });
  imagineWishes(state, seen, chance);
  imagineSquads(state, seen, chance);
  imagineDials(state, seen, chance);
  imagineCards(state, seen, chance);
  return state;
}

function imagineWishes(state: State, seen: View, chance: Chance): void {
  for (const [seat, { wish }] of seen.seats.entries()) {
    if (wish === undefined) continue;
    state.wishes[seat] =
      wish === HIDDEN ? chance.pick('imagined side', FACTIONS.length) : FACTIONS.indexOf(wish);
  }
}

function imagineSquads(state: State, seen: View, chance: Chance): void {
  for (const { squad, faction } of seen.seats) {
    if (squad === undefined || faction === null) continue;
    state.squads[FACTIONS.indexOf(faction)] = numbersOfSquad(
      squad === HIDDEN ? drawSquadIn(state, faction, chance) : { faction, ships: squad },
    );
  }
}

function imagineDials(state: State, seen: View, chance: Chance): void {
  const { allowsManoeuvre } = missionOf(state);
  for (const [ship, { dial }] of seen.ships.entries()) {
    if (dial === null) continue;
    const { dial: printed } = rulesOf(state, ship);
    if (dial === HIDDEN) {
      const legal = printed.flatMap((_, place) =>
        allowsManoeuvre === undefined || allowsManoeuvre(state, ship, place) ? [place] : [],
      );
      state.dial[ship] = at(legal, chance.pick('imagined dial', legal.length));
    } else state.dial[ship] = printed.findIndex((manoeuvre) => writeManoeuvre(manoeuvre) === dial);
  }
}

function without(pool: number[], cards: readonly number[]): void {
  for (const card of cards) {
    const index = pool.indexOf(card);
    if (index !== -1) pool.splice(index, 1);
  }
}

/** What lies nowhere open is in the deck, face down on ships, or in somebody's hand. */
function imagineCards(state: State, seen: View, chance: Chance): void {
  const pool = DAMAGE_DECK.map((id) => DAMAGE_IDS.indexOf(id));
  const drawn = seen.drawnCards?.map((id) => DAMAGE_IDS.indexOf(id));
  without(pool, listCards(state.discard));
  for (const up of state.up) without(pool, listCards(up));
  // A card that Maarek Stele has chosen lies between deck and ship for a moment.
  for (const frame of state.frames) {
    if (frame.kind === 'deal' && frame.faceUp && !frame.lies && frame.card !== NONE) {
      without(pool, [frame.card]);
    }
  }
  if (drawn !== undefined) without(pool, drawn);
  chance.shuffle('imagined cards', pool);
  for (const [ship, { damageDown }] of seen.ships.entries()) {
    let down: DamagePack = 0;
    for (let card = damageDown - at(state.markers, ship); card > 0; card -= 1) {
      down = addCard(down, pool.pop() ?? 0);
    }
    state.down[ship] = down;
  }
  state.drawn = drawn === undefined ? pool.splice(0, seen.drawn) : [...drawn];
  state.deck = pool.slice(0, seen.deck);
  for (const frame of state.frames) {
    if (frame.kind === 'deal' && !frame.faceUp && frame.lies) {
      frame.card = listCards(at(state.down, frame.ship))[0] ?? NONE;
    }
  }
}
