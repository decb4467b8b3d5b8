import type { Proposal, PublicDesk } from '@parsecs/table/wire';
import { type JSX, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Session } from '../play/session.ts';
import type { Surroundings } from '../play/surroundings.ts';
import { TableScreen } from '../play/table-screen.tsx';
import { isSmall, useArrangement } from '../play/use-size.ts';
import { useAnimator } from '../play/use-table.ts';
import { changeTable, findTable, type KeptTable, keepTable } from '../shell/kept-tables.ts';
import { Loading } from '../shell/page.tsx';
import { seatNames } from '../shell/seat-name.ts';
import { useTexts } from '../shell/texts.tsx';
import { Dialog } from '../shell/ui/dialog.tsx';
import { Sheet } from '../shell/ui/sheet.tsx';
import { showToast } from '../shell/ui/toast.tsx';
import { ChatPanel, linesFor, wordsOf } from './chat-panel.tsx';
import { DiceCheck } from './dice-check.tsx';
import { keepReplay } from './keep-replay.ts';
import { AskingButton } from './link-box.tsx';
import type { AtTableProps } from './lobby.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { notify } from './notify.ts';
import { OnlineBar } from './online-bar.tsx';
import { OnlineMenu } from './online-menu.tsx';
import type { OnlineTable } from './online-table.ts';
import { specsOf } from './open-online.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { SeatLink, SpectatorLink } from './table-links.tsx';
import { useOnlineSession } from './use-online-table.ts';
import { useSaid } from './use-said.ts';

/** What lies over the table. */
export type OnlineOverlay = 'chat' | 'move' | 'links' | 'remove';

/** The match of a table online, on the screen of every table. */
export function OnlineMatch(props: AtTableProps): JSX.Element {
  const session = useOnlineSession(props.table, props.desk);
  return session === undefined ? <Loading /> : <Played {...props} session={session} />;
}

function Played(props: AtTableProps & { readonly session: Session }): JSX.Element {
  const { table, desk, state, kept, session } = props;
  const { game } = desk;
  const texts = useTexts('online');
  const names = seatNames(texts, game, specsOf(desk));
  const said = useSaid(game, (seat) => names[seat] ?? '');
  const [, navigate] = useLocation();
  const [overlay, setOverlay] = useState<OnlineOverlay>();
  const [read, setRead] = useState(() => state.chat.at(-1)?.number ?? 0);
  const isNarrow = isSmall(useArrangement());
  const lines = linesFor(state.chat, kept);
  const unread =
    overlay === 'chat'
      ? 0
      : lines.filter(({ number, seat }) => number > read && seat !== kept.seat).length;
  const lastLine = lines.at(-1);
  const close = (open: boolean): void => {
    setOverlay((old) => (open ? old : undefined));
    setRead(state.chat.at(-1)?.number ?? 0);
  };
  useTurnNotice(session, kept.id);
  const withdraw = useRefusalNotice(desk, kept.seat);
  const rematch = async (): Promise<void> => {
    await said(async () => {
      const { table: id, ...keys } = await table.ask('rematch', {});
      const place = kept.seat === undefined ? {} : { seat: kept.seat };
      keepTable({ id, game, ...keys, ...place });
      navigate(`/table/${id}`);
    });
  };
  const replay = async (): Promise<void> => {
    await said(async () => navigate(`/replay/${await keepReplay(session)}`));
  };
  const around: Surroundings = {
    notice: (
      <OnlineBar
        {...props}
        names={names}
        unread={unread}
        lastWords={
          lastLine === undefined || unread === 0
            ? undefined
            : texts.t('online:chat.line', {
                name: names[lastLine.seat] ?? '',
                words: wordsOf(texts, lastLine),
              })
        }
        onChat={() => setOverlay('chat')}
        onLinks={() => setOverlay('links')}
        onWithdraw={withdraw}
        onRematch={kept.seat === undefined ? undefined : () => void rematch()}
        onReplay={() => void replay()}
      />
    ),
    renderMenu: (onClose) => (
      <OnlineMenu {...props} names={names} said={said} onOverlay={setOverlay} onClose={onClose} />
    ),
    result: <DiceCheck table={table} desk={desk} kept={kept} />,
    dialogs: (
      <>
        <Sheet
          open={overlay === 'chat'}
          onOpenChange={close}
          side={isNarrow ? 'bottom' : 'right'}
          title={texts.t('online:chat.title')}
        >
          <div className="pb-4">
            <ChatPanel {...props} names={names} />
          </div>
        </Sheet>
        <MoveDialog kept={kept} open={overlay === 'move'} onOpenChange={close} />
        <RemoveDialog {...props} said={said} open={overlay === 'remove'} onOpenChange={close} />
        <Dialog
          open={overlay === 'links'}
          onOpenChange={close}
          title={texts.t('online:link.title')}
        >
          <div className="grid gap-4">
            {desk.seats.map(({ joined }, seat) => {
              if (joined) return null;
              const link = kept.links?.[seat];
              return link === undefined ? (
                <AskingButton key={seat} onPress={() => said(() => newLink(table, kept, seat))}>
                  {texts.t('online:link.new', { number: seat + 1 })}
                </AskingButton>
              ) : (
                <SeatLink key={seat} table={kept.id} seat={seat} link={link} />
              );
            })}
            {kept.spectator !== undefined && (
              <SpectatorLink table={kept.id} token={kept.spectator} />
            )}
          </div>
        </Dialog>
      </>
    ),
    ...(kept.seat !== undefined && { onRematch: () => void rematch() }),
    onReplay: () => void replay(),
  };
  return <TableScreen session={session} around={around} />;
}

/** For a seat that all have agreed to give away; who owns the table may be the one who left. */
async function newLink(table: OnlineTable, { id }: KeptTable, seat: number): Promise<void> {
  const { link } = await table.ask('link', { seat });
  changeTable(id, { links: { ...findTable(id)?.links, [seat]: link } });
}

/** Whoever proposed something is told when it came to nothing; gives the way to say that they took it back. */
function useRefusalNotice(desk: PublicDesk, own: number | undefined): () => void {
  const texts = useTexts('online');
  const wished = useRef<Proposal>(undefined);
  useEffect(() => {
    const { proposal, seats, held, phase } = desk;
    const old = wished.current;
    wished.current = proposal !== undefined && proposal.by === own ? proposal : undefined;
    if (old === undefined || proposal?.by === own || phase !== 'playing') return;
    const given = old.seat === undefined ? undefined : seats[old.seat];
    const isDone = held || given?.kind === 'bot' || given?.joined === false;
    if (!isDone) showToast({ text: texts.t('online:proposal.refused') });
  }, [desk, own, texts]);
  return () => {
    wished.current = undefined;
  };
}

/** Whoever looks elsewhere is told when it is their turn. */
function useTurnNotice(session: Session, id: string): void {
  const texts = useTexts('online');
  const { latest } = useAnimator(session);
  const ask = latest.question?.ask;
  const game = texts.t(session.board.titleKey);
  useEffect(() => {
    if (ask !== undefined) void notify(id, game, texts.t('online:notify.turn'));
  }, [id, ask, game, texts]);
}
