import type { StarshipBattles } from '@parsecs/starship-battles';
import type { MouseEvent } from 'react';
import { type BoardProps, idOf, isKind, type Part, partOf } from '../contract.ts';
import type { Box } from '../kit/camera.ts';
import { boxAround, pressWithKeys, type Taps } from '../kit/taps.ts';
import { shipIn } from './cards.ts';
import { CELL, type Grid, type Point, squareUnder } from './grid.ts';
import { partOfShip, partOfSquare } from './parts.ts';
import { type Place, placeAt } from './spots.ts';

/** Half a finger, in CSS pixels. */
const FINGER = 22;
/** There is room for a card beside the board. */
const BESIDE = '(min-width: 1180px)';

function isTouch(event: MouseEvent): boolean {
  const { nativeEvent } = event;
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType !== 'mouse';
}

/**
 * What a tap means: the lit place under the finger or near it, else the ship under it, else the square.
 * Keys and readers aim at a thing itself.
 */
export function useTaps(
  props: BoardProps<StarshipBattles>,
  grid: Grid,
  places: readonly Place[],
  setHovered: (part: Part | undefined) => void,
  reveal: (box: Box) => void,
): Taps {
  const { view, viewer, question, picking, onPick, onInspect, inspected } = props;
  const tapPart = (part: Part): void => {
    if (isKind(part, 'turn')) picking?.queue([idOf(part)]);
    else onPick(part);
  };
  const tapShip = (id: string): void => {
    const ship = shipIn(view, id);
    const part = partOfShip(question?.kind, id);
    const isStay = question?.kind === 'path' && id === view.active;
    const stay = partOf('word', 'stay');
    if (isStay && picking?.open.has(stay) === true) onPick(stay);
    else if (part !== undefined && picking?.open.has(part) === true) onPick(part);
    else {
      // Why an own ship cannot be chosen is worth a word; that the enemy's cannot is plain.
      const explains = part !== undefined && (ship?.owner === viewer || isKind(part, 'target'));
      if (explains) onPick(part);
      // Where the card would lie over the board, the word comes first.
      if (explains && !matchMedia(BESIDE).matches) return;
      onInspect(inspected === partOf('ship', id) ? undefined : partOf('ship', id));
    }
  };
  const tapPlace = ({ id, answer }: Place): void => {
    // A pushed fighter and its square are one answer: the square alone may not tell whose it is.
    if (question?.kind === 'displace') picking?.pickAnswer(answer);
    else onPick(id);
  };
  const tapNode = (target: EventTarget): boolean => {
    const node = (target as Element).closest<SVGElement>('[data-part], [data-ship]');
    const part = node?.dataset['part'];
    const ship = node?.dataset['ship'];
    if (ship !== undefined) tapShip(ship);
    else if (part !== undefined) {
      const place = places.find(({ id }) => id === part);
      if (place === undefined) tapPart(part as Part);
      else tapPlace(place);
    }
    return node !== null;
  };
  const pointOf = (event: MouseEvent<SVGSVGElement>): Point & { readonly reach: number } => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = grid.width / box.width;
    return {
      x: (event.clientX - box.left) * scale,
      y: (event.clientY - box.top) * scale,
      // A finger is not exact, a mouse is.
      reach: isTouch(event) ? Math.max(CELL * 0.6, FINGER * scale) : CELL * 0.6,
    };
  };
  const nearest = (event: MouseEvent<SVGSVGElement>): Place | undefined => {
    const point = pointOf(event);
    return placeAt(places, point, point.reach);
  };
  return {
    onClick: (event) => {
      const node = event.target as Element;
      // Pressed by key or by a reader: there is no point to it.
      if (event.detail === 0 || node.closest('.sb-compass') !== null) {
        tapNode(node);
        return;
      }
      const place = nearest(event);
      if (place !== undefined) tapPlace(place);
      else if (!tapNode(node)) {
        onInspect(undefined);
        const square = squareUnder(grid, pointOf(event));
        if (square !== undefined && places.length > 0) onPick(partOfSquare(square));
      }
    },
    onKeyDown: (event) => pressWithKeys(event, tapNode),
    onPointerMove: (event) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      const place = nearest(event);
      const ship = (event.target as Element).closest<SVGElement>('[data-ship]')?.dataset['ship'];
      const part = ship === undefined ? undefined : partOfShip(question?.kind, ship);
      setHovered(place?.id ?? part);
      if (ship !== undefined && inspected !== undefined) onInspect(partOf('ship', ship));
    },
    onPointerLeave: () => setHovered(undefined),
    onFocus: (event) => {
      const node = event.target;
      if (!node.matches(':focus-visible')) return;
      const part = (node as SVGElement).dataset['part'] as Part | undefined;
      setHovered(part);
      reveal(boxAround(node, event.currentTarget, grid.width, CELL / 2));
    },
  };
}
