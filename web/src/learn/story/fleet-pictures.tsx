import type { JSX } from 'react';
import { DieFace } from '../../art/dice/index.ts';
import { CounterArt, ShipArt } from '../../art/starship-battles/index.ts';
import { Arrow, At, Middle, Steps, StoryFrame, WARM } from './frame.tsx';

/** Two fleets on one map. */
export function FleetGoal(): JSX.Element {
  return (
    <StoryFrame>
      <At x={84} y={70} scale={1.5} turn={90}>
        <ShipArt id="mon-calamari-cruiser-home-one" faction="light" heading={90} />
      </At>
      <At x={150} y={34} scale={0.5} turn={90}>
        <ShipArt id="x-wing-starfighter" faction="light" heading={90} />
      </At>
      <At x={150} y={106} scale={0.5} turn={90}>
        <ShipArt id="x-wing-starfighter" faction="light" heading={90} />
      </At>
      <At x={242} y={70} scale={1.6} turn={-90}>
        <ShipArt id="imperial-star-destroyer" faction="dark" heading={-90} />
      </At>
    </StoryFrame>
  );
}

/** Initiative, move, attack, damage. */
export function FleetRound(): JSX.Element {
  return (
    <StoryFrame>
      <Steps>
        {[
          <Middle key="initiative" x={0} y={0} size={54}>
            <DieFace kind="d20" face={17} size={54} state="plain" />
          </Middle>,
          <g key="move">
            <Arrow d="M0 44V8" tone={WARM} />
            <At x={0} y={-14} scale={0.85}>
              <ShipArt id="nebulon-b-frigate" faction="light" heading={0} />
            </At>
          </g>,
          <g key="attack">
            <At x={0} y={26} scale={0.7}>
              <ShipArt id="corellian-corvette" faction="light" heading={0} />
            </At>
            <path d="M-6 0V-40M6 -4V-44" stroke="#5dd39e" strokeWidth={3} strokeLinecap="round" />
          </g>,
          <At key="damage" x={0} y={0} scale={0.72}>
            <CounterArt kind="damage" label="3" />
          </At>,
        ]}
      </Steps>
    </StoryFrame>
  );
}

/** A carrier and the squares around it on which its fighters start. */
export function FleetLaunch(): JSX.Element {
  const squares = [
    [224, 30],
    [224, 70],
    [224, 110],
  ] as const;
  return (
    <StoryFrame>
      <At x={120} y={70} scale={1.7} turn={90}>
        <ShipArt id="venator-star-destroyer" faction="light" heading={90} />
      </At>
      {squares.map(([x, y]) => (
        <g key={y}>
          <rect
            x={x - 19}
            y={y - 19}
            width={38}
            height={38}
            rx={3}
            fill="none"
            stroke={WARM}
            strokeDasharray="4 4"
          />
          <At x={x} y={y} scale={0.5} turn={90}>
            <ShipArt id="v-wing-starfighter" faction="light" heading={90} />
          </At>
        </g>
      ))}
    </StoryFrame>
  );
}

/** Command counters, and the roll that one of them may change. */
export function FleetCounters(): JSX.Element {
  return (
    <StoryFrame>
      {[60, 110].map((x) => (
        <At key={x} x={x} y={70} scale={0.72}>
          <CounterArt kind="command" faction="light" />
        </At>
      ))}
      <Arrow d="M146 70H206" tone={WARM} />
      <Middle x={250} y={70} size={72}>
        <DieFace kind="d20" face={14} size={72} state="plain" />
      </Middle>
    </StoryFrame>
  );
}
