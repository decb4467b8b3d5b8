import { useEffect } from 'react';
import { useLatest } from '../use-latest.ts';

/**
 * Keys of a board: heard wherever the focus is, unless somebody is typing or holds a modifier.
 * `first` hears them before the table does, for tools that take Escape for themselves.
 */
export function useKeys(press: (event: KeyboardEvent) => void, first = false): void {
  const latest = useLatest(press);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea')) return;
      latest.current(event);
    };
    addEventListener('keydown', onKey, first);
    return () => removeEventListener('keydown', onKey, first);
  }, [latest, first]);
}
