import type { JSX } from 'react';
import type { NumeralValue } from '../kit/numerals.tsx';
import { Numeral } from '../kit/numerals.tsx';
import { TIE_FIGHTER } from '../kit/ships-imperial.ts';
import { X_WING } from '../kit/ships-rebel.ts';
import { Flown } from './flown.tsx';
import type { Point, Pose } from './holo.ts';
import { lay, project, stand, trace } from './holo.ts';
import { DARK_PAINT, DARK_SIDE, LIGHT_PAINT, LIGHT_SIDE } from './paint.ts';
import type { SceneProps } from './table.tsx';
import { GlowLine, HOLO, HOLO_FAINT, HoloTable } from './table.tsx';

const RADIANS = Math.PI / 180;
const BASE = 34;

interface Placed extends Pose {
  readonly heading: number;
}

const HUNTER: Placed = { x: -132, z: -168, heading: -22 };
const PREY: Placed = { x: 112, z: -336, heading: 152 };

function ahead(from: Placed, distance: number): Point {
  return [
    from.x + distance * Math.cos(from.heading * RADIANS),
    from.z + distance * Math.sin(from.heading * RADIANS),
  ];
}

/** A bank to the right: a band 20 wide that leaves the front of the base. */
const BANK = { radius: 190, turn: 45 };

function bankPoint(turn: number, offset: number): Point {
  const [x, z] = ahead(HUNTER, BASE);
  const side = (HUNTER.heading + 90) * RADIANS;
  const centre: Point = [x + BANK.radius * Math.cos(side), z + BANK.radius * Math.sin(side)];
  const at = (HUNTER.heading - 90 + turn) * RADIANS;
  const r = BANK.radius + offset;
  return [centre[0] + r * Math.cos(at), centre[1] + r * Math.sin(at)];
}

function bankEdge(offset: number): Point[] {
  const points: Point[] = [];
  for (let turn = 0; turn <= BANK.turn; turn += 3) points.push(bankPoint(turn, offset));
  return points;
}

const TEMPLATE = trace([...bankEdge(10), ...bankEdge(-10).reverse()], 0, true);
const TEMPLATE_MARKS = [15, 30]
  .map((turn) => trace([bankPoint(turn, -10), bankPoint(turn, 10)]))
  .join('');

function endOfBank(): Placed {
  const heading = HUNTER.heading + BANK.turn;
  const [x, z] = bankPoint(BANK.turn, 0);
  const [ex, ez] = ahead({ x, z, heading }, BASE);
  return { x: ex, z: ez, heading };
}

const GHOST = endOfBank();

/** The firing arc: 84 degrees from the middle of the base. */
function arcPath(): string {
  const points: Point[] = [[HUNTER.x, HUNTER.z]];
  for (let turn = -42; turn <= 42; turn += 6) {
    points.push(ahead({ ...HUNTER, heading: HUNTER.heading + turn }, 330));
  }
  return trace(points, 0, true);
}

const ARC = arcPath();

/** Range from base to base, in three even steps. */
const SHOT_FROM: Point = [HUNTER.x + 30, HUNTER.z - 24];
const SHOT_TO: Point = [PREY.x - 28, PREY.z + 24];

function alongShot(part: number): Point {
  return [
    SHOT_FROM[0] + (SHOT_TO[0] - SHOT_FROM[0]) * part,
    SHOT_FROM[1] + (SHOT_TO[1] - SHOT_FROM[1]) * part,
  ];
}

const RANGES: readonly (readonly [NumeralValue, number])[] = [
  [1, 1 / 3],
  [2, 2 / 3],
  [3, 1],
];

/** A ship of the dogfight on its square base. */
function Based(props: {
  readonly pose: Placed;
  readonly colour: string;
  readonly children: JSX.Element;
  readonly motion: string;
}): JSX.Element {
  const { pose, colour } = props;
  const foot = project(pose.x, pose.z);
  const head = project(pose.x, pose.z, 20);
  return (
    <>
      <g transform={lay(pose)}>
        <rect
          x={-BASE}
          y={-BASE}
          width={BASE * 2}
          height={BASE * 2}
          rx={3}
          fill={colour}
          fillOpacity={0.16}
          stroke={colour}
          strokeWidth={1.6}
        />
        <path
          d={`M${BASE} -${BASE - 4}L4 0L${BASE} ${BASE - 4}`}
          fill="none"
          stroke={colour}
          strokeWidth={1}
          opacity={0.7}
        />
      </g>
      <path d={`M${foot.join(' ')}L${head.join(' ')}`} stroke={colour} strokeWidth={1} />
      <g className={props.motion}>
        <g transform={lay({ ...pose, h: 20, scale: 1.7 })}>{props.children}</g>
      </g>
    </>
  );
}

