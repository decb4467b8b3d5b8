import type { JSX } from 'react';
import { DARTH_VADER, STORMTROOPER } from '../imperial-assault/busts-imperial.ts';
import { CHEWBACCA, DIALA_PASSIL, LUKE_SKYWALKER } from '../imperial-assault/busts-rebel.ts';
import type { Bust } from '../kit/bust.tsx';
import { RoundBust } from '../kit/bust.tsx';
import type { CssVars } from '../kit/css-vars.ts';
import type { Point } from './holo.ts';
import { project, ring, stand, trace } from './holo.ts';
import { DARK_SIDE, LIGHT_SIDE } from './paint.ts';
import type { SceneProps } from './table.tsx';
import { GlowLine, HOLO, HOLO_FAINT, HoloTable } from './table.tsx';

const CELL = 46;
const WALL = 20;
/** Floor plan, far rows first. */
const PLAN = [
  '.####.###.',
  '.####.###.',
  '.########.',
  '..#....#..',
  '####..####',
  '##########',
  '####..####',
] as const;
const COLUMNS = 10;
const TOP_Z = -384;

function isFloor(column: number, row: number): boolean {
  return PLAN[row]?.[column] === '#';
}

function corner(column: number, row: number): Point {
  return [(column - COLUMNS / 2) * CELL, TOP_Z + row * CELL];
}

function centre(column: number, row: number): Point {
  return corner(column + 0.5, row + 0.5);
}

interface FloorPlan {
  readonly floor: string;
  readonly worn: string;
  readonly seams: string;
  readonly backWalls: string;
  readonly edges: string;
}

/** Walls rise only behind and beside the floor, so that they never hide it. */
function drawPlan(): FloorPlan {
  const floor: string[] = [];
  const worn: string[] = [];
  const seams: string[] = [];
  const backWalls: string[] = [];
  const edges: string[] = [];
  const wall = (a: Point, b: Point): void => {
    const [a0, a1] = [project(...a), project(...a, WALL)];
    const [b0, b1] = [project(...b), project(...b, WALL)];
    backWalls.push(`M${a0.join(' ')}L${a1.join(' ')}L${b1.join(' ')}L${b0.join(' ')}Z`);
    edges.push(`M${a1.join(' ')}L${b1.join(' ')}`);
  };
  PLAN.forEach((line, row) => {
    for (let column = 0; column < line.length; column += 1) {
      if (!isFloor(column, row)) continue;
      const [nw, ne] = [corner(column, row), corner(column + 1, row)];
      const [sw, se] = [corner(column, row + 1), corner(column + 1, row + 1)];
      floor.push(trace([nw, ne, se, sw], 0, true));
      if ((column * 3 + row * 5) % 4 === 0) worn.push(trace([nw, ne, se, sw], 0, true));
      if (!isFloor(column, row - 1)) wall(nw, ne);
      if (!isFloor(column - 1, row)) wall(nw, sw);
      if (!isFloor(column + 1, row)) wall(ne, se);
      else seams.push(trace([ne, se]));
      if (!isFloor(column, row + 1)) edges.push(trace([sw, se]));
      else seams.push(trace([sw, se]));
    }
  });
  return {
    floor: floor.join(''),
    worn: worn.join(''),
    seams: seams.join(''),
    backWalls: backWalls.join(''),
    edges: edges.join(''),
  };
}

const MAP = drawPlan();

interface Figure {
  readonly bust: Bust;
  readonly column: number;
  readonly row: number;
  readonly side: 'light' | 'dark';
  readonly motion: string;
}

/** Far figures first. */
const FIGURES: readonly Figure[] = [
  { bust: STORMTROOPER, column: 6, row: 0, side: 'dark', motion: 'scene-hover-b' },
  { bust: DARTH_VADER, column: 8, row: 1, side: 'dark', motion: 'scene-hover-a' },
  { bust: DIALA_PASSIL, column: 2, row: 1, side: 'light', motion: 'scene-hover-c' },
  { bust: STORMTROOPER, column: 7, row: 4, side: 'dark', motion: 'scene-hover-c' },
  { bust: CHEWBACCA, column: 0, row: 4, side: 'light', motion: 'scene-hover-b' },
  { bust: LUKE_SKYWALKER, column: 2, row: 5, side: 'light', motion: 'scene-hover-a' },
];

const SIDE_COLOUR = { light: LIGHT_SIDE, dark: DARK_SIDE } as const;
const SIDE_PAINT: Readonly<Record<Figure['side'], CssVars>> = {
  light: { '--bust-side': LIGHT_SIDE },
  dark: { '--bust-side': DARK_SIDE },
};

