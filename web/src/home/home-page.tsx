import type { JSX } from 'react';
import { GAMES } from '../games/index.ts';
import { Page } from '../shell/page.tsx';
import { useTexts } from '../shell/texts.tsx';
import { BuildPanel } from './build-panel.tsx';
import { GameTile } from './game-tile.tsx';
import { LearnPanel } from './learn-panel.tsx';
import { MyGames } from './my-games.tsx';
import { OpenFile } from './open-file.tsx';

export function HomePage(): JSX.Element {
  const texts = useTexts();
  return (
    <Page title="">
      <h1 className="sr-only">{texts.t('shell:common.name')}</h1>
      <section aria-label={texts.t('shell:home.games')} className="grid gap-4 md:grid-cols-2">
        {GAMES.map((game) => (
          <GameTile key={game.id} game={game} />
        ))}
      </section>
      <MyGames />
      <div className="mt-8 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        <BuildPanel />
        <LearnPanel />
        <OpenFile />
      </div>
    </Page>
  );
}
