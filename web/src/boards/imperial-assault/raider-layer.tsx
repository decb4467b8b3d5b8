import type { ImperialAssault, RaiderView, View } from '@parsecs/imperial-assault';
import type { Asked } from '@parsecs/table';
import type { JSX } from 'react';
import { DamageArt, TokenArt } from '../../art/imperial-assault/index.ts';
import type { Part, Picking } from '../contract.ts';
import { partOf } from '../contract.ts';
import { pieceTransform } from './figure-piece.tsx';
import { boxOfSpace, CELL, type Layout, middleOf } from './layout.ts';
import { partOfFigure } from './parts.ts';

export interface RaiderLayerProps {
  readonly layout: Layout;
  readonly view: View;
  readonly question?: Asked<ImperialAssault> | undefined;
  readonly picking?: Picking | undefined;
  readonly lit: ReadonlySet<Part>;
  readonly labelOf: (raider: RaiderView) => string;
}

/** Neutral figures that both sides may fight. */
export function RaiderLayer(props: RaiderLayerProps): JSX.Element {
  const { layout, view, question, picking, lit, labelOf } = props;
  return (
    <g>
      {view.raiders.map((raider) => {
        const box = raider.at === null ? undefined : boxOfSpace(layout, raider.at);
        if (box === undefined) return null;
        const { x, y } = middleOf(box);
        const part = partOfFigure(question?.kind, raider);
        const isOpen = part !== undefined && picking?.open.has(part) === true;
        const isChosen = part !== undefined && picking?.chosen.includes(part) === true;
        return (
          <g
            key={raider.id}
            className="bk-piece ia-raider"
            data-figure={raider.id}
            data-part={part}
            data-open={isOpen || undefined}
            data-chosen={isChosen || undefined}
            data-lit={lit.has(partOf('figure', raider.id)) || undefined}
            data-option={isOpen || undefined}
            data-spatial={isOpen || undefined}
            style={{ transform: pieceTransform(x, y) }}
            role="button"
            tabIndex={-1}
            aria-label={labelOf(raider)}
            aria-pressed={isChosen}
            aria-disabled={!isOpen}
          >
            <circle className="bk-ring" r={CELL * 0.48} />
            <g transform="scale(0.86)">
              <TokenArt kind="raider" />
            </g>
            <circle className="bk-focus" r={CELL * 0.5} />
            {raider.damage > 0 && (
              <g transform="translate(-21 -21) scale(0.42)" className="bk-near">
                <DamageArt label={`${raider.damage}`} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
