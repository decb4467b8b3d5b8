import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { useTexts } from '../shell/texts.tsx';
import { ButtonLink } from '../shell/ui/button.tsx';

export function PuzzlesEntry(): JSX.Element {
  const texts = useTexts('guided');
  return (
    <section
      aria-labelledby="puzzles-title"
      className="flex flex-col items-start gap-3 rounded-md border border-line bg-panel/70 p-5"
    >
      <h2 id="puzzles-title" className="text-base">
        {texts.t('guided:puzzle.list')}
      </h2>
      <p className="grow text-sm text-quiet">{texts.t('guided:puzzle.lead')}</p>
      <ButtonLink to="/puzzles">
        <Icon name="dice" />
        {texts.t('guided:puzzle.daily')}
      </ButtonLink>
    </section>
  );
}
