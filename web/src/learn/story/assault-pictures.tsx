import type { JSX } from 'react';
import { DieFace, DieSymbolArt } from '../../art/dice/index.ts';
import {
  ConditionMark,
  DamageArt,
  FigureArt,
  type FigureId,
  TerminalArt,
} from '../../art/imperial-assault/index.ts';
import { Arrow, At, LIGHT, Middle, Steps, StoryFrame, WARM } from './frame.tsx';

interface WhoProps {
  readonly id: FigureId;
  readonly x: number;
  readonly y: number;
  readonly tone: string;
  readonly scale?: number;
}

/** A figure in a ring of its side. */
function Who({ id, x, y, tone, scale = 1 }: WhoProps): JSX.Element {
  return (
    <At x={x} y={y} scale={scale}>
      <circle r={34} fill="#101930" stroke={tone} strokeWidth={3} />
      <FigureArt id={id} />
    </At>
  );
}

const REBEL = '#ff8a4c';
const EMPIRE = '#7cc4ff';

/** Two armies, and something on the map that both want. */
export function AssaultGoal(): JSX.Element {
  return (
    <StoryFrame>
      <Who id="luke-skywalker" x={60} y={70} tone={REBEL} />
      <At x={160} y={70} scale={1.1}>
        <TerminalArt />
      </At>
      <Who id="darth-vader" x={262} y={70} tone={EMPIRE} />
      <Arrow d="M100 70H128" tone={WARM} />
      <Arrow d="M222 70H192" tone={LIGHT} />
    </StoryFrame>
  );
}

/** One group, then one of the other side, and so on, until all have had their turn. */
export function AssaultRound(): JSX.Element {
  return (
    <StoryFrame>
      <Steps>
        {[
          <Who key="1" id="luke-skywalker" x={0} y={0} tone={REBEL} scale={0.78} />,
          <Who key="2" id="stormtrooper" x={0} y={0} tone={EMPIRE} scale={0.78} />,
          <Who key="3" id="gideon-argus" x={0} y={0} tone={REBEL} scale={0.78} />,
          <Who key="4" id="darth-vader" x={0} y={0} tone={EMPIRE} scale={0.78} />,
        ]}
      </Steps>
    </StoryFrame>
  );
}

/** Out from behind a corner, one attack, and back. */
export function AssaultActions(): JSX.Element {
  return (
    <StoryFrame>
      <path d="M112 10V84" stroke="#9fb0d3" strokeWidth={7} strokeLinecap="round" />
      <Who id="diala-passil" x={66} y={46} tone={REBEL} scale={0.8} />
      <Arrow d="M66 80C70 112 96 118 138 112" tone={WARM} />
      <Arrow d="M160 104C186 92 206 82 228 74" tone="#ff6b6b" />
      <circle cx={148} cy={110} r={9} fill="none" stroke={WARM} strokeWidth={2.4} />
      <Who id="stormtrooper" x={262} y={62} tone={EMPIRE} scale={0.8} />
    </StoryFrame>
  );
}

/** A die with a surge, and what it may buy. */
export function AssaultSurges(): JSX.Element {
  return (
    <StoryFrame>
      <Middle x={56} y={70} size={64}>
        <DieFace kind="green" face={[1, 1, 1]} size={64} state="plain" />
      </Middle>
      <Arrow d="M98 70H128" tone={WARM} />
      <g color={WARM}>
        <At x={152} y={70} scale={0.6}>
          <DieSymbolArt symbol="surge" />
        </At>
      </g>
      <Arrow d="M176 64L206 38" tone={WARM} />
      <Arrow d="M176 70H206" tone={WARM} />
      <Arrow d="M176 76L206 104" tone={WARM} />
      <At x={232} y={32} scale={0.55}>
        <DamageArt label="1" />
      </At>
      <g color="#e8eefc">
        <At x={232} y={70} scale={0.45}>
          <DieSymbolArt symbol="accuracy" />
        </At>
        <At x={232} y={108} scale={0.5}>
          <ConditionMark condition="stunned" />
        </At>
      </g>
    </StoryFrame>
  );
}
