import { type JSX, Suspense } from 'react';
import { Loading } from '../shell/page.tsx';
import { TextsProvider } from '../shell/texts.tsx';
import { BrokenTable, ElsewhereTable, MissingTable, UnreadableTable } from './broken-table.tsx';
import type { Session } from './session.ts';
import { TableScreen } from './table-screen.tsx';
import { useSession, useTable } from './use-table.ts';

/** One match being played. */
export function TablePage(props: { readonly id: string }): JSX.Element {
  const state = useTable(props.id);
  switch (state.kind) {
    case 'loading':
      return <Loading {...(state.done !== undefined && { done: state.done })} />;
    case 'elsewhere':
      return <ElsewhereTable onTakeOver={state.takeOver} />;
    case 'missing':
      return <MissingTable />;
    case 'unreadable':
      return <UnreadableTable broken={state.broken} />;
    case 'broken':
      return (
        <BrokenTable
          record={state.record}
          fault={state.fault}
          watchable={state.fault.cause === 'bad-log'}
        />
      );
    case 'open':
      return <InOwnWords session={state.session} />;
  }
}

/** Where several people share the device, each reads their own language. */
function InOwnWords(props: { readonly session: Session }): JSX.Element {
  const { session } = props;
  const { viewer } = useSession(session);
  const language =
    session.here.length > 1 && viewer !== 'spectator'
      ? session.record.languages[viewer]
      : undefined;
  return (
    <TextsProvider {...(language && { language })}>
      <Suspense fallback={<Loading />}>
        <TableScreen session={session} />
      </Suspense>
    </TextsProvider>
  );
}
