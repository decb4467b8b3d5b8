import { type JSX, useEffect, useState } from 'react';
import { Icon } from '../art/emblems.tsx';
import { useLatest } from '../boards/use-latest.ts';
import { changeTable, forgetTable, type KeptTable } from '../shell/kept-tables.ts';
import { type Texts, useTexts } from '../shell/texts.tsx';
import { ButtonLink, IconButton } from '../shell/ui/button.tsx';
import { notify } from './notify.ts';
import { forgetLook } from './online-table.ts';
import { openWire, Refused, type Wire } from './wire.ts';

export interface MyTablesProps {
  readonly tables: readonly KeptTable[];
}

/** How often the server is asked, in milliseconds. */
const EVERY = 20_000;

/** Tables online at which this browser has a place: whose turn it is, and what happened since. */
export function MyTables(props: MyTablesProps): JSX.Element {
  const { tables } = props;
  const texts = useTexts('online');
  const gone = useNews(tables, texts);
  return (
    <section aria-labelledby="my-tables" className="mb-8">
      <h2 id="my-tables" className="mb-3 text-lg">
        {texts.t('online:mine.title')}
      </h2>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {tables.map((table) => (
          <li key={table.id}>
            <TableCard table={table} isGone={gone.has(table.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TableCardProps {
  readonly table: KeptTable;
  readonly isGone: boolean;
}

function TableCard({ table, isGone }: TableCardProps): JSX.Element {
  const texts = useTexts('online');
  const { id, game, heard, seat, seen } = table;
  const isMine = isMyTurn(table);
  const unread = heard?.phase === 'playing' ? Math.max(0, heard.sequence - Math.max(0, seen)) : 0;
  const names = heard?.names.filter((name) => name !== '').join(', ') ?? '';
  const gameName = texts.t(`shell:game.${game}.name`);
  const forget = (): void => {
    forgetTable(id);
    forgetLook(id);
  };
  return (
    <article
      className={`flex h-full items-center gap-3 rounded-md border bg-panel/70 p-3 ${
        isMine ? 'border-ask-ink' : 'border-line'
      }`}
    >
      <div className="min-w-0 grow">
        <h3 className="truncate text-base">{names === '' ? gameName : names}</h3>
        <p className="text-sm text-quiet">
          {names === '' ? '' : `${gameName} · `}
          <span className={isMine ? 'text-ask-ink' : ''}>
            {isGone ? texts.t('online:mine.gone') : describeTurn(texts, table)}
          </span>
          {unread > 0 && ` · ${texts.t('online:mine.unread', { count: unread })}`}
          {seat === undefined && ` · ${texts.t('online:mine.watching')}`}
        </p>
      </div>
      <ButtonLink
        to={`/table/${id}`}
        variant={isMine ? 'ask' : 'quiet'}
        aria-label={texts.t('online:mine.open-of', { game: gameName, names })}
      >
        {texts.t('online:mine.open')}
      </ButtonLink>
      <IconButton label={texts.t('online:mine.forget')} onClick={forget}>
        <Icon name="trash" />
      </IconButton>
    </article>
  );
}

function isMyTurn({ heard, seat }: KeptTable): boolean {
  return heard?.phase === 'playing' && seat !== undefined && heard.asked.includes(seat);
}

function describeTurn(texts: Texts, table: KeptTable): string {
  const { heard } = table;
  if (heard === undefined) return texts.t('online:mine.unknown');
  if (heard.phase === 'over') return texts.t('online:mine.over');
  if (heard.phase !== 'playing') return texts.t('online:mine.gathering');
  if (isMyTurn(table)) return texts.t('online:mine.your-turn');
  const names = heard.asked.map((seat) => heard.names[seat] ?? '').filter((name) => name !== '');
  return names.length === 0
    ? texts.t('online:mine.going')
    : texts.t('online:mine.turn-of', { names: names.join(', ') });
}

/** Asks the server how the tables stand, again and again; gives those that are no more. */
function useNews(tables: readonly KeptTable[], texts: Texts): ReadonlySet<string> {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const latest = useLatest({ tables, texts });
  useEffect(() => {
    const { wire, close } = openWire();
    let wanted = true;
    const look = async (): Promise<void> => {
      const { tables: all, texts: words } = latest.current;
      for (const table of all) {
        if (!wanted || wire.state === 'reconnecting') return;
        const answer = await lookAt(wire, table);
        if (!wanted) return;
        if (answer === 'gone') setGone((old) => new Set([...old, table.id]));
        else if (answer === 'turn') {
          const game = words.t(`shell:game.${table.game}.name`);
          void notify(table.id, game, words.t('online:notify.turn'));
        }
      }
    };
    const lookAgain = (): void => void look();
    const timer = setInterval(lookAgain, EVERY);
    document.addEventListener('visibilitychange', lookAgain);
    lookAgain();
    return () => {
      wanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
      close();
    };
  }, [latest]);
  return gone;
}

/** Keeps what is heard of a table; tells when it has become this seat’s turn, or the table is gone. */
async function lookAt(wire: Wire, table: KeptTable): Promise<'gone' | 'turn' | undefined> {
  const { id, token } = table;
  try {
    const { desk, sequence, asked } = await wire.ask('look', { table: id, token });
    const names = desk.seats.map(({ name = '' }) => name);
    const heard = { names, phase: desk.phase, sequence, asked };
    if (JSON.stringify(heard) !== JSON.stringify(table.heard)) changeTable(id, { heard });
    return isMyTurn({ ...table, heard }) && !isMyTurn(table) ? 'turn' : undefined;
  } catch (error) {
    return error instanceof Refused && !error.isForNow ? 'gone' : undefined;
  }
}
