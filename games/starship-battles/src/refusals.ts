import { at, findAnswer, type Refusal, type Seat } from '@parsecs/kernel';
import { RESIGN } from './answer-book.ts';
import { type Answer, type AnswerOf, readAnswer, readSquare } from './answers.ts';
import { isPointDefenseOver } from './attack/left-ships.ts';
import { type AttackFault, attackFault, canPoint } from './attack/targets.ts';
import { type Battle, battleOf } from './battle.ts';
import { BANS } from './behaviour/reaches.ts';
import { OPTION_CARDS } from './cards/option-cards.ts';
import { readAt } from './geometry/squares.ts';
import { checkFleetAnswer } from './lists/fleet-question.ts';
import { placeFault } from './play/deployment.ts';
import { fightersUnder } from './play/displacement.ts';
import { launchesLeft } from './play/launch-choices.ts';
import { followPath, squareFault, stepsOf } from './play/movement.ts';
import { canSupply, offerOf, windowOf } from './play/options.ts';
import { asked, question } from './questions.ts';
import {
  ATTACKED,
  hasFlag,
  isInForce,
  isOnMap,
  LAUNCH,
  LAUNCHED,
  MOVED,
  POOL,
  type State,
  sideUp,
} from './state.ts';
import {
  ARCS,
  type Arc,
  type Cause,
  type OptionId,
  type PathStep,
  POINT_DEFENSE,
  STEP_NAMES,
} from './vocabulary.ts';

/** The legal answer with this id, or the rule that forbids it. */
export function check(state: State, seat: Seat, id: string): Answer | Refusal {
  if (!asked(state).includes(seat)) return refuse('table', 'not-asked');
  // SB-201: nobody is made to play on; it is no answer to choose from, but always open.
  if (id === RESIGN.id) return RESIGN;
  if (state.kind === 'fleet') return checkFleetAnswer(state, seat, id);
  return findAnswer(question(state, seat), id) ?? whyNot(state, seat, id);
}

function refuse(refused: string, cause: Cause, params?: Refusal['params']): Refusal {
  return params === undefined ? { refused, cause } : { refused, cause, params };
}

const UNKNOWN: Refusal = refuse('table', 'unknown-answer');

function whyNot(state: State, seat: Seat, id: string): Refusal {
  const battle = battleOf(state);
  const answer = readAnswer(id);
  switch (answer?.kind) {
    case undefined:
      return UNKNOWN;
    case 'ship': {
      const ship = battle.indexOf.get(answer.ship);
      return ship === undefined ? UNKNOWN : whyNotShip(state, battle, seat, ship);
    }
    case 'square':
      return whyNotSquare(state, battle, readAt(answer.square));
    case 'path':
      return whyNotPath(state, battle, answer.steps);
    case 'launch':
      return whyNotLaunch(state, battle, seat, answer);
    case 'option': {
      const ship = battle.indexOf.get(answer.supplier);
      return ship === undefined ? UNKNOWN : whyNotOption(state, battle, seat, answer.option, ship);
    }
    case 'displace':
      return whyNotDisplace(state, battle, answer.ship);
    case 'fire':
      return whyNotFire(state, battle, answer);
    case 'face':
      return state.kind === 'face'
        ? refuse('SB-089', 'not-this-face')
        : refuse('table', 'other-question');
    default:
      return state.kind === 'options' && id === 'done'
        ? refuse('SB-208', 'attack-is-binding')
        : refuse('table', 'other-question');
  }
}

function whyNotShip(state: State, battle: Battle, seat: Seat, ship: number): Refusal {
  const params = { ship: at(battle.ids, ship) };
  if (state.kind === 'emperors-will') return refuse('SB-142', 'cannot-take-more', params);
  if (state.kind !== 'move' && state.kind !== 'attack') {
    // SB-204: one ship at a time.
    return refuse(state.active === -1 ? 'table' : 'SB-204', 'other-question', params);
  }
  if (at(battle.owners, ship) !== seat) return refuse('SB-189', 'not-your-ship', params);
  if (!isOnMap(state, ship)) return refuse('SB-203', 'not-in-play', params);
  if (state.kind === 'attack') {
    return hasFlag(state, ship, ATTACKED)
      ? refuse('SB-204', 'already-attacked', params)
      : refuse('SB-073', 'nothing-to-attack', params);
  }
  return hasFlag(state, ship, LAUNCHED)
    ? refuse('SB-070', 'just-launched', params)
    : refuse('SB-049', 'already-moved', params);
}

