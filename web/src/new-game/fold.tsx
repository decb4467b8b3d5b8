import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';

export interface FoldProps {
  readonly title: string;
  readonly mark?: string | undefined;
  readonly children: JSX.Element;
}

/** What most people never touch: folded away until it is wanted. */
export function Fold({ title, mark, children }: FoldProps): JSX.Element {
  return (
    <details className="group rounded-md border border-line bg-panel/70">
      <summary className="flex min-h-13 list-none items-center gap-3 rounded-md px-4 hover:bg-raised/60 sm:px-5 [&::-webkit-details-marker]:hidden">
        <h2 className="grow text-lg">{title}</h2>
        {mark !== undefined && (
          <span className="condensed rounded-full bg-info px-2 text-sm text-on-info">{mark}</span>
        )}
        <span className="text-quiet transition-transform group-open:rotate-180">
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className="px-4 pb-5 pt-2 sm:px-5">{children}</div>
    </details>
  );
}
