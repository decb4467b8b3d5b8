import type { View } from '@parsecs/starship-battles';
import type { JSX, ReactNode } from 'react';
import { CounterArt } from '../../art/starship-battles/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { Base } from '../kit/bases.tsx';
import { LegendRow } from '../kit/legend.tsx';
import './board.css';
import { NAMESPACES } from './words.ts';

type SignName =
  | 'light'
  | 'dark'
  | 'rim'
  | 'damage'
  | 'reduced'
  | 'command'
  | 'done'
  | 'number'
  | 'bow'
  | 'lit'
  | 'need'
  | 'defense'
  | 'lane'
  | 'partner';

const SIGNS: readonly (readonly [SignName, ReactNode])[] = [
  ['light', <Base key="sign" side="rebel" radius={26} health={1} lost={0} />],
  ['dark', <Base key="sign" side="imperial" radius={26} health={1} lost={0} />],
  ['rim', <Base key="sign" side="rebel" radius={26} health={8} lost={3} />],
  ['bow', <path key="sign" className="sb-bow" data-side="rebel" d="M0 -20L20 14H-20Z" />],
  [
    'number',
    <g key="sign" className="sb-number">
      <circle r={24} />
      <text fontSize={32}>2</text>
    </g>,
  ],
  ['damage', <CounterArt key="sign" kind="damage" label="3" />],
  ['reduced', <CounterArt key="sign" kind="reduced" />],
  ['command', <CounterArt key="sign" kind="command" faction="light" label="2" />],
  [
    'done',
    <path key="sign" className="sb-tick" transform="scale(4)" d="M-4.5 0L-1.5 3.5L4.5 -3.5" />,
  ],
  ['lit', <rect key="sign" className="sb-region" x={-26} y={-26} width={52} height={52} />],
  [
    'need',
    <g key="sign" className="sb-need">
      <rect x={-30} y={-18} width={60} height={36} rx={18} />
      <text fontSize={26}>8+</text>
    </g>,
  ],
  [
    'defense',
    <g key="sign" className="sb-defense" transform="scale(2.2)">
      <path className="bk-sign-plate" d="M0 12Q-10 7 -10 -2V-10H10V-2Q10 7 0 12Z" />
      <text fontSize={13}>17</text>
    </g>,
  ],
  ['lane', <rect key="sign" className="sb-lane" x={-14} y={-32} width={28} height={64} />],
  ['partner', <path key="sign" className="sb-notch" transform="scale(5)" d="M-3 -3V3M3 -3V3" />],
];

function isPlayed(view: View, sign: SignName): boolean {
  if (sign === 'command') return view.setup.mode === 'advanced';
  return sign !== 'partner' || view.setup.players === 4;
}

/** Every sign on the stellar grid. */
export function Legend(props: { readonly view: View }): JSX.Element {
  const { view } = props;
  const texts = useTexts(...NAMESPACES);
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {SIGNS.filter(([sign]) => isPlayed(view, sign)).map(([sign, drawing]) => (
        <LegendRow
          key={sign}
          name={texts.t(`starship-battles-board:legend.${sign}.name`)}
          text={texts.t(`starship-battles-board:legend.${sign}.text`)}
        >
          {drawing}
        </LegendRow>
      ))}
    </ul>
  );
}
