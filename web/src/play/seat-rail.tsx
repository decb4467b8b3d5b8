import type { Seat } from '@parsecs/kernel';
import type { People } from '@parsecs/lang';
import type { SeatSnapshot } from '@parsecs/table';
import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { BotPortrait } from '../art/portraits/portrait.tsx';
import type { BoardModule, Inspecting, Part } from '../boards/contract.ts';
import { type PlayerMark, PlayerMarkSign } from '../shell/player-mark.tsx';
import { levelOf } from '../shell/seat-name.ts';
import { useTexts } from '../shell/texts.tsx';
import { Clock } from './clock.tsx';

export interface SeatRailProps extends Inspecting {
  readonly board: BoardModule;
  /** Who sits where and who is asked. */
  readonly look: Pick<SeatSnapshot, 'seats' | 'asked' | 'viewer'>;
  readonly view: unknown;
  readonly people: People;
  /** What people chose to be known by, seat by seat. */
  readonly marks: readonly PlayerMark[];
  /** Nobody's time runs. */
  readonly isHeld?: boolean;
  readonly onPoint: (parts: readonly Part[]) => void;
}

/** Everybody at the table with their forces, the viewer first. */
export function SeatRail(props: SeatRailProps): JSX.Element {
  const { board, look } = props;
  const texts = useTexts(board.words);
  const seats = look.seats.map((_, seat) => seat);
  const own = typeof look.viewer === 'number' ? look.viewer : -1;
  const order = [...seats.filter((seat) => seat === own), ...seats.filter((seat) => seat !== own)];
  return (
    <section
      aria-label={texts.t('shell:play.top.seats')}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 p-3"
    >
      {order.map((seat) => (
        <SeatCard key={seat} {...props} seat={seat} />
      ))}
    </section>
  );
}

function SeatCard(props: SeatRailProps & { readonly seat: Seat }): JSX.Element {
  const { board, look, view, seat, people, onPoint } = props;
  const { Rail, SeatMark } = board;
  const texts = useTexts(board.words);
  const status = look.seats[seat];
  const isAsked = look.asked.includes(seat);
  const isRunning = isAsked && props.isHeld !== true;
  return (
    <article
      data-place={`seat:${seat}`}
      className={`rounded-md border bg-panel p-3 transition-[border-color,box-shadow] ${
        isAsked ? 'border-ask-ink shadow-[inset_3px_0_0_var(--color-ask)]' : 'border-line'
      }`}
    >
      <h2 className="mb-2 flex items-center gap-2 text-sm">
        {status?.spec.kind === 'bot' && (
          <BotPortrait bot={status.spec.bot} playStyle={status.spec.style} size={44} />
        )}
        <SeatMark view={view} seat={seat} />
        <PlayerMarkSign mark={props.marks[seat]} />
        <span className="min-w-0 grow truncate">{people.name(seat)}</span>
        {people.me === seat && (
          <span className="rounded-sm bg-raised px-1.5 text-xs font-normal text-quiet">
            {texts.t('shell:play.seat.you')}
          </span>
        )}
        {status?.spec.kind === 'bot' && (
          <span className="flex shrink-0 items-center gap-1 text-xs font-normal text-quiet">
            {levelOf(texts, status.spec)}
            <Icon name="robot" size={18} title={texts.t('shell:play.seat.bot')} />
          </span>
        )}
      </h2>
      {isAsked && (
        <p className="mb-2 flex items-center gap-1.5 text-xs text-ask-ink">
          <Icon name="clock" size={14} />
          {texts.t('shell:play.seat.asked')}
        </p>
      )}
      {people.me === seat && status?.guard === 'decline' && (
        <p className="mb-2 text-xs text-quiet">{texts.t('shell:play.seat.never-asked')}</p>
      )}
      {status?.clock !== undefined && (
        <p className="mb-2 text-lg">
          <Clock key={`${status.clock}/${isRunning}`} left={status.clock} isRunning={isRunning} />
        </p>
      )}
      <Rail
        view={view}
        seat={seat}
        people={people}
        onPoint={onPoint}
        inspected={props.inspected}
        onInspect={props.onInspect}
      />
    </article>
  );
}
