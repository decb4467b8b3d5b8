import { describeRefusal } from '@parsecs/lang';
import { type JSX, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../art/emblems.tsx';
import { forgetTable, type KeptTable, useKeptTable } from '../shell/kept-tables.ts';
import { Loading, Page } from '../shell/page.tsx';
import { useSettings } from '../shell/settings.ts';
import { useTexts } from '../shell/texts.tsx';
import { Button, ButtonLink } from '../shell/ui/button.tsx';
import { TextField } from '../shell/ui/text-field.tsx';
import { readTicket, type Ticket } from './addresses.ts';
import { joinTable, takePlace } from './create-table.ts';
import { AskingButton } from './link-box.tsx';
import { Lobby } from './lobby.tsx';
import { OnlineMatch } from './online-match.tsx';
import { forgetLook, type OnlineTable } from './online-table.ts';
import { useHousekeeping } from './use-housekeeping.ts';
import { useOnlineState, useOnlineTable } from './use-online-table.ts';
import { useSaid } from './use-said.ts';

/** A table online: the way in, the lobby, the match. */
export function OnlineTablePage(props: { readonly id: string }): JSX.Element {
  const { id } = props;
  const kept = useKeptTable(id);
  const [ticket, setTicket] = useState<Ticket | undefined>(() => readTicket(location.hash));
  // A link that is opened where its table stands already changes nothing but what is behind #.
  useEffect(() => {
    const read = (): void => setTicket(readTicket(location.hash));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  // A key does not stay where everybody who looks at the screen can read it.
  useEffect(() => {
    if (ticket?.kind !== 'join' && location.hash !== '') {
      history.replaceState(history.state, '', location.pathname);
    }
  }, [ticket]);
  const isOther = ticket !== undefined && ticket.kind !== 'join' && ticket.token !== kept?.token;
  if (isOther) return <TakePlace id={id} ticket={ticket} onDone={() => setTicket(undefined)} />;
  const isSittingDown = ticket?.kind === 'join' && kept?.seat === undefined;
  if (kept !== undefined && !isSittingDown) return <AtTable key={kept.token} kept={kept} />;
  return <Join id={id} link={ticket?.token} onDone={() => setTicket(undefined)} />;
}

interface WayInProps {
  readonly id: string;
  readonly onDone: () => void;
}

/** A seat from another device, or a place to watch from: nothing is asked. */
function TakePlace(props: WayInProps & { readonly ticket: Ticket }): JSX.Element {
  const { id, ticket, onDone } = props;
  const texts = useTexts('online');
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let wanted = true;
    takePlace(id, ticket.token)
      .then(() => wanted && onDone())
      .catch((error: unknown) => wanted && setFailure(error));
    return () => {
      wanted = false;
    };
  }, [id, ticket, onDone]);
  if (failure === undefined) return <Loading />;
  return <NoPlace text={texts.t('online:gone.ticket')} />;
}

function Join(props: WayInProps & { readonly link: string | undefined }): JSX.Element {
  const { id, link, onDone } = props;
  const texts = useTexts('online');
  const [name, setName] = useState(() => useSettings.getState().names[0] ?? '');
  const said = useSaid();
  const title = texts.t('online:join.title');
  const join = async (): Promise<void> => {
    const { names, change } = useSettings.getState();
    const given = name.trim();
    const done = await said(() => joinTable(id, given || texts.t('online:guest'), link));
    if (!done) return;
    if (given !== '') change({ names: [given, ...names.slice(1)] });
    history.replaceState(history.state, '', location.pathname);
    onDone();
  };
  return (
    <Page title={title}>
      <div className="mx-auto flex max-w-md flex-col gap-4 py-8">
        <h1 className="text-xl">{title}</h1>
        <p className="text-quiet">{texts.t('online:join.text')}</p>
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void join();
          }}
        >
          <TextField
            label={texts.t('online:name')}
            showLabel
            placeholder={texts.t('online:guest')}
            value={name}
            onChange={setName}
          />
          <Button type="submit" variant="ask" size="lg">
            <Icon name="play" />
            {texts.t('online:join.go')}
          </Button>
        </form>
      </div>
    </Page>
  );
}

function AtTable(props: { readonly kept: KeptTable }): JSX.Element {
  const { id, token } = props.kept;
  const table = useOnlineTable(id, token);
  return table === undefined ? <Waiting /> : <OpenTable table={table} kept={props.kept} />;
}

function OpenTable(props: { readonly table: OnlineTable; readonly kept: KeptTable }): JSX.Element {
  const { table, kept } = props;
  const texts = useTexts('online', kept.game);
  const state = useOnlineState(table);
  const { desk, lost } = state;
  useHousekeeping(table, desk, kept);
  const [, navigate] = useLocation();
  if (lost !== undefined) {
    const forget = (): void => {
      forgetTable(kept.id);
      forgetLook(kept.id);
      navigate('/online');
    };
    const text = describeRefusal(texts, kept.game, lost, { name: () => '' });
    return (
      <NoPlace text={`${texts.t('online:gone.text')} ${text}`}>
        <Button onClick={forget}>{texts.t('online:mine.forget')}</Button>
      </NoPlace>
    );
  }
  if (desk === undefined) return <Waiting />;
  if (desk.phase === 'gathering' || desk.phase === 'revealing') {
    return <Lobby table={table} desk={desk} state={state} kept={kept} />;
  }
  return (
    <Suspense fallback={<Loading />}>
      <OnlineMatch table={table} desk={desk} state={state} kept={kept} />
    </Suspense>
  );
}

/** A server that does not answer is named after a moment; until then nobody is worried. */
const PATIENCE = 3000;

function Waiting(): JSX.Element {
  const texts = useTexts('online');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return <Loading />;
  return (
    <NoPlace text={texts.t('online:state.no-server')}>
      <AskingButton variant="ask" onPress={async () => location.reload()}>
        {texts.t('online:state.again')}
      </AskingButton>
    </NoPlace>
  );
}

function NoPlace(props: { readonly text: string; readonly children?: ReactNode }): JSX.Element {
  const texts = useTexts('online');
  return (
    <Page title={texts.t('online:title')}>
      <div className="mx-auto flex max-w-md flex-col items-start gap-4 py-8">
        <h1 className="text-xl">{texts.t('online:gone.title')}</h1>
        <p role="status">{props.text}</p>
        <div className="flex flex-wrap gap-3">
          {props.children}
          <ButtonLink to="/online">{texts.t('online:gone.others')}</ButtonLink>
        </div>
      </div>
    </Page>
  );
}
