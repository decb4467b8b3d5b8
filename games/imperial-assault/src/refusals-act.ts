import { at, type Refusal } from '@parsecs/kernel';
import type { Answer, AnswerKind, AnswerOf } from './answers.ts';
import { isInReach, plainAim } from './attack/targets.ts';
import { findSpecial } from './behaviour/catalogue.ts';
import {
  isAttackingAction,
  mayAttackByAction,
  mayInteract,
  mayLeaveByOwnWill,
} from './behaviour/passives.ts';
import { areAdjacent, crowdOf } from './board.ts';
import type { ActivationFrame, AttackFrame } from './frames.ts';
import { findDoor, findFigure, findSpace, findStand, findToken } from './lookup.ts';
import { missionOf } from './missions/mission.ts';
import { readPlace } from './names.ts';
import { actionsLeft } from './play/act.ts';
import { actionCode } from './play/used.ts';
import { waysOf } from './play/ways.ts';
import { hasAbility, RAIDERS } from './rules.ts';
import { hasCondition, isOnMap, ownerOf, rulesOf, type State, siteOfState } from './state.ts';
import { type AbilityId, type Cause, STUNNED } from './vocabulary.ts';

export function refuse(refused: string, cause: Cause, params?: Refusal['params']): Refusal {
  return params === undefined ? { refused, cause } : { refused, cause, params };
}

export const OTHER_QUESTION: Refusal = refuse('table', 'other-question');

const ACTIONS: readonly AnswerKind[] = [
  'move',
  'attack',
  'special',
  'shed',
  'open',
  'flip',
  'retrieve',
  'reprogram',
  'upload',
];

/** Why the active figure may not do this. */
export function whyNotAct(state: State, frame: ActivationFrame, answer: Answer): Refusal {
  const { figure } = frame;
  const left = actionsLeft(frame);
  if (ACTIONS.includes(answer.kind) && left <= 0) return refuse('IA-068', 'no-action-left');
  switch (answer.kind) {
    case 'walk':
      return whyNotWalkNow(state, frame, answer.place);
    case 'attack':
      return whyNotAttack(state, frame, answer.target);
    case 'special':
      return whyNotSpecial(state, frame, answer.ability, left);
    case 'shed':
      return refuse('IA-081', 'nothing-to-choose');
    case 'open':
      return whyNotOpen(state, figure, answer.door);
    case 'flip':
    case 'retrieve':
    case 'reprogram':
      return whyNotTouch(state, figure, answer);
    case 'upload':
      return whyNotReach(state, figure, answer.terminal);
    default:
      return OTHER_QUESTION;
  }
}

function whyNotAttack(state: State, frame: ActivationFrame, name: string): Refusal {
  const { figure } = frame;
  if (hasCondition(state, figure, STUNNED)) return refuse('IA-223', 'stunned');
  if (!mayAttackByAction(state, frame)) {
    return frame.attacked ? refuse('IA-070', 'already-attacked') : refuse('IA-261', 'tripod');
  }
  return whyNotThisTarget(state, figure, name, false);
}

function whyNotThisTarget(state: State, figure: number, name: string, marksman: boolean): Refusal {
  const target = findFigure(state, name);
  if (target === -1 || !isOnMap(state, target)) {
    return refuse('IA-178', 'no-target', { target: name });
  }
  if (ownerOf(state, target) === ownerOf(state, figure)) {
    return refuse('IA-177', 'friendly-target', { target: name });
  }
  const aim = { ...plainAim(state, figure), marksman };
  if (isInReach(state, aim, target)) {
    const close = target < RAIDERS && areAdjacent(state, figure, target);
    return close ? refuse('IA-261', 'too-close') : refuse('IA-178', 'no-target', { target: name });
  }
  return aim.melee
    ? refuse('IA-175', 'not-adjacent', { target: name })
    : refuse('IA-176', 'not-in-sight', { target: name });
}

