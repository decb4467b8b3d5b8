import { at, findAnswer, type Refusal, type Seat } from '@parsecs/kernel';
import { type Answer, reply } from './answers.ts';
import { mayAttackByAction, mayInteract, mayLeaveByOwnWill } from './attack/passives.ts';
import { isInReach, plainAim } from './attack/targets.ts';
import { areAdjacent, crowdOf } from './board.ts';
import { findCardAction, findSpecial } from './catalogue.ts';
import { findCommand } from './data.ts';
import type { ActivationFrame, AttackFrame } from './frames.ts';
import { spaceNamed } from './map/grid.ts';
import { tokenActionOf } from './missions/interactions.ts';
import { actionsLeft } from './play/act.ts';
import { fits as fitsFigure, isSilenced } from './play/cards.ts';
import { question } from './questions.ts';
import { RAIDERS, type Rules } from './rules.ts';
import {
  hasCondition,
  isOnMap,
  isOver,
  ownerOf,
  rulesOf,
  type State,
  siteOfState,
  topFrame,
} from './state.ts';
import {
  ABILITY_IDS,
  type Cause,
  COMMAND_IDS as COMMAND_NAMES,
  type CommandId,
  READY,
  STUNNED,
} from './vocabulary.ts';

/** The legal answer with this id, or the rule that forbids it. */
export function check(state: State, seat: Seat, id: string): Answer | Refusal {
  if (isOver(state) || seat !== state.asked) return refuse('table', 'not-asked');
  // DC-50: accepted at every question and listed at none.
  if (id === 'resign') return reply(state, 'resign');
  const legal = findAnswer(question(state, seat), id);
  if (legal !== undefined) return legal;
  const [verb = '', what = '', ...rest] = id.split(':');
  const name = [what, ...rest].join(':');
  if (verb === 'play') return whyNotPlay(state, seat, name);
  const frame = topFrame(state);
  if (verb === 'rest') return refuse('IA-069', 'no-rest');
  if (frame.kind === 'activation') return whyNotAct(state, frame, verb, name);
  switch (state.question) {
    case 'activate':
      return whyNotActivate(state, seat, verb, name);
    case 'target':
    case 'cleave':
      return frame.kind === 'attack' ? whyNotTarget(state, frame, verb, name) : otherQuestion(id);
    case 'surge':
      return verb === 'surge' ? refuse('IA-184', 'no-surge-left') : otherQuestion(id);
    case 'deploy':
      return verb === 'deploy' ? refuse('IA-044', 'outside-zone') : otherQuestion(id);
    case 'walk':
      return verb === 'walk' ? whyNotWalk(state, name) : otherQuestion(id);
    case 'reroll-attack':
    case 'reroll-defence':
      return verb === 'reroll' ? refuse('IA-181', 'rerolled-already') : otherQuestion(id);
    case 'choose-figure':
      return verb === 'figure' ? refuse('IA-315', 'nothing-to-choose') : otherQuestion(id);
    default:
      return verb === 'pass' || verb === 'stop'
        ? refuse('IA-261', 'must-choose')
        : otherQuestion(id);
  }
}

function refuse(refused: string, cause: Cause, params?: Refusal['params']): Refusal {
  return params === undefined ? { refused, cause } : { refused, cause, params };
}

const WORDS =
  /^(pass|stop|end|move|damage|discard|yes|no|P\d|[a-z-]+:.+|order-move|order-attack|move-raiders|deploy-raider|high-command)$/;

function otherQuestion(id: string): Refusal {
  return refuse('table', WORDS.test(id) ? 'other-question' : 'unknown-answer');
}

function whyNotActivate(state: State, seat: Seat, verb: string, name: string): Refusal {
  if (verb === 'pass') return refuse('IA-053', 'may-not-pass');
  if (verb !== 'activate') return otherQuestion(`${verb}:${name}`);
  const rules = rulesOf(state);
  const group = rules.groupIds.get(name);
  if (group === undefined || at(rules.groups, group).owner !== seat) {
    return refuse('IA-052', 'wrong-figure', { group: name });
  }
  const ready = state.groups[group] === READY;
  return refuse(ready ? 'IA-052' : 'IA-013', 'not-ready', { group: name });
}

function figureNamed(rules: Rules, name: string): number {
  return rules.figureIds.get(name) ?? -1;
}

