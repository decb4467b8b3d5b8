import { type JSX, useEffect, useState } from 'react';
import { Icon } from '../art/emblems.tsx';
import { downloadJson, matchFileName } from '../shell/download.ts';
import {
  type BrokenRecord,
  deleteMatch,
  listMatches,
  type MatchList,
  useStorageHealth,
} from '../shell/storage.ts';
import { useTexts } from '../shell/texts.tsx';
import { Button, IconButton } from '../shell/ui/button.tsx';
import { showToast } from '../shell/ui/toast.tsx';
import { MatchCard } from './match-card.tsx';

const SHOWN_AT_FIRST = 6;

function useMatches(): MatchList | undefined {
  const [list, setList] = useState<MatchList>();
  const changes = useStorageHealth((health) => health.changes);
  useEffect(() => {
    let wanted = true;
    const read = async (): Promise<void> => {
      const found = await listMatches();
      if (wanted) setList(found);
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [changes]);
  return list;
}

/** Everything that was begun on this device; absent while there is nothing. */
export function MyGames(): JSX.Element | null {
  const texts = useTexts();
  const list = useMatches();
  const [all, setAll] = useState(false);
  if (list === undefined || list.matches.length + list.broken.length === 0) return null;
  const running = list.matches.filter((match) => !match.finished);
  const finished = list.matches.filter((match) => match.finished);
  const ordered = [...running, ...finished];
  const shown = all ? ordered : ordered.slice(0, SHOWN_AT_FIRST);
  const remove = async (id: string): Promise<void> => {
    const putBack = await deleteMatch(id);
    showToast({
      text: texts.t('shell:match.deleted'),
      action: { label: texts.t('shell:match.undo-delete'), act: () => void putBack() },
    });
  };
  return (
    <section aria-labelledby="my-games" className="mt-8">
      <h2 id="my-games" className="mb-3 text-lg">
        {texts.t('shell:home.my-games')}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {shown.map((match) => (
          <li key={match.id}>
            <MatchCard match={match} onDelete={() => void remove(match.id)} />
          </li>
        ))}
        {list.broken.map((broken) => (
          <li key={broken.id}>
            <BrokenCard broken={broken} onDelete={() => void remove(broken.id)} />
          </li>
        ))}
      </ul>
      {!all && ordered.length > SHOWN_AT_FIRST && (
        <Button variant="bare" className="mt-2" onClick={() => setAll(true)}>
          <Icon name="chevron-down" />
          {texts.t('shell:home.show-all', { count: ordered.length })}
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
