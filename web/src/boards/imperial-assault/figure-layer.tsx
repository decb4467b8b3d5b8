import type { FigureView, ImperialAssault, View } from '@parsecs/imperial-assault';
import type { Asked } from '@parsecs/table';
import { type JSX, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Part, Picking, PlayingBeat } from '../contract.ts';
import { partOf } from '../contract.ts';
import type { Box } from '../kit/camera.ts';
import { useLatest } from '../use-latest.ts';
import { cardOf, figureIn, isOnMap, sideOf } from './cards.ts';
import type { Motion } from './choreography.ts';
import { FigurePiece, pieceTransform } from './figure-piece.tsx';
import { lastingOn } from './lasting.ts';
import { boxOfSpaces, coveredBy, type Layout, middleOf, type Point } from './layout.ts';
import { partOfFigure } from './parts.ts';

export interface FigureLayerProps {
  readonly layout: Layout;
  readonly view: View;
  readonly question?: Asked<ImperialAssault> | undefined;
  readonly picking?: Picking | undefined;
  readonly beat?: PlayingBeat | undefined;
  readonly lit: ReadonlySet<Part>;
  readonly labelOf: (figure: FigureView) => string;
}

function boxOfFigure(layout: Layout, figure: FigureView): Box | undefined {
  return boxOfSpaces(layout, figure.at);
}

export function FigureLayer(props: FigureLayerProps): JSX.Element {
  const { layout, view, question, picking, beat, lit, labelOf } = props;
  const layer = useRef<SVGGElement>(null);
  useWalk(layout, view, beat, layer);
  const onMap = view.figures.filter(isOnMap);
  const isOpen = (figure: FigureView): boolean => {
    const part = partOfFigure(question?.kind, figure);
    return part !== undefined && (picking?.open.has(part) ?? false);
  };
  // One stop for the Tab key; arrows go on from there.
  const stop = onMap.find(isOpen)?.id;
  const kinds = new Map(view.tokens.map(({ id, kind }) => [id, kind]));
  return (
    <g ref={layer}>
      {onMap.map((figure) => {
        const box = boxOfFigure(layout, figure);
        if (box === undefined) return null;
        const part = partOfFigure(question?.kind, figure);
        const group = view.groups.find(({ id }) => id === figure.group);
        return (
          <FigurePiece
            key={figure.id}
            figure={figure}
            side={sideOf(view, figure.owner)}
            {...middleOf(box)}
            width={box.width}
            height={box.height}
            label={labelOf(figure)}
            part={part}
            open={isOpen(figure)}
            chosen={part !== undefined && (picking?.chosen.includes(part) ?? false)}
            lit={lit.has(partOf('figure', figure.id)) || lit.has(partOf('group', figure.group))}
            isDone={group?.state === 'exhausted'}
            isActive={view.activation?.figure === figure.id}
            isStop={figure.id === stop}
            isUnderCard={lastingOn(view, figure).length > 0}
            standsOn={kindsUnder(view, figure).join(' ')}
            carries={figure.carries.map((id) => kinds.get(id) ?? '').join(' ')}
          />
        );
      })}
    </g>
  );
}

const EASE = 'cubic-bezier(0.35, 0.1, 0.25, 1)';

/** Moves the figure of the beat. An animation lies over what React has drawn and leaves no trace. */
function useWalk(
  layout: Layout,
  view: View,
  beat: PlayingBeat | undefined,
  layer: RefObject<SVGGElement | null>,
): void {
  const latest = useLatest({ layout, view });
  useLayoutEffect(() => {
    const motion = beat?.motion as Motion | undefined;
    const id = motion !== undefined && 'figure' in motion ? motion.figure : undefined;
    const node = id === undefined ? null : layer.current?.querySelector(`[data-figure="${id}"]`);
    if (beat === undefined || motion === undefined || id === undefined || !node) return;
    const animation = animate(latest.current, motion, beat, node);
    return () => animation?.cancel();
  }, [beat, latest, layer]);
}

function animate(
  { layout, view }: { readonly layout: Layout; readonly view: View },
  motion: Motion,
  beat: PlayingBeat,
  node: Element,
): Animation | undefined {
  const timing = { duration: beat.length, fill: 'forwards' } as const;
  switch (motion.kind) {
    case 'walk':
    case 'shift': {
      const stops = stopsOf(layout, view, motion, beat.after as View);
      if (stops.length < 2) return undefined;
      const easing = stops.length === 2 ? EASE : 'linear';
      return node.animate(
        stops.map(({ x, y }) => ({ transform: pieceTransform(x, y) })),
        { ...timing, easing },
      );
    }
    case 'loss':
      return node.animate([{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], timing);
    default:
      return undefined;
  }
}

/** The middles on the way, the figure's own first. */
function stopsOf(
  layout: Layout,
  before: View,
  motion: Extract<Motion, { readonly kind: 'walk' | 'shift' }>,
  after: View,
): readonly Point[] {
  const figure = figureIn(before, motion.figure);
  const start = figure && boxOfFigure(layout, figure);
  if (figure === undefined || start === undefined) return [];
  const base = cardOf(figure)?.base ?? [1, 1];
  const path = motion.kind === 'walk' ? motion.path : [];
  const ends = path.flatMap((stand) => boxOfSpaces(layout, coveredBy(layout, stand, base)) ?? []);
  const later = figureIn(after, motion.figure);
  const last = later && boxOfFigure(layout, later);
  const rest = motion.kind === 'shift' && last !== undefined ? [last] : ends;
  return [start, ...rest].map(middleOf);
}

/** A figure hides what it stands on; a sign on its base does not. */
function kindsUnder({ tokens, terminals }: View, { at }: FigureView): readonly string[] {
  const kinds = tokens.flatMap((token) =>
    token.at !== null && at.includes(token.at) ? [token.kind as string] : [],
  );
  const isOnTerminal = terminals.some((terminal) => at.includes(terminal.at));
  return [...new Set([...kinds, ...(isOnTerminal ? ['terminal'] : [])])];
}
