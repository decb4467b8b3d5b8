import type { View } from '@parsecs/imperial-assault';
import { useMemo, useState } from 'react';
import { useKeys } from '../kit/use-keys.ts';
import { figureIn } from './cards.ts';
import { lookAt, type Sight } from './sight.ts';

export interface SightTool {
  readonly isOn: boolean;
  readonly toggle: () => void;
  readonly from: string | undefined;
  readonly sight: Sight | undefined;
  readonly corner: number;
  readonly showCorner: (corner: number) => void;
  /** Whoever is tapped while the tool is on. */
  readonly pick: (figure: string) => void;
}

interface Chosen {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly corner?: number | undefined;
}

/** Line of sight on request (button, or S): from whoever acts, or whoever is tapped first. */
export function useSight(view: View, usual: string | undefined, quarters: number): SightTool {
  const [chosen, setChosen] = useState<Chosen>();
  const from = chosen?.from ?? usual;
  const to = chosen?.to;
  const isOn = chosen !== undefined;
  const sight = useMemo(
    () =>
      isOn && from !== undefined && to !== undefined
        ? lookAt(view, { from, to }, quarters)
        : undefined,
    [view, isOn, from, to, quarters],
  );
  const best = sight?.corners.findIndex(({ isFree }) => isFree) ?? 0;
  const toggle = (): void => setChosen((old) => (old === undefined ? {} : undefined));
  const pick = (figure: string): void => {
    const isOwn =
      figureIn(view, figure)?.owner !== undefined &&
      figureIn(view, figure)?.owner === figureIn(view, from)?.owner;
    setChosen(from === undefined || isOwn ? { from: figure } : { from, to: figure });
  };
  // Before the table takes Escape for itself.
  useKeys(({ key }) => {
    if (key.toLowerCase() === 's') toggle();
    else if (key === 'Escape' && isOn) setChosen(undefined);
  }, true);
  return {
    isOn,
    toggle,
    from,
    sight,
    corner: chosen?.corner ?? Math.max(0, best),
    showCorner: (corner) => setChosen((old) => ({ ...old, corner })),
    pick,
  };
}
