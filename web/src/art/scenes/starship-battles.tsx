import type { JSX } from 'react';
import type { Craft } from '../kit/craft.ts';
import type { CssVars } from '../kit/css-vars.ts';
import { IMPERIAL_DESTROYER, TIE_FIGHTER } from '../kit/ships-imperial.ts';
import { X_WING } from '../kit/ships-rebel.ts';
import { HOME_ONE } from '../starship-battles/cruisers.ts';
import { CORVETTE } from '../starship-battles/escorts.ts';
import { DeathStar } from '../super-teams/death-star.tsx';
import { Flown } from './flown.tsx';
import type { Point, Pose } from './holo.ts';
import { project, stand, trace } from './holo.ts';
import { DARK_PAINT, DARK_SIDE, LIGHT_PAINT, LIGHT_SIDE } from './paint.ts';
import type { SceneProps } from './table.tsx';
import { GlowLine, HOLO, HoloTable, Hover } from './table.tsx';

const CELL = 58;
const HALF = 3.5;
const MID_Z = -240;

/** The stellar grid: seven by seven squares, a bright cross where they meet. */
function gridLines(): string {
  const lines: string[] = [];
  for (let step = -HALF; step <= HALF; step += 1) {
    const at = step * CELL;
    const end = HALF * CELL;
    lines.push(
      trace([
        [-end, MID_Z + at],
        [end, MID_Z + at],
      ]),
      trace([
        [at, MID_Z - end],
        [at, MID_Z + end],
      ]),
    );
  }
  return lines.join('');
}

function gridCrosses(): string {
  const marks: string[] = [];
  for (let column = -2.5; column <= 2.5; column += 1) {
    for (let row = -2.5; row <= 2.5; row += 1) {
      const [x, z] = [column * CELL, MID_Z + row * CELL];
      marks.push(
        trace([
          [x - 6, z],
          [x + 6, z],
        ]),
        trace([
          [x, z - 6],
          [x, z + 6],
        ]),
      );
    }
  }
  return marks.join('');
}

const GRID = gridLines();
const CROSSES = gridCrosses();

function cell(column: number, row: number, width = 1, height = 1): string {
  const x = column * CELL;
  const z = MID_Z + row * CELL;
  const points: readonly Point[] = [
    [x - CELL / 2, z - CELL / 2],
    [x + CELL * (width - 0.5), z - CELL / 2],
    [x + CELL * (width - 0.5), z + CELL * (height - 0.5)],
    [x - CELL / 2, z + CELL * (height - 0.5)],
  ];
  return trace(points, 0, true);
}

interface SquadronProps {
  readonly x: number;
  readonly z: number;
  readonly heading: number;
  readonly craft: Craft;
  readonly paint: CssVars;
  readonly colour: string;
  readonly motion: string;
}

const FORMATION: readonly Point[] = [
  [18, 0],
  [-12, -21],
  [-12, 21],
];

/** Three fighters in a wedge over one marker. */
function Squadron(props: SquadronProps): JSX.Element {
  const { x, z, heading, craft, paint, colour } = props;
  return (
    <Hover pose={{ x, z, heading, h: 15 }} colour={colour} base={20} motion={props.motion}>
      <g style={paint}>
        {FORMATION.map(([fx, fz]) => (
          <g key={`${fx} ${fz}`} transform={`translate(${fx} ${fz}) scale(0.5)`}>
            <Flown craft={craft} heading={heading} />
          </g>
        ))}
      </g>
    </Hover>
  );
}

const DESTROYER_AT: Pose = { x: 96, z: -300, h: 50, heading: 156, scale: 3.5 };
const CRUISER_AT: Pose = { x: -76, z: -110, h: 46, heading: -22, scale: 3.2 };
const CORVETTE_AT: Pose = { x: -168, z: -286, h: 34, heading: 8, scale: 1.6 };

/** A salvo from one hull to another, at flying height. */
function Salvo(props: {
  readonly from: Point;
  readonly to: Point;
  readonly colour: string;
}): JSX.Element {
  const a = project(props.from[0], props.from[1], 46);
  const b = project(props.to[0], props.to[1], 46);
  return (
    <GlowLine
      d={`M${a.join(' ')}L${b.join(' ')}`}
      colour={props.colour}
      width={1}
      dash="9 11"
      className="scene-flow"
    />
  );
}

/** A capital ship is drawn so large that its dark rim must be thin. */
const CAPITAL: CssVars = { '--halo-width': '2' };

/** Starship Battles: capital ships trade broadsides over the stellar grid. */
export function StarshipBattlesScene(props: SceneProps): JSX.Element {
  return (
    <HoloTable {...props} grid={false}>
      <path d={cell(1, -1, 2)} fill={DARK_SIDE} opacity={0.16} />
      <path d={cell(-2, 2, 2)} fill={LIGHT_SIDE} opacity={0.16} />
      <path d={GRID} stroke={HOLO} strokeWidth={0.7} opacity={0.38} />
      <path d={CROSSES} stroke={HOLO} strokeWidth={1} opacity={0.75} />
      <g transform={stand({ x: -214, z: -440, h: 52, scale: 1.35 })} opacity={0.62}>
        <g style={DARK_PAINT}>
          <DeathStar heading={0} />
        </g>
      </g>
      <Squadron
        x={-40}
        z={-372}
        heading={160}
        craft={TIE_FIGHTER}
        paint={DARK_PAINT}
        colour={DARK_SIDE}
        motion="scene-hover-b"
      />
      <Hover
        pose={CORVETTE_AT}
        colour={LIGHT_SIDE}
        base={22}
        motion="scene-hover-b"
        drift="scene-drift-b"
      >
        <g style={LIGHT_PAINT}>
          <Flown craft={CORVETTE} heading={8} />
        </g>
      </Hover>
      <Salvo from={[40, -276]} to={[-56, -130]} colour="var(--scene-salvo-dark, #8dffb4)" />
      <Salvo from={[-20, -128]} to={[80, -274]} colour="var(--scene-salvo-light, #ff9a76)" />
      <Hover
        pose={DESTROYER_AT}
        colour={DARK_SIDE}
        base={34}
        motion="scene-hover-a"
        drift="scene-drift-a"
      >
        <g style={{ ...DARK_PAINT, ...CAPITAL }}>
          <Flown craft={IMPERIAL_DESTROYER} heading={156} drawn="large" />
        </g>
      </Hover>
      <Hover
        pose={CRUISER_AT}
        colour={LIGHT_SIDE}
        base={34}
        motion="scene-hover-c"
        drift="scene-drift-b"
      >
        <g style={{ ...LIGHT_PAINT, ...CAPITAL }}>
          <Flown craft={HOME_ONE} heading={-22} drawn="large" />
        </g>
      </Hover>
      <Squadron
        x={124}
        z={-130}
        heading={-52}
        craft={X_WING}
        paint={LIGHT_PAINT}
        colour={LIGHT_SIDE}
        motion="scene-hover-a"
      />
    </HoloTable>
  );
}
