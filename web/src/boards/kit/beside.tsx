import {
  type JSX,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
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
  const { beside, takeBeside } = useContext(PlacesContext);
  useLayoutEffect(takeBeside, [takeBeside]);
  const cover = useCover();
  const own = useRef<HTMLElement>(null);
  const take = useCallback(
    (node: HTMLElement | null) => {
      own.current = node;
      return cover(node);
    },
    [cover],
  );
  useAnswersInSight(own);
  const panel = (
    <section
      ref={take}
      aria-label={props.label}
      className={`pointer-events-auto w-full rounded-md border bg-panel p-2 shadow-md ${props.className ?? ''}`}
    >
      {props.children}
    </section>
  );
  return beside === null ? panel : createPortal(panel, beside);
}

/** Where the panel has to be scrolled, on a phone that lies on its side, new answers are not below its edge. */
function useAnswersInSight(panel: RefObject<HTMLElement | null>): void {
  const known = useRef('');
  useEffect(() => {
    const scroller = panel.current?.closest('[data-scrolled]');
    if (!scroller || scroller.scrollHeight <= scroller.clientHeight) return;
    const options = [...(panel.current?.querySelectorAll<HTMLElement>('[data-option]') ?? [])];
    const all = options.map(({ dataset, textContent }) => dataset['part'] ?? textContent).join(' ');
    if (all === known.current) return;
    known.current = all;
    options.at(-1)?.scrollIntoView({ block: 'nearest' });
    options[0]?.scrollIntoView({ block: 'nearest' });
  });
}
