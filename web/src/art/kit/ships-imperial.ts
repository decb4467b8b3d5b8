import type { Craft, Layer } from './craft.ts';
import {
  bright,
  deck,
  disc,
  flame,
  glass,
  glow,
  halfDisc,
  hull,
  lee,
  plate,
  ribs,
  seam,
  solid,
  spar,
  trim,
} from './craft.ts';

/** The ball of a twin-ion engine with its ribbed window, which looks ahead. */
function pod(x: number, y: number, r: number): readonly Layer[] {
  const window = r * 0.6;
  const wy = y - r * 0.24;
  const tip = window * 0.7;
  return [
    solid(disc(x, y, r), 1.4),
    lee(halfDisc(x, y, r)),
    deck(disc(x, y, r), 1.4, 'none'),
    glass(disc(x, wy, window), 1),
    ribs(
      `M${x - window} ${wy}H${x + window}M${x} ${wy - window}V${wy + window}` +
        `M${x - tip} ${wy - tip}L${x + tip} ${wy + tip}M${x + tip} ${wy - tip}L${x - tip} ${wy + tip}`,
    ),
    { ...glass(disc(x, wy, window * 0.36), 0.7), ink: 'trim' },
  ];
}

/** Two tall six-sided panels beside a ball. */
export const TIE_FIGHTER: Craft = [
  glow(flame(0, 10.4, 2.6)),
  hull('M-7 -6.5L-19.5 -3.6V3.6L-7 6.5Z', 1.1),
  hull('M-24.5 -28L-30 -19V19L-24.5 28L-19 19V-19Z', 1.5),
  seam('M-24.5 -28V28M-30 -11L-24.5 -5L-19 -11M-30 11L-24.5 5L-19 11', 0.8),
  trim('M-26.6 -4H-22.4V4H-26.6Z'),
  ...pod(0, 0, 11),
];

/** Wings bent around the ship, a long stern behind the ball. */
export const TIE_ADVANCED: Craft = [
  glow(flame(-2.6, 28.4, 2)),
  hull('M-6 -7L-23 -4.5V4.5L-6 7Z', 1.1),
  hull('M-13 -26L-29.5 -14V14L-13 26L-11.4 20.6L-22.5 10.5V-10.5L-11.4 -20.6Z', 1.5),
  seam('M-29.5 -14L-22.5 -10.5M-29.5 14L-22.5 10.5M-12.2 -23.3L-26 -12.4V12.4L-12.2 23.3', 0.8),
  trim('M-28 -4H-24V4H-28Z'),
  hull('M0 4L-8.6 7L-7 22L-4.5 29H0', 1.2),
  seam('M-7 22H0'),
  ...pod(0, -1, 11),
];

/** Four daggers: each wing is cut away so that the pilot sees, its points reach far ahead. */
export const TIE_INTERCEPTOR: Craft = [
  glow(flame(0, 11, 2.6)),
  hull('M-7 -6L-20 -3.4V5.4L-7 7Z', 1.1),
  hull('M-28.6 -32L-31 -9V17L-25.6 27L-18.6 19V-3L-16.6 -24L-22.4 -7.6H-25.8Z', 1.4),
  seam('M-25.6 27L-24.2 -7.6M-30.4 -6L-27.6 -10M-18.4 -7L-20.4 -9.4', 0.8),
  trim('M-26.6 0H-22.4V8H-26.6Z'),
  ...pod(0, 1, 10.4),
];

/** Two hulls side by side between bent wings: one for the crew, one for the bombs. */
export const TIE_BOMBER: Craft = [
  glow(flame(-7.2, 17.6, 3)),
  hull('M-10 -4L-25 -3V3L-10 4Z', 1.1),
  hull('M-18.6 -25.4L-31 -14V14L-18.6 25.4L-17.2 20.4L-25 10.6V-10.6L-17.2 -20.4Z', 1.5),
  seam('M-31 -14L-25 -10.6M-31 14L-25 10.6M-17.9 -22.9L-28 -12.4V12.4L-17.9 22.9', 0.8),
  trim('M-29.6 -4H-26.4V4H-29.6Z'),
  hull('M-1 -8V8H1V-8Z', 0.8),
  hull('M-14 -10Q-14 -18.6 -7.4 -19.4Q-0.8 -18.6 -0.8 -10V14L-2.6 18H-12.2L-14 14Z', 1.3),
  seam('M-14 -6H-0.8M-14 12H-0.8', 0.8),
  deck('M-7.4 0V11M-10.6 2V9M-4.2 2V9', 0.9, 'none'),
  glass(disc(7.4, -11, 4.6), 1),
  ribs('M2.8 -11H12M7.4 -15.6V-6.4M4.1 -14.3L10.7 -7.7M10.7 -14.3L4.1 -7.7'),
];

