import type { GameId } from '@parsecs/table';
import type { NamedList } from '@parsecs/table/arena';
import { type JSX, use, useState } from 'react';
import { Icon } from '../art/emblems.tsx';
import type { ListKind } from '../builder/kind.ts';
import { listSaved } from '../builder/saved-lists.ts';
import { findGame } from '../games/index.ts';
import { Page } from '../shell/page.tsx';
import { useTexts } from '../shell/texts.tsx';
import { Button } from '../shell/ui/button.tsx';
import { FIRST_DRAFT, type LabDraft, taskOf } from './draft.ts';
import { LabForm } from './lab-form.tsx';
import { ExportButtons, LabResults } from './lab-results.tsx';
import { offerOf, usualWorkers } from './laboratory.ts';
import { namespacesOf } from './names.ts';
import { type LabRun, useLabRun } from './use-lab-run.ts';

/** Bots against bots, lists against lists, as often as anybody likes; everything runs on this device. */
export function LabPage(): JSX.Element {
  const [game, choose] = useState<GameId>('super-teams');
  return <Laboratory key={game} game={game} onGame={choose} />;
}

/** Lists of one's own, as files of the game have them. */
async function loadOwnLists(game: GameId): Promise<readonly NamedList[]> {
  const loading: Promise<ListKind<unknown>> | undefined = findGame(game)?.loadLists?.();
  if (loading === undefined) return [];
  const { game: id, fromLink } = await loading;
  return listSaved(id).flatMap(({ link, name }) => {
    const found = fromLink(link);
    return found.ok ? [{ name, list: found.value.list }] : [];
  });
}

const ownLists = new Map<GameId, Promise<readonly NamedList[]>>();

function ownListsOf(game: GameId): Promise<readonly NamedList[]> {
  const known = ownLists.get(game);
  if (known !== undefined) return known;
  const loading = loadOwnLists(game);
  loading.catch(() => ownLists.delete(game));
  ownLists.set(game, loading);
  return loading;
}

interface LaboratoryProps {
  readonly game: GameId;
  readonly onGame: (game: GameId) => void;
}

function Laboratory(props: LaboratoryProps): JSX.Element {
  const { game, onGame } = props;
  const texts = useTexts(...namespacesOf(game));
  const [offering, owning] = [offerOf(game), ownListsOf(game)];
  const offer = use(offering);
  const own = use(owning);
  const lists = [...offer.lists, ...own];
  const [draft, change] = useState<LabDraft>(FIRST_DRAFT);
  const { run, start, stop } = useLabRun();
  const wanted = lists.length === 0 ? { ...draft, kind: 'bots' as const } : draft;
  const task = taskOf(game, wanted, offer, lists);
  const isRunning = run?.state === 'running';
  return (
    <Page title={texts.t('lab:title')}>
      <h1 className="py-4 text-xl">{texts.t('lab:title')}</h1>
      <p className="mb-4 max-w-prose text-sm text-quiet">
        {texts.t('lab:about', { count: usualWorkers() })}
      </p>
      <LabForm
        game={game}
        draft={wanted}
        offer={offer}
        lists={lists}
        onGame={onGame}
        onChange={(part) => change((old) => ({ ...old, ...part }))}
      />
      <div className="my-4 flex flex-wrap items-center gap-2">
        {isRunning ? (
          <Button variant="danger" onClick={stop}>
            <Icon name="close" />
            {texts.t('lab:stop')}
          </Button>
        ) : (
          <Button
            variant="ask"
            disabled={task === undefined}
            onClick={() => {
              if (task !== undefined) start(task, draft.games);
            }}
          >
            <Icon name="play" />
            {texts.t('lab:start')}
          </Button>
        )}
        {run !== undefined && !isRunning && run.done > 0 && <ExportButtons run={run} />}
        {task === undefined && <p className="text-sm text-quiet">{texts.t('lab:too-few')}</p>}
      </div>
      {run !== undefined && <Progress run={run} />}
      {run !== undefined && run.done > 0 && run.bouts.length > 0 && <LabResults run={run} />}
    </Page>
  );
}

function Progress(props: { readonly run: LabRun }): JSX.Element {
  const { done, games, state, bouts } = props.run;
  const texts = useTexts('lab');
  const apart = state === 'over' && bouts.length === 0;
  return (
    <div className="mb-4" data-lab={state}>
      <progress
        className="h-3 w-full accent-ask"
        value={done}
        max={games}
        aria-label={texts.t('lab:progress')}
      />
      <p role="status" className="text-sm text-quiet">
        {apart ? texts.t('lab:apart') : texts.t(`lab:state.${state}`, { done, games })}
      </p>
    </div>
  );
}
