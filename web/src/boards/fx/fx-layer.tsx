import { type JSX, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PlayingBeat } from '../contract.ts';
import { useLatest } from '../use-latest.ts';
import type { Effect } from './effect.ts';
import './fx.css';
import { type Seen, Theatre } from './theatre.ts';

export interface FxLayerProps {
  readonly beat: PlayingBeat | undefined;
  /** What is to be seen of the beat. */
  readonly effectsOf: (seen: Seen) => readonly Effect[];
  /** What stands over the board while it happens, such as dice. */
  readonly children?: (seen: () => Seen) => ReactNode;
}

/** Stands in the drawing of a board, and lays a canvas over the window through which it is seen. */
export function FxLayer(props: FxLayerProps): JSX.Element {
  const { beat, effectsOf, children } = props;
  const anchor = useRef<SVGGElement>(null);
  const [stage, setStage] = useState<{
    readonly frame: HTMLElement;
    readonly theatre: Theatre;
  }>();
  useLayoutEffect(() => {
    const world = anchor.current?.closest<HTMLElement>('.bk-world');
    const frame = world?.parentElement;
    if (!world || !frame) return;
    const theatre = new Theatre(frame, world);
    setStage({ frame, theatre });
    return () => theatre.close();
  }, []);
  const latest = useLatest(effectsOf);
  useLayoutEffect(() => {
    stage?.theatre.begin(beat, (seen) => latest.current(seen));
  }, [beat, stage, latest]);
  const over = stage === undefined ? undefined : children?.(() => stage.theatre.seen());
  return (
    <>
      <g ref={anchor} aria-hidden="true" />
      {stage !== undefined && over !== undefined && createPortal(over, stage.frame)}
    </>
  );
}
