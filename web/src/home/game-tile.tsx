import { type ComponentType, type JSX, useId } from 'react';
import {
  ImperialAssaultScene,
  StarshipBattlesScene,
  SuperTeamsScene,
  XWingScene,
} from '../art/scenes.tsx';
import { useTexts } from '../shell/texts.tsx';
import { ButtonLink } from '../shell/ui/button.tsx';
import { type HouseGame, readyGame } from './house.ts';
import { PlayNow } from './play-now.tsx';

const SCENES: Readonly<Record<HouseGame, ComponentType>> = {
  'super-teams': SuperTeamsScene,
  xwing: XWingScene,
  'starship-battles': StarshipBattlesScene,
  'imperial-assault': ImperialAssaultScene,
};

/** One game: its living scene, its name, and what can be done with it today. */
export function GameTile(props: { readonly game: HouseGame }): JSX.Element {
  const { game } = props;
  const texts = useTexts();
  const id = useId();
  const Scene = SCENES[game];
  const ready = readyGame(game);
  return (
    <article
      aria-labelledby={id}
      className="flex flex-col overflow-hidden rounded-md border border-line bg-panel/80"
    >
      <div
        className={`night art-night relative bg-space ${
          ready === undefined
            ? 'tile-waiting aspect-[5/2] sm:aspect-[2/1]'
            : 'aspect-video sm:aspect-[2/1]'
        }`}
      >
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
        {ready === undefined ? (
          <InTheMaking />
        ) : (
          <div className="flex gap-2">
            <PlayNow game={ready} />
            <ButtonLink to={`/new/${ready}`}>{texts.t('shell:home.more')}</ButtonLink>
          </div>
        )}
      </div>
    </article>
  );
}

/** A mark, not a button: there is nothing to press yet. */
function InTheMaking(): JSX.Element {
  const texts = useTexts();
  return (
    <p className="flex items-center gap-2 text-sm text-quiet">
      <svg width={14} height={14} viewBox="-8 -8 16 16" aria-hidden="true">
        <circle
          r={6}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeDasharray="3.1 3.2"
          className="animate-[orbit_12s_linear_infinite]"
        />
      </svg>
      {texts.t('shell:home.in-the-making')}
    </p>
  );
}
