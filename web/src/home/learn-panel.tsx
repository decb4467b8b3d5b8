import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { GAMES } from '../games/index.ts';
import { useTexts } from '../shell/texts.tsx';
import { ButtonLink } from '../shell/ui/button.tsx';

export function LearnPanel(): JSX.Element {
  const texts = useTexts();
  return (
    <section
      aria-labelledby="learn-title"
      className="flex flex-col items-start gap-3 rounded-md border border-line bg-panel/70 p-5"
    >
      <h2 id="learn-title" className="text-base">
        {texts.t('shell:home.learn-title')}
      </h2>
      <p className="grow text-sm text-quiet">{texts.t('shell:home.learn-text')}</p>
      <ul className="flex flex-wrap gap-3">
        {GAMES.map(({ id: game }) => (
          <li key={game}>
            <ButtonLink to={`/learn/${game}`}>
              <Icon name="help" />
              {texts.t(`shell:game.${game}.name`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
