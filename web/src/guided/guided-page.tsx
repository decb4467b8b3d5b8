import type { TaughtGame } from '@parsecs/lessons';
import { type JSX, useEffect, useState } from 'react';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import type { Surroundings } from '../play/surroundings.ts';
import { TableScreen } from '../play/table-screen.tsx';
import { markDone } from '../progress/progress.ts';
import { Loading } from '../shell/page.tsx';
import { useTexts } from '../shell/texts.tsx';
import { type OpenLesson, openLesson } from './open-lesson.ts';
import { StepPanel } from './step-panel.tsx';
import { taughtGame } from './taught-game.ts';
import { useOpened } from './use-opened.ts';

/** A guided first game, on the table of all games. */
export function GuidedPage(props: { readonly game: string }): JSX.Element {
  const game = taughtGame(props.game);
  return game === undefined ? <NotFoundPage /> : <Guided game={game} />;
}

function Guided(props: { readonly game: TaughtGame }): JSX.Element {
  const { game } = props;
  const [open] = useState(() => () => openLesson(game));
  const opened = useOpened(open);
  return opened === undefined ? <Loading /> : <Lesson game={game} opened={opened} />;
}

function Lesson(props: { readonly game: TaughtGame; readonly opened: OpenLesson }): JSX.Element {
  const { game, opened } = props;
  const { session, run } = opened;
  useTexts('guided', 'lessons');
  useEffect(
    () =>
      run.subscribe(() => {
        if (run.read().sight.finished) markDone('lessonsDone', game);
      }),
    [run, game],
  );
  const around: Surroundings = {
    renderMenu: () => null,
    renderGuide: (model) => <StepPanel run={run} model={model} />,
  };
  return <TableScreen session={session} around={around} />;
}
