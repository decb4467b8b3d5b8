import { type JSX, useState } from 'react';
import { Icon } from '../art/emblems.tsx';
import { downloadJson, matchFileName } from '../shell/download.ts';
import {
  type BrokenRecord,
  deleteMatch,
  type MatchList,
  type MatchRecord,
} from '../shell/storage.ts';
import { useTexts } from '../shell/texts.tsx';
import { Button, IconButton } from '../shell/ui/button.tsx';
import { showToast } from '../shell/ui/toast.tsx';
import { MatchCard } from './match-card.tsx';

const SHOWN_AT_FIRST = 4;
/** The games of the house stand below, and should be in reach of a thumb. */
const SHOWN_ON_A_PHONE = 2;

interface MyGamesProps {
  readonly list: MatchList;
}

/** What was begun on this device and waits to be played on; absent while there is nothing. */
export function RunningGames({ list }: MyGamesProps): JSX.Element | null {
  const running = list.matches.filter((match) => !match.finished);
  return <Games title="my-games" matches={running} broken={list.broken} className="mb-8" />;
}

export function FinishedGames({ list }: MyGamesProps): JSX.Element | null {
  const finished = list.matches.filter((match) => match.finished);
  return <Games title="finished-games" matches={finished} broken={[]} className="mt-8" />;
}

interface GamesProps {
  readonly title: 'my-games' | 'finished-games';
  readonly matches: readonly MatchRecord[];
  readonly broken: readonly BrokenRecord[];
  readonly className: string;
}

function Games(props: GamesProps): JSX.Element | null {
  const { title, matches, broken, className } = props;
  const texts = useTexts();
  const [all, setAll] = useState(false);
  if (matches.length + broken.length === 0) return null;
  const shown = all ? matches : matches.slice(0, SHOWN_AT_FIRST);
  const isHidden = (place: number): boolean => !all && place >= SHOWN_ON_A_PHONE;
  const remove = async (id: string): Promise<void> => {
    const putBack = await deleteMatch(id);
    showToast({
      text: texts.t('shell:match.deleted'),
      action: { label: texts.t('shell:match.undo-delete'), act: () => void putBack() },
    });
  };
  return (
    <section aria-labelledby={title} className={className}>
      <h2 id={title} className="mb-3 text-lg">
        {texts.t(`shell:home.${title}`)}
      </h2>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {shown.map((match, place) => (
          <li key={match.id} className={isHidden(place) ? 'max-md:hidden' : undefined}>
            <MatchCard match={match} onDelete={() => void remove(match.id)} />
          </li>
        ))}
        {broken.map((record) => (
          <li key={record.id}>
            <BrokenCard broken={record} onDelete={() => void remove(record.id)} />
          </li>
        ))}
      </ul>
      {!all && matches.length > SHOWN_ON_A_PHONE && (
        <Button
          variant="bare"
          className={matches.length > SHOWN_AT_FIRST ? 'mt-2' : 'mt-2 md:hidden'}
          onClick={() => setAll(true)}
        >
          <Icon name="chevron-down" />
          {texts.t('shell:home.show-all', { count: matches.length })}
        </Button>
      )}
    </section>
  );
}

interface BrokenCardProps {
  readonly broken: BrokenRecord;
  readonly onDelete: () => void;
}

/** A record that cannot be read is never lost: it can be taken away as a file. */
function BrokenCard(props: BrokenCardProps): JSX.Element {
  const { broken, onDelete } = props;
  const texts = useTexts();
  return (
    <article className="flex h-full flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-danger-ink/60 bg-panel/70 p-4 pr-2">
      <span className="text-danger-ink">
        <Icon name="warning" />
      </span>
      <div className="min-w-0 grow basis-48">
        <h3 className="text-base">{texts.t('shell:match.broken')}</h3>
        <p className="text-sm text-quiet">
          {texts.t('shell:match.broken-field', { path: broken.path, id: broken.id })}
        </p>
      </div>
      <IconButton
        label={texts.t('shell:match.download')}
        onClick={() => downloadJson(matchFileName(broken.id), broken.content)}
      >
        <Icon name="download" />
      </IconButton>
      <IconButton label={texts.t('shell:match.delete')} onClick={onDelete}>
        <Icon name="trash" />
      </IconButton>
    </article>
  );
}
