import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSettings } from '../shell/settings.ts';
import { type BrokenRecord, getMatch, isBroken, type MatchRecord } from '../shell/storage.ts';
import type { AnimatorState } from './animator.ts';
import { lockMatch, takeOverMatch } from './match-lock.ts';
import { openSession, type SessionFault } from './open-session.ts';
import type { Session, SessionState } from './session.ts';

export type TableState =
  | { readonly kind: 'loading'; readonly done?: number }
  | { readonly kind: 'missing' }
  | { readonly kind: 'elsewhere'; readonly takeOver: () => void }
  | { readonly kind: 'unreadable'; readonly broken: BrokenRecord }
  | { readonly kind: 'broken'; readonly record: MatchRecord; readonly fault: SessionFault }
  | { readonly kind: 'open'; readonly session: Session };

type Found = Exclude<TableState, { readonly kind: 'elsewhere' }> | { readonly kind: 'elsewhere' };

async function openTable(
  id: string,
  isTakeOver: boolean,
  onProgress: (done: number) => void,
): Promise<Found> {
  const lock = await (isTakeOver ? takeOverMatch(id) : lockMatch(id));
  if (lock === undefined) return { kind: 'elsewhere' };
  // Read only now: whoever had the match before has written everything.
  const found = await getMatch(id);
  if (found === undefined || isBroken(found)) {
    lock.release();
    return found === undefined ? { kind: 'missing' } : { kind: 'unreadable', broken: found };
  }
  const session = await openSession(found, lock, onProgress);
  return 'fault' in session
    ? { kind: 'broken', record: found, fault: session.fault }
    : { kind: 'open', session };
}

/** Opens a match of the store and keeps it running as long as the page is there. */
export function useTable(id: string): TableState {
  const [state, setState] = useState<TableState>({ kind: 'loading' });
  /** Grows with every wish to take the match over from another tab. */
  const [takeOvers, setTakeOvers] = useState(0);
  useEffect(() => {
    let wanted = true;
    let opened: Session | undefined;
    const settings = useSettings.subscribe(() => opened?.follow());
    const show = (next: TableState): void => {
      if (wanted) setState(next);
    };
    const elsewhere = (): void =>
      show({ kind: 'elsewhere', takeOver: () => setTakeOvers((count) => count + 1) });
    const open = async (): Promise<void> => {
      show({ kind: 'loading' });
      const next = await openTable(id, takeOvers > 0, (done) => {
        // A call from the worker may come after its answer.
        if (wanted) setState((old) => (old.kind === 'loading' ? { kind: 'loading', done } : old));
      });
      if (next.kind === 'elsewhere') {
        elsewhere();
        return;
      }
      if (next.kind === 'open') {
        const { session } = next;
        opened = session;
        if (!wanted) {
          session.close();
          return;
        }
        session.start();
        session.subscribe(() => {
          if (session.read().isTaken !== true) return;
          session.close();
          elsewhere();
        });
      }
      show(next);
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
  }, [id, takeOvers]);
  return state;
}

export function useSession(session: Session): SessionState {
  return useSyncExternalStore(session.subscribe, session.read);
}

export function useAnimator(session: Session): AnimatorState {
  return useSyncExternalStore(session.animator.subscribe, session.animator.read);
}
