import type { ImperialAssault } from '@parsecs/imperial-assault';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { nearestSpot } from '../battle-kit/spatial.ts';
import { type BoardProps, type Part, partOf } from '../contract.ts';
import { figureIn } from './cards.ts';
import { partOfFigure } from './parts.ts';
import { CELL, type Plan, type Point, spaceUnder } from './plan.ts';
import type { Place } from './spots.ts';

/** Half a finger, in CSS pixels. */
const FINGER = 22;

export interface Taps {
  readonly onClick: (event: MouseEvent<SVGSVGElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<SVGSVGElement>) => void;
  readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerLeave: () => void;
}

export interface TapOptions {
  readonly plan: Plan | undefined;
  readonly places: readonly Place[];
  readonly setHovered: (part: Part | undefined) => void;
  readonly onPlace: (place: Place) => void;
  /** While sight is looked at, whoever is tapped is looked at or from. */
  readonly onSight: ((figure: string) => void) | undefined;
}

/**
 * What a tap means: a figure or thing that may be chosen, else the place nearest to the finger, else
 * whatever lies there. Keys and readers aim at a thing itself.
 */
export function useTaps(props: BoardProps<ImperialAssault>, options: TapOptions): Taps {
  const { view, viewer, question, picking, onPick, onInspect, inspected } = props;
  const { plan, places, setHovered, onPlace, onSight } = options;
  const isOpen = (part: Part | undefined): boolean =>
    part !== undefined && picking?.open.has(part) === true;
  const tapFigure = (id: string): void => {
    const figure = figureIn(view, id);
    const part = partOfFigure(question?.kind, figure ?? { id });
    if (onSight !== undefined) onSight(id);
    else if (part !== undefined && isOpen(part)) onPick(part);
    else {
      const own = partOf('figure', id);
      onInspect(inspected === own ? undefined : own);
      // Why an enemy cannot be attacked is worth a word, as is why one's own cannot act.
      const isTarget = part?.startsWith('target:') === true;
      if (part !== undefined && (isTarget ? figure?.owner !== viewer : figure?.owner === viewer))
        onPick(part);
    }
  };
  const nodeOf = (target: EventTarget): SVGElement | null =>
    (target as Element).closest<SVGElement>('[data-part], [data-figure], [data-thing]');
  const tapNode = (node: SVGElement | null): boolean => {
    const figure = node?.dataset['figure'];
    const part = node?.dataset['part'] as Part | undefined;
    const place = places.find(({ id }) => id === part);
    if (figure !== undefined) tapFigure(figure);
    else if (place !== undefined) onPlace(place);
    else if (part !== undefined) onPick(part);
    return figure !== undefined || part !== undefined;
  };
  const pointOf = (event: MouseEvent<SVGSVGElement>): Point & { readonly reach: number } => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = (plan?.width ?? 1) / box.width;
    return {
      x: (event.clientX - box.left) * scale,
      y: (event.clientY - box.top) * scale,
      reach: Math.max(CELL * 0.6, FINGER * scale),
    };
  };
  const nearest = (event: MouseEvent<SVGSVGElement>): Place | undefined => {
    const { x, y, reach } = pointOf(event);
    return nearestSpot(places, x, y, reach);
  };
  /** A figure that may be chosen is meant, however near a place is. */
  const isMeant = (node: SVGElement | null): boolean =>
    node !== null && (onSight !== undefined || node.hasAttribute('data-open'));
  return {
    onClick: (event) => {
      const node = nodeOf(event.target);
      // Pressed by key or by a reader: there is no point to it.
      if (event.detail === 0 || (isMeant(node) && node?.dataset['figure'] !== undefined)) {
        tapNode(node);
        return;
      }
      const place = onSight === undefined ? nearest(event) : undefined;
      if (place !== undefined) onPlace(place);
      else if (!tapNode(node)) {
        onInspect(undefined);
        const space = plan && spaceUnder(plan, pointOf(event));
        if (space !== undefined && places.length > 0) onPick(partOf('stand', space));
      }
    },
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      if (tapNode(nodeOf(event.target))) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    onPointerMove: (event) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      const node = nodeOf(event.target);
      const figure = node?.dataset['figure'];
      const part =
        figure === undefined
          ? undefined
          : partOfFigure(question?.kind, figureIn(view, figure) ?? { id: figure });
      setHovered(isOpen(part) ? part : nearest(event)?.id);
    },
    onPointerLeave: () => setHovered(undefined),
  };
}
