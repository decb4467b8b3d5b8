import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The room an element has, in whole CSS pixels. */
export function useSize<E extends Element>(): readonly [RefObject<E | null>, Size | undefined] {
  const ref = useRef<E>(null);
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const node = ref.current;
    if (node === null) return;
    const measure = (): void => {
      const { width, height } = node.getBoundingClientRect();
      if (width < 1 || height < 1) return;
      setSize((old) =>
        old?.width === Math.round(width) && old.height === Math.round(height)
          ? old
          : { width: Math.round(width), height: Math.round(height) },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}

/** How much fits beside the board. */
export type Arrangement = 'phone' | 'landscape' | 'tablet' | 'desktop';

const DESKTOP = '(min-width: 1180px)';
const TABLET = '(min-width: 768px)';
/** A phone lying on its side: everything stands beside the board. */
const LYING = '(max-height: 479px) and (orientation: landscape)';

function arrangement(): Arrangement {
  if (matchMedia(LYING).matches) return 'landscape';
  if (matchMedia(DESKTOP).matches) return 'desktop';
  return matchMedia(TABLET).matches ? 'tablet' : 'phone';
}

function subscribe(onChange: () => void): () => void {
  const queries = [DESKTOP, TABLET, LYING].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

export function useArrangement(): Arrangement {
  return useSyncExternalStore(subscribe, arrangement);
}

/** Whether the rails are sheets and the cards small. */
export function isSmall(arrangement: Arrangement): boolean {
  return arrangement === 'phone' || arrangement === 'landscape';
}

const SPACIOUS = 1600;

/** Whether panels may stand open from the first moment: they cover little of such a window. */
export function isSpacious(): boolean {
  return innerWidth >= SPACIOUS;
}
