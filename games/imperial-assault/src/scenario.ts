import {
  at,
  bySeatName,
  type Facts,
  type ScenarioAdapter,
  scenarioAdapter,
  seatName,
} from '@parsecs/kernel';
import { commandNumber } from './cards/cards.ts';
import type { ImperialAssault } from './game-types.ts';
import { readPosition } from './given/given.ts';
import { placeOf } from './lookup.ts';
import { actionsLeft } from './play/act.ts';
import { runOn } from './play/process.ts';
import { begin } from './setup/begin.ts';
import { emptyState } from './setup/empty-state.ts';
import { checkSetup } from './setup/setup.ts';
import { openTable } from './setup/table.ts';
import { activation, currentAttack, rulesOf, type State, siteOfState } from './state.ts';
import { COMMAND_IDS, CONDITIONS, GROUP_STATES, MISSION_IDS, ZONES } from './vocabulary.ts';

export const scenarios: ScenarioAdapter<ImperialAssault> = scenarioAdapter<ImperialAssault>({
  positionFields: [
    'round',
    'initiative',
    'turn',
    'zones',
    'figures',
    'exhausted',
    'hands',
    'decks',
    'discards',
    'vp',
    'killVp',
    'tokens',
    'raiders',
    'open',
    'marks',
    'phase',
    'activating',
  ],
  seatFields: ['chooser'],
  readSetup: ({ setup }) => checkSetup(setup),
  begin,
  lay(setup, given, context) {
    const lists: number[][] = [];
    for (const army of setup.armies) {
      if (army === 'build') {
        return { ok: false, problems: [{ path: 'setup.armies', cause: 'given-needs-armies' }] };
      }
      lists.push(army.commands.map((id) => commandNumber(id)));
    }
    const read = readPosition(emptyState(openTable(setup), lists), given);
    if (read.ok) runOn(read.value, context);
    return read;
  },
  facts: factsOf,
  cardsIn: () => COMMAND_IDS,
});

function names(cards: readonly number[]): readonly string[] {
  return cards.map((card) => at(COMMAND_IDS, card));
}

/** What `state` of an expectation may speak about. */
export function factsOf(state: State): Facts {
  const rules = rulesOf(state);
  const byFigure = <T>(value: (figure: number) => T): Readonly<Record<string, T>> =>
    Object.fromEntries(rules.figures.map(({ id }, figure) => [id, value(figure)]));
  const site = (): ReturnType<typeof siteOfState> => siteOfState(state);
  return {
    figures: () =>
      byFigure((figure) => {
        const stand = at(state.stand, figure);
        return stand === -1 ? null : placeOf(state, stand);
      }),
    damage: () => byFigure((figure) => at(state.damage, figure)),
    conditions: () =>
      byFigure((figure) =>
        CONDITIONS.filter((_name, bit) => (at(state.conditions, figure) & (1 << bit)) !== 0),
      ),
    groups: () =>
      Object.fromEntries(
        rules.groups.map(({ id }, group) => [id, at(GROUP_STATES, at(state.groups, group))]),
      ),
    vp: () => bySeatName(state.vp),
    killVp: () => bySeatName(state.kills),
    hands: () => bySeatName(state.hands.map(names)),
    handSizes: () => bySeatName(state.hands.map((hand) => hand.length)),
    decks: () => bySeatName(state.decks.map(names)),
    deckSizes: () => bySeatName(state.decks.map((deck) => deck.length)),
    discards: () => bySeatName(state.discards.map(names)),
    tokens: () =>
      Object.fromEntries(site().tokens.map(({ id }, token) => [id, placeOfToken(state, token)])),
    tokenMarks: () =>
      Object.fromEntries(site().tokens.map(({ id }, token) => [id, at(state.tokenMark, token)])),
    raiders: () =>
      state.raiders.map((space) => (space === -1 ? null : at(site().grid.label, space))),
    open: () =>
      site()
        .grid.file.doors.filter((_door, index) => (state.open & (1 << index)) !== 0)
        .map(({ id }) => id),
    zones: () => bySeatName(state.zones.map((zone) => ZONES[zone] ?? null)),
    mission: () => MISSION_IDS[state.mission] ?? null,
    round: () => state.round,
    initiative: () => seatName(state.initiative),
    question: () => state.question,
    points: () => activation(state)?.points ?? null,
    actions: () => {
      const frame = activation(state);
      return frame === undefined ? null : actionsLeft(frame);
    },
    attack: () => attackFacts(state),
    ending: () => state.ending,
  };
}

function placeOfToken(state: State, token: number): string | null {
  const by = at(state.tokenBy, token);
  if (by !== -1) return at(rulesOf(state).figures, by).id;
  const space = at(state.tokenAt, token);
  return space === -1 ? null : at(siteOfState(state).grid.label, space);
}

function attackFacts(state: State): unknown {
  const attack = currentAttack(state);
  if (attack === undefined) return null;
  const { accuracy, damage, surges, block, evade, dodge, pierce } = attack;
  return { accuracy, damage, surges, block, evade, dodge, pierce };
}