const SQUARE_RULES: Readonly<Record<ReturnType<typeof squareFault>, string>> = {
  'off-the-map': 'SB-062',
  'blocked-by-enemy': 'SB-059',
  'ends-on-friend': 'SB-058',
  'must-stop': 'SB-063',
  'stops-on-friend': 'SB-205',
  'too-far': 'SB-049',
};

function whyNotSquare(state: State, battle: Battle, square: number): Refusal {
  const { active } = state;
  switch (state.kind) {
    case 'deploy': {
      const fault = placeFault(state, active, square);
      return refuse(fault === 'square-taken' ? 'SB-027' : 'SB-033', fault);
    }
    case 'path': {
      if (at(battle.types, active).size === 2) return refuse('SB-051', 'wrong-step');
      const fault = squareFault(state, battle, active, square);
      const stopsNonfighter = fault === 'must-stop' && !at(battle.types, active).isFighter;
      return refuse(stopsNonfighter ? 'SB-157' : SQUARE_RULES[fault], fault);
    }
    case 'launch-square':
      return refuse('SB-068', 'not-adjacent');
    default:
      return refuse('table', 'other-question');
  }
}

function whyNotPath(state: State, battle: Battle, path: readonly PathStep[]): Refusal {
  if (state.kind !== 'path') return refuse('table', 'other-question');
  const { active } = state;
  const { size, class: number } = at(battle.types, active);
  if (size === 1) return refuse('SB-054', 'wrong-step');
  if (path.length > number) return refuse('SB-049', 'too-far');
  const allowed = stepsOf(state, battle, active);
  const steps = path.flatMap((step) => (step === 'flee' ? [] : [STEP_NAMES.indexOf(step)]));
  if (steps.some((step) => !allowed.includes(step))) return refuse('SB-053', 'no-diagonal');
  const results = followPath(state, battle, active, steps);
  for (const [index, { fault, stops, shared }] of results.entries()) {
    const isLast = index === path.length - 1;
    if (fault === 'enemy') return refuse('SB-059', 'blocked-by-enemy');
    if (fault === 'flees') return refuse('SB-062', 'off-the-map');
    if (fault === 'stop-on-friend') return refuse('SB-205', 'stops-on-friend');
    if (stops && !isLast) return refuse('SB-157', 'must-stop');
    if (shared && isLast) return refuse('SB-058', 'ends-on-friend');
  }
  return refuse('SB-062', 'wrong-step');
}

function whyNotLaunch(
  state: State,
  battle: Battle,
  seat: Seat,
  { fighter: named, carrier }: AnswerOf<'launch'>,
): Refusal {
  const ship = battle.indexOf.get(carrier);
  const fighter = battle.indexOf.get(named);
  if (ship === undefined || fighter === undefined) return UNKNOWN;
  if (state.kind !== 'launch') return refuse('SB-067', 'other-question');
  const params = { ship: named, carrier };
  if (at(battle.owners, ship) !== seat || at(battle.owners, fighter) !== seat) {
    return refuse('SB-066', 'not-your-ship', params);
  }
  if (at(state.places, fighter) !== POOL) return refuse('SB-066', 'not-in-pool', params);
  if (hasFlag(state, fighter, MOVED)) return refuse('SB-146', 'not-in-pool', params);
  if (!isOnMap(state, ship)) return refuse('SB-069', 'not-in-play', params);
  if (launchesLeft(state, battle, ship) <= 0) {
    const carries = at(state.flags, ship) >= LAUNCH;
    return refuse('SB-069', carries ? 'launch-limit' : 'not-a-carrier', params);
  }
  return refuse('SB-068', 'not-adjacent', params);
}

