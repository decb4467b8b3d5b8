import { type FigureView, findDeployment, type View } from '@parsecs/imperial-assault';
import { countNames, type Sketch, type SketchMark, type Tone } from '../../shell/glance.ts';
import type { Texts } from '../../shell/texts.tsx';
import type { BoardGlance } from '../contract.ts';
import { boxOfSpace, CELL, EDGE, type Layout, layoutOf, mapFileOf, missionOf } from './layout.ts';

export function glance(texts: Texts, view: View): BoardGlance {
  const mission = missionOf(view);
  const armyOf = (seat: number): string =>
    countNames(
      view.groups
        .filter(({ owner }) => owner === seat)
        .map(({ card }) => texts.t(`imperial-assault:deployment.${card}.name`)),
    );
  return {
    title: mission === undefined ? '' : texts.t(`imperial-assault:mission.${mission}.name`),
    armyOf,
    sketch: sketchOf(view),
  };
}

function sketchOf(view: View): Sketch {
  const file = mapFileOf(view);
  if (file === undefined) return { width: 3, height: 2, marks: [] };
  const layout = layoutOf(file);
  const { width, height } = layout.grid;
  return {
    width,
    height,
    ground: { path: floorOf(layout), isLine: false },
    marks: view.figures.flatMap((figure) => markOf(layout, figure)),
  };
}

/** Spaces beside one another are one strip. */
function floorOf({ grid }: Layout): string {
  const rows = new Map<number, number[]>();
  for (let space = 0; space < grid.count; space += 1) {
    const y = grid.y[space] ?? 0;
    rows.set(y, [...(rows.get(y) ?? []), grid.x[space] ?? 0]);
  }
  return [...rows]
    .flatMap(([y, columns]) => {
      const taken = new Set(columns);
      return columns
        .filter((x) => !taken.has(x - 1))
        .map((x) => {
          let length = 1;
          while (taken.has(x + length)) length += 1;
          return `M${x} ${y}h${length}v1h-${length}z`;
        });
    })
    .join('');
}

function markOf(layout: Layout, { at, owner, card }: FigureView): readonly SketchMark[] {
  const boxes = at.flatMap((label) => boxOfSpace(layout, label) ?? []);
  const [first] = boxes;
  if (first === undefined) return [];
  const middle = (along: 'x' | 'y'): number => {
    const places = boxes.map((box) => (box[along] - EDGE) / CELL);
    return (Math.min(...places) + Math.max(...places) + 1) / 2;
  };
  const tone: Tone = findDeployment(card)?.affiliation ?? 'neutral';
  return [
    {
      shape: owner === 0 ? 'disc' : 'diamond',
      tone,
      x: middle('x'),
      y: middle('y'),
      size: boxes.length > 1 ? 0.9 : 0.5,
    },
  ];
}
