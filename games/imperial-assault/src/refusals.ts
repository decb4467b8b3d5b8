import { at, findAnswer, type Refusal, type Seat } from '@parsecs/kernel';
import { type Answer, readAnswer } from './answers.ts';
import { mayAttackByAction } from './attack/passives.ts';
import { surgeUsesNow } from './attack/surges.ts';
import { findCardAction } from './catalogue.ts';
import { findCommand } from './data.ts';
import type { ActivationFrame, AttackFrame, WindowFrame } from './frames.ts';
import { spaceNamed } from './map/grid.ts';
import { actionsLeft } from './play/act.ts';
import { fits as fitsFigure, isSilenced } from './play/cards.ts';
import { isUsed } from './play/defeat.ts';
import { question } from './questions.ts';
import { otherQuestion, refuse, whyNotAct, whyNotTarget, whyNotWalk } from './refusals-act.ts';
import { isOver, otherSeat, rulesOf, type State, siteOfState, topFrame } from './state.ts';
import {
  COMMAND_IDS as COMMAND_NAMES,
  type CommandId,
  ONCE_PER_ROUND,
  READY,
} from './vocabulary.ts';

/** What campaigns have and skirmishes have not (IA-008). */
const CAMPAIGN: readonly string[] = ['supply', 'reinforce', 'test', 'class'];

/** The legal answer with this id, or the rule that forbids it. */
export function check(state: State, seat: Seat, id: string): Answer | Refusal {
  if (isOver(state) || seat !== state.asked) return refuse('table', 'not-asked');
  if (typeof id !== 'string') return refuse('table', 'unknown-answer');
  // DC-50: accepted at every question and listed at none.
  if (id === 'resign') return readAnswer(id) as Answer;
  const legal = findAnswer(question(state, seat), id);
  if (legal !== undefined) return legal;
  const [verb = '', what = '', ...rest] = id.split(':');
  const name = [what, ...rest].join(':');
  if (verb === 'play') return whyNotPlay(state, seat, name);
  if (verb === 'rest') return refuse('IA-069', 'no-rest');
  if (CAMPAIGN.includes(verb)) return refuse('IA-008', 'not-in-skirmish');
  const frame = topFrame(state);
  switch (frame.kind) {
    case 'activation':
      return whyNotAct(state, frame, verb, name);
    case 'attack':
      return whyNotInAttack(state, frame, verb, name);
    case 'window':
      return whyNotInWindow(state, frame, verb, name);
    case 'walk':
      return verb === 'walk' ? whyNotWalk(state, frame.figure, name) : otherQuestion(id);
    default:
      return whyNotElse(state, seat, verb, name, id);
  }
}

function whyNotElse(state: State, seat: Seat, verb: string, name: string, id: string): Refusal {
  switch (state.question) {
    case 'activate':
      return whyNotActivate(state, seat, verb, name);
    case 'deploy':
      return verb === 'deploy' ? whyNotDeploy(state, seat, name) : otherQuestion(id);
    case 'choose-figure':
      return verb === 'figure' ? refuse('IA-315', 'nothing-to-choose') : otherQuestion(id);
    default:
      return mustChoose(verb, id);
  }
}

function mustChoose(verb: string, id: string): Refusal {
  return verb === 'pass' || verb === 'stop' ? refuse('IA-261', 'must-choose') : otherQuestion(id);
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

function whyNotDeploy(state: State, seat: Seat, name: string): Refusal {
  const { grid } = siteOfState(state);
  const [place = ''] = name.split(':');
  const space = spaceNamed(grid, place.replace('-turned', ''));
  const foreign = space !== -1 && grid.zone[space] === state.zones[otherSeat(seat)];
  return foreign ? refuse('IA-043', 'zone-taken') : refuse('IA-044', 'outside-zone');
}

function whyNotInAttack(state: State, attack: AttackFrame, verb: string, name: string): Refusal {
  const id = name === '' ? verb : `${verb}:${name}`;
  switch (state.question) {
    case 'target':
    case 'cleave':
      return whyNotTarget(state, attack, verb, name);
    case 'surge': {
      if (verb !== 'surge') return otherQuestion(id);
      const used = (attack.spent[Number(name) - 1] ?? 0) >= surgeUsesNow(state, attack);
      return refuse('IA-184', used ? 'surge-used' : 'no-surge-left');
    }
    default:
      return mustChoose(verb, id);
  }
}

function whyNotInWindow(state: State, frame: WindowFrame, verb: string, name: string): Refusal {
  const id = name === '' ? verb : `${verb}:${name}`;
  if (verb === 'reroll' && frame.window.startsWith('reroll')) {
    return refuse('IA-181', 'rerolled-already');
  }
  const [ability, ...figure] = name.split(':');
  const number = rulesOf(state).figureIds.get(figure.join(':'));
  const once = ONCE_PER_ROUND.find((known) => known === ability);
  if (verb === 'use' && once !== undefined && number !== undefined) {
    if (isUsed(state, number, once)) return refuse('IA-267', 'used-this-round', { ability: once });
  }
  return mustChoose(verb, id);
}

/** IA-243 to IA-255: why a card cannot be played now. */
function whyNotPlay(state: State, seat: Seat, name: string): Refusal {
  const card = findCommand(name);
  if (card === undefined) return refuse('table', 'unknown-answer');
  if (isSilenced(state, seat)) return refuse('IA-255', 'forbidden-to-play');
  const params = { card: name };
  const held = at(state.hands, seat).some((number) => nameOfCard(number) === name);
  if (!held) return refuse('IA-242', 'not-in-hand', params);
  const frame = topFrame(state);
  if (frame.kind === 'activation') return whyNotPlayInActivation(state, frame, card.id);
  if (frame.kind === 'window' && frame.used.length > 0) {
    const again = frame.used.some((key) => key >= 100_000 && nameOfCard(key - 100_000) === name);
    if (again) return refuse('IA-248', 'same-card-twice', params);
  }
  return refuse('IA-243', 'other-window', params);
}

function nameOfCard(number: number): string {
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
