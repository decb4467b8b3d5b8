import type { PublicDesk, PublicSeat } from '@parsecs/table/wire';
import { type JSX, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../art/emblems.tsx';
import { forgetTable, type KeptTable, leaveSeat } from '../shell/kept-tables.ts';
import { Page } from '../shell/page.tsx';
import { seatNames } from '../shell/seat-name.ts';
import { type Texts, useTexts } from '../shell/texts.tsx';
import { Button, IconButton } from '../shell/ui/button.tsx';
import { hashOf } from './addresses.ts';
import { ChatPanel } from './chat-panel.tsx';
import { ConnectionSign } from './connection-sign.tsx';
import { AskingButton } from './link-box.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NotifySwitch } from './notify-switch.tsx';
import type { OnlineState, OnlineTable } from './online-table.ts';
import { specsOf } from './open-online.ts';
import { SeatLink, SpectatorLink } from './table-links.tsx';
import { getReady } from './use-housekeeping.ts';
import { useSaid } from './use-said.ts';

export interface AtTableProps {
  readonly table: OnlineTable;
  readonly desk: PublicDesk;
  readonly state: OnlineState;
  readonly kept: KeptTable;
}

/** Before the match: people come by their links and say that they are ready. */
export function Lobby(props: AtTableProps): JSX.Element {
  const { table, desk, state, kept } = props;
  const { game, seats } = desk;
  const texts = useTexts('online');
  const [isMoving, setMoving] = useState(false);
  const [, navigate] = useLocation();
  const names = seatNames(texts, game, specsOf(desk));
  const said = useSaid(game, (seat) => names[seat] ?? '');
  const own = kept.seat;
  const isReady = own !== undefined && seats[own]?.ready === true;
  const title = texts.t('online:lobby.title', { game: texts.t(`shell:game.${game}.name`) });
  const leave = async (): Promise<void> => {
    const done = await said(() => table.ask('leave', {}));
    if (!done) return;
    leaveSeat(kept);
    navigate('/online');
  };
  const remove = async (): Promise<void> => {
    const { owner } = kept;
    if (owner === undefined) return;
    const done = await said(() => table.ask('remove', { owner }));
    if (!done) return;
    forgetTable(kept.id);
    navigate('/online');
  };
  return (
    <Page title={title}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-4">
        <h1 className="text-xl">{title}</h1>
        <ConnectionSign state={state} />
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <section aria-labelledby="seats" className="min-w-0">
            <h2 id="seats" className="mb-3 text-lg">
              {texts.t('online:lobby.seats')}
            </h2>
            <ul className="grid grid-cols-1 gap-3">
              {seats.map((seat, index) => (
                <li key={index}>
                  <SeatRow
                    {...props}
                    seat={seat}
                    index={index}
                    name={names[index] ?? ''}
                    onKick={(owner) => void said(() => table.ask('kick', { owner, seat: index }))}
                  />
                </li>
              ))}
            </ul>
          </section>
          {kept.spectator !== undefined && (
            <section aria-labelledby="spectators">
              <h2 id="spectators" className="mb-3 text-lg">
                {texts.t('online:lobby.spectators')}
              </h2>
              <SpectatorLink table={desk.table} token={kept.spectator} />
            </section>
          )}
        </div>
        <aside
          aria-label={texts.t('online:lobby.state')}
          className="flex flex-col gap-4 rounded-md border border-line bg-panel/80 p-4"
        >
          <p role="status">{describeLobby(texts, desk, names, own)}</p>
          {own !== undefined && !isReady && (
            <AskingButton
              variant="ask"
              className="min-h-13"
              onPress={() => said(() => getReady(table, own))}
            >
              <Icon name="check" />
              {texts.t('online:lobby.ready')}
            </AskingButton>
          )}
          <p className="text-sm text-quiet">{describeTime(texts, desk)}</p>
          <p className="text-sm text-quiet">{texts.t('online:lobby.dice')}</p>
          <NotifySwitch />
          {own !== undefined && (
            <Button onClick={() => setMoving(true)}>
              <Icon name="share" />
              {texts.t('online:move.title')}
            </Button>
          )}
          <div className="flex flex-wrap gap-3">
            {own !== undefined && (
              <AskingButton onPress={leave}>{texts.t('online:lobby.leave')}</AskingButton>
            )}
            {kept.owner !== undefined && (
              <AskingButton variant="danger" onPress={remove}>
                {texts.t('online:lobby.remove')}
              </AskingButton>
            )}
          </div>
        </aside>
        <section aria-labelledby="chat" className="min-w-0">
          <h2 id="chat" className="mb-3 text-lg">
            {texts.t('online:chat.title')}
          </h2>
          <div className="rounded-md border border-line bg-panel/80 p-4">
            <ChatPanel {...props} names={names} />
          </div>
        </section>
      </div>
      <MoveDialog kept={kept} open={isMoving} onOpenChange={setMoving} />
    </Page>
  );
}

interface SeatRowProps extends AtTableProps {
  readonly seat: PublicSeat;
  readonly index: number;
  readonly name: string;
  readonly onKick: (owner: string) => void;
}

function SeatRow(props: SeatRowProps): JSX.Element {
  const { seat, index, name, kept, desk } = props;
  const texts = useTexts('online');
  const { owner, seat: own, links = {} } = kept;
  const number = index + 1;
  const isFree = seat.kind === 'person' && !seat.joined;
  const link = links[index];
  return (
    <article
      aria-label={texts.t('shell:new.seat', { number })}
      className="flex min-w-0 flex-col gap-2 rounded-md border border-line bg-panel/70 p-3"
    >
      <div className="flex min-h-touch flex-wrap items-center gap-x-3 gap-y-1">
        <Icon name={seat.kind === 'bot' ? 'robot' : 'person'} />
        <h3 className={`min-w-0 truncate text-base ${isFree ? 'font-normal text-quiet' : ''}`}>
          {isFree ? texts.t('online:lobby.free', { number }) : name}
        </h3>
        {index === own && (
          <span className="rounded-sm bg-raised px-1.5 text-xs text-quiet">
            {texts.t('shell:play.seat.you')}
          </span>
        )}
        <span className="ml-auto flex items-center gap-2 text-sm text-quiet">
          <SeatState seat={seat} />
          {owner !== undefined && seat.kind === 'person' && seat.joined && index !== own && (
            <IconButton
              label={texts.t('online:lobby.kick', { name })}
              onClick={() => props.onKick(owner)}
            >
              <Icon name="close" />
            </IconButton>
          )}
        </span>
      </div>
      {isFree && link !== undefined && (
        <>
          <SeatLink table={desk.table} seat={index} link={link} />
          {own === undefined && (
            <Button
              className="self-start"
              onClick={() => {
                location.hash = hashOf({ kind: 'join', token: link });
              }}
            >
              {texts.t('online:join.go')}
            </Button>
          )}
        </>
      )}
    </article>
  );
}

function SeatState({ seat }: { readonly seat: PublicSeat }): JSX.Element | null {
  const texts = useTexts('online');
  if (seat.kind === 'bot' || !seat.joined) return null;
  if (!seat.present) return <span>{texts.t('online:lobby.away')}</span>;
  if (!seat.ready) return <span>{texts.t('online:lobby.not-ready')}</span>;
  return (
    <span className="inline-flex items-center gap-1 text-confirm-ink">
      <Icon name="check" size={18} />
      {texts.t('online:lobby.is-ready')}
    </span>
  );
}

function describeLobby(
  texts: Texts,
  { seats, phase }: PublicDesk,
  names: readonly string[],
  own: number | undefined,
): string {
  if (phase === 'revealing') return texts.t('online:lobby.revealing');
  const free = seats.filter(({ joined }) => !joined).length;
  if (free > 0) return texts.t('online:lobby.missing', { count: free });
  const late = seats.flatMap(({ ready }, seat) => (ready || seat === own ? [] : [seat]));
  if (own !== undefined && seats[own]?.ready === false) return texts.t('online:lobby.your-ready');
  return texts.t('online:lobby.waiting', { names: late.map((seat) => names[seat]).join(', ') });
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function describeTime(texts: Texts, { clock }: PublicDesk): string {
  if (clock === undefined) return texts.t('online:lobby.no-clock');
  const { budget, increment } = clock;
  if (budget >= DAY) return texts.t('online:lobby.days', { count: Math.round(budget / DAY) });
  const minutes = Math.round(budget / MINUTE);
  return texts.t('online:lobby.clock', { minutes, seconds: Math.round(increment / 1000) });
}
