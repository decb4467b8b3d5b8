import type { Refusal } from '@parsecs/kernel';
import { describeAnswer, describeQuestion, describeRefusal, type People } from '@parsecs/lang';
import type { Asked } from '@parsecs/table';
import { type JSX, type ReactNode, useState } from 'react';
import { Icon } from '../art/emblems.tsx';
import type { BoardModule, Part, Picking, Preview } from '../boards/contract.ts';
import { useTexts } from '../shell/texts.tsx';
import { Button, IconButton } from '../shell/ui/button.tsx';
import { AnswerButton, buttonsOf } from './answer-button.tsx';
import { RuleNote } from './rule-note.tsx';

/** What the last press offers, for whoever looks for it. */
export const CONFIRM: Part = 'act:confirm';

/** More answers than this need the whole row. */
const MOST_SHARED = 2;

export interface AskBarProps {
  readonly game: string;
  readonly board: BoardModule;
  readonly question: Asked;
  readonly view: unknown;
  readonly people: People;
  readonly picking: Picking | undefined;
  readonly previews: Readonly<Record<string, Preview>>;
  /** What is composed waits for a second press. */
  readonly mustConfirm: boolean;
  /** Some answers take a second press: its button has its place from the beginning. */
  readonly mayConfirm: boolean;
  /** The buttons stand under the sentence instead of beside it. */
  readonly isNarrow: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Takes back what was decided last. */
  readonly onBack?: (() => void) | undefined;
  /** Who decides, where several people share the screen. */
  readonly decider?: string | undefined;
  readonly onNoMore: () => void;
  /** Stands beside the question. */
  readonly help?: ReactNode;
}

/** One sentence that says what must be decided, its answers as buttons, and the way to make it final. */
export function AskBar(props: AskBarProps): JSX.Element {
  const { game, board, question, view, people, picking, mustConfirm, isNarrow } = props;
  const texts = useTexts(board.words);
  const known = board.known(view);
  const complete = picking?.complete;
  const needsConfirm = complete !== undefined && board.needsConfirm?.(question, complete) === true;
  const isHeldOut = picking?.proposed !== undefined;
  // Half an answer on a board: there is a way back without a key.
  const isBegun = board.isOnBoard !== undefined && (picking?.chosen.length ?? 0) > 0;
  const answers = picking === undefined ? [] : buttonsOf(board, question, picking);
  // On a small screen the way to make it final comes before long sentences.
  const isTight = isNarrow && complete !== undefined && answers.length === 0;
  const isReady = (mustConfirm || needsConfirm || isHeldOut) && complete !== undefined;
  const price = complete && board.priceOf?.(texts, view, question, complete, picking.after);
  const isReserved = props.mayConfirm && answers.length > 0;
  // On a phone a few answers share their row with the way to make one of them final.
  const isShared =
    isNarrow &&
    answers.length > 0 &&
    answers.length <= MOST_SHARED &&
    question.decline === undefined;
  const buttons = picking !== undefined && answers.length > 0 && (
    <div
      className={`flex flex-wrap items-center gap-2 ${isNarrow ? 'min-w-0' : 'max-w-[75%] justify-end'}`}
    >
      {answers.map((answer) => (
        <AnswerButton key={answer.id} {...props} picking={picking} {...answer} />
      ))}
    </div>
  );
  const outcome = complete !== undefined && (answers.length === 0 || price !== undefined) && (
    <p className={`text-sm text-quiet ${isNarrow ? 'line-clamp-3 basis-full' : ''}`} role="status">
      {answers.length === 0 &&
        describeAnswer(texts, game, complete.id, question, view, people, known)}
      {price !== undefined && (
        <span className={`text-ask-ink ${answers.length === 0 ? 'ml-2' : ''}`}>{price}</span>
      )}
    </p>
  );
  const last = (
    <Finally
      {...props}
      isReady={isReady}
      isBegun={isBegun}
      isOpen={complete === undefined}
      isHeldOut={isHeldOut}
      isReserved={isReserved}
      isShared={isShared}
    />
  );
  return (
    <div
      className={`flex min-h-0 min-w-0 grow gap-x-6 gap-y-1.5 ${isNarrow ? 'flex-col' : 'items-center'}`}
    >
      <div
        className={`flex min-h-0 min-w-0 grow flex-wrap items-center gap-x-6 gap-y-1.5 ${
          isNarrow ? 'content-center overflow-y-auto' : 'max-h-full overflow-y-auto'
        }`}
      >
        <div
          className={`flex min-w-0 grow items-center gap-2 ${isNarrow ? 'basis-full' : 'basis-72'}`}
        >
          <p
            className={`min-w-0 grow font-semibold ${isNarrow ? 'text-sm' : 'leading-6'} ${isTight ? 'line-clamp-2' : ''}`}
          >
            {props.decider !== undefined && (
              <span className="mr-2 rounded-sm bg-ask px-1.5 text-sm text-on-ask">
                {props.decider}
              </span>
            )}
            {describeQuestion(texts, game, question, view, people, known)}
          </p>
          {props.help}
        </div>
        {picking !== undefined && answers.length === 0 && complete === undefined && (
          <p className="text-sm text-quiet">
            {texts.t(board.pickKey?.(question) ?? 'shell:play.ask.pick-card')}
          </p>
        )}
        {/* What comes later pushes up what is read, never what is pressed. */}
        {isNarrow && outcome}
        {!isShared && buttons}
        {!isNarrow && outcome}
      </div>
      {isShared ? (
        <div className="flex shrink-0 items-end justify-between gap-2">
          {buttons}
          {last}
        </div>
      ) : (
        last
      )}
    </div>
  );
}

