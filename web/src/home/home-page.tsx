import type { JSX } from 'react';
import { GAMES } from '../games/index.ts';
import { Page } from '../shell/page.tsx';
import { useTexts } from '../shell/texts.tsx';
import { BuildPanel } from './build-panel.tsx';
import { GameTile } from './game-tile.tsx';
import { LearnPanel } from './learn-panel.tsx';
import { FinishedGames, RunningGames } from './my-games.tsx';
import { OpenFile } from './open-file.tsx';
import { useMatches } from './use-matches.ts';

/** Whoever has begun something finds it first; whoever has not, what this is and the games. */
export function HomePage(): JSX.Element {
  const texts = useTexts();
  const list = useMatches();
  return (
    <Page title="">
      <h1 className="sr-only">{texts.t('shell:common.name')}</h1>
      {list !== undefined && <RunningGames list={list} />}
      <p className="mb-4 max-w-prose text-sm text-quiet">{texts.t('shell:home.line')}</p>
      <section aria-label={texts.t('shell:home.games')} className="grid gap-4 md:grid-cols-2">
        {GAMES.map((game) => (
          <GameTile key={game.id} game={game} />
        ))}
      </section>
      {list !== undefined && <FinishedGames list={list} />}
      <div className="mt-8 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        <BuildPanel />
        <LearnPanel />
        <OpenFile />
      </div>
    </Page>
  );
}
