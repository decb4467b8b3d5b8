import { at, type Seat, type StepContext } from '@parsecs/kernel';
import { type Answer, expectAnswer } from '../answers.ts';
import { firstStrike, schemer } from '../behaviour/upgrades.ts';
import { MISSIONS, type MissionCard } from '../cards/cards.ts';
import type { Event } from '../events.ts';
import type { SetupFrame } from '../frames.ts';
import { figureNamed, labelsOf, standNamed } from '../lookup.ts';
import { offer, offersAt } from '../offers.ts';
import { type Options, optionOf } from '../setup/options.ts';
import { ask, isOver, otherSeat, pop, push, rulesOf, type State, siteOfState } from '../state.ts';
import { MISSION_IDS, ZONES } from '../vocabulary.ts';
import { drawCards, PURPOSES } from './cards.ts';
import { hasUndeployed, nextDeployments } from './deploy.ts';
import { newRound } from './round.ts';

type On = StepContext<Event>;

const INITIATIVE = 0;
const MISSION = 1;
const ZONE = 2;
const DEPLOY_FIRST = 3;
const DEPLOY_SECOND = 4;
const HANDS = 5;
const FINISHED = 6;
const PLAY = 7;

/** IA-046 */
const STARTING_HAND = 3;

/** IA-037 to IA-049: setup, step by step. */
export function runSetup(state: State, frame: SetupFrame, on: On): void {
  switch (frame.step) {
    case INITIATIVE:
      return decideInitiative(state, frame, on);
    case MISSION:
      return drawMission(state, frame, on);
    case ZONE:
      ask(state, 'zone', zoneChooser(state));
      return;
    case DEPLOY_FIRST:
    case DEPLOY_SECOND:
      return deployNext(state, frame);
    case HANDS:
      for (const seat of [state.initiative, otherSeat(state.initiative)]) {
        drawCards(state, seat, STARTING_HAND, on);
      }
      frame.step = FINISHED;
      return;
    case FINISHED:
      return finishSetup(state, frame, on);
    default:
      pop(state, frame);
      push(state, newRound());
  }
}

/** IA-038, IA-039, IA-049 */
function decideInitiative(state: State, frame: SetupFrame, on: On): void {
  const scheming = schemer(state);
  const [first, second] = rulesOf(state).cost;
  if (scheming !== -1) {
    frame.step = MISSION;
    giveInitiative(state, otherSeat(scheming), 'devious-scheme', on);
  } else if (first === second) {
    frame.step = MISSION;
    giveInitiative(state, on.chance.pick(PURPOSES.initiative, 2), 'chance', on);
  } else ask(state, 'initiative', cheaperSeat(state));
}

function cheaperSeat(state: State): Seat {
  const { cost } = rulesOf(state);
  return at(cost, 0) < at(cost, 1) ? 0 : 1;
}

function giveInitiative(
  state: State,
  seat: Seat,
  by: Extract<Event, { type: 'initiative' }>['by'],
  on: On,
): void {
  state.initiative = seat;
  on.tell?.({ type: 'initiative', seat, by });
}

const OWNED: Readonly<Record<'core' | 'printed' | 'all', readonly MissionCard['source'][]>> = {
  core: ['core'],
  printed: ['core', 'expansion'],
  all: ['core', 'expansion', 'own'],
};

/** IA-041: one of each mission that is owned. */
function missionDeck(options: Options): readonly number[] {
  const sources = OWNED[optionOf(options, 'missionDeck')];
  return MISSIONS.flatMap(({ source }, number) => (sources.includes(source) ? [number] : []));
}

/** IA-040 to IA-042 */
function drawMission(state: State, frame: SetupFrame, on: On): void {
  const { mission } = state.table;
  if (mission === 'random') {
    const deck = missionDeck(state.table.options);
    state.mission = at(deck, on.chance.pick(PURPOSES.mission, deck.length));
  } else state.mission = MISSION_IDS.indexOf(mission);
  layOut(state);
  const { id } = siteOfState(state).grid.file;
  on.tell?.({ type: 'mission-drawn', mission: at(MISSION_IDS, state.mission), map: id });
  frame.step = ZONE;
}

/** Tokens, raiders and doors of the mission. */
export function layOut(state: State): void {
  const site = siteOfState(state);
  state.tokenAt = site.tokens.map(({ space }) => space);
  state.tokenBy = site.tokens.map(() => -1);
  state.tokenMark = site.tokens.map(() => 0);
  state.raiders = [...site.raiders];
  state.raiderDamage = site.raiders.map(() => 0);
  state.doorDamage = site.grid.file.doors.map(() => 0);
}

function zoneChooser(state: State): Seat {
  const scheming = schemer(state);
  return scheming === -1 ? state.initiative : scheming;
}

/** The player who sets up now: always the initiative player first. */
function deployer(state: State, frame: SetupFrame): Seat {
  return frame.step === DEPLOY_FIRST ? state.initiative : otherSeat(state.initiative);
}

function deployNext(state: State, frame: SetupFrame): void {
  const seat = deployer(state, frame);
  if (hasUndeployed(state, seat)) ask(state, 'deploy', seat);
  else frame.step += 1;
}

/** IA-048: what happens after setup, and the secret marks of a mission. */
function finishSetup(state: State, frame: SetupFrame, on: On): void {
  frame.step = PLAY;
  state.round = 1;
  firstStrike(state, on);
  if (isOver(state)) return;
  for (const by of [otherSeat(state.initiative), state.initiative]) {
    push(state, { kind: 'mission', when: 'after-setup', step: 0, by, chosen: [] });
  }
}

export function setupAnswers(state: State, frame: SetupFrame): readonly Answer[] {
  if (frame.step === INITIATIVE) return [0, 1].map((seat) => offer({ kind: 'seat', seat }));
  if (frame.step === ZONE) return ZONES.map((zone) => offer({ kind: 'zone', zone }));
  const offers = offersAt(state);
  const answers: Answer[] = [];
  for (const { figure, stands } of nextDeployments(state, deployer(state, frame))) {
    for (const stand of stands) answers.push(offers.deploy(stand, figure));
  }
  return answers;
}

export function takeSetup(state: State, frame: SetupFrame, answer: Answer, on: On): void {
  if (frame.step === INITIATIVE) {
    frame.step = MISSION;
    giveInitiative(state, expectAnswer(answer, 'seat').seat, 'choice', on);
    return;
  }
  if (frame.step === ZONE) {
    const chooser = zoneChooser(state);
    const { zone } = expectAnswer(answer, 'zone');
    const number = ZONES.indexOf(zone);
    state.zones = chooser === 0 ? [number, 1 - number] : [1 - number, number];
    on.tell?.({ type: 'zone-taken', seat: chooser, zone });
    frame.step = DEPLOY_FIRST;
    return;
  }
  const { figure: id, place } = expectAnswer(answer, 'deploy');
  const figure = figureNamed(state, id);
  state.stand[figure] = standNamed(state, place);
  on.tell?.({ type: 'deployed', figure: id, at: labelsOf(state, figure) });
}
