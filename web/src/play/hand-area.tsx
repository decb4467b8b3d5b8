import type { Seat } from '@parsecs/kernel';
import { describeRefusal, describeRequest, describeWaiting } from '@parsecs/lang';
import { type JSX, type ReactNode, useContext, useEffect } from 'react';
import type { BoardModule, Inspecting, Part, Picking } from '../boards/contract.ts';
import { PlacesContext, useCover } from '../boards/kit/use-stage.ts';
import { isByKeyboard } from '../shell/last-input.ts';
import { useSettings } from '../shell/settings.ts';
import { useTexts } from '../shell/texts.tsx';
import { Button } from '../shell/ui/button.tsx';
import { showToast } from '../shell/ui/toast.tsx';
import { buttonsOf } from './answer-button.tsx';
import { AskBar, WaitBar } from './ask-bar.tsx';
import { PassButtons, PassTitle } from './pass-screen.tsx';
import { listOptions } from './use-keys.ts';
import type { PageModel } from './use-page-model.ts';
import { type Arrangement, isSmall } from './use-size.ts';

export interface HandProps {
  readonly model: PageModel;
  readonly arrangement: Arrangement;
}

export interface TrayAreaProps extends HandProps, Inspecting {}

/** What the viewer holds; while the device changes hands, whom it goes to. */
export function Hand(props: TrayAreaProps): JSX.Element | null {
  const { model, arrangement } = props;
  const { session, view, look, question, choosing, pass, people } = model;
  const { board } = session;
  const { Tray } = board;
  const texts = useTexts();
  const isPhone = isSmall(arrangement);
  const { isBesideTaken } = useContext(PlacesContext);
  // On a phone a panel about what is asked takes the place of a hand from which nothing can be picked.
  const held = new Set(board.trayParts(view, look.viewer));
  const isInTheWay =
    arrangement === 'phone' &&
    isBesideTaken &&
    partsIn(choosing.picking).every((part) => !held.has(part) && !board.isInTray(part));
  const seen = { view, viewer: look.viewer, compact: isPhone, ...(question && { question }) };
  if (pass === undefined && (isInTheWay || board.hasTray?.(seen) === false)) return null;
  return (
    <Strip
      label={texts.t('shell:play.tray.label')}
      board={board}
      arrangement={arrangement}
      isAsked={isAsked(model)}
    >
      {pass !== undefined && <PassTitle name={people.name(pass.seat)} guarded={pass.guarded} />}
      {pass === undefined && model.consent === undefined && (
        <Tray
          view={view}
          viewer={look.viewer}
          people={people}
          now={question === undefined ? view : look.view}
          inspected={props.inspected}
          onInspect={props.onInspect}
          {...(question && { question })}
          {...(choosing.picking && { picking: choosing.picking })}
          onPick={choosing.tap}
          compact={isPhone}
        />
      )}
    </Strip>
  );
}

export interface StripProps {
  readonly label: string;
  readonly board: BoardModule;
  readonly arrangement: Arrangement;
  readonly isAsked: boolean;
  readonly children: ReactNode;
}

/** The height of a hand of cards. */
const CARDS = { wide: 132, compact: 96 };

/** Stands on the foot, over the lower edge of the board, and is no wider than what lies on it. */
export function Strip(props: StripProps): JSX.Element {
  const { label, board, arrangement, isAsked: isOpen } = props;
  const cover = useCover();
  const { wide, compact } = board.trayHeight ?? CARDS;
  const { isBesideTaken } = useContext(PlacesContext);
  const isPhone = isSmall(arrangement);
  const isCrowded = arrangement === 'desktop' && isBesideTaken;
  const width = isPhone
    ? 'w-full'
    : `${isCrowded ? 'max-w-[calc(100%-37rem)]' : 'max-w-[calc(100%-9rem)]'} rounded-t-md border-x shadow-md`;
  return (
    <section
      ref={cover}
      aria-label={label}
      style={{ height: isPhone ? compact : wide }}
      className={`pointer-events-auto flex shrink-0 flex-col justify-end border-t bg-panel ${
        isOpen ? 'border-ask-ink' : 'border-line'
      } ${width}`}
    >
      {props.children}
    </section>
  );
}

function isAsked(model: PageModel): boolean {
  return model.pass !== undefined || model.question !== undefined;
}

