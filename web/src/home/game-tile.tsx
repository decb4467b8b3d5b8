import { type JSX, useId } from 'react';
import type { GameManifest } from '../games/manifest.ts';
import { useTexts } from '../shell/texts.tsx';
import { ButtonLink } from '../shell/ui/button.tsx';
import { PlayNow } from './play-now.tsx';

/** One game: its living scene, its name, and the ways into it. */
export function GameTile(props: { readonly game: GameManifest }): JSX.Element {
  const { id: game, Scene } = props.game;
  const texts = useTexts();
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="flex flex-col overflow-hidden rounded-md border border-line bg-panel/80"
    >
      <div className="night art-night relative aspect-video bg-space sm:aspect-[2/1]">
        <div className="absolute inset-0 [content-visibility:auto]">
          <Scene />
        </div>
      </div>
      <div className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line px-4 py-3 sm:px-5">
        <div className="min-w-0 grow basis-40">
          <h2 id={id} className="text-lg">
            {texts.t(`shell:game.${game}.name`)}
          </h2>
          <p className="text-sm text-quiet">{texts.t(`shell:game.${game}.line`)}</p>
        </div>
        <div className="flex gap-2">
          <PlayNow game={game} />
          <ButtonLink to={`/new/${game}`}>{texts.t('shell:home.more')}</ButtonLink>
        </div>
      </div>
    </article>
  );
}
