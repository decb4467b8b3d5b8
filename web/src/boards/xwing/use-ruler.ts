import { areAllies, type ShipView, type View } from '@parsecs/xwing';
import { useState } from 'react';
import { useKeys } from '../kit/use-keys.ts';
import { type Sight, sightBetween } from './measure.ts';
import { shipIn } from './ships.ts';

export interface Ruler {
  readonly isOn: boolean;
  readonly toggle: () => void;
  readonly from: ShipView | undefined;
  readonly to: ShipView | undefined;
  readonly sight: Sight | undefined;
  /** Whoever is tapped while the ruler is out. */
  readonly pick: (ship: string) => void;
}

interface Laid {
  /** The question during which it was laid: at the next one it is back in the box. */
  readonly ask: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The range ruler on request (button, or R): from whoever acts, or whoever is tapped first. */
export function useRuler(view: View, usual: ShipView | undefined, ask: number | undefined): Ruler {
  const [kept, setLaid] = useState<Laid>();
  const laid = kept?.ask === ask ? kept : undefined;
  const from = shipIn(view, laid?.from) ?? usual;
  const to = shipIn(view, laid?.to);
  const toggle = (): void => setLaid(laid === undefined ? { ask } : undefined);
  const isOn = laid !== undefined;
  // Before the table takes Escape for itself.
  useKeys(({ key }) => {
    if (key.toLowerCase() === 'r') toggle();
    else if (key === 'Escape' && isOn) setLaid(undefined);
  }, true);
  return {
    isOn,
    toggle,
    from,
    to,
    sight: isOn && from !== undefined && to !== undefined ? sightBetween(from, to) : undefined,
    pick: (ship) => {
      const picked = shipIn(view, ship);
      const isSame =
        picked !== undefined && from !== undefined && areAllies(picked.owner, from.owner);
      setLaid(
        from === undefined || (isSame && to === undefined)
          ? { ask, from: ship }
          : { ask, from: from.id, to: ship },
      );
    },
  };
}