/** What can be picked, and what has been. */
function partsIn(picking: Picking | undefined): readonly Part[] {
  return picking === undefined ? [] : [...picking.open, ...picking.chosen];
}

/**
 * On a phone many answers take the place of the hand; on one that lies on its side everything does of
 * which nothing can be picked. Nothing is scrolled out of sight.
 */
export function hidesHand(model: PageModel, arrangement: Arrangement): boolean {
  const { question, choosing, session } = model;
  const { picking } = choosing;
  if (!isSmall(arrangement) || question === undefined || picking === undefined) return false;
  const { board } = session;
  const isIdle = partsIn(picking).every((part) => !board.isInTray(part));
  if (arrangement === 'landscape' && isIdle) return true;
  return buttonsOf(board, question, picking).length > 3;
}

/** The height of the ask bar at rest. */
export const ASK_HEIGHTS: Readonly<Record<Arrangement, string>> = {
  desktop: 'h-16',
  tablet: 'h-16',
  phone: 'h-28',
  landscape: '',
};

/** It grows upward over the board as far as it must, and never so far that the board is lost. */
const GROWN: Readonly<Record<Arrangement, string>> = {
  desktop: 'min-h-16 max-h-[40dvh]',
  tablet: 'min-h-16 max-h-[40dvh]',
  phone: 'min-h-28 max-h-[15.5rem]',
  landscape: 'mt-auto max-h-[68%]',
};

/**
 * A button that has done its work vanishes; whoever plays by keyboard must not be lost with it. The
 * first answer takes the focus as soon as it is drawn.
 */
function keepFocus(): () => void {
  let frame = 0;
  let isLeaving = false;
  // Tab leads out of the page at its end, and nobody is held back there.
  const noteKey = ({ key }: KeyboardEvent): void => void (isLeaving = key === 'Tab');
  const look = (): void => {
    const { activeElement: now } = document;
    // What was chosen before and cannot be chosen any more is no place to stay.
    const isPast = now?.matches('[data-choice]:not([data-option])') === true;
    const isLost = now === null || now === document.body || isPast;
    if (!isLost || isLeaving || !isByKeyboard()) return;
    const [first] = listOptions();
    if (first === undefined) lookAgain();
    else first.focus({ preventScroll: first.matches('[data-spatial]') });
  };
  const lookAgain = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  look();
  document.addEventListener('focusout', lookAgain);
  document.addEventListener('keydown', noteKey, true);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('focusout', lookAgain);
    document.removeEventListener('keydown', noteKey, true);
  };
}

export interface AskRowProps extends HandProps {
  readonly onShowOutcome: () => void;
  /** Stands beside the question. */
  readonly help?: ReactNode;
}

/** The ask bar in all its states. What it takes of the board lies over it, so that it stands still. */
export function AskRow(props: AskRowProps): JSX.Element {
  const { model, arrangement } = props;
  const { session, question, choosing, people, pass, state } = model;
  const { board, record } = session;
  const texts = useTexts(board.words);
  const mode = useSettings((settings) => settings.confirm);
  const key = question === undefined ? '' : `${question.seat}/${question.ask}`;
  useEffect(() => (key === '' ? undefined : keepFocus()), [key]);
  const decline = async (seat: Seat): Promise<void> => {
    const refusal = await session.decline(seat);
    if (refusal === undefined) return;
    showToast({ text: describeRefusal(texts, record.game, refusal, people), tone: 'danger' });
  };
  const cover = useCover();
  return (
    <section
      ref={cover}
      aria-label={texts.t('shell:play.ask.label')}
      data-asks={question === undefined || choosing.isSent ? undefined : question.kind}
      data-ask={question === undefined || choosing.isSent ? undefined : question.ask}
      className={`pointer-events-auto relative flex w-full shrink-0 overflow-hidden border-t border-line px-4 py-1.5 ${
        GROWN[arrangement]
      } ${isAsked(model) ? 'bg-raised shadow-[inset_4px_0_0_var(--color-ask)]' : 'bg-panel'}`}
    >
      {pass !== undefined ? (
        <PassButtons
          key={model.look.step}
          name={people.name(pass.seat)}
          language={record.languages[pass.seat]}
          guarded={pass.guarded}
          onTake={() => void session.lookAs(pass.seat)}
          onDecline={() => void decline(pass.seat)}
        />
      ) : question === undefined || choosing.isSent ? (
        <Waiting {...props} />
      ) : (
        <AskBar
          game={record.game}
          board={board}
          question={question}
          view={model.look.view}
          people={people}
          picking={choosing.picking}
          previews={choosing.previews}
          mustConfirm={
            mode === 'everything' ||
            (choosing.grave !== undefined && choosing.picking?.complete?.id === choosing.grave)
          }
          mayConfirm={mode !== 'never'}
          isNarrow={isSmall(arrangement)}
          help={props.help}
          onConfirm={choosing.confirm}
          onCancel={choosing.cancel}
          onBack={model.back}
          decider={session.here.length > 1 ? people.name(question.seat) : undefined}
          onNoMore={() => session.setGuard(question.seat, 'decline')}
        />
      )}
      {state.failure !== undefined && <Failure message={state.failure} />}
    </section>
  );
}

