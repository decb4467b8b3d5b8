import type { JSX } from 'react';
import { useTexts } from '../shell/texts.tsx';
import type { OnlineState } from './online-table.ts';

const COLOURS = {
  connecting: 'bg-ask',
  connected: 'bg-confirm',
  reconnecting: 'bg-danger',
} as const;

/** In one line: what the way to the server is doing, and what was sent on it without an answer yet. */
export function ConnectionSign(props: {
  readonly state: Pick<OnlineState, 'connection' | 'pending'>;
}): JSX.Element {
  const { connection, pending } = props.state;
  const texts = useTexts('online');
  return (
    <p
      role="status"
      data-connection={connection}
      data-pending={pending}
      className="flex min-w-0 items-center gap-2 text-sm text-quiet"
    >
      <span
        aria-hidden="true"
        className={`size-2.5 shrink-0 rounded-full ${COLOURS[connection]}`}
      />
      <span className="truncate">
        {texts.t(`online:state.${connection}`)}
        {pending > 0 && ` · ${texts.t('online:state.pending', { count: pending })}`}
      </span>
    </p>
  );
}