interface FinallyProps
  extends Pick<
    AskBarProps,
    'question' | 'isNarrow' | 'onConfirm' | 'onCancel' | 'onBack' | 'onNoMore'
  > {
  /** There is an answer that waits to be confirmed. */
  readonly isReady: boolean;
  readonly isBegun: boolean;
  /** No answer is composed yet. */
  readonly isOpen: boolean;
  /** The board holds an answer out by itself: nobody has chosen anything yet. */
  readonly isHeldOut: boolean;
  /** There are answers beside it that must not move when it comes. */
  readonly isReserved: boolean;
  /** They stand in the same row, and have most of it: signs must do. */
  readonly isShared: boolean;
}

/** The way to make it final, and the way back: always in sight, however much there is to read. */
function Finally(props: FinallyProps): JSX.Element | null {
  const { question, isNarrow, isReady, isBegun, isOpen, isReserved, isShared } = props;
  const texts = useTexts();
  const canGoBack = (isOpen || props.isHeldOut) && !isBegun && props.onBack !== undefined;
  const canCancel = isReady || (isOpen && isBegun);
  const wayBack = canGoBack ? 'another' : canCancel ? 'cancel' : undefined;
  const hasNoMore = question.decline !== undefined;
  if (isShared) return <SharedFinally {...props} wayBack={wayBack} />;
  if (wayBack === undefined && !hasNoMore && !isReserved) return null;
  return (
    <div
      className={`flex shrink-0 items-center gap-2 ${isNarrow ? 'w-full justify-end' : 'max-w-[50%] flex-wrap justify-end'}`}
    >
      {hasNoMore && (
        <Button
          variant="bare"
          className={isNarrow ? 'min-w-0 shrink !px-2 text-xs leading-tight' : ''}
          onClick={props.onNoMore}
        >
          {texts.t('shell:play.ask.no-more')}
        </Button>
      )}
      {/* Its room is kept free before it is needed, so that no answer moves under a finger. */}
      <span
        className={`flex min-w-0 items-center gap-2 ${isNarrow && (isReady || isReserved) ? 'grow justify-end' : ''}`}
      >
        <span className={`grid ${isNarrow ? 'min-w-0 shrink' : ''}`}>
          {WAYS_BACK.map((way) =>
            way === wayBack || (isReserved && (way === 'cancel' || props.onBack !== undefined)) ? (
              <Button
                key={way}
                className={`[grid-area:1/1] ${way === wayBack ? '' : 'invisible'}`}
                onClick={way === 'another' ? props.onBack : props.onCancel}
              >
                {texts.t(`shell:play.ask.${way}`)}
              </Button>
            ) : null,
          )}
        </span>
        {(isReady || isReserved) && (
          <Button
            variant="confirm"
            className={`${isNarrow ? 'grow' : ''} ${isReady ? '' : 'invisible'}`}
            onClick={props.onConfirm}
            data-option={isReady || undefined}
            data-offers={isReady ? CONFIRM : undefined}
          >
            <Icon name="check" />
            {texts.t('shell:play.ask.confirm')}
          </Button>
        )}
      </span>
    </div>
  );
}

