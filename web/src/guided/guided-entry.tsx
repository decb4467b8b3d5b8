import type { GameId } from '@parsecs/table';
import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { useProgress } from '../progress/progress.ts';
import { isDone } from '../progress/progress-shape.ts';
import { useTexts } from '../shell/texts.tsx';
import { ButtonLink } from '../shell/ui/button.tsx';

/** The way from a page about a game to its guided first game. */
export function GuidedEntry(props: { readonly game: GameId }): JSX.Element {
  const { game } = props;
  const texts = useTexts('guided');
  const wasPlayed = isDone(useProgress(), 'lessonsDone', game);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-panel/70 p-4">
      <div className="min-w-0 grow basis-60">
        <p>{texts.t('guided:entry.title')}</p>
        <p className="text-sm text-quiet">{texts.t('guided:entry.text')}</p>
      </div>
      <ButtonLink to={`/guided/${game}`}>
        <Icon name="play" />
        {texts.t(wasPlayed ? 'guided:entry.again' : 'guided:entry.begin')}
      </ButtonLink>
    </div>
  );
}
