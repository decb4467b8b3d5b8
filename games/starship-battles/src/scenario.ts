import {
  at,
  bySeatName,
  type Facts,
  isRecord,
  type ScenarioAdapter,
  scenarioAdapter,
} from '@parsecs/kernel';
import { battleOf } from './battle.ts';
import type { StarshipBattles } from './game-types.ts';
import { readPosition } from './given.ts';
import { assignSides } from './play/fleets.ts';
import { begin, emptyState } from './setup/begin.ts';
import { checkSetup, type Setup } from './setup/setup.ts';
import type { State } from './state.ts';
import { type ShipView, view } from './view.ts';
import { FACTIONS } from './vocabulary.ts';

export const scenarios: ScenarioAdapter<StarshipBattles> = scenarioAdapter<StarshipBattles>({
  positionFields: ['ships', 'phase', 'round', 'low', 'turn', 'turns', 'options', 'quiet'],
  seatFields: ['first'],
  readSetup({ setup }, begins) {
    const written = isRecord(setup) ? setup : {};
    return checkSetup(begins ? written : asPosition(written));
  },
  begin,
  lay(setup, given, context) {
    const state = emptyState(setup);
    assignSides(state, setup.sides === 'dark' ? 1 : 0);
    return readPosition(state, given, context);
  },
  facts: factsOf,
});

/** A position brings its own ships; sides that nobody wrote are light for P1. */
function asPosition(written: Readonly<Record<string, unknown>>): unknown {
  const players = written['players'] === 4 ? 4 : 2;
  const fleets: Setup['fleets'] = Array.from({ length: players }, () => 'random');
  return { sides: 'light', ...written, fleets };
}

/** What `state` of an expectation may speak about. */
function factsOf(state: State): Facts {
  const seen = view(state, 'spectator');
  const idsAt = (where: ShipView['at']): readonly string[] =>
    seen.ships.flatMap(({ id, at: place }) => (place === where ? [id] : []));
  return {
    ships: () => Object.fromEntries(seen.ships.map(({ id, ...ship }) => [id, ship])),
    pool: () => idsAt('pool'),
    gone: () => idsAt('gone'),
    onMap: () => seen.ships.flatMap(({ id, at: place }) => (typeof place === 'string' ? [] : [id])),
    sides: () => bySeatName(seen.seats.map(({ faction }) => faction)),
    options: () => bySeatName(seen.seats.map(({ options }) => options)),
    round: () => state.round,
    phase: () => state.phase,
    question: () => state.kind,
    active: () => (state.active === -1 ? null : at(battleOf(state).ids, state.active)),
    low: () => (state.low === -1 ? null : at(FACTIONS, state.low)),
    rolls: () => Object.fromEntries(FACTIONS.map((side, index) => [side, at(state.rolls, index)])),
    lost: () => Object.fromEntries(FACTIONS.map((side, index) => [side, at(state.lost, index)])),
    quiet: () => state.quiet,
    endedBy: () => state.ended,
  };
}
