import type { Refusal } from '@parsecs/kernel';
import type { Asked } from '@parsecs/table';
import type { View, XWing } from '@parsecs/xwing';
import { readAnswer } from '@parsecs/xwing/words';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Picking } from '../contract.ts';
import { useLatest } from '../use-latest.ts';
import { refusalOf } from './moment.ts';
import {
  byHand,
  isPlacing,
  type Lying,
  type Placed,
  placeIn,
  type Region,
  regionOf,
  slidTo,
  startOf,
  type Thing,
  thingsToPlace,
  writePlace,
} from './placing.ts';

export interface Placing {
  readonly things: readonly Thing[];
  readonly placed: Placed;
  readonly refusal: Refusal | undefined;
  readonly region: Region;
  /** Moves or turns it; while it is held, nothing is told to the rest of the page. */
  readonly put: (part: Partial<Lying>, isHeld?: boolean) => void;
  /** Lets it go here, or where it slides to from here. */
  readonly drop: (part?: Partial<Lying>) => void;
  readonly choose: (thing: Thing) => void;
  /** Gives what is proposed now, if it is legal. */
  readonly give: () => void;
}

interface Hand {
  readonly key: string;
  readonly placed: Placed;
  /** As it was turned when it was last let go. */
  readonly turned: Placed;
}

/** The ship or token in one's hand: where it is, whether it may stand there. */
export function usePlacing(
  view: View,
  question: Asked<XWing> | undefined,
  picking: Picking | undefined,
): Placing | undefined {
  const asked = isPlacing(question) && picking !== undefined ? question : undefined;
  const key = asked === undefined ? '' : `${asked.seat}/${asked.ask}`;
  const things = useMemo(
    () => (asked === undefined ? [] : thingsToPlace(view, asked)),
    [view, asked],
  );
  const [hand, setHand] = useState<Hand>();
  const first = useMemo(() => {
    const thing = things[0] ?? placeIn(asked?.answers[0])?.thing;
    return asked && thing && startOf(view, asked, thing);
  }, [view, asked, things]);
  const placed = hand?.key === key ? hand.placed : first;
  const latest = useLatest({ picking, asked, view, placed, first });
  // What lies ready can be confirmed at once.
  useEffect(() => {
    const now = latest.current;
    if (key === '' || now.asked === undefined || now.first === undefined) return;
    const id = writePlace(now.first);
    if (refusalOf(now.view, now.asked.seat, id) === undefined) now.picking?.propose(id);
  }, [key, latest]);
  const refusal = useMemo(
    () => (asked && placed ? refusalOf(view, asked.seat, writePlace(placed)) : undefined),
    [view, asked, placed],
  );
  const turned = hand?.key === key ? hand.turned : first;
  // Where it may stand depends on how it is turned, not on where it is.
  const shape = useDeferredValue(turned === undefined ? '' : writePlace({ ...turned, x: 0, y: 0 }));
  const region = useMemo((): Region => {
    const tried = placeIn(readAnswer(shape));
    const isKnown = asked !== undefined && tried !== undefined;
    return isKnown ? regionOf(view, asked.seat, tried) : { size: 1, cells: [] };
  }, [view, asked, shape]);
  if (asked === undefined || placed === undefined || picking === undefined) return undefined;
  const show = (next: Placed, isHeld: boolean): void => {
    setHand({ key, placed: next, turned: isHeld ? (turned ?? next) : next });
    if (isHeld) return;
    const id = writePlace(next);
    picking.propose(refusalOf(view, asked.seat, id) === undefined ? id : undefined);
  };
  return {
    things,
    placed,
    refusal,
    region,
    put: (part, isHeld = false) => show(byHand({ ...placed, ...part }), isHeld),
    drop: (part = {}) => show(slidTo(view, asked.seat, byHand({ ...placed, ...part })), false),
    choose: (thing) => {
      const start = startOf(view, asked, thing);
      if (start !== undefined) show(start, false);
    },
    give: () => {
      const id = writePlace(placed);
      if (refusalOf(view, asked.seat, id) === undefined) picking.give(id);
    },
  };
}
