import { at, type Refusal } from '@parsecs/kernel';
import { mayAttackByAction, mayInteract, mayLeaveByOwnWill } from './attack/passives.ts';
import { isInReach, plainAim } from './attack/targets.ts';
import { areAdjacent, crowdOf } from './board.ts';
import { findSpecial } from './catalogue.ts';
import type { ActivationFrame, AttackFrame } from './frames.ts';
import { spaceNamed } from './map/grid.ts';
import { tokenActionOf } from './missions/interactions.ts';
import { actionsLeft } from './play/act.ts';
import { waysOf } from './play/movement.ts';
import { RAIDERS, type Rules } from './rules.ts';
import { hasCondition, isOnMap, ownerOf, rulesOf, type State, siteOfState } from './state.ts';
import { ABILITY_IDS, type Cause, STUNNED } from './vocabulary.ts';

export function refuse(refused: string, cause: Cause, params?: Refusal['params']): Refusal {
  return params === undefined ? { refused, cause } : { refused, cause, params };
}

const WORDS =
  /^(pass|stop|end|move|damage|discard|yes|no|P\d|[a-z-]+:.+|order-move|order-attack|move-raiders|deploy-raider|high-command)$/;

export function otherQuestion(id: string): Refusal {
  return refuse('table', WORDS.test(id) ? 'other-question' : 'unknown-answer');
}

function figureNamed(rules: Rules, name: string): number {
  return rules.figureIds.get(name) ?? -1;
}

const ACTIONS: readonly string[] = [
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
export function whyNotAct(
  state: State,
  frame: ActivationFrame,
  verb: string,
  name: string,
): Refusal {
  const { figure } = frame;
  if (verb === 'walk') return whyNotWalkNow(state, frame, name);
  if (verb === 'pass') return refuse('table', 'other-question');
  const left = actionsLeft(frame);
  if (ACTIONS.includes(verb) && left <= 0) return refuse('IA-068', 'no-action-left');
  switch (verb) {
    case 'attack':
      return whyNotAttack(state, frame, name);
    case 'special':
      return whyNotSpecial(state, frame, name, left);
    case 'shed':
      return refuse('IA-081', 'nothing-to-choose');
    case 'open':
    case 'flip':
    case 'retrieve':
    case 'reprogram':
    case 'upload':
      return whyNotInteract(state, figure, verb, name);
    default:
      return otherQuestion(`${verb}${name === '' ? '' : `:${name}`}`);
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
  const target = figureNamed(rulesOf(state), name);
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

export function whyNotTarget(
  state: State,
  attack: AttackFrame,
  verb: string,
  name: string,
): Refusal {
  if (verb !== 'attack') {
    return verb === 'stop' || verb === 'pass'
      ? refuse('IA-310', 'must-choose')
      : otherQuestion(`${verb}:${name}`);
  }
  const target = figureNamed(rulesOf(state), name);
  if (target !== -1 && (attack.not.includes(target) || target === attack.target)) {
    return refuse('IA-196', 'same-target', { target: name });
  }
  return whyNotThisTarget(state, attack.figure, name, attack.marksman);
}

function whyNotSpecial(state: State, frame: ActivationFrame, name: string, left: number): Refusal {
  const special = findSpecial(name);
  const number = ABILITY_IDS.findIndex((id) => id === name);
  const { figures } = rulesOf(state);
  const params = { ability: name };
  if (special === undefined || at(figures, frame.figure).abilities[number] !== 1) {
    return refuse('IA-075', 'wrong-figure', params);
  }
  if (frame.used.includes(number)) return refuse('IA-075', 'used-this-activation', params);
  if (special.actions > left) return refuse('IA-076', 'needs-two-actions');
  if (hasCondition(state, frame.figure, STUNNED) && special.attacks !== 'no') {
    return refuse(special.attacks === 'yes' ? 'IA-223' : 'IA-307', 'stunned');
  }
  if (special.attacks === 'yes' && !mayAttackByAction(state, frame)) {
    return refuse('IA-070', 'already-attacked');
  }
  return refuse('IA-315', 'nothing-to-choose', params);
}

function whyNotInteract(state: State, figure: number, verb: string, name: string): Refusal {
  if (!mayInteract(state, figure)) return refuse('IA-082', 'cannot-interact');
  const site = siteOfState(state);
  if (verb === 'open') {
    const door = site.grid.file.doors.findIndex(({ id }) => id === name);
    const locked = door !== -1 && (site.locked & (1 << door)) !== 0;
    return locked ? refuse('IA-117', 'locked') : refuse('IA-083', 'out-of-reach', { object: name });
  }
  const token = site.tokens.findIndex(({ id }) => id === name);
  if (verb === 'flip' && (state.flipped & (1 << ownerOf(state, figure))) !== 0) {
    return refuse('IA-276', 'flipped-this-round');
  }
  if (verb === 'retrieve') {
    if (token !== -1 && state.tokenBy[token] !== -1) {
      return refuse('IA-091', 'already-carried', { object: name });
    }
    if (tokenActionOf(site)?.one === true && state.tokenBy.includes(figure)) {
      return refuse('IA-092', 'carries-one-already');
    }
  }
  return refuse('IA-082', 'out-of-reach', { object: name });
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

export function whyNotWalk(state: State, figure: number, name: string): Refusal {
  const { grid } = siteOfState(state);
  const turned = name.endsWith('-turned');
  const space = spaceNamed(grid, name.replace('-turned', ''));
  const params = { space: name };
  if (space === -1) return refuse('IA-096', 'no-such-space', params);
  if (crowdOf(state)[at(grid.slot, space)] !== 0) return refuse('IA-126', 'occupied', params);
  const stand = turned ? space + grid.count : space;
  const reachable = waysOf(state, figure, PLENTY, false).ends.includes(stand);
  return reachable ? refuse('IA-121', 'too-far', params) : refuse('IA-127', 'no-way', params);
}
