import { at } from '@parsecs/kernel';
import type { ActivationFrame, EffectFrame, Frame, WindowFrame } from '../frames.ts';
import { ARMIES } from '../lists/ready-made.ts';
import {
  figureNamed,
  groupId,
  groupNamed,
  idOf,
  labelOf,
  placeOf,
  spaceOfLabel,
  standNamed,
  targetNamed,
  tokenId,
  tokenNamed,
} from '../lookup.ts';
import { actionCode, actionOf, usedCode, usedOf } from '../play/used.ts';
import type { State } from '../state.ts';
import { TRIGGERS } from '../vocabulary.ts';
import { restoreAttack, showAttack } from './attack-moment.ts';
import { restoreMission, showMission } from './mission-moment.ts';
import type {
  ActivationMoment,
  EffectMoment,
  Moment,
  MomentKind,
  MomentOf,
  WindowMoment,
} from './moment.ts';
import { ACTION_SORTS, ACTIVATION_STEPS, ROUND_STEPS, SETUP_STEPS } from './steps.ts';

type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { readonly kind: Kind }>;

/** A frame in names, and back. */
interface Form<Kind extends MomentKind> {
  readonly show: (state: State, frame: FrameOf<Kind>) => MomentOf<Kind>;
  readonly restore: (state: State, moment: MomentOf<Kind>) => FrameOf<Kind>;
}

/** A kind of frame that nobody could see fails the type check. */
const FORMS: { readonly [Kind in Frame['kind']]: Form<Kind> } = {
  setup: {
    show: (_state, { step }) => ({ kind: 'setup', step: at(SETUP_STEPS, step) }),
    restore: (_state, { step }) => ({ kind: 'setup', step: SETUP_STEPS.indexOf(step) }),
  },
  build: {
    show: (_state, { armies }) => ({ kind: 'build', done: armies.map((army) => army !== null) }),
    // What is hidden is imagined later.
    restore: (_state, { done }) => ({
      kind: 'build',
      armies: done.map((isDone) => (isDone ? ARMIES['first-skirmish-empire'] : null)),
    }),
  },
  round: {
    show: (_state, { step }) => ({ kind: 'round', step: at(ROUND_STEPS, step) }),
    restore: (_state, { step }) => ({ kind: 'round', step: ROUND_STEPS.indexOf(step) }),
  },
  group: {
    show: (state, { group, left }) => ({
      kind: 'group',
      group: groupId(state, group),
      left: idsOf(state, left),
    }),
    restore: (state, { group, left }) => ({
      kind: 'group',
      group: groupNamed(state, group),
      left: figuresNamed(state, left),
      step: 0,
    }),
  },
  activation: { show: showActivation, restore: restoreActivation },
  window: { show: showWindow, restore: restoreWindow },
  attack: { show: showAttack, restore: restoreAttack },
  walk: {
    show: (state, { figure, by, points, counts }) => ({
      kind: 'walk',
      figure: idOf(state, figure),
      by,
      points,
      counts,
    }),
    restore: (state, { figure, by, points, counts }) => ({
      kind: 'walk',
      figure: figureNamed(state, figure),
      by,
      points,
      counts,
      step: 0,
    }),
  },
  path: {
    show: (state, { figure, way, index, voluntary }) => ({
      kind: 'path',
      figure: idOf(state, figure),
      walked: way.slice(0, index).map((stand) => placeOf(state, stand)),
      ahead: way.slice(index).map((stand) => placeOf(state, stand)),
      voluntary,
    }),
    restore: (state, { figure, walked, ahead, voluntary }) => ({
      kind: 'path',
      figure: figureNamed(state, figure),
      way: [...walked, ...ahead].map((place) => standNamed(state, place)),
      index: walked.length,
      voluntary,
    }),
  },
  strain: {
    show: (state, { figure, points }) => ({ kind: 'strain', figure: idOf(state, figure), points }),
    restore: (state, { figure, points }) => ({
      kind: 'strain',
      figure: figureNamed(state, figure),
      points,
    }),
  },
  effect: { show: showEffect, restore: restoreEffect },
  displace: {
    show: (state, { mover, waiting }) => ({
      kind: 'displace',
      mover: idOf(state, mover),
      waiting: idsOf(state, waiting),
    }),
    restore: (state, { mover, waiting }) => ({
      kind: 'displace',
      mover: figureNamed(state, mover),
      waiting: waiting.map((target) => targetNamed(state, target)),
    }),
  },
  drop: {
    show: (state, { by, tokens, spaces }) => ({
      kind: 'drop',
      by,
      tokens: tokens.map((token) => tokenId(state, token)),
      spaces: spaces.map((space) => labelOf(state, space)),
    }),
    restore: (state, { by, tokens, spaces }) => ({
      kind: 'drop',
      by,
      tokens: tokens.map((token) => tokenNamed(state, token)),
      spaces: spaces.map((space) => spaceOfLabel(state, space)),
    }),
  },
  mission: { show: showMission, restore: restoreMission },
};

