import type { Seat } from '@parsecs/kernel';
import { listOf, type People } from '@parsecs/lang';
import type { SeatStatus } from '@parsecs/table';
import type { JSX, ReactNode } from 'react';
import { Link } from 'wouter';
import { LogoMark } from '../art/logo.tsx';
import { BotPortrait } from '../art/portraits/portrait.tsx';
import type { BoardModule, Standing } from '../boards/contract.ts';
import { useTexts } from '../shell/texts.tsx';
import { Clock } from './clock.tsx';
import { LeadBar } from './lead-bar.tsx';
import { MatchClock } from './match-clock.tsx';
import { roundWords } from './round-words.ts';
import { StepsButton } from './steps-button.tsx';
import { type Arrangement, isSmall } from './use-size.ts';

export interface TopBarProps {
  readonly game: string;
  readonly board: BoardModule;
  readonly view: unknown;
  readonly round: number;
  readonly people: People;
  readonly arrangement: Arrangement;
  /** Who sits where, where somebody's clock runs. */
  readonly seats?: readonly SeatStatus[];
  readonly asked?: readonly Seat[];
  /** What is left of the time of the match, while it is played. */
  readonly timeLeft?: number | undefined;
  readonly held?: boolean;
  /** Opened for practice: bots agree to every take-back. */
  readonly practice?: boolean;
  readonly onSeats: () => void;
  /** Whether everybody's forces are open beside the board. */
  readonly isRailOpen?: boolean;
  /** The lead of each side, from −1 to 1, where it is to be seen. */
  readonly lead?: readonly number[] | undefined;
  /** Buttons at the right end. */
  readonly children: ReactNode;
}

export function TopBar(props: TopBarProps): JSX.Element {
  const { board, view, round, people, arrangement, onSeats, children } = props;
  const texts = useTexts(board.words);
  const isPhone = isSmall(arrangement);
  const limit = board.roundLimitOf?.(view);
  return (
    <header
      aria-label={texts.t('shell:play.top.label')}
      className="flex h-11 shrink-0 items-center gap-1 border-b border-line bg-panel px-1 sm:gap-3 sm:px-2"
    >
      <Link
        href="/"
        aria-label={texts.t('shell:play.top.leave')}
        className="grid size-touch shrink-0 place-items-center rounded-md hover:bg-raised"
      >
        <LogoMark size={30} />
      </Link>
      {!isPhone && (
        <>
          <h1 className="text-sm whitespace-nowrap max-2xl:sr-only">{texts.t(board.titleKey)}</h1>
          <span className="condensed text-sm whitespace-nowrap text-quiet">
            {roundWords(texts, round, limit)}
          </span>
          <MatchClock
            timeLeft={props.timeLeft}
            isRunning={props.held !== true}
            round={round}
            limit={limit}
          />
          {props.practice === true && (
            <span className="condensed rounded-sm border border-edge px-1.5 text-sm whitespace-nowrap text-quiet">
              {texts.t('shell:play.top.practice')}
            </span>
          )}
          <StepsButton game={props.game} board={board} view={view}>
            <Phases board={board} view={view} />
          </StepsButton>
        </>
      )}
      {isPhone && <h1 className="sr-only">{texts.t(board.titleKey)}</h1>}
      <div className="@container relative min-w-0 grow">
        <ul className="flex min-w-0 items-center justify-center sm:gap-2">
          {board.standings(view).map((standing) => (
            <StandingChip
              key={standing.seats.join()}
              board={board}
              view={view}
              standing={standing}
              people={people}
              isPhone={isPhone}
              clock={clockOf(standing, props)}
              isHeld={props.held === true}
              bots={props.seats}
              isAsked={standing.seats.some((seat) => props.asked?.includes(seat))}
              isOpen={props.isRailOpen}
              onSeats={onSeats}
            />
          ))}
        </ul>
        {props.lead !== undefined && (
          <LeadBar board={board} view={view} people={people} lead={props.lead} />
        )}
      </div>
      <div className="flex shrink-0 items-center">{children}</div>
    </header>
  );
}

interface PhasesProps {
  readonly board: BoardModule;
  readonly view: unknown;
}

