import type { BonusKind } from '@parsecs/super-teams/words';
import type { JSX } from 'react';
import { CraftSilhouette } from '../kit/craft-art.tsx';
import { Numeral } from '../kit/numerals.tsx';
import { X_WING } from '../kit/ships-rebel.ts';

const INK = 'var(--card-ink, #f1eaff)';
const MID = 'var(--card-accent, #b48cff)';
const DEEP = 'var(--card-deep, #3a2b78)';
const DARK = 'var(--card-ground, #17123a)';

function Boulder(props: { readonly d: string }): JSX.Element {
  return <path d={props.d} fill={DEEP} stroke={MID} strokeWidth={1.6} strokeLinejoin="round" />;
}

/** A flight helmet between the rocks. */
function SkilledPilot(): JSX.Element {
  return (
    <g strokeLinejoin="round">
      <Boulder d="M-40 -20L-32 -28L-24 -22L-26 -12L-36 -10Z" />
      <Boulder d="M28 20L38 16L42 26L35 34L27 30Z" />
      <Boulder d="M-40 24L-33 21L-29 28L-35 34Z" />
      <path
        d="M-23 12C-29 -14 -16 -30 0 -30S29 -14 23 12L18 24Q0 32 -18 24Z"
        fill={MID}
        stroke={INK}
        strokeWidth={2.2}
      />
      <path d="M4 -29.8C18 -28 28 -13 23 12L18 24Q10 28 4 28.6Z" fill={DEEP} />
      <path d="M-4 -30H4V-9H-4Z" fill={INK} />
      <path
        d="M-21 -9Q0 -15 21 -9L19 6Q12 10 6 6L0 3L-6 6Q-12 10 -19 6Z"
        fill={DARK}
        stroke={INK}
        strokeWidth={2.2}
      />
      <path
        d="M-15 -5Q-9 -7.5 -3 -8"
        fill="none"
        stroke={INK}
        strokeWidth={2}
        strokeLinecap="round"
      />
      <path d="M-27 -4H-22V14H-27ZM22 -4H27V14H22Z" fill={INK} stroke={INK} strokeWidth={1.4} />
      <path d="M-8 14L-5 22H5L8 14" fill="none" stroke={INK} strokeWidth={2} />
    </g>
  );
}

const RAYS = [4, 27, 49, 75, 98, 121, 146, 168, 190, 214, 236, 262, 285, 307, 330, 350] as const;

/** The tunnel of stars, and twice the distance. */
function LightSpeed(): JSX.Element {
  return (
    <>
      {RAYS.map((turn, index) => (
        <path
          key={turn}
          d={index % 2 === 0 ? 'M17 0L42 -1.9V1.9Z' : 'M25 0L42 -1.2V1.2Z'}
          transform={`rotate(${turn})`}
          fill={index % 2 === 0 ? INK : MID}
        />
      ))}
      <circle r={19} fill={DARK} opacity={0.55} />
      <g color={INK}>
        <g transform="translate(6 0) scale(0.5)">
          <Numeral value={2} weight={9} />
        </g>
        <path d="M-12 -3L-4 6M-4 -3L-12 6" stroke="currentColor" strokeWidth={4} />
      </g>
    </>
  );
}

/** Out of the whirl in a loop. */
function EvasiveManoeuvre(): JSX.Element {
  return (
    <>
      <g transform="translate(-8 10)" fill="none" stroke={MID} strokeLinecap="round">
        <circle r={6.5} fill={DARK} strokeWidth={2} />
        <path d="M11 2A11 11 0 0 1 -9 7M-11 -3A11.5 11.5 0 0 1 8 -8" strokeWidth={2.6} />
        <path d="M17 4A17.5 17.5 0 0 1 -6 16.4M-17 -5A17.5 17.5 0 0 1 4 -17" strokeWidth={1.8} />
      </g>
      <path
        d="M-38 32C-6 44 28 30 24 4C21 -16 -10 -14 -22 -24"
        fill="none"
        stroke={DARK}
        strokeWidth={9}
      />
      <path
        d="M-40 31C-6 44 28 30 24 4C22 -8 8 -13 -6 -17"
        fill="none"
        stroke={INK}
        strokeWidth={3}
        strokeDasharray="7 4.5"
      />
      <g transform="translate(-20 -23) rotate(202) scale(0.52)" color={INK}>
        <path d="M30 0L-20 -20L-10 0L-20 20Z" fill="currentColor" />
      </g>
    </>
  );
}

const JAW = 'M3 -16L16 -10Q30 2 24 20L15 31L12 27L17 17Q19 6 9 -2L3 -4Z';

/** A three-jawed claw closing on a ship. */
function MechanicalGrab(): JSX.Element {
  return (
    <g strokeLinejoin="round">
      <path d="M-2.5 -42V-22H2.5V-42Z" fill={DEEP} stroke={MID} strokeWidth={1.6} />
      <path d="M-8 -34H8M-8 -28H8" stroke={MID} strokeWidth={2} />
      <g transform="translate(0 14) scale(0.52)" color={MID}>
        <CraftSilhouette craft={X_WING} />
      </g>
      <path d={JAW} fill={DEEP} stroke={INK} strokeWidth={2.2} />
      <path d={JAW} transform="scale(-1 1)" fill={MID} stroke={INK} strokeWidth={2.2} />
      <path d="M-11 -22H11L8 -8H-8Z" fill={MID} stroke={INK} strokeWidth={2.2} />
      <circle cy={-15} r={3} fill={DARK} stroke={INK} strokeWidth={1.8} />
      <circle cx={18} cy={-4} r={1.8} fill={INK} />
      <circle cx={-18} cy={-4} r={1.8} fill={INK} />
    </g>
  );
}

/** One step more. */
function SpeedBonus(): JSX.Element {
  return (
    <>
      <g fill="none" strokeLinejoin="miter">
        <path d="M-34 34L0 12L34 34" stroke={DEEP} strokeWidth={7} />
        <path d="M-34 22L0 0L34 22" stroke={MID} strokeWidth={7} opacity={0.7} />
        <path d="M-34 10L0 -12L34 10" stroke={MID} strokeWidth={7} />
      </g>
      <circle cy={-6} r={23} fill={DARK} stroke={INK} strokeWidth={2.2} />
      <g color={INK}>
        <path d="M-12 -6H0M-6 -12V0" stroke="currentColor" strokeWidth={4.4} />
        <g transform="translate(8 -6) scale(0.56)">
          <Numeral value={1} weight={9} />
        </g>
      </g>
    </>
  );
}

/** Emblems in a box from -42 to 42. */
export const BONUS_EMBLEMS: Readonly<Record<BonusKind, () => JSX.Element>> = {
  'skilled-pilot': SkilledPilot,
  'light-speed': LightSpeed,
  'evasive-manoeuvre': EvasiveManoeuvre,
  'mechanical-grab': MechanicalGrab,
  'speed-bonus': SpeedBonus,
};
