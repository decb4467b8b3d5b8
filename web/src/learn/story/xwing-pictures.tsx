import type { JSX } from 'react';
import { DieSymbolArt } from '../../art/dice/index.ts';
import { SIDE_PAINTS } from '../../art/kit/index.ts';
import { ManoeuvreMark, ShipArt, TokenArt } from '../../art/xwing/index.ts';
import { At, Steps, StoryFrame, WARM } from './frame.tsx';

/** Two squads, and one of them will be left. */
export function XWingGoal(): JSX.Element {
  return (
    <StoryFrame>
      <path d="M84 70L190 18V122Z" fill={WARM} opacity={0.12} />
      <path d="M84 70L190 18M84 70L190 122" stroke={WARM} strokeWidth={1.4} opacity={0.7} />
      <g style={SIDE_PAINTS.rebel}>
        <At x={84} y={70} scale={1.35} turn={90}>
          <ShipArt id="xwing" heading={90} />
        </At>
      </g>
      <g style={SIDE_PAINTS.imperial}>
        <At x={222} y={42} scale={1} turn={-90}>
          <ShipArt id="tiefighter" heading={-90} />
        </At>
        <At x={258} y={100} scale={1} turn={-90}>
          <ShipArt id="tiefighter" heading={-90} />
        </At>
      </g>
    </StoryFrame>
  );
}

/** Planning, activation, combat, end: a dial, a flight, a die, and what is taken back. */
export function XWingRound(): JSX.Element {
  return (
    <StoryFrame>
      <Steps>
        {[
          <g key="dial">
            <circle r={30} fill="#121a2e" stroke="#2b3a5e" strokeWidth={2} />
            <At x={0} y={0} scale={0.62}>
              <ManoeuvreMark bearing="bank-right" difficulty="green" />
            </At>
          </g>,
          <g key="fly" style={SIDE_PAINTS.rebel}>
            <path
              d="M-16 40C-16 14 -6 2 8 -10"
              fill="none"
              stroke={WARM}
              strokeWidth={11}
              opacity={0.3}
            />
            <At x={14} y={-18} scale={0.75} turn={45}>
              <ShipArt id="xwing" heading={45} />
            </At>
          </g>,
          <g key="fight" fill="none" color="#ff6b6b">
            <path d="M0 -30L26 0L0 30L-26 0Z" fill="#3a1420" stroke="#ff6b6b" strokeWidth={2} />
            <At x={0} y={0} scale={0.55}>
              <DieSymbolArt symbol="hit" />
            </At>
          </g>,
          <g key="end">
            <At x={-11} y={-13} scale={0.5}>
              <TokenArt kind="focus" />
            </At>
            <At x={11} y={15} scale={0.5}>
              <TokenArt kind="evade" />
            </At>
          </g>,
        ]}
      </Steps>
    </StoryFrame>
  );
}