/** A bust that floats over its ring. */
function Standing(props: { readonly figure: Figure }): JSX.Element {
  const { bust, column, row, side, motion } = props.figure;
  const [x, z] = centre(column, row);
  const foot = project(x, z);
  const head = project(x, z, 30);
  const colour = SIDE_COLOUR[side];
  return (
    <>
      <path d={ring(x, z, 19)} fill={colour} fillOpacity={0.22} stroke={colour} strokeWidth={1} />
      <path d={`M${foot.join(' ')}L${head.join(' ')}`} stroke={colour} strokeWidth={1.2} />
      <g className={motion}>
        <g transform={stand({ x, z, h: 48, scale: 0.86 })} style={SIDE_PAINT[side]}>
          <RoundBust bust={bust} />
          <circle r={30} fill="none" stroke={colour} strokeWidth={3} />
        </g>
      </g>
    </>
  );
}

/** A door across the way: two leaves of light. */
function Door(props: { readonly column: number; readonly row: number }): JSX.Element {
  const [a, b] = [corner(props.column, props.row), corner(props.column + 1, props.row)];
  const [a0, a1] = [project(...a), project(...a, WALL + 6)];
  const [b0, b1] = [project(...b), project(...b, WALL + 6)];
  return (
    <g className="scene-pulse">
      <path
        d={`M${a0.join(' ')}L${a1.join(' ')}L${b1.join(' ')}L${b0.join(' ')}Z`}
        fill="var(--scene-door, #5dd39e)"
        fillOpacity={0.28}
        stroke="var(--scene-door, #8df0c1)"
        strokeWidth={1}
      />
      <path
        d={`M${(a0[0] + b0[0]) / 2} ${a0[1]}V${a1[1]}`}
        stroke="var(--scene-door, #8df0c1)"
        strokeWidth={1}
      />
    </g>
  );
}

/** A crate: top, front and right side in three tones. */
function Crate(props: { readonly column: number; readonly row: number }): JSX.Element {
  const { column, row } = props;
  const at = (dx: number, dz: number, h: number): string =>
    project(...corner(column + dx, row + dz), h).join(' ');
  const height = 16;
  const top = [
    at(0.2, 0.2, height),
    at(0.8, 0.2, height),
    at(0.8, 0.8, height),
    at(0.2, 0.8, height),
  ];
  const front = [at(0.2, 0.8, height), at(0.8, 0.8, height), at(0.8, 0.8, 0), at(0.2, 0.8, 0)];
  return (
    <g fill="var(--scene-crate, #3d6db5)" stroke={HOLO} strokeWidth={0.8} strokeLinejoin="round">
      <path d={`M${front.join('L')}Z`} fillOpacity={0.5} />
      <path d={`M${top.join('L')}Z`} fillOpacity={0.85} />
    </g>
  );
}

function sightLine(): string {
  const from = project(...centre(2, 5), 46);
  const to = project(...centre(7, 4), 46);
  return `M${from.join(' ')}L${to.join(' ')}`;
}

/** Imperial Assault: rooms and corridors, heroes and troopers, one line of sight. */
export function ImperialAssaultScene(props: SceneProps): JSX.Element {
  return (
    <HoloTable {...props} grid={false}>
      <path d={MAP.floor} fill="var(--scene-tile, #1c3a78)" fillOpacity={0.72} />
      <path d={MAP.worn} fill="var(--scene-wall, #4b86d8)" fillOpacity={0.16} />
      <path d={MAP.seams} stroke={HOLO_FAINT} strokeWidth={0.7} />
      <path
        d={MAP.backWalls}
        fill="var(--scene-wall, #4b86d8)"
        fillOpacity={0.2}
        stroke={HOLO}
        strokeOpacity={0.3}
        strokeWidth={0.5}
      />
      <path d={MAP.edges} fill="none" stroke={HOLO} strokeWidth={1.1} strokeLinecap="round" />
      <Crate column={4} row={0} />
      <Crate column={9} row={4} />
      <Crate column={8} row={6} />
      <Door column={2} row={4} />
      <Door column={7} row={3} />
      <GlowLine d={sightLine()} colour={LIGHT_SIDE} width={0.9} dash="4 4" className="scene-flow" />
      {FIGURES.map((figure) => (
        <Standing key={`${figure.column} ${figure.row}`} figure={figure} />
      ))}
    </HoloTable>
  );
}
