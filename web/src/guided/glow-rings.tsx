import { type JSX, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import './guided.css';

/** So much room a ring leaves around its thing. */
const ROOM = 5;

/** A ring around everything that is to be touched. Pieces move, so rings follow them. */
export function GlowRings(props: { readonly around: readonly Element[] }): JSX.Element {
  const { around } = props;
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const follow = (): void => {
      const rings = layer.current?.children ?? [];
      for (const [index, ring] of [...rings].entries()) {
        if (ring instanceof HTMLElement) place(ring, around[index]);
      }
      frame = requestAnimationFrame(follow);
    };
    if (around.length > 0) follow();
    return () => cancelAnimationFrame(frame);
  }, [around]);
  return createPortal(
    <div ref={layer} aria-hidden="true" className="pointer-events-none fixed inset-0 z-20">
      {around.map((_, index) => (
        <div key={index} className="guided-ring" />
      ))}
    </div>,
    document.body,
  );
}

function place(ring: HTMLElement, thing: Element | undefined): void {
  const box = thing?.getBoundingClientRect();
  const isThere = box !== undefined && box.width > 0;
  ring.style.visibility = isThere ? 'visible' : 'hidden';
  if (!isThere) return;
  ring.style.transform = `translate(${box.left - ROOM}px, ${box.top - ROOM}px)`;
  ring.style.width = `${box.width + 2 * ROOM}px`;
  ring.style.height = `${box.height + 2 * ROOM}px`;
}
