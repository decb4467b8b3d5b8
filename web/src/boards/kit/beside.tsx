import { type JSX, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { PlacesContext, useCover } from './use-stage.ts';

export interface BesideProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A panel of the board about what is asked: a dial, dice, a thing in hand. The frame has a place for
 * it on every screen – in a corner of the board, on the hand, beside the board –, never over another
 * panel, and the board keeps what matters away from under it.
 */
export function Beside(props: BesideProps): JSX.Element {
  const { beside } = useContext(PlacesContext);
  const cover = useCover();
  const panel = (
    <section
      ref={cover}
      aria-label={props.label}
      className={`pointer-events-auto w-full rounded-md border bg-panel p-2 shadow-md ${props.className ?? ''}`}
    >
      {props.children}
    </section>
  );
  return beside === null ? panel : createPortal(panel, beside);
}
