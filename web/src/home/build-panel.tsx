import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { GAMES } from '../games/index.ts';
import { useTexts } from '../shell/texts.tsx';
import { ButtonLink } from '../shell/ui/button.tsx';

/** The games that are played with lists of one's own. */
const BUILT = GAMES.filter(({ loadLists }) => loadLists !== undefined);

export function BuildPanel(): JSX.Element {
  const texts = useTexts();
  return (
    <section
      aria-labelledby="build-title"
      className="flex flex-col items-start gap-3 rounded-md border border-line bg-panel/70 p-5"
    >
      <h2 id="build-title" className="text-base">
        {texts.t('shell:home.build-title')}
      </h2>
      <p className="grow text-sm text-quiet">{texts.t('shell:home.build-text')}</p>
      <ul className="flex flex-wrap gap-3">
        {BUILT.map(({ id: game }) => (
          <li key={game}>
            <ButtonLink to={`/build/${game}`}>
              <Icon name="edit" />
              {texts.t(`shell:game.${game}.name`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
