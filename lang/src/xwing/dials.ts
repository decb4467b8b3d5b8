import type { Difficulty } from '@parsecs/xwing';
import { shipOfPilot } from './pilots.ts';

/** The manoeuvres of each dial that are not white; a bank or turn stands for both sides. */
export const DIAL_COLOURS: Readonly<
  Record<string, { readonly green: readonly string[]; readonly red: readonly string[] }>
> = {
  xwing: { green: ['bank-1', 'straight-1', 'straight-2'], red: ['koiogran-4'] },
  tiefighter: {
    green: ['bank-2', 'straight-2', 'straight-3'],
    red: ['koiogran-3', 'koiogran-4'],
  },
  ywing: { green: ['straight-1', 'straight-2'], red: ['turn-3', 'straight-4', 'koiogran-4'] },
  tieadvanced: { green: ['bank-1', 'straight-2', 'straight-3'], red: ['koiogran-4'] },
  awing: {
    green: ['turn-2', 'bank-2', 'straight-2', 'straight-3', 'straight-4', 'straight-5'],
    red: ['koiogran-3', 'koiogran-5'],
  },
  yt1300: { green: ['bank-1', 'straight-1', 'straight-2'], red: ['koiogran-3', 'koiogran-4'] },
  tieinterceptor: {
    green: ['turn-2', 'bank-2', 'straight-2', 'straight-3', 'straight-4'],
    red: ['koiogran-3', 'koiogran-5'],
  },
  firespray31: {
    green: ['bank-1', 'straight-1', 'straight-2'],
    red: ['koiogran-3', 'koiogran-4'],
  },
  bwing: {
    green: ['bank-1', 'straight-1', 'straight-2'],
    red: ['turn-1', 'koiogran-2', 'bank-3', 'straight-4'],
  },
  hwk290: { green: ['bank-1', 'straight-1', 'straight-2'], red: ['bank-3', 'straight-4'] },
  tiebomber: {
    green: ['straight-1', 'bank-2', 'straight-2', 'straight-3'],
    red: ['turn-2', 'koiogran-5'],
  },
  lambdaclassshuttle: {
    green: ['bank-1', 'straight-1', 'straight-2'],
    red: ['stationary-0', 'turn-2', 'bank-3'],
  },
};

/** The printed colour of a manoeuvre on the dial of a pilot's ship; nothing without a dial. */
export function colourOf(pilot: string, manoeuvre: string): Difficulty | undefined {
  const dial = DIAL_COLOURS[shipOfPilot(pilot) ?? ''];
  if (dial === undefined) return undefined;
  const either = manoeuvre.replace(/-(?:left|right)-/, '-');
  if (dial.green.includes(either)) return 'green';
  return dial.red.includes(either) ? 'red' : 'white';
}
