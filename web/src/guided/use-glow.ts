import { useEffect, useState } from 'react';
import type { Part } from '../boards/contract.ts';

/** How boards and bars say which part of an answer a thing is. */
const NAMES = ['data-part', 'data-place', 'data-offers'] as const;
/** What a piece says of itself where it can be touched; the same name may stand on a mere picture. */
const TOUCHABLE = 'button, [role="button"], [data-option], [data-part], [data-offers]';

function findAll(parts: readonly Part[]): readonly Element[] {
  return parts.flatMap((part) => {
    const wanted = CSS.escape(part);
    const named = NAMES.map((name) => `[${name}="${wanted}"]`).join();
    return [...document.querySelectorAll(named)].filter(
      (element) => element.matches(TOUCHABLE) && element.getAttribute('aria-disabled') !== 'true',
    );
  });
}

/**
 * The things on the screen that stand for the first of these lists of which anything is there, followed
 * through everything that is drawn anew. They carry `data-glow` as long as they are meant.
 */
export function useGlow(lists: readonly (readonly Part[])[]): readonly Element[] {
  const [glowing, setGlowing] = useState<readonly Element[]>([]);
  const key = JSON.stringify(lists);
  useEffect(() => {
    const wanted = JSON.parse(key) as readonly (readonly Part[])[];
    let marked: readonly Element[] = [];
    let frame = 0;
    const mark = (): void => {
      const found = wanted.map(findAll).find((elements) => elements.length > 0) ?? [];
      for (const element of marked) if (!found.includes(element)) element.removeAttribute(GLOW);
      for (const element of found) element.setAttribute(GLOW, '');
      for (const element of found) if (!marked.includes(element)) bringIntoSight(element);
      const isSame =
        found.length === marked.length && found.every((element, at) => element === marked[at]);
      marked = found;
      if (!isSame) setGlowing(found);
    };
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    });
    mark();
    const attributeFilter = [...NAMES, 'data-option', 'aria-disabled'];
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      for (const element of marked) element.removeAttribute(GLOW);
      setGlowing([]);
    };
  }, [key]);
  return glowing;
}

const GLOW = 'data-glow';

/** In a tray that is wider than the screen; a board follows by itself. */
function bringIntoSight(element: Element): void {
  if (element instanceof HTMLElement)
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
