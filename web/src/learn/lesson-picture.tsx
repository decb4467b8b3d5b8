import { COLOURS, type ShipId, type SpaceKind } from '@parsecs/super-teams/words';
import type { JSX, ReactNode } from 'react';
import {
  BonusCardArt,
  CardBack,
  DesertWorld,
  ForestWorld,
  JokerMark,
  MovementCardArt,
  ShipArt,
  SpaceArt,
} from '../art/super-teams/index.ts';

/** Pictures are 320 by 120 and always night, like the board they show. */
function Frame(props: { readonly children: ReactNode }): JSX.Element {
  return (
    <svg viewBox="0 0 320 120" aria-hidden="true" className="art-night block w-full bg-[#0a0f1e]">
      {props.children}
    </svg>
  );
}

interface At {
  readonly x: number;
  readonly y?: number;
}

function Ship(props: At & { readonly ship: ShipId; readonly scale?: number }): JSX.Element {
  const { x, y = 60, ship, scale = 0.9 } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ShipArt ship={ship} />
    </g>
  );
}

function Space(props: At & { readonly kinds: readonly SpaceKind[] }): JSX.Element {
  const { x, y = 60, kinds } = props;
  return (
    <g transform={`translate(${x} ${y})`}>
      <SpaceArt kinds={kinds} heading={0} radius={kinds[0] === 'final' ? 34 : 24} />
    </g>
  );
}

/** A dashed way with a head: where a ship goes. */
function Way(props: { readonly d: string; readonly colour?: string }): JSX.Element {
  return (
    <path
      d={props.d}
      fill="none"
      stroke={props.colour ?? '#6fb4ff'}
      strokeWidth={2}
      strokeDasharray="6 5"
      strokeLinecap="round"
    />
  );
}

function Head(props: At & { readonly turn?: number; readonly colour?: string }): JSX.Element {
  const { x, y = 60, turn = 0, colour = '#6fb4ff' } = props;
  return (
    <path
      d="M-7 -6L3 0L-7 6"
      transform={`translate(${x} ${y}) rotate(${turn})`}
      fill="none"
      stroke={colour}
      strokeWidth={2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

function Figure(props: At & { readonly colour?: string; readonly children: string }): JSX.Element {
  return (
    <text
      x={props.x}
      y={props.y}
      textAnchor="middle"
      fill={props.colour ?? '#6fb4ff'}
      className="condensed"
      fontSize={20}
      fontWeight={700}
    >
      {props.children}
    </text>
  );
}

const WARM = '#ffc857';

const PICTURES: Readonly<Record<string, () => JSX.Element>> = {
  goal: () => (
    <>
      <Way d="M80 70C130 100 180 20 230 54" />
      <g transform="translate(52 62)">
        <DesertWorld radius={34} />
      </g>
      <g transform="translate(262 58)">
        <ForestWorld radius={38} />
      </g>
      <Ship ship="red-1" x={150} y={64} />
    </>
  ),
  sides: () => (
    <>
      {COLOURS.map((colour, index) => (
        <g key={colour}>
          <Ship ship={`${colour}-1`} x={48 + index * 75} y={36} scale={0.72} />
          <Ship ship={`${colour}-2`} x={48 + index * 75} y={84} scale={0.72} />
        </g>
      ))}
    </>
  ),
  turn: () => (
    <>
      <MovementCardArt colour="red" value={3} x={18} y={14} width={66} height={92} />
      <Way d="M128 60H286" />
      <Head x={292} />
      {[162, 212, 262].map((x) => (
        <circle key={x} cx={x} cy={60} r={5} fill="#0a0f1e" stroke="#6fb4ff" strokeWidth={2} />
      ))}
      <Ship ship="red-2" x={122} />
    </>
  ),
  rivals: () => (
    <>
      <MovementCardArt colour="green" value={2} x={18} y={14} width={66} height={92} />
      <MovementCardArt colour="black" value={5} x={92} y={14} width={66} height={92} />
      <Ship ship="green-1" x={208} y={60} />
      <Ship ship="black-1" x={276} y={60} />
    </>
  ),
  hyperspace: () => (
    <>
      <Space kinds={['hyperspace']} x={44} />
      <Way d="M72 56C96 30 128 30 150 52" colour={WARM} />
      <Head x={152} y={54} turn={48} colour={WARM} />
      <Figure x={112} y={28} colour={WARM}>
        ×2
      </Figure>
      <Space kinds={['asteroid']} x={212} />
      <Way d="M240 60H274" />
      <Head x={282} />
      <Figure x={262} y={46}>
        1
      </Figure>
    </>
  ),
  bonus: () => (
    <>
      <Space kinds={['bonus']} x={96} />
      <Ship ship="yellow-1" x={96} scale={0.8} />
      <Way d="M126 60H196" colour={WARM} />
      <Head x={202} colour={WARM} />
      <CardBack kind="bonus" x={216} y={18} width={60} height={84} />
    </>
  ),
  maw: () => (
    <>
      <Space kinds={['normal']} x={52} />
      <Space kinds={['maw']} x={152} />
      <Space kinds={['maw']} x={206} />
      <Space kinds={['normal']} x={274} />
      <Way d="M150 34C126 10 84 10 60 32" colour="#ff8f95" />
      <Head x={58} y={34} turn={135} colour="#ff8f95" />
    </>
  ),
  dual: () => (
    <>
      <Space kinds={['hyperspace', 'asteroid']} x={70} />
      <Space kinds={['hyperspace', 'normal']} x={160} />
      <Space kinds={['asteroid', 'normal']} x={250} />
    </>
  ),
  cards: () => (
    <>
      {(['skilled-pilot', 'light-speed', 'evasive-manoeuvre'] as const).map((kind, index) => (
        <BonusCardArt key={kind} kind={kind} x={26 + index * 96} y={10} width={76} height={106} />
      ))}
    </>
  ),
  planet: () => (
    <>
      <g transform="translate(150 60)">
        <ForestWorld radius={44} />
      </g>
      <Ship ship="black-2" x={76} />
      <CardBack kind="bonus" x={214} y={26} width={48} height={67} />
      <CardBack kind="bonus" x={236} y={34} width={48} height={67} />
    </>
  ),
  jokers: () => (
    <>
      <MovementCardArt colour="yellow" value={4} x={42} y={14} width={66} height={92} />
      <g transform="translate(104 24) scale(1.2)">
        <JokerMark />
      </g>
      <Way d="M124 60H168" colour={WARM} />
      <Head x={174} colour={WARM} />
      <Ship ship="red-1" x={214} y={38} scale={0.8} />
      <Ship ship="green-2" x={274} y={38} scale={0.8} />
      <Ship ship="black-1" x={244} y={86} scale={0.8} />
    </>
  ),
  rounds: () => (
    <>
      {([1, 2, 3, 4, 5, 6] as const).map((value, index) => (
        <MovementCardArt
          key={value}
          colour={COLOURS[index % COLOURS.length] ?? 'red'}
          value={value}
          x={20 + index * 46}
          y={24}
          width={50}
          height={70}
        />
      ))}
    </>
  ),
};

/** What a lesson says, as a picture; nothing where there is none yet. */
export function LessonPicture(props: { readonly lesson: string }): JSX.Element | null {
  const Picture = PICTURES[props.lesson];
  if (Picture === undefined) return null;
  return (
    <Frame>
      <Picture />
    </Frame>
  );
}
