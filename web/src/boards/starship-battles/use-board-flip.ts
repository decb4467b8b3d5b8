import type { Viewer } from '@parsecs/kernel';
import type { View } from '@parsecs/starship-battles';
import { useEffect, useState } from 'react';
import { useLatest } from '../use-latest.ts';

/**
 * Whoever looks first has their own edge before them. It stays like that when the device is passed
 * on, until somebody turns the board around (button, or F).
 */
export function useBoardFlip(view: View, viewer: Viewer): readonly [boolean, () => void] {
  const [flipped, setFlipped] = useState<boolean>();
  const side = viewer === 'spectator' ? null : (view.seats[viewer]?.faction ?? null);
  if (flipped === undefined && side !== null) setFlipped(side === 'dark');
  const flip = (): void => setFlipped((old) => !(old ?? false));
  const latest = useLatest(flip);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea')) return;
      if (event.key.toLowerCase() === 'f') latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [latest]);
  return [flipped ?? false, flip];
}
