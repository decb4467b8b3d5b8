import { select } from 'd3-selection';
import { type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from './use-latest.ts';

export interface Zoom {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  readonly isZoomed: boolean;
}

type Behaviour = ZoomBehavior<SVGSVGElement, unknown>;

const MOST = 5;
const STEP = 1.5;

/**
 * Wheel, pinch, drag and keys (+ − 0, shift with arrows) on a drawing. The transform is written straight to the group, so that
 * nothing is rendered anew while a finger moves.
 */
export function useZoom(
  svg: RefObject<SVGSVGElement | null>,
  group: RefObject<SVGGElement | null>,
): Zoom {
  const behaviour = useRef<Behaviour | undefined>(undefined);
  const [isZoomed, setZoomed] = useState(false);
  useEffect(() => {
    const node = svg.current;
    if (node === null) return;
    const box = node.viewBox.baseVal;
    const zooming = zoom<SVGSVGElement, unknown>()
      .scaleExtent([1, MOST])
      .translateExtent([
        [box.x, box.y],
        [box.x + box.width, box.y + box.height],
      ])
      .clickDistance(6)
      .on('zoom', ({ transform }: { readonly transform: typeof zoomIdentity }) => {
        group.current?.setAttribute('transform', transform.toString());
        setZoomed(transform.k > 1.01);
      });
    behaviour.current = zooming;
    const selection = select(node);
    selection.call(zooming).on('dblclick.zoom', null);
    return () => {
      selection.on('.zoom', null);
    };
  }, [svg, group]);
  const act = (change: (own: Behaviour, node: SVGSVGElement) => void): void => {
    const node = svg.current;
    if (node !== null && behaviour.current !== undefined) change(behaviour.current, node);
  };
  const own: Zoom = {
    zoomIn: () => act((zooming, node) => zooming.scaleBy(select(node), STEP)),
    zoomOut: () => act((zooming, node) => zooming.scaleBy(select(node), 1 / STEP)),
    fit: () => act((zooming, node) => zooming.transform(select(node), zoomIdentity)),
    isZoomed,
  };
  const latest = useLatest({ ...own, act });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea')) return;
      const { zoomIn, zoomOut, fit, act: change } = latest.current;
      const pan = event.shiftKey ? PANS[event.key] : undefined;
      if (pan !== undefined) {
        change((zooming, node) => zooming.translateBy(select(node), pan[0] * PAN, pan[1] * PAN));
      } else if (event.key === '+' || event.key === '=') zoomIn();
      else if (event.key === '-') zoomOut();
      else if (event.key === '0') fit();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [latest]);
  return own;
}

const PAN = 60;

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
