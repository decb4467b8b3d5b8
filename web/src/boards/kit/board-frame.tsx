import type { JSX, ReactNode, RefObject, SVGAttributes } from 'react';
import { useTexts } from '../../shell/texts.tsx';
import './kit.css';

export interface BoardFrameProps {
  /** What is seen through, and what `usePanZoom` moves behind it. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly world: RefObject<HTMLDivElement | null>;
  /** The size of the world in its own units. */
  readonly width: number;
  readonly height: number;
  /** The class of the game's own board. */
  readonly className?: string;
  /** CSS pixels that panels take above the frame. */
  readonly top?: number;
  /** What hears taps and hovers on the drawing. */
  readonly taps?: SVGAttributes<SVGSVGElement>;
  /** What lies behind the world and does not move with it. */
  readonly behind?: ReactNode;
  /** What lies over the world and does not move with it. */
  readonly over?: ReactNode;
  /** The drawing, in units of the world. */
  readonly children: ReactNode;
}

/** The window onto a board, and the one layer behind it that is moved and zoomed. */
export function BoardFrame(props: BoardFrameProps): JSX.Element {
  const { frame, world, width, height, className = '', top = 0, taps } = props;
  const texts = useTexts();
  return (
    <div
      ref={frame}
      className={`bk-board ${className} absolute inset-0 overflow-hidden`}
      style={{ top }}
      // Whatever takes the focus behind the edge must not drag the world along.
      onScroll={() => frame.current?.scrollTo(0, 0)}
    >
      {props.behind}
      <div ref={world} className="bk-world" style={{ width, height }}>
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="group"
          aria-label={texts.t('shell:play.board')}
          {...taps}
        >
          {props.children}
        </svg>
      </div>
      {props.over}
    </div>
  );
}
