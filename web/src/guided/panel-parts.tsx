import type { JSX, ReactNode } from 'react';

export function PanelProgress(props: {
  readonly label: string;
  readonly done: number;
  readonly of: number;
}): JSX.Element {
  const { label, done, of } = props;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={done}
      className="h-1 rounded-full bg-line"
    >
      <div
        className="h-full rounded-full bg-confirm-ink"
        style={{ width: `${(done / of) * 100}%` }}
      />
    </div>
  );
}

/** What is read there is also said, as soon as it changes. */
export function PanelNotes(props: { readonly children: ReactNode }): JSX.Element {
  return (
    <div role="status" aria-live="polite" className="flex flex-col gap-1.5 text-sm leading-snug">
      {props.children}
    </div>
  );
}
