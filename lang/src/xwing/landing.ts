import type { Pose } from '@parsecs/xwing';
import { hullOf } from './standing.ts';

/** XW-049, XW-051: millimetres and degrees, radii by speed. */
const STRAIGHT = 40;
const BENDS: Readonly<
  Record<string, { readonly degrees: number; readonly radii: readonly number[] }>
> = {
  bank: { degrees: 45, radii: [0, 80, 130, 180] },
  turn: { degrees: 90, radii: [0, 35, 62.5, 90] },
};
const HALF_TURN = 180;

function step({ x, y, heading }: Pose, ahead: number, aside: number, turn: number): Pose {
  const angle = (heading * Math.PI) / HALF_TURN;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return {
    x: x + ahead * sine + aside * cosine,
    y: y + ahead * cosine - aside * sine,
    heading: (heading + turn + 2 * HALF_TURN) % (2 * HALF_TURN),
  };
}

/** XW-057: where a whole manoeuvre ends, whatever is in the way. */
export function landingOf(pose: Pose, type: string | undefined, manoeuvre: string): Pose {
  const [bearing = '', ...rest] = manoeuvre.split('-');
  const speed = Number(rest.at(-1));
  const half = hullOf(type).length / 2;
  if (bearing === 'stationary') return pose;
  const bend = BENDS[bearing];
  if (bend === undefined) {
    return step(pose, STRAIGHT * speed + 2 * half, 0, bearing === 'koiogran' ? HALF_TURN : 0);
  }
  const radius = bend.radii[speed] ?? 0;
  const side = rest[0] === 'left' ? -1 : 1;
  const angle = (bend.degrees * Math.PI) / HALF_TURN;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return step(
    pose,
    half + radius * sine + half * cosine,
    side * (radius * (1 - cosine) + half * sine),
    side * bend.degrees,
  );
}

interface Area {
  readonly width: number;
  readonly height: number;
}

const TOLERANCE = 0.05;

/** XW-171: whether no part of the base is outside the play area. */
export function isInside({ x, y, heading }: Pose, type: string | undefined, area: Area): boolean {
  const { length, width } = hullOf(type);
  const angle = (heading * Math.PI) / HALF_TURN;
  const [sine, cosine] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  const wide = (length * sine + width * cosine) / 2 - TOLERANCE;
  const high = (length * cosine + width * sine) / 2 - TOLERANCE;
  return x >= wide && x <= area.width - wide && y >= high && y <= area.height - high;
}