export function whyNotTarget(state: State, attack: AttackFrame, answer: Answer): Refusal {
  if (answer.kind === 'stop' || answer.kind === 'pass') return refuse('IA-310', 'must-choose');
  if (answer.kind !== 'attack') return OTHER_QUESTION;
  const target = findFigure(state, answer.target);
  if (target !== -1 && (attack.not.includes(target) || target === attack.target)) {
    return refuse('IA-196', 'same-target', { target: answer.target });
  }
  return whyNotThisTarget(state, attack.figure, answer.target, attack.marksman);
}

function whyNotSpecial(
  state: State,
  frame: ActivationFrame,
  ability: AbilityId,
  left: number,
): Refusal {
  const special = findSpecial(ability);
  const params = { ability };
  if (special === undefined || !hasAbility(rulesOf(state), frame.figure, ability)) {
    return refuse('IA-075', 'wrong-figure', params);
  }
  if (frame.used.includes(actionCode(ability))) {
    return refuse('IA-075', 'used-this-activation', params);
  }
  if (special.actions > left) return refuse('IA-076', 'needs-two-actions');
  if (hasCondition(state, frame.figure, STUNNED) && special.attacks !== 'no') {
    return refuse(special.attacks === 'yes' ? 'IA-223' : 'IA-307', 'stunned');
  }
  if (isAttackingAction(state, special) && !mayAttackByAction(state, frame)) {
    return refuse('IA-070', 'already-attacked');
  }
  return refuse('IA-315', 'nothing-to-choose', params);
}

function whyNotReach(state: State, figure: number, object: string): Refusal {
  return mayInteract(state, figure)
    ? refuse('IA-082', 'out-of-reach', { object })
    : refuse('IA-082', 'cannot-interact');
}

function whyNotOpen(state: State, figure: number, id: string): Refusal {
  if (!mayInteract(state, figure)) return refuse('IA-082', 'cannot-interact');
  const door = findDoor(state, id);
  const locked = door !== -1 && (siteOfState(state).locked & (1 << door)) !== 0;
  return locked ? refuse('IA-117', 'locked') : refuse('IA-083', 'out-of-reach', { object: id });
}

function whyNotTouch(
  state: State,
  figure: number,
  { kind, token: id }: AnswerOf<'flip' | 'retrieve' | 'reprogram'>,
): Refusal {
  const token = findToken(state, id);
  if (!mayInteract(state, figure)) return whyNotReach(state, figure, id);
  if (kind === 'flip' && (state.flipped & (1 << ownerOf(state, figure))) !== 0) {
    return refuse('IA-276', 'flipped-this-round');
  }
  if (kind === 'retrieve') {
    if (token !== -1 && state.tokenBy[token] !== -1) {
      return refuse('IA-091', 'already-carried', { object: id });
    }
    if (missionOf(state).tokenAction?.one === true && state.tokenBy.includes(figure)) {
      return refuse('IA-092', 'carries-one-already');
    }
  }
  return whyNotReach(state, figure, id);
}

function whyNotWalkNow(state: State, frame: ActivationFrame, name: string): Refusal {
  if (hasCondition(state, frame.figure, STUNNED)) return refuse('IA-223', 'stunned');
  if (frame.displaced) return refuse('IA-149', 'stays-after-displacing');
  if (!mayLeaveByOwnWill(state, frame)) return refuse('IA-261', 'tripod');
  if (frame.points === 0) return refuse('IA-121', 'no-movement-points');
  return whyNotWalk(state, frame.figure, name);
}

/** More points than any way on a map costs. */
const PLENTY = 60;

export function whyNotWalk(state: State, figure: number, place: string): Refusal {
  const { grid } = siteOfState(state);
  const space = findSpace(state, readPlace(place).space);
  const params = { space: place };
  if (space === -1) return refuse('IA-096', 'no-such-space', params);
  if (crowdOf(state)[at(grid.slot, space)] !== 0) return refuse('IA-126', 'occupied', params);
  const reachable = waysOf(state, figure, PLENTY, false).ends.includes(findStand(state, place));
  return reachable ? refuse('IA-121', 'too-far', params) : refuse('IA-127', 'no-way', params);
}
