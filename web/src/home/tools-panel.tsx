import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { GAMES } from '../games/index.ts';
import { useTexts } from '../shell/texts.tsx';
import { ButtonLink } from '../shell/ui/button.tsx';

/** For those who want to know: exact odds, and the laboratory. */
export function ToolsPanel(): JSX.Element {
  const texts = useTexts();
  return (
    <section
      aria-labelledby="tools-title"
      className="flex flex-col items-start gap-3 rounded-md border border-line bg-panel/70 p-5"
    >
      <h2 id="tools-title" className="text-base">
        {texts.t('shell:home.tools-title')}
      </h2>
      <p className="grow text-sm text-quiet">{texts.t('shell:home.tools-text')}</p>
      <ul className="flex flex-wrap gap-3">
        {GAMES.map(({ id: game }) => (
          <li key={game}>
            <ButtonLink to={`/odds/${game}`}>
              <Icon name="dice" />
              {texts.t(`shell:game.${game}.name`)}
            </ButtonLink>
          </li>
        ))}
        <li>
          <ButtonLink to="/lab">
            <Icon name="speed" />
            {texts.t('shell:home.lab')}
          </ButtonLink>
        </li>
      </ul>
    </section>
  );
}
