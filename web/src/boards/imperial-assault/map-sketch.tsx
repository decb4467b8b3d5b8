import type { MapFile, MissionId } from '@parsecs/imperial-assault';
import { findMission } from '@parsecs/imperial-assault';
import { type JSX, useMemo } from 'react';
import { DoorArt, TerminalArt, TokenArt } from '../../art/imperial-assault/index.ts';
import './board.css';
import { Ground } from './ground.tsx';
import { doorPlaces } from './ground-paths.ts';
import { boxAt, EDGE, layoutOf, middleOf } from './layout.ts';
import { ZoneRims } from './scenery.tsx';

interface MapSketchProps {
  readonly file: MapFile;
  /** Shows the tokens of this mission. */
  readonly mission?: MissionId | undefined;
}

/** A map in small: floors, walls, zones, and what lies on it in a mission. */
export function MapSketch(props: MapSketchProps): JSX.Element {
  const { file, mission } = props;
  const layout = useMemo(() => layoutOf(file), [file]);
  const letter = mission === undefined ? undefined : findMission(mission)?.letter;
  const tokens = letter === undefined ? [] : file.tokens[letter];
  const margin = EDGE - 8;
  return (
    <svg
      viewBox={`${margin} ${margin} ${layout.width - 2 * margin} ${layout.height - 2 * margin}`}
      className="block h-auto max-h-60 w-full rounded-sm bg-space"
      aria-hidden="true"
      focusable="false"
    >
      <Ground layout={layout} isSketch />
      <ZoneRims layout={layout} />
      {doorPlaces(layout).map(({ id, x, y, spaces, turn }) => (
        <g key={id} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <DoorArt spaces={spaces} />
        </g>
      ))}
      {file.terminals.map(({ id, at }) => {
        const { x, y } = middleOf(boxAt(layout, ...at));
        return (
          <g key={id} transform={`translate(${x} ${y}) scale(0.85)`}>
            <TerminalArt />
          </g>
        );
      })}
      {tokens.map(({ id, kind, at }) => {
        const { x, y } = middleOf(boxAt(layout, ...at));
        return (
          <g key={id} transform={`translate(${x} ${y}) scale(0.85)`}>
            <TokenArt kind={kind} />
          </g>
        );
      })}
    </svg>
  );
}
