import { describeAnswer } from '@parsecs/lang';
import type { Puzzle } from '@parsecs/lessons';
import { type JSX, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/emblems.tsx';
import type { Part } from '../boards/contract.ts';
import { GlowRings } from '../guided/glow-rings.tsx';
import { PanelNotes } from '../guided/panel-parts.tsx';
import { useGlow } from '../guided/use-glow.ts';
import { CONFIRM } from '../play/ask-bar.tsx';
import type { PageModel } from '../play/use-page-model.ts';
import { useProgress } from '../progress/progress.ts';
import { isDone } from '../progress/progress-shape.ts';
import { useTexts } from '../shell/texts.tsx';
import { Button, ButtonLink } from '../shell/ui/button.tsx';
import { buttonClass } from '../shell/ui/button-style.ts';
import { nextAfter, pathOf, useAllPuzzles } from './all-puzzles.ts';
import type { PuzzleRun, Verdict } from './puzzle-run.ts';
import { tellWorth } from './worth.ts';

export interface PuzzlePanelProps {
  readonly run: PuzzleRun;
  readonly puzzle: Puzzle;
  readonly model: PageModel;
}

/** The question of a puzzle, what the answer is worth, and the ways on. */
export function PuzzlePanel(props: PuzzlePanelProps): JSX.Element {
  const { run, puzzle, model } = props;
  const texts = useTexts('guided', 'puzzles');
  const { verdict, isWeighing, solution } = useSyncExternalStore(run.subscribe, run.read);
  const glowing = useGlow(solution === undefined ? [] : solutionParts(model, solution));
  const isSolved = isDone(useProgress(), 'puzzlesDone', puzzle.id);
  return (
    <section aria-label={texts.t('guided:puzzle.panel')} className="flex flex-col gap-2 p-3">
      <header className="flex items-center gap-1">
        <h2 className="min-w-0 grow text-sm leading-tight font-semibold">
          {texts.t(`puzzles:title.${puzzle.id}`)}
          <span className="block text-xs font-normal text-quiet">
            {texts.t(`puzzles:grade.${puzzle.grade}`)}
            {isSolved && ` · ${texts.t('guided:puzzle.is-solved')}`}
          </span>
        </h2>
        <Link
          href="/puzzles"
          aria-label={texts.t('guided:puzzle.to-list')}
          title={texts.t('guided:puzzle.to-list')}
          className={buttonClass('bare', 'md', 'size-touch shrink-0 !p-0')}
        >
          <Icon name="close" />
        </Link>
      </header>
      <PanelNotes>
        {verdict === undefined && <p>{texts.t(`puzzles:ask.${puzzle.ask}`)}</p>}
        {isWeighing && <p>{texts.t('guided:puzzle.weighing')}</p>}
        {verdict !== undefined && <VerdictWords {...props} verdict={verdict} />}
      </PanelNotes>
      {verdict !== undefined && (
        <Ways {...props} verdict={verdict} isShown={solution !== undefined} />
      )}
      <GlowRings around={glowing} />
    </section>
  );
}

/** What the solution is made of: what is left to touch of it, and then the last press. */
function solutionParts(
  { question, choosing, session }: PageModel,
  solution: string,
): readonly (readonly Part[])[] {
  const answer = question?.answers.find(({ id }) => id === solution);
  const { picking } = choosing;
  if (question === undefined || answer === undefined || picking === undefined) return [];
  const parts = session.board.partsOf(question, answer);
  return [
    ...(picking.complete?.id === solution ? [[CONFIRM]] : []),
    parts.filter((part) => !picking.chosen.includes(part)),
  ];
}

interface VerdictProps extends PuzzlePanelProps {
  readonly verdict: Verdict;
}

function useAnswerWords({ run, model }: PuzzlePanelProps): (id: string) => string {
  const { session, people } = model;
  const { board, record } = session;
  const texts = useTexts(board.words);
  const { question, view } = run.sight;
  return (id) =>
    question === undefined
      ? id
      : describeAnswer(texts, record.game, id, question, view, people, board.known(view));
}

/** How good the answer was, in figures. */
function VerdictWords(props: VerdictProps): JSX.Element {
  const { puzzle, verdict } = props;
  const { chosen, answers, isRight } = verdict;
  const texts = useTexts('guided', 'puzzles');
  const tell = useAnswerWords(props);
  const worth = (value: number): string => tellWorth(texts, puzzle.measure, value);
  const best = answers[0]?.value ?? 0;
  const next = answers.find(({ answer }) => answer !== chosen.answer);
  return (
    <>
      <p>{texts.t('guided:puzzle.chosen', { answer: tell(chosen.answer) })}</p>
      <p
        className={`font-semibold ${isRight ? 'text-confirm-ink' : 'text-ask-ink'}`}
        data-right={isRight}
      >
        {isRight
          ? `${texts.t('guided:puzzle.right')} ${worth(best)}.`
          : texts.t('guided:puzzle.wrong', { best: worth(best), worth: worth(chosen.value) })}
      </p>
      {isRight && next !== undefined && (
        <p className="text-quiet">
          {texts.t('guided:puzzle.right-next', { worth: worth(next.value) })}
        </p>
      )}
    </>
  );
}

/** More answers than these are read by nobody. */
const MOST_LISTED = 6;

function Ways(props: VerdictProps & { readonly isShown: boolean }): JSX.Element {
  const { run, puzzle, verdict, isShown } = props;
  const texts = useTexts('guided', 'puzzles');
  const tell = useAnswerWords(props);
  const progress = useProgress();
  const puzzles = useAllPuzzles();
  const next = nextAfter(puzzles, puzzle, (id) => isDone(progress, 'puzzlesDone', id));
  return (
    <>
      {(verdict.isRight || isShown) && (
        <details className="group text-sm">
          <summary className="flex min-h-touch cursor-pointer list-none items-center gap-2">
            {texts.t('guided:puzzle.all-answers')}
            <span className="group-open:rotate-180">
              <Icon name="chevron-down" size={16} />
            </span>
          </summary>
          <ol className="grid gap-1">
            {verdict.answers.slice(0, MOST_LISTED).map(({ answer, value }) => (
              <li key={answer} className="flex justify-between gap-3">
                <span>{tell(answer)}</span>
                <span className="shrink-0 text-quiet">
                  {tellWorth(texts, puzzle.measure, value)}
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        {!verdict.isRight && (
          <>
            <Button variant="ask" onClick={() => void run.again()}>
              {texts.t('guided:puzzle.again')}
            </Button>
            <Button onClick={() => void run.showSolution()}>
              {texts.t('guided:puzzle.solution')}
            </Button>
          </>
        )}
        {verdict.isRight && next !== undefined && (
          <ButtonLink to={pathOf(next)} variant="ask">
            {texts.t('guided:puzzle.next')}
          </ButtonLink>
        )}
        {verdict.isRight && (
          <Button onClick={() => void run.again()}>{texts.t('guided:puzzle.again')}</Button>
        )}
      </div>
    </>
  );
}
