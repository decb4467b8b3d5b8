import { cosDegrees, sinDegrees } from '@parsecs/kernel';
import { putShip } from '../board.ts';
import { footprintsOfAllKinds, moveFootprint } from '../geometry/footprint.ts';
import { endPoseInto } from '../geometry/manoeuvre.ts';
import { normaliseHeading, type Pose } from '../geometry/pose.ts';
import { ACTIVATED, clearFlag, hasFlag, IN_PLAY, NONE, rulesOf, type State } from '../state.ts';

const flown: Pose = { x: 0, y: 0, heading: 0 };
const origins = footprintsOfAllKinds();
const ORIGIN: Readonly<Pose> = { x: 0, y: 0, heading: 0 };

/**
 * About how everybody stood when dials were set: whoever has moved is led back along the manoeuvre
 * that lies open, without the tokens of this round. Where it was stopped, or what it did afterwards,
 * is not known.
 */
export function whenPlanning(state: State): State {
  if (state.phase !== 'activation') return state;
  const before: State = {
    ...state,
    phase: 'planning',
    x: state.x.slice(),
    y: state.y.slice(),
    heading: state.heading.slice(),
    flags: state.flags.slice(),
    focus: state.focus.slice(),
    evade: state.evade.slice(),
  };
  for (let ship = 0; ship < state.status.length; ship += 1) {
    if (state.status[ship] !== IN_PLAY || !hasFlag(state, ship, ACTIVATED)) continue;
    clearFlag(before, ship, ACTIVATED);
    before.focus[ship] = 0;
    before.evade[ship] = 0;
    leadBack(before, ship);
  }
  return before;
}

function leadBack(before: State, ship: number): void {
  const { kind, dial } = rulesOf(before, ship);
  const place = before.dial[ship] as number;
  const manoeuvre = place === NONE ? undefined : dial[place];
  if (manoeuvre === undefined) return;
  const origin = origins[kind];
  moveFootprint(origin, ORIGIN);
  endPoseInto(flown, origin, manoeuvre);
  const heading = normaliseHeading((before.heading[ship] as number) - flown.heading);
  const [sine, cosine] = [sinDegrees(heading), cosDegrees(heading)];
  putShip(before, ship, {
    x: (before.x[ship] as number) - (flown.x * cosine + flown.y * sine),
    y: (before.y[ship] as number) - (flown.y * cosine - flown.x * sine),
    heading,
  });
}