/** The round stern, the cockpit, the guns at the head; its fins are put on it. */
export const FIRESPRAY_BODY: Craft = [
  spar('M-2 -26V-32', 1.8),
  hull('M0 -28.6H-4L-6.6 -25L-9.4 -8Q-19 -3 -21 7Q-21.6 18 -15.6 25Q-9 30.6 0 30.6'),
  glow('M0 31Q-9 31 -15 26.4L-13.4 24Q-7 28.4 0 28.4Z'),
  plate('M0 -28.6H-4L-6.6 -25L-9.2 -8.4L-7.4 4L-4.4 8.6H0', 0.9),
  seam('M-9.4 -8Q-13 4 -11.6 14T-13.6 23.4M-7.4 4L-11.8 9', 0.8),
  trim('M-16.4 4Q-18.4 11 -16 17.6L-13.2 15.6Q-14.4 10 -13.4 4.6Z'),
  glass('M0 -18.6Q-4 -17.6 -4.4 -9T0 1Q4.2 -1 4.4 -9T0 -18.6Z'),
  ribs('M-4.4 -9.6H4.4M0 -18.6V-9.6'),
  deck(disc(0, 17, 4.4), 0.9, 'shade'),
];

/** The hunter's ship lying on its broad stern, fins out. */
export const FIRESPRAY_31: Craft = [
  hull('M-19 2L-27.6 -3.6L-29.4 -1V12.4L-27.4 14.6L-19 10Z', 1.2),
  trim('M-27 -0.4L-23.6 2V8.6L-27 10.4Z'),
  ...FIRESPRAY_BODY,
];

/** Three wings of which the upright one is seen from above as a blade; a beaked cockpit. */
export const LAMBDA_SHUTTLE: Craft = [
  glow(flame(-4, 25.6, 2.6)),
  hull('M-6 -10L-10 -10L-14.4 -1L-31 19L-31 25L-13 27L-6 23Z', 1.3),
  seam('M-14.4 -1L-13 27M-18 4L-29 21.6', 0.8),
  trim('M-19 8L-28.6 19.8V23L-18 24.2Z'),
  hull('M-12.4 -16H-10.6V-3H-12.4Z', 0.9),
  hull('M0 -32H-2.4L-5.6 -24L-5 -17.6L-3.4 -14L-6.8 -10L-8 4L-7 25.6H0'),
  seam('M-3.4 -14H0M-7.6 18H0'),
  glass('M-2 -28.6H2L4 -22.6L3 -19H-3L-4 -22.6Z'),
  solid('M0 -10L-1.6 -2L-2.2 30.4H2.2L1.6 -2Z', 0.9, 'trim'),
];

/** A tower: neck, crossbar, two domes, its middle at (0, y). */
export function bridge(y: number, width: number): Craft {
  const w = width / 2;
  return [
    bright(`M-1.8 ${y - 7}L-3.2 ${y}H3.2L1.8 ${y - 7}Z`, 0.5),
    bright(`M${-w} ${y - 1.6}H${w}L${w + 0.6} ${y + 0.4}V${y + 2}H${-w - 0.6}V${y + 0.4}Z`, 0.6),
    plate(disc(-w + 1.9, y + 0.3, 1.1), 0, 'shade'),
    plate(`M-1.4 ${y - 0.4}H0V${y + 0.6}H-1.4Z`, 0, 'glass'),
  ];
}

/** The wedge: a step, a second step, the bridge far aft. */
export const IMPERIAL_DESTROYER: Craft = [
  glow(`${flame(-5.2, 27, 2.6)}${flame(-10.8, 26.6, 1.8)}`),
  hull('M0 -32H-0.5L-19.8 25L-17.5 28L-9 26L-8.1 28.4H0'),
  seam('M-0.7 -28.4L-17.8 24.8'),
  plate('M0 -10H-0.9L-11.3 26H0', 0.9),
  plate('M0 3H-1.4L-6.5 26H0', 0.8),
  seam('M-4.1 2L-9 2M-5.9 9L-12.6 9M-8.1 16L-14.9 16', 0.7),
  ...bridge(18.6, 15),
  seam('M0 -31V-10', 0.5),
];
