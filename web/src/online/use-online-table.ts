import type { PublicDesk } from '@parsecs/table/wire';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Session } from '../play/session.ts';
import { useSettings } from '../shell/settings.ts';
import { type OnlineState, OnlineTable } from './online-table.ts';
import { openOnline, specsOf } from './open-online.ts';
import { openWire } from './wire.ts';

/** A place at a table, for as long as the page is there. */
export function useOnlineTable(id: string, token: string): OnlineTable | undefined {
  const [table, setTable] = useState<OnlineTable>();
  useEffect(() => {
    const { wire, close } = openWire();
    const opened = new OnlineTable(id, token, wire);
    // What it is told first makes it known to the page.
    const stop = opened.subscribe(() => setTable(opened));
    return () => {
      stop();
      opened.close();
      close();
    };
  }, [id, token]);
  return table;
}

export function useOnlineState(table: OnlineTable): OnlineState {
  return useSyncExternalStore(table.subscribe, table.read);
}

/** The match on its screen, once it has begun; what is agreed at the table is told to it. */
export function useOnlineSession(table: OnlineTable, desk: PublicDesk): Session | undefined {
  const [session, setSession] = useState<Session>();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    let opened: Session | undefined;
    let wanted = true;
    const settings = useSettings.subscribe(() => opened?.follow());
    const open = async (): Promise<void> => {
      const first = table.read().desk;
      if (first === undefined) return;
      opened = await openOnline(table, first);
      if (wanted) setSession(opened);
      else opened.close();
    };
    open().catch((reason: unknown) => {
      if (wanted) setError(reason instanceof Error ? reason : new Error(String(reason)));
    });
    return () => {
      wanted = false;
      settings();
      opened?.close();
    };
  }, [table]);
  const seats = JSON.stringify(specsOf(desk));
  const { held, phase, drawn = false } = desk;
  useEffect(() => {
    if (session === undefined) return;
    session.reseat(JSON.parse(seats) as ReturnType<typeof specsOf>);
    session.noteHeld(held);
    if (phase === 'over') session.noteClosed(drawn);
  }, [session, seats, held, phase, drawn]);
  // Thrown while rendering, so that the page around it can say what happened.
  if (error !== undefined) throw error;
  return session;
}
