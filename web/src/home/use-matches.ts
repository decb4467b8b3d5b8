import { useEffect, useState } from 'react';
import { listMatches, type MatchList, useStorageHealth } from '../shell/storage.ts';

/** Everything in the store, read again whenever it changes; nothing before it was read. */
export function useMatches(): MatchList | undefined {
  const [list, setList] = useState<MatchList>();
  const changes = useStorageHealth((health) => health.changes);
  useEffect(() => {
    let wanted = true;
    const read = async (): Promise<void> => {
      const found = await listMatches();
      if (wanted) setList(found);
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [changes]);
  return list;
}
