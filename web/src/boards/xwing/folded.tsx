import type { JSX, ReactNode } from 'react';
import { Icon } from '../../art/emblems.tsx';

/** Something long that waits behind its title. */
export function Folded(props: {
  readonly title: string;
  readonly children: ReactNode;
}): JSX.Element {
  return (
    <details className="group">
      <summary className="flex min-h-touch list-none items-center gap-2 text-info-ink [&::-webkit-details-marker]:hidden">
        {props.title}
        <span className="transition-transform group-open:rotate-180">
          <Icon name="chevron-down" size={16} />
        </span>
      </summary>
      {props.children}
    </details>
  );
}