const ROCKS: readonly (readonly [x: number, z: number, turn: number, size: number])[] = [
  [-96, -384, 20, 1.2],
  [176, -206, 130, 1.3],
  [-40, -70, 200, 0.9],
];

function FloatingRock(props: { readonly pose: Pose }): JSX.Element {
  return (
    <g transform={lay(props.pose)}>
      <path
        d="M-24 -8L-12 -23L9 -21L26 -6L19 15L1 24L-19 17Z"
        fill="var(--scene-rock, #223357)"
        fillOpacity={0.85}
        stroke={HOLO}
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
      <path d="M-24 -8L-4 -4L9 -21M-4 -4L4 10L26 -6M4 10L1 24" fill="none" stroke={HOLO_FAINT} />
    </g>
  );
}

const MAT: readonly Point[] = [
  [-202, -442],
  [202, -442],
  [202, -38],
  [-202, -38],
];

/** X-Wing: a bank template, a firing arc and a measured shot between two fighters. */
export function XWingScene(props: SceneProps): JSX.Element {
  return (
    <HoloTable {...props}>
      <path d={trace(MAT, 0, true)} fill="none" stroke={HOLO} strokeWidth={1} opacity={0.55} />
      {ROCKS.map(([x, z, heading, scale]) => (
        <FloatingRock key={x} pose={{ x, z, heading, scale }} />
      ))}
      <path d={ARC} fill={LIGHT_SIDE} fillOpacity={0.09} stroke={LIGHT_SIDE} strokeOpacity={0.35} />
      <path
        d={TEMPLATE}
        fill="var(--scene-template, #5dd39e)"
        fillOpacity={0.3}
        stroke="var(--scene-template, #8df0c1)"
        strokeWidth={1.1}
      />
      <path d={TEMPLATE_MARKS} stroke="var(--scene-template, #8df0c1)" strokeWidth={0.9} />
      <g transform={lay(GHOST)} className="scene-pulse">
        <rect
          x={-BASE}
          y={-BASE}
          width={BASE * 2}
          height={BASE * 2}
          rx={3}
          fill="none"
          stroke="var(--scene-template, #8df0c1)"
          strokeWidth={1.3}
          strokeDasharray="5 4"
        />
        <path
          d="M-8 -10L8 0L-8 10"
          fill="none"
          stroke="var(--scene-template, #8df0c1)"
          strokeWidth={1.6}
        />
      </g>
      <GlowLine
        d={trace([SHOT_FROM, SHOT_TO])}
        colour="var(--scene-shot, #ffd9a0)"
        width={0.9}
        dash="3 3"
        className="scene-flow"
      />
      {RANGES.map(([value, part]) => {
        const [x, z] = alongShot(part - 1 / 6);
        const [tx, tz] = alongShot(part);
        return (
          <g key={value} color="var(--scene-shot, #ffe3b8)">
            <g transform={stand({ x, z, h: 15, scale: 0.26 })}>
              <Numeral value={value} weight={7} />
            </g>
            {value === 3 ? null : (
              <path
                d={trace([
                  [tx - 5, tz - 7],
                  [tx + 5, tz + 7],
                ])}
                stroke="currentColor"
                strokeWidth={1.2}
              />
            )}
          </g>
        );
      })}
      <Based pose={PREY} colour={DARK_SIDE} motion="scene-hover-b">
        <g style={DARK_PAINT}>
          <Flown craft={TIE_FIGHTER} heading={PREY.heading} />
        </g>
      </Based>
      <Based pose={HUNTER} colour={LIGHT_SIDE} motion="scene-hover-a">
        <g style={LIGHT_PAINT}>
          <Flown craft={X_WING} heading={HUNTER.heading} />
        </g>
      </Based>
    </HoloTable>
  );
}
