import { type EdgeKind, TERRAINS, type Terrain, type View } from '@parsecs/imperial-assault';
import { type JSX, type ReactNode, useId } from 'react';
import {
  DoorArt,
  EDGE_STROKES,
  FloorPatterns,
  floorFill,
  TerminalArt,
  terrainFill,
} from '../../art/imperial-assault/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { tellDoor } from './details-thing.tsx';
import { CELL, layoutOf, mapFileOf } from './layout.ts';
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
  const { grid } = layoutOf(file, false);
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
          <Row
            key={terrain}
            name={texts.t(`imperial-assault:terrain.${terrain}.name`)}
            text={texts.t(`imperial-assault:terrain.${terrain}.text`)}
          >
            <rect x={-32} y={-32} width={64} height={64} fill={floorFill(prefix, 'interior')} />
            <rect x={-32} y={-32} width={64} height={64} fill={terrainFill(prefix, terrain)} />
          </Row>
        ))}
        {EDGES.filter(isDrawn).map((edge) => (
          <Row
            key={edge}
            name={texts.t(`imperial-assault:edge.${edge}.name`)}
            text={texts.t(`imperial-assault:edge.${edge}.text`)}
          >
            <path d="M-30 0H30" fill="none" {...EDGE_STROKES[edge]} />
          </Row>
        ))}
        {door !== undefined && (
          <Row name={texts.t('imperial-assault-board:legend.door')} text={tellDoor(texts, door)}>
            <DoorArt spaces={1} isLocked={door.locked} />
          </Row>
        )}
        {view.terminals.length > 0 && (
          <Row
            name={texts.t('imperial-assault:token.terminal.name')}
            text={texts.t('imperial-assault-board:thing.terminal')}
          >
            <TerminalArt />
          </Row>
        )}
      </ul>
    </section>
  );
}

function Row(props: {
  readonly name: string;
  readonly text: string;
  readonly children: ReactNode;
}): JSX.Element {
  return (
    <li className="flex gap-2">
      <svg
        width={26}
        height={26}
        viewBox="-32 -32 64 64"
        className="shrink-0 rounded-sm"
        aria-hidden="true"
      >
        {props.children}
      </svg>
      <p>
        <span className="font-semibold">{props.name}.</span>{' '}
        <span className="text-quiet">{props.text}</span>
      </p>
    </li>
  );
}
