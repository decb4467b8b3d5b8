import { at, type Question, type Seat } from '@parsecs/kernel';
import {
  DECLINE,
  DONE,
  displaceAnswer,
  FACE_ANSWERS,
  FACING_ANSWERS,
  FLEE,
  fireAnswer,
  KEEP,
  optionAnswer,
  POINT_DEFENSE_KIND,
  pathAnswer,
  REROLL,
  ROLL,
  SEAT_ANSWERS,
  SIDE_ANSWERS,
  STAY,
  shipAnswer,
  squareAnswer,
} from './answer-book.ts';
import type { Answer } from './answers.ts';
import { shields } from './attack/attack.ts';
import { canAttack, listAttacks } from './attack/targets.ts';
import { type Battle, battleOf } from './battle.ts';
import { fleetQuestion } from './lists/fleet-question.ts';
import { listPlaces } from './play/deployment.ts';
import { fightersUnder, squaresToDisplace } from './play/displacement.ts';
import { captains } from './play/fleets.ts';
import { listLaunches, listLaunchSquares } from './play/launch-choices.ts';
import { listPaths, reachSquares } from './play/movement.ts';
import { listOptions, windowOf } from './play/options.ts';
import { candidates } from './play/turns.ts';
import { partnerOf } from './setup/setup.ts';
import {
  ATTACKED,
  hasFlag,
  isOnMap,
  LAUNCHED,
  MOVED,
  type State,
  sideUp,
  WITH_POINT_DEFENSE,
} from './state.ts';
import { OPTIONS, type QuestionKind } from './vocabulary.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];
const ONLY_ROLL: readonly Answer[] = [ROLL];
const KEEP_OR_REROLL: readonly Answer[] = [KEEP, REROLL];

const ASKING_RULE: Readonly<Record<QuestionKind, string>> = {
  side: 'SB-003',
  fleet: 'SB-125',
  partner: 'SB-195',
  deploy: 'SB-033',
  'deploy-facing': 'SB-035',
  reroll: 'SB-133',
  move: 'SB-048',
  path: 'SB-049',
  facing: 'SB-056',
  displace: 'SB-061',
  launch: 'SB-069',
  'launch-square': 'SB-068',
  attack: 'SB-073',
  fire: 'SB-074',
  face: 'SB-089',
  options: 'SB-208',
  roll: 'SB-080',
  'fly-casual': 'SB-176',
  'emperors-will': 'SB-142',
  'damage-control': 'SB-170',
};

export function asked(state: State): readonly Seat[] {
  switch (state.kind) {
    case 'over':
      return NOBODY;
    case 'side':
      return captains().filter((seat) => at(state.wishes, seat) === -1);
    case 'fleet':
      return state.fleets.flatMap((fleet, seat) =>
        fleet === null && !waitsForPartner(state, seat) ? [seat] : [],
      );
    default:
      return at(ALONE, state.asked);
  }
}

/** SB-197: partners build one after the other, the second with the list of the first before it. */
function waitsForPartner(state: State, seat: Seat): boolean {
  const partner = partnerOf(state.setup, seat);
  return partner !== undefined && partner < seat && state.fleets[partner] === null;
}

export function question(state: State, seat: Seat): Question<Answer> {
  const { kind } = state;
  if (kind === 'over' || !asked(state).includes(seat)) throw new Error(`seat ${seat} is not asked`);
  const rule = ASKING_RULE[kind];
  if (kind === 'fleet') return { seat, kind, rule, ...fleetQuestion(state, seat) };
  return { seat, kind, rule, answers: listAnswers(state, seat, kind) };
}

function listAnswers(
  state: State,
  seat: Seat,
  kind: Exclude<QuestionKind, 'fleet'>,
): readonly Answer[] {
  switch (kind) {
    case 'side':
      return SIDE_ANSWERS;
    case 'partner':
      return candidates(state, at(state.factions, seat)).map((other) => at(SEAT_ANSWERS, other));
    case 'deploy':
      return listDeployments(state);
    case 'deploy-facing':
    case 'facing':
      return FACING_ANSWERS;
    case 'reroll':
      return KEEP_OR_REROLL;
    case 'roll':
      return ONLY_ROLL;
    case 'face':
      return FACE_ANSWERS.filter((_, face) => (state.attack.faces & (1 << face)) !== 0);
    case 'path': {
      const answers = listMoves(state);
      listBuys(state, seat, kind, answers);
      return answers;
    }
    case 'displace':
      return listDisplacements(state);
    case 'launch-square':
      return listLaunchSquares(state);
    default:
      return listChoices(state, seat, kind);
  }
}

type ChoiceKind =
  | 'move'
  | 'launch'
  | 'attack'
  | 'fire'
  | 'options'
  | 'fly-casual'
  | 'emperors-will'
  | 'damage-control';

