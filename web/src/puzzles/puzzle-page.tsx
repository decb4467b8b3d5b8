import type { Puzzle, TaughtGame } from '@parsecs/lessons';
import { type JSX, Suspense, useEffect, useState } from 'react';
import { taughtGame } from '../guided/taught-game.ts';
import { useOpened } from '../guided/use-opened.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import type { Surroundings } from '../play/surroundings.ts';
import { TableScreen } from '../play/table-screen.tsx';
import { markDone } from '../progress/progress.ts';
import { Loading } from '../shell/page.tsx';
import { useTexts } from '../shell/texts.tsx';
import { useAllPuzzles } from './all-puzzles.ts';
import { type OpenPuzzle, openPuzzle } from './open-puzzle.ts';
import { PuzzlePanel } from './puzzle-panel.tsx';

export interface PuzzlePageProps {
  readonly game: string;
  readonly id: string;
}

/** One puzzle on the table of its game. */
export function PuzzlePage(props: PuzzlePageProps): JSX.Element {
  return (
    <Suspense fallback={<Loading />}>
      <Found {...props} />
    </Suspense>
  );
}

function Found({ game, id }: PuzzlePageProps): JSX.Element {
  const puzzles = useAllPuzzles();
  const puzzle = puzzles.find((one) => one.game === game && one.id === id);
  const taught = taughtGame(game);
  if (puzzle === undefined || taught === undefined) return <NotFoundPage />;
  return <Posed game={taught} puzzle={puzzle} />;
}

function Posed(props: { readonly game: TaughtGame; readonly puzzle: Puzzle }): JSX.Element {
  const { game, puzzle } = props;
  const [open] = useState(() => () => openPuzzle(game, puzzle));
  const opened = useOpened(open);
  return opened === undefined ? <Loading /> : <AtTable puzzle={puzzle} opened={opened} />;
}

function AtTable(props: { readonly puzzle: Puzzle; readonly opened: OpenPuzzle }): JSX.Element {
  const { puzzle, opened } = props;
  const { session, run } = opened;
  useTexts('guided', 'puzzles');
  useEffect(
    () =>
      run.subscribe(() => {
        const { verdict, solution } = run.read();
        if (verdict?.isRight === true && solution === undefined) markDone('puzzlesDone', puzzle.id);
      }),
    [run, puzzle.id],
  );
  const around: Surroundings = {
    renderMenu: () => null,
    renderGuide: (model) => <PuzzlePanel run={run} puzzle={puzzle} model={model} />,
  };
  return <TableScreen session={session} around={around} />;
}
