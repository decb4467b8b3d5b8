import type { XWing } from '@parsecs/xwing';
import type { MouseEvent } from 'react';
import { type BoardProps, type Part, partOf } from '../contract.ts';
import type { Box } from '../kit/camera.ts';
import { boxAround, pressWithKeys, type Taps } from '../kit/taps.ts';
import { fromBoard, type Layout, type Point } from './layout.ts';
import { partOfShip } from './parts.ts';
import { shipIn } from './ships.ts';
import { pointOn } from './use-grab.ts';
import type { Placing } from './use-placing.ts';
import type { Ruler } from './use-ruler.ts';

export interface TapOptions {
  readonly layout: Layout;
  readonly placing: Placing | undefined;
  readonly ruler: Ruler;
  readonly setHovered: (part: Part | undefined) => void;
  readonly reveal: (box: Box) => void;
}

/** Beside the board there is room for a closer look. */
const BESIDE = '(min-width: 64rem)';
const AROUND = 30;

/** What touches and keys on the board mean: a part, a ship to look at, a place to stand. */
export function useTaps(props: BoardProps<XWing>, options: TapOptions): Taps {
  const { view, viewer, question, picking, onPick, onInspect, inspected } = props;
  const { layout, placing, ruler, setHovered, reveal } = options;
  const look = (id: string): void => {
    const part = partOf('ship', id);
    onInspect(inspected === part ? undefined : part);
  };
  const tapShip = (id: string, part: Part | undefined): void => {
    if (ruler.isOn) {
      ruler.pick(id);
      return;
    }
    if (part !== undefined && picking?.open.has(part) === true) {
      onPick(part);
      return;
    }
    const meant = partOfShip(question?.kind, id);
    // Why a target cannot be shot at is worth a word; that an enemy cannot be activated is plain.
    const isMine = shipIn(view, id)?.owner === viewer;
    const explains =
      meant !== undefined && (isMine || question?.kind === 'attack' || question?.kind === 'lock');
    if (explains) onPick(meant);
    if (explains && !matchMedia(BESIDE).matches) return;
    look(id);
  };
  const tapNode = (target: EventTarget): boolean => {
    const node = (target as Element).closest<SVGElement>('[data-part], [data-ship], [data-look]');
    if (node === null) return false;
    const looked = node.dataset['look'] as Part | undefined;
    // A thing in hand is put down there, also on a rock.
    if (looked !== undefined && placing !== undefined) return false;
    if (looked !== undefined) onInspect(inspected === looked ? undefined : looked);
    const part = node.dataset['part'] as Part | undefined;
    const ship = node.dataset['ship'];
    if (ship !== undefined) tapShip(ship, part);
    else if (part !== undefined) onPick(part);
    return true;
  };
  const pointOf = (event: MouseEvent<SVGSVGElement>): Point =>
    pointOn(event.currentTarget, event.clientX, event.clientY);
  return {
    onClick: (event) => {
      const isHeld = (event.target as Element).closest('.xw-held, .xw-knob') !== null;
      const isMeant = (event.target as Element).closest('[data-option]') !== null;
      const near = isHeld || isMeant || ruler.isOn ? undefined : nearestOption(event);
      if (isHeld || tapNode(near ?? event.target)) return;
      if (placing !== undefined && event.detail > 0)
        placing.drop(fromBoard(layout, pointOf(event)));
      else onInspect(undefined);
    },
    onKeyDown: (event) => pressWithKeys(event, tapNode),
    onPointerMove: (event) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      setHovered(pointedAt(event.target));
    },
    onPointerLeave: () => setHovered(undefined),
    onFocus: (event) => {
      const node = event.target;
      if (!node.matches(':focus-visible')) return;
      setHovered(pointedAt(node));
      reveal(boxAround(node, event.currentTarget, layout.width, AROUND));
    },
  };
}

/** A part that could be meant, or else the ship itself. */
function pointedAt(target: EventTarget): Part | undefined {
  const node = (target as Element).closest<SVGElement>('[data-part], [data-ship]');
  const ship = node?.dataset['ship'];
  const part = node?.dataset['part'] as Part | undefined;
  return part ?? (ship === undefined ? undefined : partOf('ship', ship));
}

/** Whoever misses a small thing by less than this many pixels has meant it. */
const MISSED = 24;

/** What can be chosen now and is nearest to the finger. */
function nearestOption(event: MouseEvent<SVGSVGElement>): Element | undefined {
  let best: Element | undefined;
  let least = MISSED;
  for (const node of event.currentTarget.querySelectorAll('.xw-ship[data-option]')) {
    const { left, top, width, height } = (
      node.querySelector('.xw-base') ?? node
    ).getBoundingClientRect();
    const far = Math.hypot(event.clientX - left - width / 2, event.clientY - top - height / 2);
    if (far >= least) continue;
    least = far;
    best = node;
  }
  return best;
}
