import { type JSX, type ReactNode, useCallback, useContext } from 'react';
import { createPortal } from 'react-dom';
import { PlacesContext, StageContext, useCover } from './use-stage.ts';

export interface CornerProps {
  readonly side: 'left' | 'right';
  readonly className?: string;
  readonly children: ReactNode;
}

/** Small tools in a lower corner of the board; where other things stand there, right above them. */
export function Corner(props: CornerProps): JSX.Element {
  const { side, className = '', children } = props;
  const { tools } = useContext(PlacesContext);
  const stage = useContext(StageContext);
  const cover = useCover();
  const isOwn = tools === null;
  const take = useCallback(
    (node: HTMLElement | null) => {
      const lower = isOwn ? stage.lifted(node) : undefined;
      const uncover = cover(node);
      return () => {
        uncover?.();
        lower?.();
      };
    },
    [stage, cover, isOwn],
  );
  const isRight = side === 'right';
  const place = isOwn
    ? `absolute bottom-1 ${isRight ? 'right-1' : 'left-1'}`
    : isRight
      ? 'order-last ml-auto'
      : 'order-first';
  const node = (
    <div ref={take} className={`pointer-events-auto ${place} ${className}`}>
      {children}
    </div>
  );
  return tools === null ? node : createPortal(node, tools);
}
