import type { Problem } from '@parsecs/kernel';
import type { GameId } from '@parsecs/table';
import type { JSX, ReactNode } from 'react';
import { Page } from '../shell/page.tsx';
import { useTexts } from '../shell/texts.tsx';
import { ProblemList } from './problem-list.tsx';
import type { SeatsDraft } from './seats.ts';
import { StartButton } from './start-button.tsx';

export interface FormPageProps {
  readonly game: GameId;
  readonly draft: SeatsDraft;
  readonly setup: unknown;
  /** What stands in the way, or only should be known. */
  readonly isReady: boolean;
  readonly problems: readonly Problem[];
  readonly summary: ReactNode;
  /** Further ways that lead on from here. */
  readonly links?: ReactNode;
  readonly children: ReactNode;
}

/** A new game of any kind: what can be set, and beside it what comes of it and the way to start. */
export function FormPage(props: FormPageProps): JSX.Element {
  const { game, draft, setup, isReady, problems } = props;
  const texts = useTexts(game);
  const title = texts.t('shell:new.title', { game: texts.t(`shell:game.${game}.name`) });
  const start = <StartButton game={game} draft={draft} setup={setup} ready={isReady} />;
  return (
    <Page
      title={title}
      bar={
        <div className="safe-x safe-bottom sticky bottom-0 z-10 border-t border-line bg-space/95 pt-3 lg:hidden">
          {start}
        </div>
      }
    >
      <h1 className="py-4 text-xl">{title}</h1>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-6">{props.children}</div>
        <aside
          aria-label={texts.t('shell:new.summary')}
          className="flex flex-col gap-4 rounded-md border border-line bg-panel/80 p-4 lg:sticky lg:top-4"
        >
          {props.summary}
          <ProblemList game={game} problems={problems} tone={isReady ? 'ask' : 'danger'} />
          {props.links}
          <div className="max-lg:hidden">{start}</div>
        </aside>
      </div>
    </Page>
  );
}
