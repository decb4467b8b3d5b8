import {
  type AttackOdds,
  chanceOf,
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
import { type ChipPlace, placeChips } from '../kit/chips.ts';
import { doorPlaces } from './ground-paths.ts';
import { boxOfSpaces, CELL, type Layout, middleOf, type Point } from './layout.ts';

import { spacesOfTarget } from './sight.ts';
import { percentOf, tenths } from './words.ts';

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
  if (question?.unaided) return [];
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
  /** CSS pixels of a unit, and what of the map is in sight. */
  readonly unit: number;
  readonly seen: Box;
}

/** Where something stands that can be attacked. */
export function boxOfTarget(layout: Layout, view: View, id: string): Box | undefined {
  const door = doorPlaces(layout).find((own) => own.id === id);
  if (door !== undefined) {
    return { x: door.x - CELL / 2, y: door.y - CELL / 2, width: CELL, height: CELL };
  }
  return boxOfSpaces(layout, spacesOfTarget(view, id));
}

/** How far the sign of a target reaches from its middle, in CSS pixels. */
const HALF_WIDTH = 46;
const HALF_HEIGHT = 12;

/** Above the targets where it can be, and on no figure. */
function signsOf(props: TargetLayerProps): ReadonlyMap<string, ChipPlace> {
  const { layout, view, promises, unit, seen } = props;
  const chips = promises.flatMap(({ target }) => {
    const box = boxOfTarget(layout, view, target);
    if (box === undefined) return [];
    const { x, y } = middleOf(box);
    const reach = box.height / 2;
    const size = { halfWidth: HALF_WIDTH, halfHeight: HALF_HEIGHT };
    return [{ key: target, x, y, reach, awayFrom: { x, y: y + reach }, ...size }];
  });
  const figures = view.figures.flatMap(({ at }) => boxOfSpaces(layout, at) ?? []);
  return placeChips(chips, figures, unit, seen);
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
  const signs = signsOf(props);
  return (
    <g aria-hidden="true">
      {from !== undefined && to !== undefined && (
        <line className="ia-aim" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      )}
      {promises.map(({ target, odds, left }) => {
        const box = boxOfTarget(layout, view, target);
        const sign = signs.get(target);
        if (box === undefined || odds === null || sign === undefined) return null;
        const { x, y } = middleOf(box);
        const { dx, dy, isFar } = sign;
        return (
          <g
            key={target}
            transform={`translate(${x} ${y})`}
            data-aimed={target === aimed || undefined}
            className="ia-promise"
          >
            {isFar && (
              <g className="bk-sign">
                <path className="bk-leader" d={`M0 0L${dx} ${dy}`} />
              </g>
            )}
            <g transform={`translate(${dx / props.unit} ${dy / props.unit})`}>
              <PromiseSign odds={odds} left={left} isWhole={target === aimed} language={language} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

interface PromiseSignProps {
  readonly odds: AttackOdds;
  /** What it takes to defeat the target. */
  readonly left: number;
  readonly isWhole: boolean;
  readonly language: string;
}

const BAR = 9;
const TALLEST = 34;

/**
 * The mean damage, and with a skull the chance to defeat. Of the target that is aimed at also the chance
 * to hit and how likely each damage is, because there is room for one.
 */
export function PromiseSign(props: PromiseSignProps): JSX.Element {
  const { odds, left, isWhole, language } = props;
  const half = isWhole ? 68 : 46;
  return (
    <g className="bk-sign">
      {isWhole && <Histogram odds={odds} left={left} />}
      <rect x={-half} y={-14} width={2 * half} height={22} rx={11} />
      {isWhole && (
        <g transform={`translate(${-half + 20} -3)`}>
          <text y={1} fontSize={14}>
            {percentOf(odds.hit)}%
          </text>
        </g>
      )}
      <g className="ia-promise-sign" transform={`translate(${half - 80} -3) scale(0.21)`}>
        <DieSymbolArt symbol="damage" />
      </g>
      <text x={half - 61} y={-2} fontSize={14}>
        {tenths(language, odds.expected)}
      </text>
      <path className="ia-skull" transform={`translate(${half - 40} -3)`} d={SKULL} />
      <text x={half - 19} y={-2} fontSize={14}>
        {percentOf(chanceOf(odds, left))}%
      </text>
    </g>
  );
}

/** A skull of ten units. */
export const SKULL =
  'M-5 -1A5 5 0 0 1 5 -1C5 1 4 2 3 2.6V5H-3V2.6C-4 2 -5 1 -5 -1ZM-3.2 -1A1.2 1.2 0 1 0 -0.8 -1A1.2 1.2 0 1 0 -3.2 -1ZM0.8 -1A1.2 1.2 0 1 0 3.2 -1A1.2 1.2 0 1 0 0.8 -1Z';

/** How likely each amount of damage is, from none on; what defeats the target is marked. */
function Histogram(props: { readonly odds: AttackOdds; readonly left: number }): JSX.Element {
  const { odds, left } = props;
  const most = Math.max(...odds.damage);
  const width = odds.damage.length * BAR;
  return (
    <g className="ia-histogram" transform={`translate(${-width / 2} -18)`}>
      <rect
        className="ia-histogram-ground"
        x={-5}
        y={-TALLEST - 5}
        width={width + 10}
        height={TALLEST + 8}
        rx={5}
      />
      {odds.damage.map((chance, amount) => (
        <path
          // Each amount of damage has its own place.
          key={amount}
          data-defeats={amount >= left || undefined}
          d={`M${amount * BAR + 1} 0v${-Math.max(1, (chance / most) * TALLEST)}h${BAR - 2}V0z`}
        />
      ))}
    </g>
  );
}
