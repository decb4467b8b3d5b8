import { useEffect, useState } from 'react';
import type { Session } from '../play/session.ts';
import { useSettings } from '../shell/settings.ts';

/** A session that lives as long as the page; it is opened once and closed with it. */
export function useOpened<T extends { readonly session: Session }>(
  open: () => Promise<T>,
): T | undefined {
  const [opened, setOpened] = useState<T>();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    let mine: T | undefined;
    let wanted = true;
    const settings = useSettings.subscribe(() => mine?.session.follow());
    const begin = async (): Promise<void> => {
      mine = await open();
      if (wanted) setOpened(mine);
      else mine.session.close();
    };
    begin().catch((reason: unknown) => {
      if (wanted) setError(reason instanceof Error ? reason : new Error(String(reason)));
    });
    return () => {
      wanted = false;
      settings();
      mine?.session.close();
    };
  }, [open]);
  // Thrown while rendering, so that the page around it can say what happened.
  if (error !== undefined) throw error;
  return opened;
}
