import type { ClockRules } from '@parsecs/table';
import type { OpenTable } from '@parsecs/table/wire';
import { type FormEvent, type JSX, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../art/emblems.tsx';
import { GAMES } from '../games/index.ts';
import { listTables, useKeptTables } from '../shell/kept-tables.ts';
import { Page } from '../shell/page.tsx';
import { useSettings } from '../shell/settings.ts';
import { type Texts, useTexts } from '../shell/texts.tsx';
import { Button, ButtonLink } from '../shell/ui/button.tsx';
import { TextField } from '../shell/ui/text-field.tsx';
import { readInvitation } from './addresses.ts';
import { joinTable, quickMatch } from './create-table.ts';
import { AskingButton } from './link-box.tsx';
import { MyTables } from './my-tables.tsx';
import { useSaid } from './use-said.ts';
import { askOnce } from './wire.ts';

/** Every way to a table online. */
export function OnlinePage(): JSX.Element {
  const texts = useTexts('online');
  const tables = useKeptTables();
  const [name, setName] = useState(() => useSettings.getState().names[0] ?? '');
  const given = name.trim() === '' ? texts.t('online:guest') : name.trim();
  const keepName = (): void => {
    const { names, change } = useSettings.getState();
    if (name.trim() !== '') change({ names: [name.trim(), ...names.slice(1)] });
  };
  return (
    <Page title={texts.t('online:title')}>
      <h1 className="pt-4 pb-2 text-xl">{texts.t('online:title')}</h1>
      <p className="mb-4 max-w-prose text-quiet">{texts.t('online:line')}</p>
      {tables.length > 0 && <MyTables tables={tables} />}
      <div className="mb-6 max-w-sm">
        <TextField
          label={texts.t('online:name')}
          showLabel
          placeholder={texts.t('online:guest')}
          value={name}
          onChange={setName}
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <QuickMatch name={given} onBegin={keepName} />
        <OpenTables name={given} onBegin={keepName} />
        <WithFriends />
        <Invitation />
      </div>
    </Page>
  );
}

const PANEL = 'flex min-w-0 flex-col gap-3 rounded-md border border-line bg-panel/70 p-5';

interface WithName {
  readonly name: string;
  readonly onBegin: () => void;
}

function QuickMatch({ name, onBegin }: WithName): JSX.Element {
  const texts = useTexts('online');
  const said = useSaid();
  const [, navigate] = useLocation();
  return (
    <section aria-labelledby="quick" className={PANEL}>
      <h2 id="quick" className="text-lg">
        {texts.t('online:quick.title')}
      </h2>
      <p className="text-sm text-quiet">{texts.t('online:quick.text')}</p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {GAMES.map(({ id, quickSetup }) => (
          <li key={id}>
            <AskingButton
              className="w-full"
              onPress={() =>
                said(async () => {
                  onBegin();
                  const mine = listTables().map((table) => table.id);
                  navigate(`/table/${await quickMatch(id, quickSetup, name, mine)}`);
                })
              }
            >
              <Icon name="play" />
              {texts.t(`shell:game.${id}.name`)}
            </AskingButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How often the list is read anew, in milliseconds. */
const EVERY = 10_000;

function OpenTables({ name, onBegin }: WithName): JSX.Element {
  const texts = useTexts('online');
  const said = useSaid();
  const [, navigate] = useLocation();
  const [list, setList] = useState<readonly OpenTable[] | 'no-answer'>();
  useEffect(() => {
    let wanted = true;
    const read = async (): Promise<void> => {
      const found = await askOnce('list', {}).catch(() => 'no-answer' as const);
      if (wanted) setList(found);
    };
    void read();
    const timer = setInterval(() => void read(), EVERY);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  const mine = new Set(useKeptTables().map(({ id }) => id));
  const open =
    list === undefined || list === 'no-answer' ? [] : list.filter(({ table }) => !mine.has(table));
  const join = (table: string) => (): Promise<boolean> =>
    said(async () => {
      onBegin();
      await joinTable(table, name, undefined);
      navigate(`/table/${table}`);
    });
  return (
    <section aria-labelledby="open" className={PANEL}>
      <h2 id="open" className="text-lg">
        {texts.t('online:open.title')}
      </h2>
      {list === undefined && (
        <p role="status" className="text-sm text-quiet">
          {texts.t('online:state.connecting')}
        </p>
      )}
      {list === 'no-answer' && <p role="status">{texts.t('online:state.no-server')}</p>}
      {list !== undefined && list !== 'no-answer' && open.length === 0 && (
        <p className="text-sm text-quiet">{texts.t('online:open.none')}</p>
      )}
      <ul className="grid gap-2">
        {open.map((found) => (
          <li key={found.table} className="flex items-center gap-3">
            <span className="min-w-0 grow">
              <span className="block truncate">
                {[texts.t(`shell:game.${found.game}.name`), ...found.names].join(' · ')}
              </span>
              <span className="block text-sm text-quiet">{describeOpen(texts, found)}</span>
            </span>
            <AskingButton onPress={join(found.table)}>{texts.t('online:join.go')}</AskingButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function describeOpen(texts: Texts, { free, clock, present }: OpenTable): string {
  const about = [texts.t('online:open.free', { count: free })];
  if (clock !== undefined) about.push(describeClock(texts, clock));
  if (!present) about.push(texts.t('online:open.away'));
  return about.join(' · ');
}

function describeClock(texts: Texts, { budget, increment }: ClockRules): string {
  if (budget >= DAY) return texts.t('online:open.days', { count: Math.round(budget / DAY) });
  const minutes = Math.round(budget / MINUTE);
  return texts.t('online:open.clock', { minutes, seconds: Math.round(increment / 1000) });
}

function WithFriends(): JSX.Element {
  const texts = useTexts('online');
  return (
    <section aria-labelledby="friends" className={PANEL}>
      <h2 id="friends" className="text-lg">
        {texts.t('online:friends.title')}
      </h2>
      <p className="text-sm text-quiet">{texts.t('online:friends.text')}</p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {GAMES.map(({ id }) => (
          <li key={id}>
            <ButtonLink to={`/new/${id}?online`} className="w-full">
              <Icon name="link" />
              {texts.t(`shell:game.${id}.name`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Invitation(): JSX.Element {
  const texts = useTexts('online');
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const go = (event: FormEvent): void => {
    event.preventDefault();
    const found = readInvitation(text);
    setWrong(found === undefined);
    if (found === undefined) return;
    const { table, ticket } = found;
    const hash = ticket === undefined ? '' : `#${ticket.kind}=${ticket.token}`;
    // A page of its own: what stands behind # is read when it opens.
    location.assign(`/table/${table}${hash}`);
  };
  return (
    <section aria-labelledby="invitation" className={PANEL}>
      <h2 id="invitation" className="text-lg">
        {texts.t('online:invite.title')}
      </h2>
      <form className="flex gap-2" onSubmit={go}>
        <input
          type="text"
          aria-label={texts.t('online:invite.label')}
          placeholder={texts.t('online:invite.label')}
          aria-invalid={isWrong}
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
          className="min-h-touch min-w-0 grow rounded-md border border-edge bg-raised px-3 text-sm placeholder:text-quiet"
        />
        <Button type="submit">{texts.t('online:invite.go')}</Button>
      </form>
      {isWrong && (
        <p role="alert" className="text-sm text-danger-ink">
          {texts.t('online:invite.wrong')}
        </p>
      )}
    </section>
  );
}
