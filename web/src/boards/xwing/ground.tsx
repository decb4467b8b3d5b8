import { EDGES, type Edge, FACTIONS, RANGE_LENGTH, type View } from '@parsecs/xwing';
import { type JSX, type MemoExoticComponent, memo } from 'react';
import { Starfield } from '../../art/scenes/starfield.tsx';
import { type Layout, RIM } from './layout.ts';

export interface GroundProps {
  readonly layout: Layout;
  /** The edge of the Rebels by its number; nothing while it is open. */
  readonly rebelEdge: number | undefined;
  /** Lines a section of the ruler apart: only where everybody may measure at any time. */
  readonly hasGrid: boolean;
  /** Edges across which somebody may get away. */
  readonly exits: readonly Edge[];
}

/** The sky goes on around the table, by so much of its size. */
const SKY = 0.5;

function linesOf({ area: { width, height } }: Layout): string {
  const lines: string[] = [];
  for (let x = RANGE_LENGTH; x < width; x += RANGE_LENGTH) lines.push(`M${x} 0V${height}`);
  for (let y = RANGE_LENGTH; y < height; y += RANGE_LENGTH) lines.push(`M0 ${y}H${width}`);
  return lines.join('');
}

/** One side of the play area, a little outside of it. */
function sidePath({ area: { width, height } }: Layout, edge: number): string {
  const gap = 5;
  switch (EDGES[edge % EDGES.length]) {
    case 'top':
      return `M0 ${height + gap}H${width}`;
    case 'left':
      return `M${-gap} 0V${height}`;
    case 'right':
      return `M${width + gap} 0V${height}`;
    default:
      return `M0 ${-gap}H${width}`;
  }
}

/** Where the arrows out of the play area stand along an edge; its name stands in the middle. */
const ARROWS = [0.06, 0.16, 0.26, 0.36, 0.64, 0.74, 0.84, 0.94];
const ARROW = 9;

/** Arrows that point out across one side. */
function exitPath({ area: { width, height } }: Layout, edge: Edge): string {
  const foot = (RIM - ARROW) / 2;
  const outwards = (along: number, across: number): string => {
    switch (edge) {
      case 'top':
        return `${along} ${height + across}`;
      case 'left':
        return `${-across} ${along}`;
      case 'right':
        return `${width + across} ${along}`;
      case 'bottom':
        return `${along} ${-across}`;
    }
  };
  const length = edge === 'left' || edge === 'right' ? height : width;
  return ARROWS.map((part) => {
    const middle = length * part;
    const [from, tip, to] = [middle - ARROW, middle, middle + ARROW];
    return `M${outwards(from, foot)}L${outwards(tip, foot + ARROW)}L${outwards(to, foot)}`;
  }).join('');
}

/** Space, the play area, and whose edge is which. */
export const Ground: MemoExoticComponent<(props: GroundProps) => JSX.Element> = memo(
  function Ground(props: GroundProps): JSX.Element {
    const { layout, rebelEdge, hasGrid, exits } = props;
    const { width, height, area } = layout;
    return (
      <g aria-hidden="true">
        <g transform={`translate(${-width * SKY} ${-height * SKY})`}>
          <Starfield width={width * (1 + 2 * SKY)} height={height * (1 + 2 * SKY)} />
        </g>
        <g transform={layout.matrix}>
          <rect className="xw-area" width={area.width} height={area.height} />
          {hasGrid && <path className="xw-line" d={linesOf(layout)} />}
          <rect className="xw-rim" width={area.width} height={area.height} />
          {rebelEdge !== undefined &&
            FACTIONS.map((faction, index) => (
              <path
                key={faction}
                className="xw-side"
                data-side={faction}
                d={sidePath(layout, rebelEdge + 2 * index)}
              />
            ))}
          {exits.map((edge) => (
            <path key={edge} className="xw-exit" d={exitPath(layout, edge)} data-exit={edge} />
          ))}
        </g>
      </g>
    );
  },
);

/** Sentences name the edges; whoever has turned the board needs to know which is which. */
export function EdgeNames(props: {
  readonly layout: Layout;
  readonly nameOf: (edge: string) => string;
}): JSX.Element {
  const { layout, nameOf } = props;
  const { width, height } = layout;
  const places = [
    `translate(${width / 2} ${height - RIM / 2})`,
    `translate(${width - RIM / 2} ${height / 2}) rotate(90)`,
    `translate(${width / 2} ${RIM / 2})`,
    `translate(${RIM / 2} ${height / 2}) rotate(-90)`,
  ];
  return (
    <g aria-hidden="true" className="xw-edge-names">
      {EDGES.map((edge, index) => (
        <text key={edge} transform={places[(index - layout.turn + EDGES.length) % EDGES.length]}>
          {nameOf(edge)}
        </text>
      ))}
    </g>
  );
}

/** XW-188: sides have their edges once the Rebel player has chosen, or where nobody chooses. */
export function rebelEdgeIn({ question, setup, seats }: View): number | undefined {
  const isOpen =
    question === 'side' || question === 'edge' || (question === 'obstacle' && setup.mission !== 2);
  const edge = seats.find(({ role }) => role === 'rebel')?.edge ?? null;
  return isOpen || edge === null ? undefined : EDGES.indexOf(edge);
}

/** Edges across which the mission lets somebody out as things stand. */
export function exitEdgesIn({ mission }: View): readonly Edge[] {
  return EDGES.filter((edge) => mission.exits.some(({ edges }) => edges.includes(edge)));
}

/** Strips to be tapped while an edge is chosen. */
export function EdgeStrips(props: {
  readonly layout: Layout;
  readonly open: (edge: string) => boolean;
  readonly chosen: (edge: string) => boolean;
  readonly labelOf: (edge: string) => string;
}): JSX.Element {
  const { layout, open, chosen, labelOf } = props;
  const { width, height } = layout.area;
  const boxes: Readonly<Record<(typeof EDGES)[number], readonly [number, number, number, number]>> =
    {
      bottom: [0, -RIM, width, RIM + RANGE_LENGTH],
      top: [0, height - RANGE_LENGTH, width, RIM + RANGE_LENGTH],
      left: [-RIM, 0, RIM + RANGE_LENGTH, height],
      right: [width - RANGE_LENGTH, 0, RIM + RANGE_LENGTH, height],
    };
  return (
    <g transform={layout.matrix}>
      {EDGES.filter(open).map((edge, index) => {
        const [x, y, w, h] = boxes[edge];
        return (
          <g
            key={edge}
            className="bk-spot xw-edge"
            role="button"
            tabIndex={index === 0 ? 0 : -1}
            aria-label={labelOf(edge)}
            aria-pressed={chosen(edge)}
            data-part={`edge:${edge}`}
            data-option
            data-spatial
          >
            <rect x={x} y={y} width={w} height={h} />
          </g>
        );
      })}
    </g>
  );
}
