import type { JSX } from 'react';
import { DieFace } from '../../art/dice/index.ts';
import { ManoeuvreMark, RockArt, TokenArt } from '../../art/xwing/index.ts';

/** Every sign of the board, in the order of the legend. */
export const SIGNS = [
  'arc',
  'range',
  'green',
  'white',
  'red',
  'focus',
  'evade',
  'lock',
  'stress',
  'ion',
  'damage',
  'shield',
  'hull',
  'skill',
  'initiative',
  'asteroid',
  'die-hit',
  'die-critical',
  'die-focus',
  'die-evade',
  'die-blank',
] as const;
export type SignId = (typeof SIGNS)[number];

/** The rule behind each. */
export const SIGN_RULES: Readonly<Record<SignId, string>> = {
  arc: 'XW-095',
  range: 'XW-098',
  green: 'XW-169',
  white: 'XW-047',
  red: 'XW-059',
  focus: 'XW-118',
  evade: 'XW-125',
  lock: 'XW-116',
  stress: 'XW-167',
  ion: 'XW-301',
  damage: 'XW-143',
  shield: 'XW-141',
  hull: 'XW-150',
  skill: 'XW-053',
  initiative: 'XW-161',
  asteroid: 'XW-189',
  'die-hit': 'XW-128',
  'die-critical': 'XW-132',
  'die-focus': 'XW-124',
  'die-evade': 'XW-126',
  'die-blank': 'XW-129',
};

const ROCK: readonly (readonly [number, number])[] = [
  [-24, -6],
  [-10, -24],
  [14, -20],
  [26, 2],
  [12, 22],
  [-16, 20],
];
const SHAPE = { fill: 'none', strokeWidth: 3 } as const;
const DIE = 56;

/** The sign as it is drawn on the board, in a square from −32 to 32. */
export function SignArt(props: { readonly sign: SignId }): JSX.Element {
  const { sign } = props;
  switch (sign) {
    case 'arc':
      return <path d="M0 26L-26 -18Q0 -30 26 -18Z" stroke="var(--color-danger-ink)" {...SHAPE} />;
    case 'range':
      return (
        <g stroke="var(--color-info-ink)" {...SHAPE}>
          <circle r={9} />
          <circle r={18} />
          <circle r={27} />
        </g>
      );
    case 'green':
    case 'white':
    case 'red':
      return <ManoeuvreMark bearing="bank-left" difficulty={sign} />;
    case 'focus':
    case 'evade':
    case 'stress':
    case 'ion':
      return <TokenArt kind={sign} />;
    case 'lock':
      return <TokenArt kind="lock-red" label="A" />;
    case 'damage':
      return <TokenArt kind="critical" />;
    case 'shield':
      return <circle r={14} fill="var(--color-info-ink)" />;
    case 'hull':
      return <path d="M-14 -14H14V14H-14Z" fill="var(--color-ask-ink)" />;
    case 'skill':
      return <Figure text="8" />;
    case 'initiative':
      return (
        <g>
          <rect
            x={-20}
            y={-24}
            width={40}
            height={48}
            rx={6}
            stroke="var(--color-ask-ink)"
            {...SHAPE}
          />
          <Figure text="1" />
        </g>
      );
    case 'asteroid':
      return <RockArt outline={ROCK} />;
    default:
      return <DieSign sign={sign} />;
  }
}

function Figure(props: { readonly text: string }): JSX.Element {
  return (
    <text
      fill="var(--color-ask-ink)"
      fontSize={34}
      fontWeight={700}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {props.text}
    </text>
  );
}

function DieSign(props: { readonly sign: SignId }): JSX.Element {
  const { sign } = props;
  const look = { size: DIE, state: 'plain' } as const;
  return (
    <g transform={`translate(${-DIE / 2} ${-DIE / 2})`}>
      {sign === 'die-hit' && <DieFace kind="xwing-attack" face="hit" {...look} />}
      {sign === 'die-critical' && <DieFace kind="xwing-attack" face="critical" {...look} />}
      {sign === 'die-focus' && <DieFace kind="xwing-attack" face="focus" {...look} />}
      {sign === 'die-evade' && <DieFace kind="xwing-defence" face="evade" {...look} />}
      {sign === 'die-blank' && <DieFace kind="xwing-attack" face="blank" {...look} />}
    </g>
  );
}
