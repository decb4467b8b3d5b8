import {
  at,
  type Checked,
  excerpt,
  GIVEN_CAUSES,
  type GivenCause,
  GivenFields,
  isListOf,
  isText,
  isWhole,
  seatName,
  type WrittenFields,
} from '@parsecs/kernel';
import { codeOfKind } from './codes.ts';
import { ALL_BONUS_CARDS, movementCardsOf, PLANET_CARDS_EACH } from './setup/cards.ts';
import { isMaw, isSideHome, type State } from './state.ts';
import { BONUS_KINDS, CARD_IDS, HALVES, SHIPS } from './vocabulary.ts';

const CAUSES = [
  'given-not-a-ship',
  'given-not-a-place',
  'given-unknown-card',
  'given-too-many-cards',
  'given-active-without-card',
  'given-already-won',
] as const;
type Cause = (typeof CAUSES)[number];
export const SCENARIO_CAUSES: readonly (Cause | GivenCause)[] = [...GIVEN_CAUSES, ...CAUSES];

/** Lays out a hand-made position piece by piece and names what does not fit. */
export function readPosition(state: State, given: WrittenFields): Checked<State> {
  return new GivenReader(state, given).read();
}

class GivenReader extends GivenFields<Cause> {
  readonly #state: State;

  constructor(state: State, given: WrittenFields) {
    super(given, state.rules.seats);
    this.#state = state;
  }

  read(): Checked<State> {
    const state = this.#state;
    const { active = 'P1', round, planetPaid } = this.given;
    state.active = this.seat('active', active) ?? 0;
    state.asked = state.active;
    state.round = this.number('round', round, state.round, 1);
    state.planetPaid = planetPaid === true;
    this.#placeShips();
    this.#layMovementCards();
    this.#layBonusCards();
    if (this.problems.length === 0) this.#checkPlayable();
    return this.checked(state);
  }

  /** EN-03: the game goes on and its active player has a card to play. */
  #checkPlayable(): void {
    const { active, hands, rules } = this.#state;
    if (at(hands, active).length === 0) {
      this.wrong('hands', 'given-active-without-card', { seat: seatName(active) });
    }
    for (let side = 0; side < rules.sides; side += 1) {
      if (isSideHome(this.#state, side)) {
        this.wrong('ships', 'given-already-won', { seat: seatName(rules.side.indexOf(side)) });
      }
    }
  }

  #placeShips(): void {
    const { position, half, rules } = this.#state;
    for (const [id, place, path] of this.named('ships')) {
      const ship = SHIPS.findIndex((known) => known === id);
      if (ship === -1 || at(position, ship) === -1) {
        this.wrong(path, 'given-not-a-ship');
        continue;
      }
      const [space, chosen] = Array.isArray(place) ? (place as readonly unknown[]) : [place];
      const kind = HALVES.find((known) => known === chosen);
      const code = kind === undefined ? -1 : codeOfKind(kind);
      const dual = isWhole(space, 0, rules.last) && at(rules.otherKind, space) !== -1;
      const fits = dual
        ? code !== -1 && (code === at(rules.kind, space) || code === at(rules.otherKind, space))
        : chosen === undefined;
      if (!isWhole(space, 0, rules.last) || !fits || isMaw(this.#state, space)) {
        this.wrong(path, 'given-not-a-place', { place: writePlace(place) });
        continue;
      }
      position[ship] = space;
      half[ship] = code;
    }
  }

  /** Takes named cards out of what is left of the whole set. */
  #take(path: string, names: unknown, known: readonly string[], left: number[]): number[] {
    // One more than there are cards left is one too many; nobody counts on.
    const first: unknown = Array.isArray(names) ? names.slice(0, left.length + 1) : names;
    if (!isListOf(first, isText)) {
      this.wrong(path, 'given-not-a-list');
      return [];
    }
    return first.flatMap((name) => {
      const card = known.indexOf(name);
      const index = left.indexOf(card);
      if (card === -1) this.wrong(path, 'given-unknown-card', { card: excerpt(name) });
      else if (index === -1) this.wrong(path, 'given-too-many-cards', { card: excerpt(name) });
      else left.splice(index, 1);
      return card === -1 ? [] : [card];
    });
  }

  #layMovementCards(): void {
    const state = this.#state;
    const left = movementCardsOf(state.rules.owner);
    for (const [name, cards, path] of this.named('hands')) {
      const seat = this.seat(path, name) ?? 0;
      const hand = this.#take(path, cards, CARD_IDS, left);
      // More than a full hand each, and the next deal could not be made.
      const extra = hand[state.rules.setup.handSize];
      if (extra !== undefined) {
        this.wrong(path, 'given-too-many-cards', { card: at(CARD_IDS, extra) });
      }
      state.hands[seat] = hand;
    }
    const { movementDeck, movementDiscard } = this.given;
    if (movementDiscard !== undefined) {
      state.movementDiscard = this.#take('movementDiscard', movementDiscard, CARD_IDS, left);
    }
    if (movementDeck === undefined) {
      state.movementDeck = left;
    } else {
      state.movementDeck = this.#take('movementDeck', movementDeck, CARD_IDS, left);
      state.movementDiscard.unshift(...left);
    }
  }

  #layBonusCards(): void {
    const state = this.#state;
    const left = [...ALL_BONUS_CARDS];
    for (const [name, cards, path] of this.named('bonus')) {
      const seat = this.seat(path, name) ?? 0;
      state.bonus[seat] = this.#take(path, cards, BONUS_KINDS, left);
    }
    const { bonusDeck, bonusDiscard, planet } = this.given;
    if (bonusDiscard !== undefined) {
      state.bonusDiscard = this.#take('bonusDiscard', bonusDiscard, BONUS_KINDS, left);
    }
    if (planet !== undefined) state.planet = this.#take('planet', planet, BONUS_KINDS, left);
    const top =
      bonusDeck === undefined ? [] : this.#take('bonusDeck', bonusDeck, BONUS_KINDS, left);
    const pile = PLANET_CARDS_EACH * state.rules.seats;
    if (planet === undefined && !state.planetPaid) {
      // From the back, so that the written top of the deck stays free.
      state.planet = left.splice(Math.max(0, left.length - pile), pile);
    }
    state.bonusDeck = [...top, ...left];
  }
}

/** A place as files write it: a space, or a space and a half. */
function writePlace(place: unknown): string {
  return Array.isArray(place) ? place.slice(0, 2).map(excerpt).join(', ') : excerpt(place);
}
