import { useEffect } from 'react';

/** Brings what the address asks for into sight, as soon as nothing above it comes or goes any more. */
export function useArrival(id: string | undefined, isThere: boolean): void {
  useEffect(() => {
    if (id === undefined || !isThere) return;
    // The list is drawn by then, and the browser had nothing to scroll to before.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(id);
      target?.scrollIntoView({ block: 'center' });
      target?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [id, isThere]);
}
