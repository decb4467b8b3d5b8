import type { Viewer } from '@parsecs/kernel';
import type { People } from '@parsecs/lang';
import { describeView } from '@parsecs/lang';
import type { Asked } from '@parsecs/table';
import { type JSX, type ReactNode, useMemo } from 'react';
import type {
  BoardModule,
  Inspecting,
  Part,
  Picking,
  PlayingBeat,
  Preview,
} from '../boards/contract.ts';
import { useSurface } from '../boards/kit/use-stage.ts';
import { useTexts } from '../shell/texts.tsx';
import { useSize } from './use-size.ts';

export interface BoardAreaProps extends Inspecting {
  readonly game: string;
  readonly board: BoardModule;
  readonly view: unknown;
  readonly viewer: Viewer;
  readonly people: People;
  readonly beat?: PlayingBeat | undefined;
  readonly question?: Asked | undefined;
  /** The view that the question is about. */
  readonly now: unknown;
  readonly picking?: Picking | undefined;
  readonly previews?: Readonly<Record<string, Preview>>;
  readonly lit: readonly Part[];
  readonly onPick: (part: Part) => void;
  /** A tap anywhere while something moves. */
  readonly onSkip: () => void;
  readonly children?: ReactNode;
}

const NO_PREVIEWS: Readonly<Record<string, Preview>> = {};

/** The room of the board: measures it, and tells in words what it shows. */
export function BoardArea(props: BoardAreaProps): JSX.Element {
  const { game, board, view, viewer, people, beat, question, picking, lit, onPick } = props;
  const texts = useTexts(board.words);
  const [ref, size] = useSize<HTMLDivElement>();
  const surface = useSurface();
  const { Board } = board;
  const lights = useMemo(() => new Set(lit), [lit]);
  const lines = useMemo(
    () => describeView(texts, game, view, people, board.known(view)),
    [texts, game, view, people, board],
  );
  return (
    <div
      ref={ref}
      data-board
      className="absolute inset-0 overflow-hidden"
      onPointerDownCapture={() => {
        if (beat !== undefined) props.onSkip();
      }}
    >
      <div ref={surface} className="pointer-events-none absolute inset-0" />
      {size !== undefined && (
        <Board
          view={view}
          viewer={viewer}
          people={people}
          now={props.now}
          inspected={props.inspected}
          onInspect={props.onInspect}
          previews={props.previews ?? NO_PREVIEWS}
          lit={lights}
          width={size.width}
          height={size.height}
          onPick={onPick}
          {...(beat && { beat })}
          {...(question && { question })}
          {...(picking && { picking })}
        />
      )}
      <ul className="sr-only" aria-label={texts.t('shell:play.menu.position')}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {props.children}
    </div>
  );
}
