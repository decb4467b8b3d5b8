import type { JSX } from 'react';
import { useId } from 'react';

interface PlanetProps {
  readonly radius: number;
}

/** Both worlds are drawn with radius 50 and scaled; light falls from the top left. */
const DUSK_CRESCENT = 'M42 -27A50 50 0 1 1 -27 42A60 60 0 0 0 42 -27Z';
const SHADE_CRESCENT = 'M35.4 -35.4A50 50 0 1 1 -35.4 35.4A66 66 0 0 0 35.4 -35.4Z';

function Air(props: { readonly colour: string }): JSX.Element {
  return (
    <g fill="none" stroke={props.colour}>
      <circle r={54} strokeWidth={6} opacity={0.16} />
      <circle r={51.5} strokeWidth={3} opacity={0.4} />
    </g>
  );
}

/** Start: a desert world with dune belts, a salt basin and one small moon. */
export function DesertWorld(props: PlanetProps): JSX.Element {
  const clip = useId();
  return (
    <g transform={`scale(${props.radius / 50})`}>
      <clipPath id={clip}>
        <circle r={50} />
      </clipPath>
      <Air colour="var(--world-desert-air, #ffd9a0)" />
      <g clipPath={`url(#${clip})`}>
        <circle r={50} fill="var(--world-desert, #dfa462)" />
        <path d="M-60 -36Q-30 -26 -4 -34T60 -32V-60H-60Z" fill="var(--world-desert-cap, #f6dcae)" />
        <path
          d="M-60 -20Q-34 -8 -8 -17T30 -12Q44 -9 60 -16V-6Q40 1 22 -2T-14 -5Q-36 2 -60 -9Z"
          fill="var(--world-desert-light, #f2c88b)"
        />
        <path
          d="M-60 6Q-30 20 0 11T60 12V26Q34 20 8 26T-60 22Z"
          fill="var(--world-desert-dark, #b97741)"
        />
        <path
          d="M-60 36Q-20 30 6 38T60 36V44Q30 48 4 45T-60 48Z"
          fill="var(--world-desert-light, #f2c88b)"
        />
        <ellipse cx={-17} cy={-25} rx={9} ry={3.4} fill="var(--world-desert-light, #f2c88b)" />
        <g fill="none" stroke="var(--world-desert-line, #8a5228)" strokeWidth={1.2} opacity={0.7}>
          <path d="M-38 14Q-20 20 -2 15M6 16Q18 12 30 15M-26 -12Q-14 -9 -4 -12M8 -9Q20 -8 28 -6" />
        </g>
        <g fill="var(--world-desert-night, #4a2a1c)">
          <path d={SHADE_CRESCENT} opacity={0.3} />
          <path d={DUSK_CRESCENT} opacity={0.45} />
        </g>
      </g>
      <circle r={50} fill="none" stroke="var(--world-desert-rim, #ffe9c7)" strokeWidth={2} />
      <path
        d="M-44 -12A46 46 0 0 1 -12 -44"
        fill="none"
        stroke="var(--world-shine, #fffdf4)"
        strokeWidth={2.4}
        strokeLinecap="round"
        opacity={0.9}
      />
      <circle
        cx={47}
        cy={-44}
        r={8}
        fill="var(--world-desert-cap, #f6dcae)"
        stroke="var(--world-desert-rim, #ffe9c7)"
        strokeWidth={1.5}
      />
      <path
        d="M52.6 -49.6A8 8 0 0 1 41.4 -38.4A11 11 0 0 0 52.6 -49.6Z"
        fill="var(--world-desert-night, #4a2a1c)"
        opacity={0.55}
      />
    </g>
  );
}

const RING_TILT = 'rotate(-20)';

/** One half of the ring system: the far half lies behind the world, the near half before it. */
function Ring(props: { readonly near: boolean }): JSX.Element {
  const sweep = props.near ? 0 : 1;
  const arc = (rx: number, ry: number): string => `M-${rx} 0A${rx} ${ry} 0 0 ${sweep} ${rx} 0`;
  return (
    <g transform={RING_TILT} fill="none" opacity={props.near ? 1 : 0.6}>
      <path d={arc(61.5, 17)} stroke="var(--world-ring, #cfe3c0)" strokeWidth={5} />
      <path d={arc(67, 19.4)} stroke="var(--world-ring, #cfe3c0)" strokeWidth={1.6} />
      <path
        d={arc(56.5, 14.8)}
        stroke="var(--world-ring, #cfe3c0)"
        strokeWidth={1.6}
        opacity={0.6}
      />
    </g>
  );
}

/** Final: a ringed forest world; its face is left calm for a small pile of cards. */
export function ForestWorld(props: PlanetProps): JSX.Element {
  const clip = useId();
  return (
    <g transform={`scale(${props.radius / 50})`}>
      <clipPath id={clip}>
        <circle r={50} />
      </clipPath>
      <Ring near={false} />
      <Air colour="var(--world-forest-air, #9ff0d0)" />
      <g clipPath={`url(#${clip})`}>
        <circle r={50} fill="var(--world-forest-sea, #217f92)" />
        <g fill="var(--world-forest, #5cba72)">
          <path d="M-56 2Q-46 -2 -42 -12Q-30 -14 -30 -24Q-14 -24 -12 -36Q-2 -40 0 -54H-60Z" />
          <path d="M-54 16Q-42 8 -32 13Q-24 3 -10 8Q2 0 14 6Q28 6 26 16Q16 20 18 28Q6 32 4 42Q-8 46 -16 54H-54Z" />
          <path d="M14 -54Q12 -38 24 -34Q26 -22 38 -22Q42 -12 56 -12V-54Z" />
          <ellipse cx={36} cy={6} rx={8} ry={4} />
        </g>
        <g fill="var(--world-forest-dark, #348a58)">
          <path d="M-40 24Q-30 15 -18 20Q-8 13 2 18Q4 24 -8 27Q-14 37 -26 34Q-36 36 -40 24Z" />
          <path d="M-34 -22Q-32 -34 -18 -38Q-16 -30 -24 -27Q-26 -20 -34 -22Z" />
        </g>
        <g fill="none" stroke="var(--world-cloud, #eafff4)" strokeLinecap="round">
          <path d="M-40 -20Q-24 -28 -6 -23" strokeWidth={3.6} opacity={0.85} />
          <path d="M-22 -15Q-10 -18 0 -16M10 -37Q22 -40 32 -34" strokeWidth={2.4} opacity={0.7} />
          <path d="M14 34Q26 32 36 26" strokeWidth={3} opacity={0.6} />
        </g>
        <g fill="var(--world-forest-night, #06233a)">
          <path d={SHADE_CRESCENT} opacity={0.3} />
          <path d={DUSK_CRESCENT} opacity={0.45} />
        </g>
        {/* the ring throws its shadow on the clouds */}
        <path
          d="M-61.5 -5A61.5 17 0 0 0 61.5 -5"
          transform={RING_TILT}
          fill="none"
          stroke="var(--world-forest-night, #06233a)"
          strokeWidth={4}
          opacity={0.4}
        />
      </g>
      <circle r={50} fill="none" stroke="var(--world-forest-rim, #d6ffea)" strokeWidth={2} />
      <path
        d="M-44 -12A46 46 0 0 1 -12 -44"
        fill="none"
        stroke="var(--world-shine, #fffdf4)"
        strokeWidth={2.4}
        strokeLinecap="round"
        opacity={0.9}
      />
      <Ring near={true} />
    </g>
  );
}
