import type { Frame } from '../frames.ts';
import type { State } from '../state.ts';
import { FIGHT_VIEWS } from './fight-views.ts';
import { FLIGHT_VIEWS } from './flight-views.ts';
import type { Moment } from './moment.ts';
import type { FrameView } from './naming.ts';

/** By kind: a frame without a view fails the type check. */
const FRAME_VIEWS: { readonly [Kind in Frame['kind']]: FrameView<Kind> } = {
  ...FLIGHT_VIEWS,
  ...FIGHT_VIEWS,
};

/** What a frame is, is known only when it is looked at. */
function viewOf(kind: Frame['kind']): FrameView<Frame['kind']> {
  return FRAME_VIEWS[kind] as unknown as FrameView<Frame['kind']>;
}

/** What is being resolved, in names; innermost last. */
export function showMoment(state: State): readonly Moment[] {
  return state.frames.map((frame) => viewOf(frame.kind).show(state, frame));
}

export function restoreFrames(state: State, moment: readonly Moment[]): Frame[] {
  return moment.map((part) => viewOf(part.kind).restore(state, part));
}
