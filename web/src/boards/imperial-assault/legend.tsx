import { type EdgeKind, TERRAINS, type Terrain, type View } from '@parsecs/imperial-assault';
import { type JSX, useId } from 'react';
import {
  DoorArt,
  EDGE_STROKES,
  FloorPatterns,
  floorFill,
  TerminalArt,
  terrainFill,
} from '../../art/imperial-assault/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { LegendRow } from '../kit/legend.tsx';
import { tellDoor } from './details-thing.tsx';
import { CELL, layoutOf, mapFileOf } from './layout.ts';
import { SKULL } from './target-layer.tsx';
import { NAMESPACES } from './words.ts';

const MARKED = ['difficult', 'impassable', 'blocking'] as const satisfies readonly Terrain[];
const EDGES = ['wall', 'blocking', 'impassable'] as const satisfies readonly EdgeKind[];

/** The terrain, edges, doors and terminals of the map that is played on. */
export function Legend(props: { readonly view: View }): JSX.Element | null {
  const { view } = props;
  const texts = useTexts(...NAMESPACES);
  const prefix = useId();
  const file = mapFileOf(view);
  if (file === undefined) return null;
  const { grid } = layoutOf(file);
  const isThere = (terrain: Terrain): boolean => grid.terrain.includes(TERRAINS.indexOf(terrain));
  const isDrawn = (edge: EdgeKind): boolean =>
    edge === 'wall' || file.edges.some(({ kind }) => kind === edge);
  // Doors of a map are alike until one is opened.
  const door = view.doors.find(({ open }) => !open);
  return (
    <section className="border-t border-line pt-2">
      <h3 className="mb-1 font-semibold">{texts.t('imperial-assault-board:legend.title')}</h3>
      <svg width={0} height={0} className="absolute" aria-hidden="true">
        <defs>
          <FloorPatterns prefix={prefix} cell={CELL} />
        </defs>
      </svg>
      <ul className="flex flex-col gap-1.5 text-xs">
        {MARKED.filter(isThere).map((terrain) => (
          <LegendRow
            key={terrain}
            name={texts.t(`imperial-assault:terrain.${terrain}.name`)}
            text={texts.t(`imperial-assault:terrain.${terrain}.text`)}
          >
            <rect x={-32} y={-32} width={64} height={64} fill={floorFill(prefix, 'interior')} />
            <rect x={-32} y={-32} width={64} height={64} fill={terrainFill(prefix, terrain)} />
          </LegendRow>
        ))}
        {EDGES.filter(isDrawn).map((edge) => (
          <LegendRow
            key={edge}
            name={texts.t(`imperial-assault:edge.${edge}.name`)}
            text={texts.t(`imperial-assault:edge.${edge}.text`)}
          >
            <path d="M-30 0H30" fill="none" {...EDGE_STROKES[edge]} />
          </LegendRow>
        ))}
        {door !== undefined && (
          <LegendRow
            name={texts.t('imperial-assault-board:legend.door')}
            text={tellDoor(texts, door)}
          >
            <DoorArt spaces={1} isLocked={door.locked} />
          </LegendRow>
        )}
        <LegendRow
          name={texts.t('imperial-assault-board:legend.defeat')}
          text={texts.t('imperial-assault-board:legend.defeat-text')}
        >
          <path d={SKULL} transform="scale(4)" fill="currentColor" fillRule="evenodd" />
        </LegendRow>
        {view.terminals.length > 0 && (
          <LegendRow
            name={texts.t('imperial-assault:token.terminal.name')}
            text={texts.t('imperial-assault-board:thing.terminal')}
          >
            <TerminalArt />
          </LegendRow>
        )}
      </ul>
    </section>
  );
}
