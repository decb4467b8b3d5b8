import {
  type ImperialAssault,
  readPlace,
  type View,
  writeAnswer,
  ZONES,
} from '@parsecs/imperial-assault';
import type { Asked } from '@parsecs/table';
import { type JSX, useMemo } from 'react';
import { idOf, isKind, type Part, type Picking, partOf } from '../contract.ts';
import { rimAround, squaresOf } from './ground-paths.ts';
import { boxOfSpace, EDGE, type Layout } from './layout.ts';

const SETTING_UP: readonly View['question'][] = ['zone', 'deploy'];

interface ZonesProps {
  readonly layout: Layout;
  readonly view: View;
  readonly question: Asked<ImperialAssault> | undefined;
  readonly picking: Picking | undefined;
}

/** The two deployment zones: hatched while armies are set up, a thin line afterwards. */
export function Zones(props: ZonesProps): JSX.Element {
  const { layout, view, question, picking } = props;
  const paths = useMemo(
    () =>
      ZONES.map((zone, number) => ({
        zone,
        fill: squaresOf(layout, (space) => layout.grid.zone[space] === number),
        rim: rimAround(layout, (space) => layout.grid.zone[space] === number),
      })),
    [layout],
  );
  const isBefore =
    view.seats.some(({ zone }) => zone === null) || SETTING_UP.includes(view.question);
  return (
    <g>
      {paths.map(({ zone, fill, rim }) => {
        const part = partOf('word', writeAnswer({ kind: 'zone', zone }));
        const isOpen = question?.kind === 'zone' && picking?.open.has(part) === true;
        return (
          <g key={zone} className="ia-zone" data-zone={zone} data-strong={isBefore || undefined}>
            {isBefore && (
              <path
                d={fill}
                transform={`translate(${EDGE} ${EDGE})`}
                {...(isOpen && { 'data-part': part, className: 'cursor-pointer' })}
              />
            )}
            <path className="ia-zone-rim" d={rim} />
          </g>
        );
      })}
    </g>
  );
}

/** Both zones on a sketch of the map. */
export function ZoneRims(props: { readonly layout: Layout }): JSX.Element {
  const { layout } = props;
  return (
    <>
      {ZONES.map((zone, number) => (
        <g key={zone} className="ia-zone" data-zone={zone} data-strong>
          <path
            d={squaresOf(layout, (space) => layout.grid.zone[space] === number)}
            transform={`translate(${EDGE} ${EDGE})`}
          />
          <path
            className="ia-zone-rim"
            d={rimAround(layout, (space) => layout.grid.zone[space] === number)}
          />
        </g>
      ))}
    </>
  );
}

export function LitSpaces(props: {
  readonly layout: Layout;
  readonly lit: ReadonlySet<Part>;
}): JSX.Element {
  const { layout, lit } = props;
  const spaces = [...lit].flatMap((part) => (isKind(part, 'space') ? [idOf(part)] : []));
  return (
    <g aria-hidden="true">
      {spaces.map((id) => {
        const box = boxOfSpace(layout, readPlace(id).space);
        return box && <rect key={id} className="ia-lit-space" {...box} />;
      })}
    </g>
  );
}