function whyNotOption(
  state: State,
  battle: Battle,
  seat: Seat,
  option: OptionId,
  ship: number,
): Refusal {
  const params = { option, ship: at(battle.ids, ship) };
  const { class: number, rule } = OPTION_CARDS[option];
  if (!battle.rules.isAdvanced) return refuse('SB-004', 'commands-off', params);
  if (isInForce(state, seat, option)) return refuse('SB-164', 'option-in-force', params);
  if (at(battle.owners, ship) !== seat) return refuse('SB-160', 'not-your-ship', params);
  if (!isOnMap(state, ship)) return refuse('SB-203', 'not-in-play', params);
  if (!at(at(battle.types, ship).commands, number)) {
    return refuse('SB-161', 'wrong-class-for-counter', params);
  }
  if (!canSupply(state, battle, ship, option)) return refuse('SB-162', 'no-counter', params);
  return offerOf(option).window === windowOf(state.kind)
    ? refuse(rule, 'no-effect', params)
    : refuse('SB-208', 'other-window', params);
}

const ARC_RULES: Readonly<Record<Arc, string>> = {
  any: 'SB-090',
  broadside: 'SB-091',
  spine: 'SB-092',
  frontal: 'SB-093',
};

const ATTACK_RULES: Readonly<Record<Exclude<AttackFault, 'out-of-arc'>, string>> = {
  'friendly-target': 'SB-078',
  'not-in-play': 'SB-087',
  'cannot-hit-fighters': 'SB-113',
  'out-of-range': 'SB-101',
  'fighter-not-adjacent': 'SB-076',
  'weapon-fired': 'SB-074',
  'side-fired': 'SB-091',
};

function whyNotDisplace(state: State, battle: Battle, named: string): Refusal {
  if (state.kind !== 'displace') return refuse('table', 'other-question');
  const fighter = battle.indexOf.get(named);
  const isUnder = fighter !== undefined && fightersUnder(state, battle).includes(fighter);
  return refuse('SB-061', isUnder ? 'not-nearest' : 'not-displaced');
}

function whyNotFire(
  state: State,
  battle: Battle,
  { weapon, target: named }: AnswerOf<'fire'>,
): Refusal {
  if (state.kind === 'displace') return refuse('SB-061', 'not-displaced');
  const target = battle.indexOf.get(named);
  // SB-087: a square is never a target.
  if (target === undefined) {
    return readSquare(named) === undefined ? UNKNOWN : refuse('SB-087', 'unknown-answer');
  }
  if (state.kind !== 'fire') {
    return refuse(state.phase === 'attack' ? 'SB-208' : 'SB-046', 'other-question');
  }
  const params = { weapon, target: named };
  if (weapon === POINT_DEFENSE) return whyNotPoint(state, battle, target, params);
  const { weapons } = sideUp(state, battle, state.active);
  const slot = weapons.findIndex(({ id }) => id === weapon);
  if (slot === -1) return refuse('SB-016', 'no-such-weapon', params);
  const fault = attackFault(state, battle, state.active, slot, target) ?? 'out-of-range';
  if (fault === 'out-of-arc') {
    return refuse(ARC_RULES[at(ARCS, at(weapons, slot).arc)], fault, params);
  }
  const ban = fault === 'cannot-hit-fighters' && BANS.find(({ card }) => card === weapon);
  return refuse(ban ? ban.rule : ATTACK_RULES[fault], fault, params);
}

function whyNotPoint(
  state: State,
  battle: Battle,
  target: number,
  params: Refusal['params'],
): Refusal {
  const { active } = state;
  if (sideUp(state, battle, active).pointDefense < 0)
    return refuse('SB-017', 'no-such-weapon', params);
  if (at(battle.factions, target) === at(battle.factions, active)) {
    return refuse('SB-078', 'friendly-target', params);
  }
  if (!isOnMap(state, target)) return refuse('SB-087', 'not-in-play', params);
  if (!canPoint(state, battle, active, target)) return refuse('SB-097', 'not-adjacent', params);
  if (isPointDefenseOver(state, active)) return refuse('SB-099', 'point-defense-over', params);
  return refuse('SB-096', 'point-defense-used', params);
}
