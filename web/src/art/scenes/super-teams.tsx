import type { ShipId, SpaceKind } from '@parsecs/super-teams/words';
import type { JSX } from 'react';
import { DesertWorld, ForestWorld } from '../super-teams/planets.tsx';
import { ShipArt } from '../super-teams/ships.tsx';
import { SpaceArt } from '../super-teams/spaces.tsx';
import type { Point } from './holo.ts';
import { curve, lay, ring, stand, trace } from './holo.ts';
import type { SceneProps } from './table.tsx';
import { GlowLine, HOLO, HoloTable, Hover } from './table.tsx';

/** The run in two bends, from the near left to the far right. */
const RUN: readonly Point[] = [
  ...curve([-205, -100], [-90, -10], [125, -20], [125, -120], 40),
  ...curve([125, -120], [125, -240], [-190, -170], [-190, -290], 40).slice(1),
  ...curve([-190, -290], [-190, -410], [40, -400], [190, -380], 40).slice(1),
];

const KINDS: readonly (readonly SpaceKind[])[] = [
  ['normal'],
  ['bonus'],
  ['hyperspace'],
  ['normal'],
  ['asteroid'],
  ['hyperspace', 'normal'],
  ['normal'],
  ['maw'],
  ['maw'],
  ['normal'],
  ['bonus'],
  ['normal'],
];

interface Stop {
  readonly x: number;
  readonly z: number;
  readonly heading: number;
}

/** Stops at even distance along the run, with the direction of travel. */
function stopsAlong(run: readonly Point[], count: number): readonly Stop[] {
  const lengths: number[] = [0];
  run.forEach(([x, z], index) => {
    const before = run[index - 1];
    if (before === undefined) return;
    const walked = lengths[index - 1] ?? 0;
    lengths.push(walked + Math.sqrt((x - before[0]) ** 2 + (z - before[1]) ** 2));
  });
  const total = lengths[lengths.length - 1] ?? 0;
  const stops: Stop[] = [];
  for (let stop = 1; stop <= count; stop += 1) {
    const goal = (total * stop) / (count + 1);
    const index = lengths.findIndex((walked) => walked >= goal);
    const here = run[index];
    const before = run[index - 1];
    if (here === undefined || before === undefined) continue;
    const heading = (Math.atan2(here[1] - before[1], here[0] - before[0]) * 180) / Math.PI;
    stops.push({ x: here[0], z: here[1], heading });
  }
  return stops;
}

const STOPS = stopsAlong(RUN, KINDS.length);
const LINE = trace(RUN);

interface Racer {
  readonly ship: ShipId;
  readonly stop: number;
  readonly colour: string;
  readonly motion: string;
}

const SIZES: Partial<Record<ShipId, number>> = { 'green-1': 1.9, 'black-1': 1.35 };

/** Far ships first, so that near ones overlap them. */
const RACERS: readonly Racer[] = [
  { ship: 'green-1', stop: 10, colour: '#7fe3ae', motion: 'scene-hover-b' },
  { ship: 'black-1', stop: 8, colour: '#dfe8ff', motion: 'scene-hover-c' },
  { ship: 'yellow-1', stop: 5, colour: '#ffe08a', motion: 'scene-hover-a' },
  { ship: 'red-2', stop: 2, colour: '#ff8f95', motion: 'scene-hover-b' },
];

/** The pool of light from which a world rises. */
function World(props: {
  readonly x: number;
  readonly z: number;
  readonly colour: string;
}): JSX.Element {
  const { x, z, colour } = props;
  return (
    <g fill={colour} stroke={colour}>
      <path d={ring(x, z, 30)} fillOpacity={0.14} strokeWidth={0.9} />
      <path d={ring(x, z, 20)} fillOpacity={0.16} strokeOpacity={0.5} strokeWidth={0.7} />
    </g>
  );
}

/** Super Teams: the run curves over the table, four ships race along it. */
export function SuperTeamsScene(props: SceneProps): JSX.Element {
  return (
    <HoloTable {...props}>
      <GlowLine d={LINE} colour={HOLO} width={1.1} dash="6 4" className="scene-flow" />
      {STOPS.map((stop, index) => (
        <g key={`${stop.x}`} transform={lay(stop)}>
          <g transform={`rotate(${-stop.heading})`}>
            <SpaceArt kinds={KINDS[index] ?? ['normal']} heading={stop.heading} radius={22} />
          </g>
        </g>
      ))}
      <World x={190} z={-380} colour="#9ff0d0" />
      <g transform={stand({ x: 190, z: -380, h: 52, scale: 1.15 })}>
        <ForestWorld radius={34} />
      </g>
      {RACERS.map(({ ship, stop, colour, motion }) => {
        const at = STOPS[stop];
        if (at === undefined) return null;
        return (
          <Hover
            key={ship}
            pose={{ ...at, h: 32, scale: SIZES[ship] ?? 1.4 }}
            colour={colour}
            base={25}
            motion={motion}
          >
            <ShipArt ship={ship} heading={at.heading} />
          </Hover>
        );
      })}
      <World x={-205} z={-100} colour="#ffd9a0" />
      <g transform={stand({ x: -205, z: -100, h: 64, scale: 0.86 })}>
        <DesertWorld radius={38} />
      </g>
    </HoloTable>
  );
}