function Waiting(props: AskRowProps): JSX.Element {
  const { model } = props;
  const { session, look, animation, people, state } = model;
  const texts = useTexts();
  const own = typeof look.viewer === 'number' ? look.viewer : undefined;
  const isDeclining = own !== undefined && look.seats[own]?.guard === 'decline';
  const skip = animation.busy && (
    <Button variant="bare" onClick={() => session.animator.skip()}>
      {texts.t('shell:play.ask.skip')}
    </Button>
  );
  if (look.request !== undefined) {
    return <WaitBar text={describeRequest(texts, look.request, people)} />;
  }
  if (look.outcome !== undefined) {
    return (
      <WaitBar text={texts.t('shell:play.ask.over')}>
        {skip || (
          <Button variant="ask" onClick={props.onShowOutcome} data-option>
            {texts.t('shell:play.over.show')}
          </Button>
        )}
      </WaitBar>
    );
  }
  if (state.isDrawn) return <WaitBar text={texts.t('shell:play.ask.drawn')} />;
  if (state.held) {
    return (
      <WaitBar text={texts.t('shell:play.ask.held')}>
        <Button variant="ask" onClick={() => session.start()} data-option>
          {texts.t('shell:play.menu.go-on')}
        </Button>
      </WaitBar>
    );
  }
  const others = look.asked.filter((seat) => seat !== own);
  const bot = others.find((seat) => look.seats[seat]?.spec.kind === 'bot');
  if (state.stepping && bot !== undefined) {
    const isWaiting = state.stepAt === animation.latest.sequence;
    return (
      <WaitBar text={texts.t('shell:play.ask.stepping', { name: people.name(bot) })}>
        <Button variant="ask" onClick={() => session.step()} aria-disabled={!isWaiting} data-option>
          {texts.t('shell:play.ask.next-step')}
        </Button>
      </WaitBar>
    );
  }
  const [only] = others;
  const waiting =
    others.length === 1 && only !== undefined
      ? texts.t('shell:play.ask.thinking', { name: people.name(only) })
      : describeWaiting(texts, others, people);
  const words = [
    ...(session.here.length === 0 ? [texts.t('shell:play.ask.watching')] : []),
    ...(others.length === 0 ? [] : [waiting]),
    ...(isDeclining ? [texts.t('shell:play.ask.declining')] : []),
  ];
  return (
    <WaitBar text={words.join(' ')}>
      {isDeclining && (
        <Button
          variant="bare"
          onClick={() => session.setGuard(own, session.here.length > 1 ? 'ask' : 'auto')}
        >
          {texts.t('shell:play.ask.again')}
        </Button>
      )}
      {skip}
    </WaitBar>
  );
}

function Failure(props: { readonly message: string }): JSX.Element {
  const texts = useTexts();
  return (
    <div
      role="alert"
      className="absolute inset-0 z-20 flex flex-col items-center justify-center gap-3 bg-panel p-4 text-center"
    >
      <p>{texts.t('shell:play.broken.failed')}</p>
      <details className="text-xs text-quiet">
        <summary>{texts.t('shell:play.broken.details')}</summary>
        {props.message}
      </details>
      <Button variant="ask" onClick={() => location.reload()}>
        {texts.t('shell:play.broken.reopen')}
      </Button>
    </div>
  );
}
