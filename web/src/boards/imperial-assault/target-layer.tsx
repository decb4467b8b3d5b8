import {
  type AttackOdds,
  type ImperialAssault,
  type TargetView,
  targetsFor,
  type View,
} from '@parsecs/imperial-assault';
import type { Asked } from '@parsecs/table';
import type { JSX } from 'react';
import { DieSymbolArt } from '../../art/dice/index.ts';
import type { Picking } from '../contract.ts';
import { partOf } from '../contract.ts';
import type { Box } from '../kit/camera.ts';
import { doorPlaces } from './ground-paths.ts';
import { boxOfSpaces, CELL, type Layout, middleOf, type Point } from './layout.ts';
import { spacesOfTarget } from './sight.ts';
import { tenths } from './words.ts';

/** The figure that would attack if a target were chosen now. */
export function attackerOf(
  view: View,
  question: Asked<ImperialAssault> | undefined,
): string | undefined {
  switch (question?.kind) {
    case 'act':
    case 'extra-action':
      return view.activation?.figure;
    case 'target':
    case 'cleave':
      return view.attack?.figure;
    default:
      return undefined;
  }
}

/** What a plain attack on each open target promises. */
export function promisesOf(
  view: View,
  question: Asked<ImperialAssault> | undefined,
  picking: Picking | undefined,
): readonly TargetView[] {
  const attacker = attackerOf(view, question);
  if (attacker === undefined || picking === undefined || question?.kind === 'cleave') return [];
  return targetsFor(view, attacker).filter(({ target }) =>
    picking.open.has(partOf('target', target)),
  );
}

export interface TargetLayerProps {
  readonly layout: Layout;
  readonly view: View;
  readonly attacker: string | undefined;
  readonly promises: readonly TargetView[];
  /** The target that is chosen or pointed at. */
  readonly aimed: string | null | undefined;
  /** Numbers are written as people there write them. */
  readonly language: string;
}

/** Where something stands that can be attacked. */
export function boxOfTarget(layout: Layout, view: View, id: string): Box | undefined {
  const door = doorPlaces(layout).find((own) => own.id === id);
  if (door !== undefined) {
    return { x: door.x - CELL / 2, y: door.y - CELL / 2, width: CELL, height: CELL };
  }
  return boxOfSpaces(layout, spacesOfTarget(view, id));
}

/** What each attack does on the average, and the line to the aimed one. */
export function TargetLayer(props: TargetLayerProps): JSX.Element {
  const { layout, view, attacker, promises, aimed, language } = props;
  const middle = (id: string | null | undefined): Point | undefined => {
    const box = id ? boxOfTarget(layout, view, id) : undefined;
    return box && middleOf(box);
  };
  const from = middle(attacker);
  const to = middle(aimed);
  return (
    <g aria-hidden="true">
      {from !== undefined && to !== undefined && (
        <line className="ia-aim" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      )}
      {promises.map(({ target, odds }) => {
        const box = boxOfTarget(layout, view, target);
        if (box === undefined || odds === null) return null;
        return (
          <g
            key={target}
            transform={`translate(${box.x + box.width / 2} ${box.y})`}
            data-aimed={target === aimed || undefined}
            className="ia-promise"
          >
            <PromiseSign odds={odds} isWhole={target === aimed} language={language} />
          </g>
        );
      })}
    </g>
  );
}

interface PromiseSignProps {
  readonly odds: AttackOdds;
  readonly isWhole: boolean;
  readonly language: string;
}

/** The mean damage; of the target that is aimed at also the chance to hit, because there is room for one. */
function PromiseSign(props: PromiseSignProps): JSX.Element {
  const { odds, isWhole, language } = props;
  const half = isWhole ? 44 : 24;
  return (
    <g className="bk-sign">
      <rect x={-half} y={-14} width={2 * half} height={22} rx={11} />
      {isWhole && (
        <text x={-17} y={-2} fontSize={14}>
          {Math.round(odds.hit * 100)}%
        </text>
      )}
      <g className="ia-promise-sign" transform={`translate(${half - 36} -3) scale(0.21)`}>
        <DieSymbolArt symbol="damage" />
      </g>
      <text x={half - 17} y={-2} fontSize={14}>
        {tenths(language, odds.expected)}
      </text>
    </g>
  );
}
