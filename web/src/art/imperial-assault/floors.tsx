import type { MapId, Terrain } from '@parsecs/imperial-assault';
import type { JSX } from 'react';

export const FLOORS = ['interior', 'stone', 'desert', 'forest', 'snow', 'ash'] as const;
export type Floor = (typeof FLOORS)[number];

/** What lies inside and outside on each map. */
export const MAP_FLOORS: Readonly<
  Record<MapId, { readonly interior: Floor; readonly exterior: Floor }>
> = {
  'mos-eisley-outskirts': { interior: 'interior', exterior: 'desert' },
  'moisture-farm': { interior: 'interior', exterior: 'desert' },
  'massassi-ruins': { interior: 'stone', exterior: 'forest' },
  'training-ground': { interior: 'interior', exterior: 'forest' },
  'cinder-relay': { interior: 'interior', exterior: 'ash' },
};

interface Ground {
  readonly fill: string;
  /** Two quiet tones of the marks on it; figures must stand out. */
  readonly marks: readonly (readonly [d: string, colour: string, width: number])[];
}

const GROUNDS: Readonly<Record<Floor, Ground>> = {
  interior: {
    fill: 'light-dark(#dfe6f4, #1b2a4d)',
    marks: [
      ['M4 4H60V60H4Z', 'light-dark(#c8d3ea, #263a68)', 1.6],
      ['M10 10H11M53 10H54M10 54H11M53 54H54', 'light-dark(#a9b9da, #35508c)', 2.4],
    ],
  },
  stone: {
    fill: 'light-dark(#dcdcd0, #2a3038)',
    marks: [
      ['M0 21H64M0 43H64M20 0V21M46 21V43M14 43V64', 'light-dark(#bdbdac, #3b444f)', 1.8],
      ['M52 8L56 12L54 17M28 50L33 54', 'light-dark(#a9ad94, #4a5a4c)', 1.6],
    ],
  },
  desert: {
    fill: 'light-dark(#f0e2c4, #3a3023)',
    marks: [
      [
        'M4 16Q16 10 28 16T52 15M22 38Q34 32 46 38T62 38M2 56Q14 50 26 56',
        'light-dark(#dcc898, #524431)',
        1.8,
      ],
      ['M50 50H51M10 30H11M40 24H41', 'light-dark(#c9b07a, #6d5a3f)', 2.2],
    ],
  },
  forest: {
    fill: 'light-dark(#d9e6cf, #1f2f26)',
    marks: [
      [
        'M12 20Q12 12 8 8M12 20Q13 12 17 9M44 46Q44 38 40 34M44 46Q45 38 49 35',
        'light-dark(#b3cda2, #33503c)',
        1.9,
      ],
      ['M34 16H36M20 50H22M54 18H55M30 34H31M8 42H9', 'light-dark(#9dbb8b, #456b50)', 2.4],
    ],
  },
  snow: {
    fill: 'light-dark(#f3f8ff, #2c3a52)',
    marks: [
      ['M2 20Q18 12 34 20M30 46Q46 38 62 46', 'light-dark(#d3e2f5, #3c4e6d)', 1.9],
      ['M48 14H49M14 42H15M24 56H25M52 30H53', 'light-dark(#bcd0ec, #5a7097)', 2.4],
    ],
  },
  ash: {
    fill: 'light-dark(#ddd6d4, #2b2627)',
    marks: [
      ['M4 10L18 16L22 30L38 34M44 62L46 48L60 42', 'light-dark(#beb2af, #40383a)', 1.8],
      ['M40 12L48 16L46 24M12 50L20 54', 'light-dark(#cf8f6a, #8a4526)', 1.5],
    ],
  },
};

/** What is special about a space; drawn over its floor. */
const TERRAINS: Readonly<Record<Exclude<Terrain, 'normal'>, JSX.Element>> = {
  difficult: (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <rect
        width={64}
        height={64}
        fill="light-dark(#0d5cab, #6cb6ff)"
        opacity={0.12}
        stroke="none"
      />
      <path
        d="M6 18Q14 10 22 18T38 18T54 18M12 34Q20 26 28 34T44 34T60 34M6 50Q14 42 22 50T38 50T54 50"
        stroke="light-dark(#3a7fc4, #6cb6ff)"
        strokeWidth={2.8}
        opacity={0.8}
      />
    </g>
  ),
  impassable: (
    <g>
      <rect width={64} height={64} fill="light-dark(#3a3320, #0c0a06)" opacity={0.55} />
      <path
        d="M0 16L16 0M0 48L48 0M16 64L64 16M48 64L64 48"
        stroke="light-dark(#c98a1c, #ffc857)"
        strokeWidth={3}
        opacity={0.75}
      />
    </g>
  ),
  blocking: (
    <g strokeLinejoin="round">
      <rect x={3} y={3} width={58} height={58} rx={5} fill="light-dark(#55627f, #0c1222)" />
      <path d="M3 61V8A5 5 0 0 1 8 3H61L52 12H12V52Z" fill="light-dark(#8d9bb9, #3b4a72)" />
      <path d="M12 12H52V52H12Z" fill="light-dark(#6f7e9f, #1e2946)" />
      <path
        d="M12 12L52 52M52 12L12 52"
        stroke="light-dark(#b3202f, #ff6b6b)"
        strokeWidth={3}
        opacity={0.8}
      />
    </g>
  ),
};

type MarkedTerrain = Exclude<Terrain, 'normal'>;

const MARKED_TERRAINS: readonly MarkedTerrain[] = ['difficult', 'impassable', 'blocking'];

export interface FloorPatternsProps {
  /** Makes the names of the patterns unique in the page (`useId`). */
  readonly prefix: string;
  /** Side of one space in the units of the board. */
  readonly cell: number;
}

/** The patterns of all floors and terrains, to stand inside `<defs>`. */
export function FloorPatterns(props: FloorPatternsProps): JSX.Element {
  const { prefix, cell } = props;
  const frame = {
    patternUnits: 'userSpaceOnUse',
    width: cell,
    height: cell,
    viewBox: '0 0 64 64',
  } as const;
  return (
    <>
      {FLOORS.map((floor) => (
        <pattern key={floor} id={`${prefix}-floor-${floor}`} {...frame}>
          <rect width={64} height={64} fill={GROUNDS[floor].fill} />
          {GROUNDS[floor].marks.map(([d, colour, width]) => (
            <path
              key={d}
              d={d}
              fill="none"
              stroke={colour}
              strokeWidth={width}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ))}
        </pattern>
      ))}
      {MARKED_TERRAINS.map((terrain) => (
        <pattern key={terrain} id={`${prefix}-terrain-${terrain}`} {...frame}>
          {TERRAINS[terrain]}
        </pattern>
      ))}
    </>
  );
}

export function floorFill(prefix: string, floor: Floor): string {
  return `url(#${prefix}-floor-${floor})`;
}

export function terrainFill(prefix: string, terrain: MarkedTerrain): string {
  return `url(#${prefix}-terrain-${terrain})`;
}