function whyNotAct(state: State, frame: ActivationFrame, verb: string, name: string): Refusal {
  const { figure } = frame;
  if (verb === 'walk') return whyNotWalkNow(state, frame, name);
  if (verb === 'pass') return refuse('table', 'other-question');
  const left = actionsLeft(frame);
  const isAction = [
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
  if (isAction.includes(verb) && left <= 0) return refuse('IA-068', 'no-action-left');
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
  if (target === -1 || !isOnMap(state, target))
    return refuse('IA-178', 'no-target', { target: name });
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

function whyNotTarget(state: State, attack: AttackFrame, verb: string, name: string): Refusal {
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
  if (special === undefined || at(figures, frame.figure).abilities[number] !== 1) {
    return refuse('IA-075', 'wrong-figure', { ability: name });
  }
  if (frame.used.includes(number))
    return refuse('IA-075', 'used-this-activation', { ability: name });
  if (special.actions > left) return refuse('IA-076', 'needs-two-actions');
  if (hasCondition(state, frame.figure, STUNNED) && special.attacks !== 'no') {
    return refuse(special.attacks === 'yes' ? 'IA-223' : 'IA-307', 'stunned');
  }
  if (special.attacks === 'yes' && !mayAttackByAction(state, frame)) {
    return refuse('IA-070', 'already-attacked');
  }
  return refuse('IA-315', 'nothing-to-choose', { ability: name });
}

function whyNotInteract(state: State, figure: number, verb: string, name: string): Refusal {
  if (!mayInteract(state, figure)) return refuse('IA-082', 'cannot-interact');
  const site = siteOfState(state);
  if (verb === 'open') {
    const door = site.grid.file.doors.findIndex(({ id }) => id === name);
    const locked = door !== -1 && (site.locked & (1 << door)) !== 0;
    return locked ? refuse('IA-117', 'locked') : refuse('IA-083', 'out-of-reach', { object: name });
  }
  const action = tokenActionOf(site);
  const token = site.tokens.findIndex(({ id }) => id === name);
  if (verb === 'flip' && (state.flipped & (1 << ownerOf(state, figure))) !== 0) {
    return refuse('IA-276', 'flipped-this-round');
  }
  if (verb === 'retrieve' && token !== -1 && state.tokenBy[token] !== -1) {
    return refuse('IA-091', 'already-carried', { object: name });
  }
  if (verb === 'retrieve' && action?.one === true && state.tokenBy.includes(figure)) {
    return refuse('IA-092', 'carries-one-already');
  }
  return refuse('IA-082', 'out-of-reach', { object: name });
}

function whyNotWalkNow(state: State, frame: ActivationFrame, name: string): Refusal {
  if (hasCondition(state, frame.figure, STUNNED)) return refuse('IA-223', 'stunned');
  if (frame.displaced) return refuse('IA-149', 'stays-after-displacing');
  if (!mayLeaveByOwnWill(state, frame)) return refuse('IA-261', 'tripod');
  if (frame.points === 0) return refuse('IA-121', 'no-movement-points');
  return whyNotWalk(state, name);
}

function whyNotWalk(state: State, name: string): Refusal {
  const { grid } = siteOfState(state);
  const space = spaceNamed(grid, name.replace('-turned', ''));
  if (space === -1) return refuse('IA-096', 'no-such-space', { space: name });
  const there = crowdOf(state)[at(grid.slot, space)] as number;
  return there === 0
    ? refuse('IA-121', 'too-far', { space: name })
    : refuse('IA-126', 'occupied', { space: name });
}

/** IA-243 to IA-255: why a card cannot be played now. */
function whyNotPlay(state: State, seat: Seat, name: string): Refusal {
  const card = findCommand(name);
  if (card === undefined) return refuse('table', 'unknown-answer');
  if (isSilenced(state, seat)) return refuse('IA-255', 'forbidden-to-play');
  const params = { card: name };
  const held = at(state.hands, seat).some((number) => findCommandNumber(number) === name);
  if (!held) return refuse('IA-242', 'not-in-hand', params);
  const frame = topFrame(state);
  if (frame.kind === 'activation') return whyNotPlayInActivation(state, frame, card.id);
  if (frame.kind === 'window' && frame.used.length > 0) {
    const again = frame.used.some(
      (key) => key >= 100_000 && findCommandNumber(key - 100_000) === name,
    );
    if (again) return refuse('IA-248', 'same-card-twice', params);
  }
  return refuse('IA-243', 'other-window', params);
}

function findCommandNumber(number: number): string {
  return COMMAND_NAMES[number] ?? '';
}

function whyNotPlayInActivation(state: State, frame: ActivationFrame, id: CommandId): Refusal {
  const params = { card: id };
  const number = COMMAND_NAMES.indexOf(id);
  const action = findCardAction(number);
  if (action === undefined) return refuse('IA-243', 'other-window', params);
  if (!fitsFigure(state, frame.figure, id)) return refuse('IA-245', 'wrong-figure', params);
  if (frame.used.includes(100 + number)) return refuse('IA-075', 'used-this-activation', params);
  if (action.actions > actionsLeft(frame)) {
    return action.actions === 2 && actionsLeft(frame) > 0
      ? refuse('IA-076', 'needs-two-actions', params)
      : refuse('IA-247', 'no-action-left', params);
  }
  if (action.attacks === 'yes' && !mayAttackByAction(state, frame)) {
    return refuse('IA-070', 'already-attacked', params);
  }
  return refuse('IA-315', 'nothing-to-choose', params);
}
