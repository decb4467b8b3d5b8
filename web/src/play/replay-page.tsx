import { isGameId, readSaved } from '@parsecs/table';
import { type JSX, Suspense, useEffect, useState } from 'react';
import { Loading } from '../shell/page.tsx';
import { type BrokenRecord, getMatch, isBroken, type MatchRecord } from '../shell/storage.ts';
import { BrokenTable, MissingTable, UnreadableTable } from './broken-table.tsx';
import { exportMatch } from './export-match.ts';
import type { SessionFault } from './open-session.ts';
import type { Watcher } from './protocol.ts';
import { ReplayScreen } from './replay-screen.tsx';
import { ReplaySession } from './replay-session.ts';

type State =
  | { readonly kind: 'loading'; readonly done?: number }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly broken: BrokenRecord }
  | { readonly kind: 'broken'; readonly record: MatchRecord; readonly fault: SessionFault }
  | { readonly kind: 'open'; readonly session: ReplaySession };

/** Whose eyes may see: a finished match is open, a running one shows only one's own hand. */
function firstWatcher(record: MatchRecord): Watcher {
  if (record.finished) return 'open';
  const here = record.fresh.seats.flatMap((seat, index) => (seat.kind === 'here' ? [index] : []));
  return here.length === 1 ? (here[0] ?? 'spectator') : 'spectator';
}

async function openReplay(id: string, onProgress: (done: number) => void): Promise<State> {
  const found = await getMatch(id);
  if (found === undefined) return { kind: 'missing' };
  if (isBroken(found)) return { kind: 'unreadable', broken: found };
  if (!isGameId(found.game)) {
    const fault = { cause: 'unknown-game', game: found.game } as const;
    return { kind: 'broken', record: found, fault };
  }
  const read = readSaved(await exportMatch(found));
  if ('fault' in read) {
    return { kind: 'broken', record: found, fault: { cause: 'bad-table', saved: read.fault } };
  }
  const session = await ReplaySession.open(found, read.saved.log, firstWatcher(found), onProgress);
  return 'fault' in session
    ? { kind: 'broken', record: found, fault: session.fault }
    : { kind: 'open', session };
}

/** The moment that the address asks for, such as `#41`. */
export function stepInAddress(hash: string): number | undefined {
  const found = /^#(\d{1,6})$/.exec(hash)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** One match being watched. */
export function ReplayPage(props: { readonly id: string }): JSX.Element {
  const { id } = props;
  const [state, setState] = useState<State>({ kind: 'loading' });
  useEffect(() => {
    let wanted = true;
    let opened: ReplaySession | undefined;
    const open = async (): Promise<void> => {
      const next = await openReplay(id, (done) => {
        // A call from the worker may come after its answer.
        if (wanted) setState((old) => (old.kind === 'loading' ? { kind: 'loading', done } : old));
      });
      if (next.kind === 'open') {
        opened = next.session;
        if (!wanted) opened.close();
        const step = stepInAddress(location.hash);
        if (step !== undefined) await opened.goTo(step);
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
      opened?.close();
    };
  }, [id]);
  switch (state.kind) {
    case 'loading':
      return <Loading {...(state.done !== undefined && { done: state.done })} />;
    case 'missing':
      return <MissingTable />;
    case 'unreadable':
      return <UnreadableTable broken={state.broken} />;
    case 'broken':
      return <BrokenTable record={state.record} fault={state.fault} watchable={false} />;
    case 'open':
      return (
        <Suspense fallback={<Loading />}>
          <ReplayScreen session={state.session} />
        </Suspense>
      );
  }
}
