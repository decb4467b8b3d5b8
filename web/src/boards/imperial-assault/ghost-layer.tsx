import type { FigureView, View } from '@parsecs/imperial-assault';
import type { JSX } from 'react';
import { FigureBase } from './base.tsx';
import { sideOf } from './cards.ts';
import { Bust, bustScale } from './figure-piece.tsx';
import type { Place } from './spots.ts';

interface GhostProps {
  readonly view: View;
  readonly figure: FigureView;
  readonly place: Place;
}

/** The figure as it would stand, the way it would walk, and what that costs. */
export function Ghost(props: GhostProps): JSX.Element {
  const { view, figure, place } = props;
  const { box, way, cost } = place;
  const line = way.map(({ x, y }) => `${x} ${y}`).join('L');
  const scale = bustScale(box.width, box.height).toFixed(3);
  return (
    <g aria-hidden="true">
      {way.length > 1 && (
        <>
          <path className="ia-way-under" d={`M${line}`} />
          <path className="bk-way ia-way" d={`M${line}`} />
          {way.slice(1, -1).map(({ x, y }) => (
            <circle key={`${x} ${y}`} className="ia-step" cx={x} cy={y} r={4} />
          ))}
        </>
      )}
      <g className="bk-ghost" transform={`translate(${place.x} ${place.y})`}>
        <FigureBase
          side={sideOf(view, figure.owner)}
          width={box.width}
          height={box.height}
          health={1}
          lost={0}
        />
        <g transform={`scale(${scale})`}>
          <Bust id={figure.card} />
        </g>
      </g>
      {cost !== undefined && (
        <g transform={`translate(${place.x} ${place.y - box.height / 2})`}>
          <g className="bk-sign">
            <rect x={-15} y={-12} width={30} height={24} rx={12} />
            <text fontSize={15}>{cost}</text>
          </g>
        </g>
      )}
    </g>
  );
}
