import { type JSX, useEffect } from 'react';
import { create } from 'zustand';
import { Icon } from '../../art/emblems.tsx';
import { useTexts } from '../texts.tsx';
import { announce } from './announce.tsx';
import { Button, IconButton } from './button.tsx';

export interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

export interface ToastMessage {
  readonly text: string;
  readonly tone?: 'info' | 'danger';
  readonly action?: ToastAction;
  /** Stays until it is closed; otherwise it goes by itself, later when it offers something. */
  readonly lasting?: boolean;
}

interface Toast extends ToastMessage {
  readonly id: number;
}

const useToasts = create<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));

const SHORT = 6_000;
const LONG = 12_000;
let count = 0;

/** Shows a note at the edge of the screen and says it aloud. Gives the way to take it back. */
export function showToast(message: ToastMessage): () => void {
  count += 1;
  const id = count;
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, { ...message, id }] }));
  announce(message.text, message.tone === 'danger' ? 'assertive' : 'polite');
  return () => {
    closeToast(id);
  };
}

function closeToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Stands once in the page. */
export function ToastRegion(): JSX.Element {
  const texts = useTexts();
  const { toasts } = useToasts();
  return (
    <section
      aria-label={texts.t('shell:common.notices')}
      className="no-print pointer-events-none fixed inset-x-4 top-16 z-50 flex flex-col items-center gap-2 sm:left-auto sm:items-end"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard(props: { readonly toast: Toast }): JSX.Element {
  const { id, text, tone = 'info', action, lasting = false } = props.toast;
  const texts = useTexts();
  useEffect(() => {
    if (lasting) return;
    const timer = setTimeout(() => closeToast(id), action === undefined ? SHORT : LONG);
    return () => clearTimeout(timer);
  }, [id, lasting, action]);
  return (
    <div className="pointer-events-auto flex w-full max-w-md animate-rise items-center gap-2 rounded-md border border-line bg-raised py-1 pl-4 pr-1 shadow-md">
      <span className={tone === 'danger' ? 'text-danger-ink' : 'text-info-ink'}>
        <Icon name={tone === 'danger' ? 'warning' : 'info'} />
      </span>
      <p className="grow py-2 text-sm">{text}</p>
      {action !== undefined && (
        <Button
          variant="bare"
          className="shrink-0 !text-info-ink"
          onClick={() => {
            closeToast(id);
            action.act();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={texts.t('shell:common.close')} onClick={() => closeToast(id)}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}
