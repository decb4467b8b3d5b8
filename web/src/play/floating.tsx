import type { JSX, ReactNode } from 'react';
import { useCover } from '../boards/kit/use-stage.ts';

export interface FloatingProps {
  /** Where it stands, and how large it may become. */
  readonly className: string;
  readonly children: ReactNode;
}

/** A panel over the board: the board keeps what is asked about away from under it. */
export function Floating(props: FloatingProps): JSX.Element {
  const cover = useCover();
  return (
    <div
      ref={cover}
      className={`pointer-events-auto absolute z-10 animate-appear rounded-md border border-line bg-panel shadow-md ${props.className}`}
    >
      {props.children}
    </div>
  );
}
