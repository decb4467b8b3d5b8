import { at, findAnswer, isRefusal, type Refusal, type Seat } from '@parsecs/kernel';
import { type Answer, findPath, POINT_DEFENSE_KIND, RESIGN } from './answers.ts';
import { type AttackFault, attackFault, canPoint } from './attack/targets.ts';
import { type Battle, battleOf } from './battle.ts';
import { checkFleetAnswer } from './lists/fleet-question.ts';
import { placeFault } from './play/deployment.ts';
import { fightersUnder } from './play/displacement.ts';
import { launchesLeft } from './play/launch-choices.ts';
import { followPath, squareFault, stepsOf } from './play/movement.ts';
import { canSupply, OPTION_CARDS, offerOf } from './play/options.ts';
import { asked, question } from './questions.ts';
import {
  ATTACKED,
  hasFlag,
  isInForce,
  isOnMap,
  LAUNCHED,
  MOVED,
  POOL,
  type State,
  sideUp,
  squareAt,
} from './state.ts';
import {
  type Cause,
  FACES,
  FACINGS,
  OPTIONS,
  type OptionId,
  POINT_DEFENSE,
  WEAPONS,
} from './vocabulary.ts';

/** The legal answer with this id, or the rule that forbids it. */
export function check(state: State, seat: Seat, id: string): Answer | Refusal {
  if (!asked(state).includes(seat)) return refuse('table', 'not-asked');
  // SB-201: nobody is made to play on; it is no answer to choose from, but always open.
  if (id === RESIGN.id) return RESIGN;
  if (state.kind === 'fleet') {
    const answer = checkFleetAnswer(state, seat, id);
    return isRefusal(answer) && !id.includes(':') ? refuse('table', 'unknown-answer') : answer;
  }
  return findAnswer(question(state, seat), id) ?? whyNot(state, seat, id);
}

function refuse(refused: string, cause: Cause, params?: Refusal['params']): Refusal {
  return params === undefined ? { refused, cause } : { refused, cause, params };
}

const SQUARE = /^(\d{1,2}),(\d{1,2})$/;

function readSquare(id: string): number | undefined {
  const found = SQUARE.exec(id);
  return found === null ? undefined : squareAt(Number(found[1]), Number(found[2]));
}

