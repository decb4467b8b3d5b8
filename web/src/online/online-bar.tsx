import type { BotId } from '@parsecs/bots';
import type { Seat } from '@parsecs/kernel';
import type { Proposal } from '@parsecs/table/wire';
import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { type Texts, useTexts } from '../shell/texts.tsx';
import { Button } from '../shell/ui/button.tsx';
import { ConnectionSign } from './connection-sign.tsx';
import { DiceCheck } from './dice-check.tsx';
import type { AtTableProps } from './lobby.tsx';
import { useSaid } from './use-said.ts';

export interface OnlineBarProps extends AtTableProps {
  readonly names: readonly string[];
  readonly unread: number;
  /** What was said last and not read yet. */
  readonly lastWords: string | undefined;
  readonly onChat: () => void;
  readonly onLinks: () => void;
  /** The own proposal is taken back: nobody has refused it. */
  readonly onWithdraw: () => void;
  readonly onRematch: (() => void) | undefined;
  readonly onReplay: () => void;
}

/** One line above the board: how the way to the table is, what the others want, what they say. */
export function OnlineBar(props: OnlineBarProps): JSX.Element {
  const { desk, state, kept, names, unread, lastWords } = props;
  const texts = useTexts('online');
  const { proposal } = desk;
  const away = desk.seats.flatMap(({ kind, joined, present }, seat) =>
    kind === 'person' && joined && !present && seat !== kept.seat ? [names[seat] ?? ''] : [],
  );
  const isPlaying = desk.phase === 'playing';
  return (
    <section
      aria-label={texts.t('online:bar')}
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-panel px-3"
    >
      {/* What comes and goes with every answer finds its room here, and moves no board. */}
      <div className="min-w-36 grow basis-0">
        <ConnectionSign state={state} />
      </div>
      {isPlaying && away.length > 0 && (
        <p className="min-w-0 truncate text-sm text-quiet">
          {texts.t('online:away', { names: away.join(', ') })}
        </p>
      )}
      {lastWords !== undefined && (
        <p className="min-w-0 grow basis-0 truncate text-right text-sm text-info-ink max-sm:hidden">
          {lastWords}
        </p>
      )}
      <Button
        variant="bare"
        className={`!px-3 ${lastWords === undefined ? 'ml-auto' : 'max-sm:ml-auto'}`}
        aria-label={unread > 0 ? texts.t('online:chat.unread', { count: unread }) : undefined}
        onClick={props.onChat}
      >
        <Icon name="chat" />
        <span className="max-sm:sr-only">{texts.t('online:chat.title')}</span>
        {unread > 0 && (
          <span className="rounded-full bg-ask px-1.5 text-xs text-on-ask">{unread}</span>
        )}
      </Button>
      {proposal !== undefined && <Proposed {...props} proposal={proposal} />}
      {isPlaying && <FreeSeats {...props} />}
      {desk.drawn === true && <Drawn {...props} />}
      {desk.phase === 'over' && desk.drawn !== true && desk.rematch !== undefined && (
        <Again {...props} />
      )}
    </section>
  );
}

function Proposed(props: OnlineBarProps & { readonly proposal: Proposal }): JSX.Element {
  const { table, desk, kept, names, proposal } = props;
  const texts = useTexts('online');
  const said = useSaid(desk.game, (seat) => names[seat] ?? '');
  const own = kept.seat;
  const isAsked = own !== undefined && proposal.waitingFor.includes(own);
  const answer = (agrees: boolean): void =>
    void said(() => table.ask('answer-proposal', { agrees }));
  return (
    <div role="status" className="flex basis-full flex-wrap items-center gap-3 pb-1 text-sm">
      <p className="grow text-ask-ink max-sm:basis-full">
        {describeProposal(texts, proposal, names, own)}
      </p>
      {proposal.by === own && (
        <Button
          className="max-sm:grow"
          onClick={() => {
            props.onWithdraw();
            answer(false);
          }}
        >
          {texts.t('online:proposal.withdraw')}
        </Button>
      )}
      {isAsked && (
        <>
          <Button className="max-sm:grow" onClick={() => answer(false)}>
            {texts.t('table:take-back.refuse')}
          </Button>
          <Button variant="confirm" className="max-sm:grow" onClick={() => answer(true)}>
            {texts.t('table:take-back.agree')}
          </Button>
        </>
      )}
    </div>
  );
}

function describeProposal(
  texts: Texts,
  { what, by, seat, bot, waitingFor }: Proposal,
  names: readonly string[],
  own: Seat | undefined,
): string {
  const kind = what === 'hand-over' ? handOverKind(seat === by, bot) : what;
  const name = names[by] ?? '';
  const other = names[seat ?? by] ?? '';
  if (by !== own) return texts.t(`online:proposal.${kind}.they`, { name, other });
  const waiting = waitingFor.map((one) => names[one] ?? '').join(', ');
  const mine = texts.t(`online:proposal.${kind}.you`, { other });
  return `${mine} ${texts.t('online:proposal.waiting', { names: waiting })}`;
}

function handOverKind(isOwn: boolean, bot: BotId | undefined): 'free' | 'bot' | 'bot-for-me' {
  if (bot === undefined) return 'free';
  return isOwn ? 'bot-for-me' : 'bot';
}

/** Seats that all have agreed to give away wait for somebody with a link. */
function FreeSeats(props: OnlineBarProps): JSX.Element | null {
  const { desk, kept } = props;
  const texts = useTexts('online');
  const free = desk.seats.flatMap(({ joined }, seat) => (joined ? [] : [seat + 1]));
  if (free.length === 0) return null;
  const words = free.map((number) => texts.t('online:lobby.free', { number })).join('. ');
  return (
    <div role="status" className="flex basis-full flex-wrap items-center gap-3 pb-1 text-sm">
      <p className="grow text-ask-ink">{`${words}.`}</p>
      {kept.seat !== undefined && (
        <Button onClick={props.onLinks}>{texts.t('online:link.title')}</Button>
      )}
    </div>
  );
}

/** Without the rules there is no result; what can be done after one can be done here. */
function Drawn(props: OnlineBarProps): JSX.Element {
  const { table, desk, kept } = props;
  const texts = useTexts('online');
  return (
    <div className="flex basis-full flex-wrap items-center gap-3 pb-1 text-sm">
      <p className="grow text-ask-ink max-sm:basis-full">{texts.t('online:drawn')}</p>
      <DiceCheck table={table} desk={desk} kept={kept} />
      <Button onClick={props.onReplay}>{texts.t('shell:play.over.replay')}</Button>
      {props.onRematch !== undefined && (
        <Button variant="ask" onClick={props.onRematch}>
          {texts.t('shell:play.over.rematch')}
        </Button>
      )}
    </div>
  );
}

function Again(props: OnlineBarProps): JSX.Element | null {
  const texts = useTexts('online');
  if (props.onRematch === undefined) return null;
  return (
    <div role="status" className="flex basis-full flex-wrap items-center gap-3 pb-1 text-sm">
      <p className="grow text-ask-ink">{texts.t('online:rematch.ready')}</p>
      <Button variant="ask" onClick={props.onRematch}>
        {texts.t('online:rematch.go')}
      </Button>
    </div>
  );
}