function formOf(kind: MomentKind): Form<MomentKind> {
  return FORMS[kind] as unknown as Form<MomentKind>;
}

/** What is being resolved, innermost last. */
export function showMoments(state: State): readonly Moment[] {
  return state.frames.map((frame) => formOf(frame.kind).show(state, frame));
}

/** The frames again; `state` knows the table and the mission. */
export function restoreFrames(state: State, moments: readonly Moment[]): Frame[] {
  return moments.map((moment) => formOf(moment.kind).restore(state, moment));
}

function idsOf(state: State, targets: readonly number[]): readonly string[] {
  return targets.map((target) => idOf(state, target));
}

function figuresNamed(state: State, ids: readonly string[]): number[] {
  return ids.map((id) => figureNamed(state, id));
}

function showActivation(state: State, frame: ActivationFrame): ActivationMoment {
  const { spent, extra, points, attacked, assault, left, displaced, kills, lord, limit } = frame;
  return {
    kind: 'activation',
    figure: idOf(state, frame.figure),
    step: at(ACTIVATION_STEPS, frame.step),
    spent,
    extra,
    points,
    attacked,
    assault,
    left,
    displaced,
    kills,
    lord,
    used: frame.used.map(actionOf),
    seenBy: idsOf(state, frame.seenBy),
    limit,
    action: at(ACTION_SORTS, frame.action),
  };
}

function restoreActivation(state: State, moment: ActivationMoment): ActivationFrame {
  const { spent, extra, points, attacked, assault, left, displaced, kills, lord, limit } = moment;
  return {
    kind: 'activation',
    figure: figureNamed(state, moment.figure),
    step: ACTIVATION_STEPS.indexOf(moment.step),
    spent,
    extra,
    points,
    attacked,
    assault,
    left,
    displaced,
    kills,
    lord,
    used: moment.used.map(actionCode),
    seenBy: figuresNamed(state, moment.seenBy),
    limit,
    action: ACTION_SORTS.indexOf(moment.action) as ActivationFrame['action'],
  };
}

function showWindow(state: State, frame: WindowFrame): WindowMoment {
  const { window, seats, index, about, waiting } = frame;
  return {
    kind: 'window',
    window,
    done: seats.slice(0, index),
    seats: seats.slice(index),
    about: about === -1 ? null : idOf(state, about),
    used: frame.used.map((code) => usedOf(state, code)),
    waiting: Array.from({ length: waiting.length / 2 }, (_, pair) => ({
      trigger: at(TRIGGERS, at(waiting, 2 * pair)),
      figure: idOf(state, at(waiting, 2 * pair + 1)),
    })),
  };
}

function restoreWindow(state: State, moment: WindowMoment): WindowFrame {
  const { window, done, seats, about } = moment;
  return {
    kind: 'window',
    window,
    seats: [...done, ...seats],
    index: done.length,
    about: about === null ? -1 : targetNamed(state, about),
    used: moment.used.map((used) => usedCode(state, used)),
    waiting: moment.waiting.flatMap(({ trigger, figure }) => [
      TRIGGERS.indexOf(trigger),
      figureNamed(state, figure),
    ]),
  };
}

/** The one card whose player chooses among what he drew. */
const DRAWING = 'planning';

function showEffect(state: State, frame: EffectFrame): EffectMoment {
  const { effect, figure, by, step, chosen } = frame;
  return {
    kind: 'effect',
    effect,
    figure: figure === -1 ? null : idOf(state, figure),
    by,
    done: step,
    ...(effect === DRAWING
      ? { chosen: [], drawn: at(chosen, 0) }
      : { chosen: idsOf(state, chosen) }),
  };
}

function restoreEffect(state: State, moment: EffectMoment): EffectFrame {
  const { effect, figure, by, done, chosen, drawn } = moment;
  return {
    kind: 'effect',
    effect,
    figure: figure === null ? -1 : figureNamed(state, figure),
    by,
    step: done,
    chosen: drawn === undefined ? chosen.map((target) => targetNamed(state, target)) : [drawn],
  };
}