function whyNot(state: State, seat: Seat, id: string): Refusal {
  const battle = battleOf(state);
  const ship = battle.indexOf.get(id);
  if (ship !== undefined) return whyNotShip(state, battle, seat, ship);
  const square = readSquare(id);
  if (square !== undefined) return whyNotSquare(state, battle, square);
  if (id.includes('@')) return whyNotFrom(state, battle, seat, id);
  if (id.includes('>')) return whyNotAt(state, battle, id);
  const path = findPath(id);
  if (path !== undefined) return whyNotPath(state, battle, path.steps);
  if (FACES.some((face) => face === id)) {
    return state.kind === 'face'
      ? refuse('SB-089', 'not-this-face')
      : refuse('table', 'other-question');
  }
  if (state.kind === 'options' && id === 'done') return refuse('SB-208', 'attack-is-binding');
  const known = ['light', 'dark', 'P1', 'P2', 'P3', 'P4', 'flee', ...FACINGS];
  const words = ['done', 'decline', 'stay', 'keep', 'reroll', 'roll'];
  return refuse('table', [...known, ...words].includes(id) ? 'other-question' : 'unknown-answer');
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

function whyNotPath(state: State, battle: Battle, steps: readonly number[]): Refusal {
  if (state.kind !== 'path') return refuse('table', 'other-question');
  const { active } = state;
  const { size, class: number } = at(battle.types, active);
  if (size === 1) return refuse('SB-054', 'wrong-step');
  if (steps.length > number) return refuse('SB-049', 'too-far');
  const allowed = stepsOf(state, battle, active);
  if (steps.some((step) => step >= 0 && !allowed.includes(step))) {
    return refuse('SB-053', 'no-diagonal');
  }
  const results = followPath(
    state,
    battle,
    active,
    steps.filter((step) => step >= 0),
  );
  for (const [index, { fault, stops, shared }] of results.entries()) {
    const isLast = index === steps.length - 1;
    if (fault === 'enemy') return refuse('SB-059', 'blocked-by-enemy');
    if (fault === 'flees') return refuse('SB-062', 'off-the-map');
    if (fault === 'stop-on-friend') return refuse('SB-205', 'stops-on-friend');
    if (stops && !isLast) return refuse('SB-157', 'must-stop');
    if (shared && isLast) return refuse('SB-058', 'ends-on-friend');
  }
  return refuse('SB-062', 'wrong-step');
}

/** `option@ship` and `fighter@carrier`. */
function whyNotFrom(state: State, battle: Battle, seat: Seat, id: string): Refusal {
  const [what = '', by = ''] = id.split('@');
  const ship = battle.indexOf.get(by);
  if (ship === undefined) return refuse('table', 'unknown-answer');
  const option = OPTIONS.find((known) => known === what);
  if (option !== undefined) return whyNotOption(state, battle, seat, option, ship);
  const fighter = battle.indexOf.get(what);
  if (fighter === undefined) return refuse('table', 'unknown-answer');
  if (state.kind !== 'launch') return refuse('SB-067', 'other-question');
  const params = { ship: what, carrier: by };
  if (at(battle.owners, ship) !== seat || at(battle.owners, fighter) !== seat) {
    return refuse('SB-066', 'not-your-ship', params);
  }
  if (at(state.places, fighter) !== POOL) return refuse('SB-066', 'not-in-pool', params);
  if (hasFlag(state, fighter, MOVED)) return refuse('SB-146', 'not-in-pool', params);
  if (!isOnMap(state, ship)) return refuse('SB-069', 'not-in-play', params);
  if (launchesLeft(state, battle, ship) <= 0) {
    const carries = Math.floor(at(state.flags, ship) / 16) > 0;
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
  return offerOf(option).window === windowNow(state)
    ? refuse(rule, 'no-effect', params)
    : refuse('SB-208', 'other-window', params);
}

function windowNow(state: State): string {
  switch (state.kind) {
    case 'move':
      return 'own-move';
    case 'launch':
      return 'own-launch';
    case 'attack':
    case 'fire':
      return 'before-declaration';
    case 'options':
      return 'attack-declared';
    case 'fly-casual':
      return 'hit-scored';
    case 'damage-control':
      return 'before-damage';
    default:
      return 'none';
  }
}

const ATTACK_RULES: Readonly<Record<AttackFault, string>> = {
  'friendly-target': 'SB-078',
  'not-in-play': 'SB-087',
  'cannot-hit-fighters': 'SB-113',
  'out-of-range': 'SB-101',
  'fighter-not-adjacent': 'SB-076',
  'out-of-arc': 'SB-090',
  'weapon-fired': 'SB-074',
  'side-fired': 'SB-091',
};

/** `weapon>target` and `fighter>square`. */
function whyNotAt(state: State, battle: Battle, id: string): Refusal {
  const [what = '', where = ''] = id.split('>');
  if (state.kind === 'displace') {
    const fighter = battle.indexOf.get(what);
    const isUnder = fighter !== undefined && fightersUnder(state, battle).includes(fighter);
    return refuse('SB-061', isUnder ? 'not-nearest' : 'not-displaced');
  }
  const kind =
    what === POINT_DEFENSE ? POINT_DEFENSE_KIND : WEAPONS.findIndex((known) => known === what);
  const target = battle.indexOf.get(where);
  // SB-087: a square is never a target.
  if (target === undefined)
    return refuse(readSquare(where) === undefined ? 'table' : 'SB-087', 'unknown-answer');
  if (kind === -1) return refuse('table', 'unknown-answer');
  if (state.kind !== 'fire') {
    return refuse(state.phase === 'attack' ? 'SB-208' : 'SB-046', 'other-question');
  }
  const params = { weapon: what, target: where };
  if (kind === POINT_DEFENSE_KIND) return whyNotPoint(state, battle, target, params);
  const slot = sideUp(state, battle, state.active).weapons.findIndex((own) => own.kind === kind);
  if (slot === -1) return refuse('SB-016', 'no-such-weapon', params);
  const fault = attackFault(state, battle, state.active, slot, target) ?? 'out-of-range';
  return refuse(
    fault === 'cannot-hit-fighters' ? banRule(what) : ATTACK_RULES[fault],
    fault,
    params,
  );
}

function banRule(weapon: string): string {
  if (weapon === 'proton-barrage') return 'SB-110';
  return weapon === 'energy-torpedoes' ? 'SB-114' : 'SB-113';
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
  if (state.fired !== 0) return refuse('SB-099', 'point-defense-over', params);
  return refuse('SB-096', 'point-defense-used', params);
}