/** Another answer than the last one, or than the one that is put together: never both at once. */
const WAYS_BACK = ['another', 'cancel'] as const;

interface SharedFinallyProps extends FinallyProps {
  readonly wayBack: (typeof WAYS_BACK)[number] | undefined;
}

/** The same in little room: one place for the way back, whichever it is, and one to make it final. */
function SharedFinally(props: SharedFinallyProps): JSX.Element {
  const { isReady, wayBack } = props;
  const texts = useTexts();
  return (
    <div className="flex shrink-0 items-center gap-2">
      {props.isReserved && (
        <Button
          variant="confirm"
          className={`w-16 !px-0 ${isReady ? '' : 'invisible'}`}
          aria-label={texts.t('shell:play.ask.confirm')}
          onClick={props.onConfirm}
          data-option={isReady || undefined}
          data-offers={isReady ? CONFIRM : undefined}
        >
          <Icon name="check" />
        </Button>
      )}
      {wayBack === undefined ? (
        <span className="w-touch" />
      ) : (
        <IconButton
          label={texts.t(`shell:play.ask.${wayBack}`)}
          onClick={wayBack === 'another' ? props.onBack : props.onCancel}
        >
          <Icon name={wayBack === 'another' ? 'undo' : 'close'} />
        </IconButton>
      )}
    </div>
  );
}

export interface RefusalNoteProps {
  readonly game: string;
  readonly board: BoardModule;
  readonly refusal: Refusal;
  readonly people: People;
  readonly onClose: () => void;
}

/** Why something cannot be done, with the rule behind it one touch away. */
export function RefusalNote(props: RefusalNoteProps): JSX.Element {
  const { game, board, refusal, people, onClose } = props;
  const texts = useTexts(board.words);
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      role="status"
      className="pointer-events-auto m-2 w-fit max-w-[min(36rem,calc(100%-1rem))] animate-rise rounded-md border border-info-ink bg-raised py-1 pr-1 pl-4 text-sm shadow-md"
    >
      <div className="flex items-center gap-3">
        <span className="text-info-ink">
          <Icon name="info" />
        </span>
        <p className="grow">
          <span className="sr-only">{texts.t('shell:play.ask.because')}: </span>
          {describeRefusal(texts, game, refusal, people)}
        </p>
        {refusal.refused !== 'table' && (
          <button
            type="button"
            aria-expanded={isOpen}
            className="min-h-touch shrink-0 px-2 text-info-ink underline underline-offset-4"
            onClick={() => setOpen(!isOpen)}
          >
            {texts.t('shell:play.log.rule', { id: refusal.refused })}
          </button>
        )}
        <IconButton label={texts.t('shell:common.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      {isOpen && <RuleNote game={game} board={board} rule={refusal.refused} />}
    </div>
  );
}

export interface WaitBarProps {
  readonly text: string;
  readonly children?: ReactNode;
}

/** What the bar says while nobody here must decide. */
export function WaitBar(props: WaitBarProps): JSX.Element {
  return (
    <div className="my-auto flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
      <p className="grow text-sm text-quiet sm:text-base">{props.text}</p>
      {props.children}
    </div>
  );
}
