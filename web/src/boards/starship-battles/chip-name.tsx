import type { JSX, ReactNode } from 'react';

interface ChipNameProps {
  readonly isCompact: boolean;
  readonly children: ReactNode;
}

/** Two lines where there is room; one where there is not. */
export function ChipName(props: ChipNameProps): JSX.Element {
  return (
    <span
      className={`min-w-0 text-xs leading-tight ${props.isCompact ? 'truncate' : 'line-clamp-2'}`}
    >
      {props.children}
    </span>
  );
}
