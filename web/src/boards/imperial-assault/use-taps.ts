import type { ImperialAssault } from '@parsecs/imperial-assault';
import type { MouseEvent } from 'react';
import { type BoardProps, isKind, type Part, partOf } from '../contract.ts';
import type { Box } from '../kit/camera.ts';
import { nearestSpot } from '../kit/spatial.ts';
import { boxAround, pressWithKeys, type Taps } from '../kit/taps.ts';
import { figureIn } from './cards.ts';
import { CELL, type Layout, type Point, spaceUnder } from './layout.ts';
import { partOfFigure } from './parts.ts';
import type { Place } from './spots.ts';

/** Half a finger, in CSS pixels. */
const FINGER = 22;
/** There is room for a card beside the board. */
const BESIDE = '(min-width: 1180px)';

export interface TapOptions {
  readonly layout: Layout | undefined;
  readonly places: readonly Place[];
  readonly setHovered: (part: Part | undefined) => void;
  readonly onPlace: (place: Place) => void;
  /** Brings into sight what has the focus. */
  readonly reveal: (box: Box) => void;
  /** While sight is looked at, whoever is tapped is looked at or from. */
  readonly onSight: ((figure: string) => void) | undefined;
}

function isTouch(event: MouseEvent): boolean {
  const { nativeEvent } = event;
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType !== 'mouse';
}

/**
 * What a tap means: a figure or thing that may be chosen, else the place nearest to the finger, else
 * whatever lies there. Keys and readers aim at a thing itself.
 */
export function useTaps(props: BoardProps<ImperialAssault>, options: TapOptions): Taps {
  const { view, viewer, question, picking, onPick, onInspect, inspected } = props;
  const { layout, places, setHovered, onPlace, onSight, reveal } = options;
  const isOpen = (part: Part | undefined): boolean =>
    part !== undefined && picking?.open.has(part) === true;
  const tapFigure = (id: string): void => {
    const figure = figureIn(view, id);
    const part = partOfFigure(question?.kind, figure ?? { id });
    if (onSight !== undefined) onSight(id);
    else if (part !== undefined && isOpen(part)) onPick(part);
    else {
      // Why an enemy cannot be attacked is worth a word, as is why one's own cannot act.
      const isTarget = part !== undefined && isKind(part, 'target');
      const explains = isTarget ? figure?.owner !== viewer : figure?.owner === viewer;
      if (part !== undefined && explains) onPick(part);
      // Where the card would lie over the board, the word comes first.
      if (part !== undefined && explains && !matchMedia(BESIDE).matches) return;
      const own = partOf('figure', id);
      onInspect(inspected === own ? undefined : own);
    }
  };
  /** Nothing can be done with it now, but it can be looked at. */
  const tapThing = (id: string): void => {
    const own = partOf('thing', id);
    onInspect(inspected === own ? undefined : own);
  };
  const nodeOf = (target: EventTarget): SVGElement | null =>
    (target as Element).closest<SVGElement>('[data-part], [data-figure], [data-thing]');
  const tapNode = (node: SVGElement | null): boolean => {
    const figure = node?.dataset['figure'];
    const thing = node?.dataset['thing'];
    const part = node?.dataset['part'] as Part | undefined;
    const place = places.find(({ id }) => id === part);
    if (figure !== undefined) tapFigure(figure);
    else if (place !== undefined) onPlace(place);
    else if (part !== undefined) onPick(part);
    else if (thing !== undefined) tapThing(thing);
    return figure !== undefined || part !== undefined || thing !== undefined;
  };
  const pointOf = (event: MouseEvent<SVGSVGElement>): Point & { readonly reach: number } => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = (layout?.width ?? 1) / box.width;
    return {
      x: (event.clientX - box.left) * scale,
      y: (event.clientY - box.top) * scale,
      // A finger is not exact, a mouse is.
      reach: isTouch(event) ? Math.max(CELL * 0.6, FINGER * scale) : CELL * 0.6,
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
        const space = layout && spaceUnder(layout, pointOf(event));
        // Why nobody can go there is told first; where nobody goes, the space tells about itself.
        if (space !== undefined && places.length > 0) {
          onInspect(undefined);
          onPick(partOf('stand', space));
        } else {
          const own = space === undefined ? undefined : partOf('space', space);
          onInspect(inspected === own ? undefined : own);
        }
      }
    },
    onKeyDown: (event) => pressWithKeys(event, (target) => tapNode(nodeOf(target))),
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
    onFocus: (event) => {
      const node = event.target;
      if (!node.matches(':focus-visible')) return;
      setHovered((node as SVGElement).dataset['part'] as Part | undefined);
      reveal(boxAround(node, event.currentTarget, layout?.width ?? 1, CELL / 2));
    },
  };
}