/** What ends a question that may be left alone. */
const LAST: Readonly<Record<ChoiceKind, Answer>> = {
  move: DONE,
  launch: DONE,
  attack: DONE,
  fire: DONE,
  options: DECLINE,
  'fly-casual': DECLINE,
  'emperors-will': DECLINE,
  'damage-control': DECLINE,
};

/** Questions that may be left alone, or answered with an option. */
function listChoices(state: State, seat: Seat, kind: ChoiceKind): readonly Answer[] {
  const battle = battleOf(state);
  const answers: Answer[] = [];
  listActions(state, battle, seat, kind, answers);
  listBuys(state, seat, kind, answers);
  answers.push(LAST[kind]);
  return answers;
}

/** SB-167, SB-208: the options that a question leaves room for. */
function listBuys(state: State, seat: Seat, kind: QuestionKind, into: Answer[]): void {
  const window = windowOf(kind);
  if (window === undefined) return;
  const battle = battleOf(state);
  listOptions(state, battle, seat, window, (option, supplier) => {
    into.push(optionAnswer(battle, OPTIONS.indexOf(option), supplier));
  });
}

function listActions(
  state: State,
  battle: Battle,
  seat: Seat,
  kind: ChoiceKind,
  into: Answer[],
): void {
  switch (kind) {
    case 'move':
      for (const ship of at(battle.ofSeat, seat)) {
        if (mayMove(state, ship)) into.push(shipAnswer(battle, ship));
      }
      break;
    case 'launch':
      listLaunches(state, battle, seat, into);
      break;
    case 'attack':
      for (const ship of at(battle.ofSeat, seat)) {
        if (mayAttack(state, battle, ship)) into.push(shipAnswer(battle, ship));
      }
      break;
    case 'fire':
      listShots(state, battle, into);
      break;
    case 'emperors-will':
      for (const ship of shields(state, battle)) into.push(shipAnswer(battle, ship));
      break;
    default:
  }
}

/** SB-049, SB-070 */
function mayMove(state: State, ship: number): boolean {
  return isOnMap(state, ship) && !hasFlag(state, ship, MOVED | LAUNCHED);
}

function mayAttack(state: State, battle: Battle, ship: number): boolean {
  return isOnMap(state, ship) && !hasFlag(state, ship, ATTACKED) && canAttack(state, battle, ship);
}

function listDeployments(state: State): readonly Answer[] {
  const answers: Answer[] = [];
  listPlaces(state, battleOf(state), state.active, (square) => answers.push(squareAnswer(square)));
  return answers;
}

const reach: number[] = [];

function listMoves(state: State): Answer[] {
  const battle = battleOf(state);
  const { active } = state;
  const answers: Answer[] = [STAY];
  if (at(battle.types, active).size === 2) {
    listPaths(state, battle, active, (first, second, flees) => {
      answers.push(pathAnswer(first, second, flees));
    });
    return answers;
  }
  reach.length = 0;
  const flees = reachSquares(state, battle, active, reach);
  for (let index = 0; index < reach.length; index += 1)
    answers.push(squareAnswer(at(reach, index)));
  if (flees) answers.push(FLEE);
  return answers;
}

/** SB-061, SB-187: any of the owner's fighters next, to any of its nearest squares. */
function listDisplacements(state: State): readonly Answer[] {
  const battle = battleOf(state);
  return fightersUnder(state, battle).flatMap((fighter) =>
    squaresToDisplace(state, battle, fighter).map((square) =>
      displaceAnswer(battle, fighter, square),
    ),
  );
}

function listShots(state: State, battle: Battle, into: Answer[]): void {
  const { active } = state;
  const { weapons } = sideUp(state, battle, active);
  listAttacks(state, battle, active, (slot, target) => {
    const weapon = slot === WITH_POINT_DEFENSE ? POINT_DEFENSE_KIND : at(weapons, slot).kind;
    into.push(fireAnswer(battle, weapon, target));
    return false;
  });
}

/** What is answered for somebody who gives no answer in time: the quiet one. */
export function fallback(state: State, seat: Seat): Answer {
  const { answers, kind } = question(state, seat);
  if (kind === 'deploy-facing' || kind === 'facing') {
    return at(FACING_ANSWERS, at(state.facings, state.active));
  }
  if (kind === 'face') {
    // SB-089: the face with the lowest Defense, which is what an attacker would name.
    return at(answers, answers.length - 1);
  }
  return answers.find(isQuiet) ?? at(answers, 0);
}

function isQuiet(answer: Answer): boolean {
  return (
    answer.kind === 'word' &&
    (answer.word === 'done' || answer.word === 'decline' || answer.word === 'stay')
  );
}
