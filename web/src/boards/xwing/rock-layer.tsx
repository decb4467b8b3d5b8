import type { Texts } from '@parsecs/lang';
import type { View } from '@parsecs/xwing';
import { type JSX, type MemoExoticComponent, memo } from 'react';
import { BombArt, PIECE_GRID_MM, RockArt, SatelliteArt } from '../../art/xwing/index.ts';
import { type Part, type Picking, partOf } from '../contract.ts';
import { headingOn, type Layout, outlinePath, toBoard } from './layout.ts';
import { obstaclesIn } from './ships.ts';

export interface RockLayerProps {
  readonly layout: Layout;
  readonly view: View;
  readonly texts: Texts;
  readonly picking?: Picking | undefined;
  readonly lit: ReadonlySet<Part>;
}

/** A rock as it lies on the screen. */
export const Rock: MemoExoticComponent<
  (props: { readonly layout: Layout; readonly points: readonly number[] }) => JSX.Element
> = memo(function Rock({ layout, points }): JSX.Element {
  const outline: (readonly [number, number])[] = [];
  for (let index = 0; index < points.length; index += 2) {
    const { x, y } = toBoard(layout, { x: points[index] ?? 0, y: points[index + 1] ?? 0 });
    outline.push([x, y]);
  }
  return <RockArt outline={outline} />;
});

/** What lies on the table besides ships: asteroids, satellites, bombs and mines. */
export function RockLayer(props: RockLayerProps): JSX.Element {
  const { layout, view, lit } = props;
  return (
    <g>
      {obstaclesIn(view).map(({ id, outline }) => (
        <g
          key={id}
          data-place={`obstacle:${id}`}
          data-look={partOf('obstacle', id)}
          className="xw-rock"
        >
          <Rock layout={layout} points={outline.points} />
          {lit.has(partOf('obstacle', id)) && (
            <path className="xw-lit" transform={layout.matrix} d={outlinePath(outline.points)} />
          )}
        </g>
      ))}
      <Satellites {...props} />
      <Bombs layout={layout} view={view} />
    </g>
  );
}

function Satellites(props: RockLayerProps): JSX.Element {
  const { layout, view, texts, picking } = props;
  return (
    <>
      {view.mission.satellites.map(({ id, at }, index) => {
        if (at === null) return null;
        const { x, y } = toBoard(layout, at);
        const part = partOf('scan', id);
        const isOpen = picking?.open.has(part) === true;
        const isChosen = picking?.chosen.includes(part) === true;
        return (
          <g
            key={id}
            className="bk-piece xw-satellite"
            data-part={part}
            data-open={isOpen || undefined}
            data-chosen={isChosen || undefined}
            data-option={isOpen || undefined}
            data-spatial={isOpen || undefined}
            role="button"
            tabIndex={isOpen ? 0 : -1}
            aria-disabled={!isOpen}
            aria-pressed={isChosen}
            aria-label={texts.t('xwing:obstacle.satellite.name', { number: index + 1 })}
            transform={`translate(${x} ${y})`}
          >
            <circle className="bk-ring" r={22} />
            <circle className="bk-focus" r={24} />
            <g
              transform={`rotate(${headingOn(layout, at.heading)}) scale(${PIECE_GRID_MM.satellite / 64})`}
            >
              <SatelliteArt />
            </g>
          </g>
        );
      })}
    </>
  );
}

function Bombs(props: Pick<RockLayerProps, 'layout' | 'view'>): JSX.Element {
  const { layout, view } = props;
  return (
    <g aria-hidden="true">
      {view.bombs.map(({ bomb, at }) => {
        const { x, y } = toBoard(layout, at);
        return (
          <g
            key={`${at.x} ${at.y}`}
            transform={`translate(${x} ${y}) rotate(${headingOn(layout, at.heading)}) scale(${PIECE_GRID_MM[bomb] / 64})`}
          >
            <BombArt kind={bomb} />
          </g>
        );
      })}
    </g>
  );
}
