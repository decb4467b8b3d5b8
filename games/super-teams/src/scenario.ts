import {
  at,
  bySeatName,
  type Facts,
  isRecord,
  type ScenarioAdapter,
  scenarioAdapter,
  seatName,
} from '@parsecs/kernel';
import type { SuperTeams } from './game-types.ts';
import { readPosition } from './given.ts';
import { begin, emptyState } from './setup/begin.ts';
import { checkSetup } from './setup/check-setup.ts';
import type { State } from './state.ts';
import { boardFromTrack } from './track.ts';
import { BONUS_KINDS, CARD_IDS, PURPOSES, SHIPS, SPACE_KINDS } from './vocabulary.ts';

export const scenarios: ScenarioAdapter<SuperTeams> = scenarioAdapter<SuperTeams>({
  /** The board of the setup may be written as a `track`. */
  gameFields: ['track'],
  positionFields: [
    'active',
    'round',
    'ships',
    'hands',
    'bonus',
    'movementDeck',
    'movementDiscard',
    'bonusDeck',
    'bonusDiscard',
    'planet',
    'planetPaid',
  ],
  seatFields: ['starter'],
  readSetup({ track, setup: written }) {
    if (track === undefined || !isRecord(written)) return checkSetup(written);
    if (!('board' in written)) return checkSetup({ ...written, board: boardFromTrack(track) });
    return { ok: false, problems: [{ path: 'board', cause: 'given-unknown-field' }] };
  },
  begin,
  lay: (setup, given) => readPosition(emptyState(setup), given),
  facts: factsOf,
  cardsIn: (purpose) => (purpose === PURPOSES.movementDeck ? CARD_IDS : BONUS_KINDS),
});

/** What `state` of an expectation may speak about. */
function factsOf(state: State): Facts {
  const cards = (list: readonly number[]): readonly string[] =>
    list.map((card) => at(CARD_IDS, card));
  const bonus = (list: readonly number[]): readonly string[] =>
    list.map((card) => at(BONUS_KINDS, card));
  return {
    ships: () =>
      Object.fromEntries(
        SHIPS.map((id, ship) => {
          const half = at(state.half, ship);
          const space = at(state.position, ship);
          return [id, half === -1 ? space : [space, at(SPACE_KINDS, half)]];
        }),
      ),
    hands: () => bySeatName(state.hands.map(cards)),
    handSizes: () => bySeatName(state.hands.map((hand) => hand.length)),
    bonus: () => bySeatName(state.bonus.map(bonus)),
    bonusSizes: () => bySeatName(state.bonus.map((held) => held.length)),
    movementDeck: () => cards(state.movementDeck),
    movementDeckSize: () => state.movementDeck.length,
    movementDiscard: () => cards(state.movementDiscard),
    bonusDeck: () => bonus(state.bonusDeck),
    bonusDeckSize: () => state.bonusDeck.length,
    bonusDiscard: () => bonus(state.bonusDiscard),
    planetSize: () => state.planet.length,
    planetPaid: () => state.planetPaid,
    round: () => state.round,
    active: () => seatName(state.active),
    phase: () => state.phase,
    colours: () => bySeatName(state.rules.setup.colours),
    sides: () => bySeatName(state.rules.side.map((side) => at(['A', 'B', 'C'], side))),
  };
}
