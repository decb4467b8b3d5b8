import { type EdgeKind, type MapId, TERRAINS, type Terrain } from '@parsecs/imperial-assault';
import { type JSX, type MemoExoticComponent, memo, useId, useMemo } from 'react';
import {
  EDGE_STROKES,
  FloorPatterns,
  floorFill,
  MAP_FLOORS,
  terrainFill,
} from '../../art/imperial-assault/index.ts';
import { edgesOf, seamsOf, squaresOf } from './ground-paths.ts';
import { CELL, EDGE, type Layout } from './layout.ts';

interface GroundProps {
  readonly layout: Layout;
  /** A sketch has no names of columns and rows. */
  readonly isSketch?: boolean;
}

/** In the order in which they are drawn, one over the other. */
const DRAWN_EDGES = ['impassable', 'blocking', 'wall'] as const satisfies readonly EdgeKind[];
const MARKED = ['difficult', 'impassable', 'blocking'] as const satisfies readonly Terrain[];
const USUAL_FLOORS = { interior: 'interior', exterior: 'desert' } as const;

function floorsOf(map: string): (typeof MAP_FLOORS)[MapId] {
  return Object.hasOwn(MAP_FLOORS, map) ? MAP_FLOORS[map as MapId] : USUAL_FLOORS;
}

/** Floors, terrain, walls and the names of the spaces: everything that never changes. */
export const Ground: MemoExoticComponent<(props: GroundProps) => JSX.Element> = memo(
  function Ground(props: GroundProps): JSX.Element {
    const { layout, isSketch = false } = props;
    const prefix = useId();
    const paths = useMemo(() => pathsOf(layout), [layout]);
    const floors = floorsOf(layout.grid.file.id);
    return (
      <g aria-hidden="true">
        <defs>
          <FloorPatterns prefix={prefix} cell={CELL} />
        </defs>
        <path d={paths.walls} className="ia-halo" />
        <g transform={`translate(${EDGE} ${EDGE})`}>
          <path d={paths.inside} fill={floorFill(prefix, floors.interior)} />
          <path d={paths.outside} fill={floorFill(prefix, floors.exterior)} />
          {MARKED.map((terrain) => (
            <path key={terrain} d={paths.terrains[terrain]} fill={terrainFill(prefix, terrain)} />
          ))}
        </g>
        <path d={paths.seams} className="ia-seam" />
        {DRAWN_EDGES.map((kind) => (
          <path key={kind} d={paths.edges[kind]} fill="none" {...EDGE_STROKES[kind]} />
        ))}
        {!isSketch && <Rulers layout={layout} />}
      </g>
    );
  },
);

function pathsOf(layout: Layout): {
  readonly inside: string;
  readonly outside: string;
  readonly seams: string;
  readonly walls: string;
  readonly terrains: Readonly<Record<(typeof MARKED)[number], string>>;
  readonly edges: Readonly<Record<EdgeKind, string>>;
} {
  const { grid } = layout;
  const ofTerrain = (terrain: (typeof MARKED)[number]): string =>
    squaresOf(layout, (space) => TERRAINS[grid.terrain[space] ?? 0] === terrain);
  const walls = edgesOf(layout, 'wall');
  return {
    inside: squaresOf(layout, (space) => grid.exterior[space] !== true),
    outside: squaresOf(layout, (space) => grid.exterior[space] === true),
    seams: seamsOf(layout),
    walls,
    terrains: {
      difficult: ofTerrain('difficult'),
      impassable: ofTerrain('impassable'),
      blocking: ofTerrain('blocking'),
    },
    edges: {
      wall: walls,
      blocking: edgesOf(layout, 'blocking'),
      impassable: edgesOf(layout, 'impassable'),
    },
  };
}

/** The names of columns and rows, as maps print them, on all four sides. */
function Rulers(props: { readonly layout: Layout }): JSX.Element {
  const { grid, quarters, width, height } = props.layout;
  const isUpright = quarters % 2 === 0;
  const names = (isAcross: boolean): readonly string[] => {
    const isColumn = isAcross === isUpright;
    const along = isColumn ? grid.x : grid.y;
    const found = Array.from({ length: isColumn ? grid.width : grid.height }, (_, place) => {
      const label = grid.label[along.indexOf(place)] ?? '';
      return isColumn ? label.replace(/\d+$/, '') : label.replace(/^\D+/, '');
    });
    const isBackwards = quarters === 2 || (isColumn ? quarters === 3 : quarters === 1);
    return isBackwards ? found.reverse() : found;
  };
  const middle = (place: number): number => EDGE + (place + 0.5) * CELL;
  return (
    <g className="ia-ruler bk-near">
      {names(true).map((name, place) => (
        <g key={name}>
          <text x={middle(place)} y={EDGE / 2}>
            {name}
          </text>
          <text x={middle(place)} y={height - EDGE / 2}>
            {name}
          </text>
        </g>
      ))}
      {names(false).map((name, place) => (
        <g key={name}>
          <text x={EDGE / 2} y={middle(place)}>
            {name}
          </text>
          <text x={width - EDGE / 2} y={middle(place)}>
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}
