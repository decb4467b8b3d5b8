import { type JSX, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { PlacesContext, useCover } from './use-stage.ts';

export interface CornerProps {
  readonly side: 'left' | 'right';
  readonly className?: string;
  readonly children: ReactNode;
}

/** Small tools in a lower corner of the board; where other things stand there, right above them. */
export function Corner(props: CornerProps): JSX.Element {
  const { side, className = '', children } = props;
  const { tools } = useContext(PlacesContext);
  const cover = useCover();
  const isRight = side === 'right';
  const place =
    tools === null
      ? `absolute bottom-[calc(0.25rem+var(--foot-over,0px))] ${isRight ? 'right-1' : 'left-1'}`
      : isRight
        ? 'order-last ml-auto'
        : 'order-first';
  const node = (
    <div ref={cover} className={`pointer-events-auto ${place} ${className}`}>
      {children}
    </div>
  );
  return tools === null ? node : createPortal(node, tools);
}