/** The steps of a turn, each by its name; where there is no room for all, the present one. */
function Phases(props: PhasesProps): JSX.Element {
  const { board, view } = props;
  const texts = useTexts(board.words);
  const now = board.phaseOf(view);
  const reached = board.phases.findIndex((phase) => phase === now);
  return (
    <ol aria-label={texts.t('shell:play.top.phases')} className="flex items-center">
      {board.phases.map((phase, index) => {
        const isNow = phase === now;
        const label = texts.t(board.phaseKey(phase));
        return (
          <li
            key={phase}
            aria-current={isNow ? 'step' : undefined}
            title={label}
            className="flex items-center gap-1.5"
          >
            {index > 0 && (
              <span className={`h-px w-3 ${index <= reached ? 'bg-info' : 'bg-edge'}`} />
            )}
            <span
              className={`block size-2.5 rounded-full border ${
                isNow
                  ? 'border-ask bg-ask shadow-[0_0_8px_var(--color-ask)]'
                  : index < reached
                    ? 'border-info bg-info'
                    : 'border-edge'
              }`}
            />
            <span
              className={`condensed mr-1 text-xs whitespace-nowrap ${
                isNow ? 'text-ask-ink' : 'text-quiet max-[90rem]:sr-only'
              }`}
            >
              {label}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function clockOf(standing: Standing, props: TopBarProps): number | undefined {
  const seat = standing.seats.find((own) => props.asked?.includes(own));
  return seat === undefined ? undefined : props.seats?.[seat]?.clock;
}

interface StandingChipProps {
  readonly board: BoardModule;
  readonly view: unknown;
  readonly standing: Standing;
  readonly people: People;
  readonly isPhone: boolean;
  /** What the side's running clock shows. */
  readonly clock: number | undefined;
  readonly isHeld: boolean;
  /** Who sits there, to show the faces of bots. */
  readonly bots: readonly SeatStatus[] | undefined;
  readonly isAsked: boolean;
  readonly isOpen: boolean | undefined;
  readonly onSeats: () => void;
}

/** More than this is written as a number. */
const MOST_PIPS = 12;
/** A small screen has no room for the marks of a larger team. */
const MOST_MARKS = 2;
/** So many signs of a score stand beside each other on the narrowest screen. */
const MOST_SIGNS = 5;

function StandingChip(props: StandingChipProps): JSX.Element {
  const { board, view, standing, people, isPhone, clock, isHeld, isAsked, isOpen, onSeats } = props;
  const { bots } = props;
  const { SeatMark } = board;
  const texts = useTexts(board.words);
  const names = listOf(
    texts,
    standing.seats.map((seat) => people.name(seat)),
  );
  const { score, of } = standing;
  // On a phone there is room for one of them, and time does not wait.
  const hasScore = !isPhone || clock === undefined;
  const state = texts.t(board.standingKey, { names, score, of });
  const label = isAsked ? `${state} ${texts.t('shell:play.seat.asked')}` : state;
  return (
    <li className="min-w-0">
      <button
        type="button"
        onClick={onSeats}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        className={`flex min-h-touch min-w-0 items-center gap-1.5 rounded-md px-1 hover:bg-raised sm:gap-2 sm:px-2 ${
          isAsked ? 'shadow-[inset_0_-3px_0_var(--color-ask)]' : ''
        }`}
      >
        <span className="flex shrink-0">
          {standing.seats.slice(0, isPhone ? MOST_MARKS : undefined).map((seat) => (
            <span key={seat} data-place={`seat:${seat}`} className="flex">
              <SeatMark view={view} seat={seat} />
            </span>
          ))}
        </span>
        {!isPhone &&
          standing.seats.map((seat) => {
            const spec = bots?.[seat]?.spec;
            return (
              spec?.kind === 'bot' && (
                <span key={seat} className="mb-1 flex">
                  <BotPortrait bot={spec.bot} playStyle={spec.style} size={30} />
                </span>
              )
            );
          })}
        {!isPhone && <span className="truncate text-sm">{names}</span>}
        {clock !== undefined && (
          <span className="text-sm whitespace-nowrap text-ask-ink">
            <Clock key={`${clock}/${isHeld}`} left={clock} isRunning={!isHeld} isShort={isPhone} />
          </span>
        )}
        {hasScore &&
          (isPhone || of > MOST_PIPS ? (
            <span className="condensed text-sm whitespace-nowrap">
              {score}
              <span className={`${score}/${of}`.length > MOST_SIGNS ? '@max-[13rem]:hidden' : ''}>
                /{of}
              </span>
            </span>
          ) : (
            <span className="flex shrink-0 gap-1" aria-hidden="true">
              {Array.from({ length: of }, (_, pip) => (
                <span
                  key={pip}
                  className={`block size-2.5 rotate-45 border ${
                    pip < score ? 'border-confirm bg-confirm' : 'border-edge'
                  }`}
                />
              ))}
            </span>
          ))}
      </button>
    </li>
  );
}
