import { select } from 'd3-selection';
import { type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export interface Zoom {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly isZoomed: boolean;
}

const MOST = 5;
const STEP = 1.5;

/**
 * Wheel, pinch and drag on a drawing. The transform is written straight to the group, so that
 * nothing is rendered anew while a finger moves.
 */
export function useZoom(
  svg: RefObject<SVGSVGElement | null>,
  group: RefObject<SVGGElement | null>,
): Zoom {
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | undefined>(undefined);
  const [isZoomed, setZoomed] = useState(false);
  useEffect(() => {
    const node = svg.current;
    if (node === null) return;
    const box = node.viewBox.baseVal;
    const own = zoom<SVGSVGElement, unknown>()
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
    behaviour.current = own;
    const selection = select(node);
    selection.call(own).on('dblclick.zoom', null);
    return () => {
      selection.on('.zoom', null);
    };
  }, [svg, group]);
  const act = useCallback(
    (change: (own: ZoomBehavior<SVGSVGElement, unknown>, node: SVGSVGElement) => void) => {
      const node = svg.current;
      if (node !== null && behaviour.current !== undefined) change(behaviour.current, node);
    },
    [svg],
  );
  return {
    zoomIn: () => act((own, node) => own.scaleBy(select(node), STEP)),
    zoomOut: () => act((own, node) => own.scaleBy(select(node), 1 / STEP)),
    fit: () => act((own, node) => own.transform(select(node), zoomIdentity)),
    pan: (dx, dy) => act((own, node) => own.translateBy(select(node), dx, dy)),
    isZoomed,
  };
}
