import type { JSX, ReactNode } from 'react';

interface ChipNameProps {
  readonly isCompact: boolean;
  readonly children: ReactNode;
}

/** Two lines at the most, narrow ones where there is little room. */
export function ChipName(props: ChipNameProps): JSX.Element {
  return (
    <span
      className={`line-clamp-2 min-w-0 text-xs ${props.isCompact ? 'condensed leading-none' : 'leading-tight'}`}
    >
      {props.children}
    </span>
  );
}
