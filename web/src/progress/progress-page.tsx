import { BOT_IDS } from '@parsecs/bots/ids';
import type { GameId } from '@parsecs/table';
import { type JSX, Suspense, use, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/emblems.tsx';
import { GAMES, gameNamed } from '../games/index.ts';
import { downloadFile } from '../shell/download.ts';
import { Page } from '../shell/page.tsx';
import { useTexts } from '../shell/texts.tsx';
import { Button } from '../shell/ui/button.tsx';
import { Dialog } from '../shell/ui/dialog.tsx';
import type { Achievement } from './achievements/finished.ts';
import { exportProgress, forgetProgress, useProgress } from './progress.ts';
import { isDone, type Progress, winId } from './progress-shape.ts';

/** What somebody has learned and won on this device, and the way to take it along or to forget it. */
export function ProgressPage(): JSX.Element {
  const texts = useTexts('progress', 'table', 'puzzles');
  const progress = useProgress();
  const title = texts.t('progress:title');
  return (
    <Page title={title}>
      <div className="mx-auto max-w-4xl">
        <h1 className="pt-4 text-xl">{title}</h1>
        <p className="mt-1 mb-4 text-quiet">{texts.t('progress:text')}</p>
        <div className="grid gap-4 md:grid-cols-2">
          {GAMES.map(({ id }) => (
            <GameProgress key={id} game={id} progress={progress} />
          ))}
        </div>
        <Puzzles progress={progress} />
        <Keeping />
      </div>
    </Page>
  );
}

interface GameProgressProps {
  readonly game: GameId;
  readonly progress: Progress;
}

/** One game: its guided game, the levels that were beaten, and what was achieved. */
function GameProgress(props: GameProgressProps): JSX.Element {
  const { game, progress } = props;
  const texts = useTexts('progress', 'table');
  const name = texts.t(`shell:game.${game}.name`);
  const isLearned = isDone(progress, 'lessonsDone', game);
  return (
    <section
      aria-labelledby={`progress-${game}`}
      className="rounded-md border border-line bg-panel/70 p-5"
    >
      <h2 id={`progress-${game}`} className="text-lg">
        {name}
      </h2>
      <p className="mt-2 flex items-center gap-2">
        <Mark isDone={isLearned} />
        {texts.t(isLearned ? 'progress:lesson-done' : 'progress:lesson-open')}
      </p>
      <h3 className="mt-4 text-sm text-quiet">{texts.t('progress:wins')}</h3>
      <ul className="mt-1 flex flex-wrap gap-2">
        {BOT_IDS.map((level) => {
          const isWon = isDone(progress, 'firstWins', winId(game, level));
          return (
            <li
              key={level}
              className={`flex items-center gap-1.5 rounded-sm border px-2 py-1 text-sm ${
                isWon ? 'border-confirm' : 'border-line text-quiet'
              }`}
            >
              {isWon && <Mark isDone />}
              {texts.t(`table:bot.${level}.name`)}
              {!isWon && <span className="sr-only">{texts.t('progress:open')}</span>}
            </li>
          );
        })}
      </ul>
      <h3 className="mt-4 text-sm text-quiet">{texts.t('progress:achievements')}</h3>
      <Suspense fallback={<p className="min-h-40" />}>
        <Achievements {...props} />
      </Suspense>
    </section>
  );
}

const loading = new Map<GameId, Promise<readonly Achievement[]>>();

/** The same promise each time, as React wants it. */
function achievementsOf(game: GameId): Promise<readonly Achievement[]> {
  let found = loading.get(game);
  if (found === undefined) {
    found = gameNamed(game).loadAchievements();
    // A failed download may succeed when it is tried again.
    found.catch(() => loading.delete(game));
    loading.set(game, found);
  }
  return found;
}

function Achievements({ game, progress }: GameProgressProps): JSX.Element {
  const texts = useTexts('progress');
  const achievements = use(achievementsOf(game));
  return (
    <ul className="mt-1 grid gap-2">
      {achievements.map(({ id }) => {
        const done = progress.achievements.find((one) => one.id === winId(game, id));
        return (
          <li key={id} className="flex items-start gap-2">
            <span className="mt-0.5">
              <Mark isDone={done !== undefined} />
            </span>
            <span className={done === undefined ? 'text-quiet' : ''}>
              <span className="block font-semibold">
                {texts.t(`progress:achievement.${game}.${id}.name`)}
              </span>
              <span className="block text-sm">
                {texts.t(`progress:achievement.${game}.${id}.text`)}
              </span>
              {done !== undefined && (
                <span className="block text-xs text-quiet">
                  {texts.t('progress:on', { day: dayIn(texts.language, done.on) })}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** A day as the language writes it. */
function dayIn(language: string, day: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(day));
}

function Mark(props: { readonly isDone: boolean }): JSX.Element {
  const texts = useTexts('progress');
  return (
    <span className={props.isDone ? 'text-confirm-ink' : 'text-edge'}>
      <Icon name={props.isDone ? 'check' : 'lock'} size={18} />
      <span className="sr-only">{texts.t(props.isDone ? 'progress:done' : 'progress:open')}: </span>
    </span>
  );
}

function Puzzles({ progress }: { readonly progress: Progress }): JSX.Element {
  const texts = useTexts('progress', 'puzzles');
  const names = progress.puzzlesDone.flatMap(({ id }) => {
    const puzzle = id.split(':').at(-1) ?? '';
    const isKnown = texts.has(`puzzles:title.${puzzle}`);
    return isKnown ? [{ id, name: texts.t(`puzzles:title.${puzzle}`) }] : [];
  });
  return (
    <section
      aria-labelledby="progress-puzzles"
      className="mt-4 rounded-md border border-line bg-panel/70 p-5"
    >
      <h2 id="progress-puzzles" className="text-lg">
        {texts.t('progress:puzzles', { count: progress.puzzlesDone.length })}
      </h2>
      {names.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2 text-sm">
          {names.map(({ id, name }) => (
            <li key={id} className="rounded-sm border border-confirm px-2 py-1">
              {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** It stays on this device; it can be taken along as a file, and forgotten. */
function Keeping(): JSX.Element {
  const texts = useTexts('progress');
  const [isAsked, ask] = useState(false);
  const save = (): void => {
    const file = new Blob([exportProgress()], { type: 'application/json' });
    downloadFile('twelve-parsecs-progress.json', file);
  };
  return (
    <section className="mt-4 flex flex-wrap items-center gap-3">
      <p className="grow basis-60 text-sm text-quiet">{texts.t('progress:kept')}</p>
      <Button onClick={save}>
        <Icon name="download" />
        {texts.t('progress:export')}
      </Button>
      <Button variant="danger" onClick={() => ask(true)}>
        <Icon name="trash" />
        {texts.t('progress:forget')}
      </Button>
      <Dialog
        open={isAsked}
        onOpenChange={ask}
        title={texts.t('progress:forget-title')}
        description={texts.t('progress:forget-text')}
        actions={
          <>
            <Button onClick={() => ask(false)}>{texts.t('progress:keep')}</Button>
            <Button
              variant="danger"
              onClick={() => {
                forgetProgress();
                ask(false);
              }}
            >
              {texts.t('progress:forget')}
            </Button>
          </>
        }
      />
      <Link
        href="/settings"
        className="inline-flex min-h-touch items-center text-sm text-info-ink underline underline-offset-4"
      >
        {texts.t('shell:nav.settings')}
      </Link>
    </section>
  );
}
