import type { Craft } from '../kit/craft.ts';
import {
  deck,
  disc,
  flame,
  glass,
  glow,
  hull,
  type Layer,
  seam,
  solid,
  stripe,
  trim,
} from '../kit/craft.ts';

const INTERCEPTOR =
  'M0 -2H-1.6V-31L-3.6 -31.5L-9.2 -11L-15 4L-22 17L-23 26L-12.5 20.5L-8.6 26H-2.6L0 22';

/** The last interceptor of the order: two long prongs, a wheel of a window, the droid to port. */
export const JEDI_INTERCEPTOR: Craft = [
  glow(flame(-5.6, 25.6, 2.5)),
  hull(INTERCEPTOR, 0),
  trim('M-13.4 9.5L-16.4 15L-22.4 24.5L-13.4 19.5Z'),
  stripe('M-3 -27L-7 -10L-11.4 3', 1.5),
  stripe('M-9.6 12L-8.6 26M-12.5 20.5L-10 11', 0.9),
  seam(INTERCEPTOR, 1.3),
  deck(disc(0, 4.5, 8.8), 1.2),
  { ...glass(disc(0, 3.6, 6), 0.8), ink: 'trim' },
  deck('M-4.2 7.8L4.2 -0.6M4.2 7.8L-4.2 -0.6M-6 3.6H6M0 9.6V-2.4', 0.7, 'none'),
  glass(disc(0, 3.6, 2), 0.7),
  deck(disc(-5, -9.5, 2.2), 0.9, 'trim'),
];

const RUNNER =
  'M0 -32H-4.2L-7.6 -31L-8.6 -27.5L-8.2 -24L-6.4 -23.4V-20.4L-3 -19L-2.6 -9.5L-4.2 -7L-4.6 -1' +
  'L-7.6 9L-11.9 13.5V17H0';

/** An engine that ends in a bell at y. */
function tube(x: number, y: number): string {
  return `M${x - 1.7} 15V${y - 5}L${x - 2.5} ${y}H${x + 2.5}L${x + 1.7} ${y - 5}V15Z`;
}

function engines(x: number, y: number): readonly Layer[] {
  return [
    glow(flame(x, y, 2.1)),
    hull(tube(x, y), 1),
    stripe(`M${x - 1.7} ${y - 5}H${x + 1.7}`, 1.1),
  ];
}

/** The runner of blockades: a hammer for a head, a thin neck, a bank of engines. */
export const BLOCKADE_RUNNER: Craft = [
  ...engines(-10, 27.4),
  ...engines(-5, 28.6),
  glow(flame(0, 29.8, 2.1)),
  solid(tube(0, 29.8), 1),
  stripe('M-1.7 24.8H0', 1.1),
  hull(RUNNER, 0),
  trim('M-8.2 -29L-8.6 -27H0V-29ZM-5.9 3.4L-6.5 5.4H0V3.4ZM-7 6.8L-7.3 8H0V6.8Z'),
  seam(RUNNER, 1.3),
  glass(disc(0, -3, 2.5), 1),
  deck('M0 -19V-9M-6.4 -23.4H6.4', 0.8, 'none'),
];
