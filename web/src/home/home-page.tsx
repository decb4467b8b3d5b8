import { type JSX, lazy, Suspense } from 'react';
import { Icon } from '../art/emblems.tsx';
import { GAMES } from '../games/index.ts';
import { useKeptTables } from '../shell/kept-tables.ts';
import { Page } from '../shell/page.tsx';
import { useTexts } from '../shell/texts.tsx';
import { ButtonLink } from '../shell/ui/button.tsx';
import { BuildPanel } from './build-panel.tsx';
import { GameTile } from './game-tile.tsx';
import { LearnPanel } from './learn-panel.tsx';
import { FinishedGames, RunningGames } from './my-games.tsx';
import { OpenFile } from './open-file.tsx';
import { PuzzlesEntry } from './puzzles-entry.tsx';
import { ToolsPanel } from './tools-panel.tsx';
import { useMatches } from './use-matches.ts';

/** With its way to the server it is loaded only by whoever has a table there. */
const MyTables = lazy(async () => ({
  default: (await import('../online/my-tables.tsx')).MyTables,
}));

/** Whoever has begun something finds it first; whoever has not, what this is and the games. */
export function HomePage(): JSX.Element {
  const texts = useTexts();
  const list = useMatches();
  const tables = useKeptTables();
  return (
    <Page title="">
      <h1 className="sr-only">{texts.t('shell:common.name')}</h1>
      {tables.length > 0 && (
        <Suspense fallback={null}>
          <MyTables tables={tables} />
        </Suspense>
      )}
      {list !== undefined && <RunningGames list={list} />}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-sm text-quiet">{texts.t('shell:home.line')}</p>
        <ButtonLink to="/online">
          <Icon name="people" />
          {texts.t('shell:home.online')}
        </ButtonLink>
      </div>
      <section aria-label={texts.t('shell:home.games')} className="grid gap-4 md:grid-cols-2">
        {GAMES.map((game) => (
          <GameTile key={game.id} game={game} />
        ))}
      </section>
      {list !== undefined && <FinishedGames list={list} />}
      <div className="mt-8 grid gap-4 md:grid-cols-2">
        <BuildPanel />
        <LearnPanel />
        <Suspense fallback={null}>
          <PuzzlesEntry />
        </Suspense>
        <ToolsPanel />
        <OpenFile />
      </div>
    </Page>
  );
}
