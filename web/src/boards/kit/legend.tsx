import type { JSX, ReactNode } from 'react';

interface LegendRowProps {
  readonly name: string;
  readonly text: string;
  /** The sign as it is drawn on the board, in a square from −32 to 32. */
  readonly children: ReactNode;
}

/** One sign of a board: how it looks, what it is called, what it does. */
export function LegendRow(props: LegendRowProps): JSX.Element {
  return (
    <li className="flex gap-2">
      <svg
        width={26}
        height={26}
        viewBox="-32 -32 64 64"
        className="shrink-0 rounded-sm"
        aria-hidden="true"
      >
        {props.children}
      </svg>
      <p>
        <span className="font-semibold">{props.name}.</span>{' '}
        <span className="text-quiet">{props.text}</span>
      </p>
    </li>
  );
}
