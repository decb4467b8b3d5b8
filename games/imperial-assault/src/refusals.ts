import { at, findAnswer, type Refusal, type Seat } from '@parsecs/kernel';
import { type Answer, type AnswerOf, readAnswer, readCampaignWord } from './answers.ts';
import { surgeUsesNow } from './attack/surges.ts';
import { findCardAction } from './behaviour/catalogue.ts';
import { isAttackingAction, mayAttackByAction } from './behaviour/passives.ts';
import { commandNumber } from './cards/cards.ts';
import type { ActivationFrame, AttackFrame, WindowFrame } from './frames.ts';
import { findFigure, findGroup, findSpace } from './lookup.ts';
import { readPlace } from './names.ts';
import { actionsLeft } from './play/act.ts';
import { checkBuilt } from './play/build.ts';
import { fits as fitsFigure, isSilenced } from './play/cards.ts';
import { isUsed } from './play/defeat.ts';
import { actionCode, cardCode } from './play/used.ts';
import { question } from './questions.ts';
import { OTHER_QUESTION, refuse, whyNotAct, whyNotTarget, whyNotWalk } from './refusals-act.ts';
import { isOver, otherSeat, rulesOf, type State, siteOfState, topFrame } from './state.ts';
import { type CommandId, ONCE_PER_ROUND, READY } from './vocabulary.ts';

/** The legal answer with this id, or the rule that forbids it. */
export function check(state: State, seat: Seat, id: string): Answer | Refusal {
  if (isOver(state)) return refuse('table', 'not-asked');
  const answer = readAnswer(id);
  // IA-317: accepted from either player at every question, and listed at none.
  if (answer?.kind === 'resign') return answer;
  if (seat !== state.asked) return refuse('table', 'not-asked');
  if (answer === undefined) return whyUnknown(id);
  if (state.question === 'army') return checkBuilt(answer);
  return findAnswer(question(state, seat), id) ?? whyNot(state, seat, answer);
}

function whyUnknown(id: string): Refusal {
  switch (typeof id === 'string' ? readCampaignWord(id) : undefined) {
    case undefined:
      return refuse('table', 'unknown-answer');
    case 'rest':
      return refuse('IA-069', 'no-rest');
    default:
      return refuse('IA-008', 'not-in-skirmish');
  }
}

function whyNot(state: State, seat: Seat, answer: Answer): Refusal {
  if (answer.kind === 'play') return whyNotPlay(state, seat, answer.card);
  const frame = topFrame(state);
  switch (frame.kind) {
    case 'activation':
      return whyNotAct(state, frame, answer);
    case 'attack':
      return whyNotInAttack(state, frame, answer);
    case 'window':
      return whyNotInWindow(state, frame, answer);
    case 'walk':
      return answer.kind === 'walk'
        ? whyNotWalk(state, frame.figure, answer.place)
        : OTHER_QUESTION;
    default:
      return whyNotElse(state, seat, answer);
  }
}

function whyNotElse(state: State, seat: Seat, answer: Answer): Refusal {
  switch (state.question) {
    case 'activate':
      return whyNotActivate(state, seat, answer);
    case 'deploy':
      return answer.kind === 'deploy' ? whyNotDeploy(state, seat, answer) : OTHER_QUESTION;
    case 'choose-figure':
      return answer.kind === 'figure' ? refuse('IA-315', 'nothing-to-choose') : OTHER_QUESTION;
    default:
      return mustChoose(answer);
  }
}

function mustChoose({ kind }: Answer): Refusal {
  return kind === 'pass' || kind === 'stop' ? refuse('IA-261', 'must-choose') : OTHER_QUESTION;
}

function whyNotActivate(state: State, seat: Seat, answer: Answer): Refusal {
  if (answer.kind === 'pass') return refuse('IA-053', 'may-not-pass');
  if (answer.kind !== 'activate') return OTHER_QUESTION;
  const params = { group: answer.group };
  const group = findGroup(state, answer.group);
  if (group === -1 || at(rulesOf(state).groups, group).owner !== seat) {
    return refuse('IA-052', 'wrong-figure', params);
  }
  const ready = state.groups[group] === READY;
  return refuse(ready ? 'IA-052' : 'IA-013', 'not-ready', params);
}

function whyNotDeploy(state: State, seat: Seat, { place }: AnswerOf<'deploy'>): Refusal {
  const space = findSpace(state, readPlace(place).space);
  const zone = siteOfState(state).grid.zone[space];
  return zone === state.zones[otherSeat(seat)]
    ? refuse('IA-043', 'zone-taken')
    : refuse('IA-044', 'outside-zone');
}

function whyNotInAttack(state: State, attack: AttackFrame, answer: Answer): Refusal {
  switch (state.question) {
    case 'target':
    case 'cleave':
      return whyNotTarget(state, attack, answer);
    case 'surge': {
      if (answer.kind !== 'surge') return OTHER_QUESTION;
      const used = (attack.spent[answer.number - 1] ?? 0) >= surgeUsesNow(state, attack);
      return refuse('IA-184', used ? 'surge-used' : 'no-surge-left');
    }
    default:
      return mustChoose(answer);
  }
}

function whyNotInWindow(state: State, frame: WindowFrame, answer: Answer): Refusal {
  const { window } = frame;
  if (answer.kind === 'reroll' && (window === 'reroll-attack' || window === 'reroll-defence')) {
    return refuse('IA-181', 'rerolled-already');
  }
  if (answer.kind !== 'use') return mustChoose(answer);
  const figure = findFigure(state, answer.figure);
  const once = ONCE_PER_ROUND.find((ability) => ability === answer.ability);
  if (once === undefined || figure === -1 || !isUsed(state, figure, once)) return OTHER_QUESTION;
  return refuse('IA-267', 'used-this-round', { ability: once });
}

/** IA-243 to IA-255: why a card cannot be played now. */
function whyNotPlay(state: State, seat: Seat, card: CommandId): Refusal {
  if (isSilenced(state, seat)) return refuse('IA-255', 'forbidden-to-play');
  const params = { card };
  if (!at(state.hands, seat).includes(commandNumber(card))) {
    return refuse('IA-242', 'not-in-hand', params);
  }
  const frame = topFrame(state);
  if (frame.kind === 'activation') return whyNotPlayInActivation(state, frame, card);
  if (frame.kind === 'window' && frame.used.includes(cardCode(card))) {
    return refuse('IA-248', 'same-card-twice', params);
  }
  return refuse('IA-243', 'other-window', params);
}

function whyNotPlayInActivation(state: State, frame: ActivationFrame, card: CommandId): Refusal {
  const params = { card };
  const action = findCardAction(commandNumber(card));
  if (action === undefined) return refuse('IA-243', 'other-window', params);
  if (!fitsFigure(state, frame.figure, card)) return refuse('IA-245', 'wrong-figure', params);
  if (frame.used.includes(actionCode(card)))
    return refuse('IA-075', 'used-this-activation', params);
  if (action.actions > actionsLeft(frame)) {
    return action.actions === 2 && actionsLeft(frame) > 0
      ? refuse('IA-076', 'needs-two-actions', params)
      : refuse('IA-247', 'no-action-left', params);
  }
  if (isAttackingAction(state, action) && !mayAttackByAction(state, frame)) {
    return refuse('IA-070', 'already-attacked', params);
  }
  return refuse('IA-315', 'nothing-to-choose', params);
}
