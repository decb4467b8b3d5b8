import { type Puzzle, TAUGHT_GAMES } from '@parsecs/lessons';
import { type JSX, Suspense } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/emblems.tsx';
import { useProgress } from '../progress/progress.ts';
import { isDone } from '../progress/progress-shape.ts';
import { Loading, Page } from '../shell/page.tsx';
import { useTexts } from '../shell/texts.tsx';
import { ButtonLink } from '../shell/ui/button.tsx';
import { dailyOf, pathOf, useAllPuzzles } from './all-puzzles.ts';

/** Every puzzle by game and grade, today’s first. */
export function PuzzlesPage(): JSX.Element {
  return (
    <Suspense fallback={<Loading />}>
      <PuzzleLists />
    </Suspense>
  );
}

function PuzzleLists(): JSX.Element {
  const texts = useTexts('guided', 'puzzles');
  const puzzles = useAllPuzzles();
  const daily = dailyOf(puzzles);
  return (
    <Page title={texts.t('guided:puzzle.list')}>
      <div className="mx-auto max-w-4xl">
        <h1 className="pt-4 text-xl">{texts.t('guided:puzzle.list')}</h1>
        <p className="mb-5 max-w-prose text-sm text-quiet">{texts.t('guided:puzzle.lead')}</p>
        {daily !== undefined && <Daily puzzle={daily} />}
        {TAUGHT_GAMES.map((game) => (
          <OfGame key={game} game={game} puzzles={puzzles.filter((one) => one.game === game)} />
        ))}
      </div>
    </Page>
  );
}

function Daily(props: { readonly puzzle: Puzzle }): JSX.Element {
  const { puzzle } = props;
  const texts = useTexts('guided', 'puzzles');
  const isSolved = isDone(useProgress(), 'puzzlesDone', puzzle.id);
  return (
    <section
      aria-labelledby="daily"
      className="mb-8 flex flex-wrap items-center justify-between gap-4 rounded-md border border-ask bg-panel/80 p-5"
    >
      <div className="min-w-0 grow basis-72">
        <h2 id="daily" className="text-sm text-ask-ink">
          {texts.t('guided:puzzle.daily')}
        </h2>
        <p className="text-lg">{texts.t(`puzzles:title.${puzzle.id}`)}</p>
        <p className="text-sm text-quiet">
          {texts.t(`shell:game.${puzzle.game}.name`)} · {texts.t(`puzzles:grade.${puzzle.grade}`)}
          {isSolved && ` · ${texts.t('guided:puzzle.is-solved')}`}
        </p>
      </div>
      <ButtonLink to={pathOf(puzzle)} variant="ask">
        {texts.t('guided:puzzle.open')}
      </ButtonLink>
    </section>
  );
}

interface OfGameProps {
  readonly game: Puzzle['game'];
  readonly puzzles: readonly Puzzle[];
}

function OfGame(props: OfGameProps): JSX.Element {
  const { game, puzzles } = props;
  const texts = useTexts('guided', 'puzzles');
  const progress = useProgress();
  const solved = puzzles.filter(({ id }) => isDone(progress, 'puzzlesDone', id)).length;
  const byGrade = puzzles.toSorted((one, other) => one.grade - other.grade);
  return (
    <section aria-labelledby={`of-${game}`} className="mb-8">
      <h2 id={`of-${game}`} className="text-lg">
        {texts.t(`shell:game.${game}.name`)}
      </h2>
      <p className="mb-2 text-sm text-quiet">
        {texts.t('guided:puzzle.solved', { count: solved, of: puzzles.length })}
      </p>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {byGrade.map((puzzle) => (
          <li key={puzzle.id}>
            <PuzzleLink puzzle={puzzle} isSolved={isDone(progress, 'puzzlesDone', puzzle.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PuzzleLink(props: { readonly puzzle: Puzzle; readonly isSolved: boolean }): JSX.Element {
  const { puzzle, isSolved } = props;
  const texts = useTexts('guided', 'puzzles');
  return (
    <Link
      href={pathOf(puzzle)}
      className="flex min-h-touch items-center gap-2 rounded-md border border-line bg-panel/70 px-3 py-2 hover:bg-raised"
    >
      <span className="min-w-0 grow text-sm leading-tight">
        {texts.t(`puzzles:title.${puzzle.id}`)}
        <span className="block text-xs text-quiet">
          {texts.t(`puzzles:grade.${puzzle.grade}`)}
          {isSolved && ` · ${texts.t('guided:puzzle.is-solved')}`}
        </span>
      </span>
      {isSolved && (
        <span className="text-confirm-ink">
          <Icon name="check" />
        </span>
      )}
    </Link>
  );
}
