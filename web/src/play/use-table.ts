import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSettings } from '../shell/settings.ts';
import { type BrokenRecord, getMatch, isBroken, type MatchRecord } from '../shell/storage.ts';
import { Session, type SessionFault, type SessionState } from './session.ts';
import type { StageState } from './stage.ts';

export type TableState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly broken: BrokenRecord }
  | { readonly kind: 'broken'; readonly record: MatchRecord; readonly fault: SessionFault }
  | { readonly kind: 'open'; readonly session: Session };

async function openTable(id: string): Promise<TableState> {
  const found = await getMatch(id);
  if (found === undefined) return { kind: 'missing' };
  if (isBroken(found)) return { kind: 'unreadable', broken: found };
  const session = await Session.open(found);
  return 'fault' in session
    ? { kind: 'broken', record: found, fault: session.fault }
    : { kind: 'open', session };
}

/** Opens a match of the store and keeps it running as long as the page is there. */
export function useTable(id: string): TableState {
  const [state, setState] = useState<TableState>({ kind: 'loading' });
  useEffect(() => {
    let wanted = true;
    let opened: Session | undefined;
    const settings = useSettings.subscribe(() => opened?.follow());
    const open = async (): Promise<void> => {
      const next = await openTable(id);
      if (next.kind === 'open') {
        opened = next.session;
        if (!wanted) opened.close();
        else opened.start();
      }
      if (wanted) setState(next);
    };
    open().catch((error: unknown) => {
      // Thrown while rendering, so that the page around it can say what happened.
      if (!wanted) return;
      setState(() => {
        throw error;
      });
    });
    return () => {
      wanted = false;
      settings();
      opened?.close();
    };
  }, [id]);
  return state;
}

export function useSession(session: Session): SessionState {
  return useSyncExternalStore(session.subscribe, session.read);
}

export function useStage(session: Session): StageState {
  return useSyncExternalStore(session.stage.subscribe, session.stage.read);
}
