import { useEffect, useState } from 'react';
import { useSettings } from '../shell/settings.ts';
import type { PageModel } from './use-page-model.ts';

/** The lead of each side in what is shown; nothing where nobody wants to see it. */
export function useLead({ session, look, animation }: PageModel): readonly number[] | undefined {
  const isWanted = useSettings((settings) => settings.lead);
  const { viewer, sequence, outcome } = look;
  const [known, setKnown] = useState<readonly number[]>();
  const isLive = isWanted && outcome === undefined;
  const { busy } = animation;
  useEffect(() => {
    // While something moves the table is further than the picture.
    if (!isLive || busy) return;
    let wanted = true;
    const ask = async (): Promise<void> => {
      const lead = await session.lead(viewer);
      if (wanted) setKnown(lead);
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [session, isLive, busy, viewer, sequence]);
  return isLive ? known : undefined;
}
