import type { NamedLines, View } from '@parsecs/imperial-assault';
import type { JSX } from 'react';
import { boxAt, boxOfSpaces, cornerAt, type Layout, type Point } from './layout.ts';
import { type Sight, shownLine, spacesOfTarget } from './sight.ts';

export interface SightLayerProps {
  readonly layout: Layout;
  readonly view: View;
  readonly sight: Sight;
  /** The corner that is looked at closely. */
  readonly corner: number;
}

/** The lines of one corner with what stops them, and which of the four corners see. */
export function SightLayer(props: SightLayerProps): JSX.Element {
  const { layout, view, sight, corner } = props;
  const chosen = sight.corners[corner];
  const line = chosen && shownLine(chosen);
  return (
    <g aria-hidden="true" className="ia-sight">
      <Frame layout={layout} space={sight.pair.from} />
      <Frame layout={layout} space={sight.pair.to} />
      {line !== undefined && <Beam layout={layout} view={view} line={line} />}
      {sight.corners.map(({ x, y, isFree }, index) => {
        const at = cornerAt(layout, x, y);
        return (
          <g
            key={`${x} ${y}`}
            transform={`translate(${at.x} ${at.y})`}
            data-free={isFree || undefined}
            data-shown={index === corner || undefined}
            className="ia-corner"
          >
            <circle r={index === corner ? 10 : 7} />
            <path d={isFree ? 'M-4 0L-1 3.5L4.5 -3.5' : 'M-3 -3L3 3M3 -3L-3 3'} />
          </g>
        );
      })}
    </g>
  );
}

function Frame(props: { readonly layout: Layout; readonly space: string }): JSX.Element | null {
  const box = boxOfSpaces(props.layout, [props.space]);
  return box === undefined ? null : <rect className="ia-sight-space" {...box} />;
}

interface BeamProps {
  readonly layout: Layout;
  readonly view: View;
  readonly line: NamedLines;
}

/** Two lines and the area between them; red, with a mark on what is in the way, if they are stopped. */
function Beam(props: BeamProps): JSX.Element {
  const { layout, view, line } = props;
  const from = cornerAt(layout, ...line.from);
  const [one, other] = line.to.map((point) => cornerAt(layout, ...point)) as [Point, Point];
  return (
    <g className="ia-beam" data-free={line.obstruction === undefined || undefined}>
      <path
        className="ia-beam-area"
        d={`M${from.x} ${from.y}L${one.x} ${one.y}L${other.x} ${other.y}Z`}
      />
      <path
        className="ia-beam-line"
        d={`M${one.x} ${one.y}L${from.x} ${from.y}L${other.x} ${other.y}`}
      />
      {line.obstruction !== undefined && (
        <Stop layout={layout} view={view} obstruction={line.obstruction} />
      )}
    </g>
  );
}

interface StopProps {
  readonly layout: Layout;
  readonly view: View;
  readonly obstruction: NonNullable<NamedLines['obstruction']>;
}

function Stop(props: StopProps): JSX.Element | null {
  const { layout, view, obstruction } = props;
  switch (obstruction.kind) {
    case 'space':
      return <rect className="ia-stop" {...boxAt(layout, ...obstruction.at)} />;
    case 'edge': {
      const [a, b] = obstruction.at.map((point) => cornerAt(layout, ...point)) as [Point, Point];
      return <path className="ia-stop" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />;
    }
    case 'corner': {
      const { x, y } = cornerAt(layout, ...obstruction.at);
      return <circle className="ia-stop" cx={x} cy={y} r={12} />;
    }
    case 'figure': {
      const box = boxOfSpaces(layout, spacesOfTarget(view, obstruction.figure));
      return box === undefined ? null : <rect className="ia-stop" rx={10} {...box} />;
    }
  }
}
