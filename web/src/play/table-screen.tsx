import { describeView } from '@parsecs/lang';
import type { SeatSnapshot } from '@parsecs/table';
import { type JSX, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../art/emblems.tsx';
import { downloadJson, matchFileName } from '../shell/download.ts';
import { usePageTitle } from '../shell/page.tsx';
import { startMatch } from '../shell/start-match.ts';
import { useTexts } from '../shell/texts.tsx';
import { IconButton } from '../shell/ui/button.tsx';
import { Dialog } from '../shell/ui/dialog.tsx';
import { SoundButton } from '../sound/sound-button.tsx';
import { useSoundOffer } from '../sound/use-sound-offer.ts';
import { useTableSound } from '../sound/use-table-sound.ts';
import { RefusalNote } from './ask-bar.tsx';
import { BoardArea } from './board-area.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { AskRow, Hand, hidesHand } from './hand-area.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { LogPanel } from './log-panel.tsx';
import { MatchClock } from './match-clock.tsx';
import { OutcomePanel } from './outcome-panel.tsx';
import { type FrameOverlay, PlayFrame } from './play-frame.tsx';
import { replayFileName } from './replay-files.tsx';
import { ResignDialog } from './resign-dialog.tsx';
import { roundWords } from './round-words.ts';
import { SeatRail } from './seat-rail.tsx';
import type { Session } from './session.ts';
import { TableMenu } from './table-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { ConsentDialog, UndoButton } from './undo-button.tsx';
import { useKeys } from './use-keys.ts';
import { type PageModel, usePageModel } from './use-page-model.ts';
import { usePointing } from './use-pointing.ts';
import { isSmall, useArrangement } from './use-size.ts';

type Overlay = FrameOverlay | 'menu' | 'keys' | 'position' | 'resign';

/** The table with everything around it. */
export function TableScreen(props: { readonly session: Session }): JSX.Element {
  const { session } = props;
  const { board, record } = session;
  const { game } = record;
  const texts = useTexts(board.words, ...(board.moreWords ?? []));
  const model = usePageModel(session);
  const { look, view, people, animation, state, choosing } = model;
  const arrangement = useArrangement();
  const [overlay, setOverlay] = useState<Overlay>();
  const { lit, point, inspecting } = usePointing(animation.about);
  const { inspected, onInspect } = inspecting;
  /** The result was put aside at this entry of the log. */
  const [closedAt, setClosedAt] = useState<number>();
  const [, navigate] = useLocation();
  usePageTitle(texts.t(board.titleKey));
  useTableKeys(model, setOverlay, arrangement);
  useTableSound({ board, animation, viewer: look.viewer, question: model.question });
  useSoundOffer();
  useEffect(() => {
    // What one person looked at is nobody else's business.
    if (look.viewer === 'spectator') onInspect(undefined);
  }, [look.viewer, onInspect]);
  const save = (): void => {
    void session.save().then((saved) => downloadJson(matchFileName(record.id, game), saved));
  };
  const saveReplay = (): void => {
    void session.save().then(({ log }) => downloadJson(replayFileName(record.id, game), log));
  };
  const rematch = async (): Promise<void> => {
    const { fresh, languages, seatNames, options } = record;
    const { setup, seats } = fresh;
    navigate(
      `/play/${await startMatch({ game, setup, seats, languages, names: seatNames, options })}`,
    );
  };
  const seats = { seats: look.seats, asked: animation.shown.asked, viewer: look.viewer };
  const rail = (
    <SeatRail
      board={board}
      look={seats}
      view={view}
      people={people}
      onPoint={point}
      {...inspecting}
    />
  );
  const isDesktop = arrangement === 'desktop';
  const shown = inspected ?? (isDesktop && model.question ? board.focusOf?.(view) : undefined);
  const details = shown !== undefined && model.pass === undefined && (
    <DetailsPanel
      board={board}
      view={view}
      viewer={look.viewer}
      people={people}
      part={shown}
      isFloating={!isDesktop}
      onClose={inspected === undefined ? undefined : () => onInspect(undefined)}
    />
  );
  const log = (isTitled: boolean): JSX.Element => (
    <LogPanel
      isTitled={isTitled}
      game={game}
      board={board}
      story={state.story}
      view={view}
      people={people}
      onPoint={point}
    />
  );
  const hand = session.here.length > 0 && !hidesHand(model, arrangement) && (
    <Hand model={model} arrangement={arrangement} {...inspecting} />
  );
  const ask = (
    <AskRow model={model} arrangement={arrangement} onShowOutcome={() => setClosedAt(undefined)} />
  );
  const openOverlay = (which: Overlay) => () => setOverlay(which);
  const close = (open: boolean): void => setOverlay((old) => (open ? old : undefined));
  const top = (
    <TopBar
      board={board}
      view={view}
      round={animation.shown.round}
      people={people}
      arrangement={arrangement}
      seats={look.seats}
      asked={look.asked}
      timeLeft={timeLeftOf(look)}
      held={state.held}
      practice={look.practice}
      onSeats={openOverlay('seats')}
    >
      <UndoButton terms={model.takeBack?.terms} onUndo={model.undo} />
      <SoundButton />
      {arrangement !== 'desktop' && (
        <IconButton label={texts.t('shell:play.top.log')} onClick={openOverlay('log')}>
          <Icon name="log" />
        </IconButton>
      )}
      {arrangement === 'desktop' && (
        <IconButton label={texts.t('shell:play.top.help')} onClick={openOverlay('keys')}>
          <Icon name="keyboard" />
        </IconButton>
      )}
      <IconButton label={texts.t('shell:play.top.menu')} onClick={openOverlay('menu')}>
        <Icon name="menu" />
      </IconButton>
    </TopBar>
  );
  const stage = (
    <BoardArea
      game={game}
      board={board}
      view={view}
      viewer={look.viewer}
      people={people}
      beat={animation.beat}
      question={model.question}
      now={look.view}
      picking={choosing.picking}
      previews={choosing.previews}
      lit={lit}
      onPick={choosing.tap}
      onSkip={() => session.animator.skip()}
      {...inspecting}
    >
      {!isDesktop && details}
      {isSmall(arrangement) && <Caption model={model} />}
      {choosing.refusal !== undefined && (
        <RefusalNote
          game={game}
          board={board}
          refusal={choosing.refusal}
          people={people}
          onClose={choosing.dismissRefusal}
        />
      )}
      {model.note !== undefined && (
        <p
          role="status"
          className="absolute inset-x-2 bottom-2 z-10 mx-auto w-fit animate-rise rounded-md border border-line bg-raised px-4 py-2 text-sm shadow-md"
        >
          {model.note}
        </p>
      )}
      {look.outcome !== undefined && !animation.busy && closedAt !== look.sequence && (
        <OutcomePanel
          game={game}
          board={board}
          id={record.id}
          view={view}
          outcome={look.outcome}
          people={people}
          rounds={look.round}
          decisions={look.step}
          onRematch={() => void rematch()}
          onSave={saveReplay}
          onClose={() => setClosedAt(look.sequence)}
        />
      )}
    </BoardArea>
  );
  return (
    <PlayFrame
      arrangement={arrangement}
      label={texts.t('shell:play.title')}
      top={top}
      rail={rail}
      board={stage}
      hand={hand}
      foot={ask}
      details={details}
      log={log}
      overlay={overlay === 'log' || overlay === 'seats' ? overlay : undefined}
      onOverlay={close}
    >
      <TableMenu
        open={overlay === 'menu'}
        onOpenChange={close}
        id={record.id}
        look={look}
        people={people}
        held={state.held}
        hasBots={record.fresh.seats.some(({ kind }) => kind === 'bot')}
        onHold={(hold) => (hold ? session.hold() : session.start())}
        onGuard={(seat, guard) => session.setGuard(seat, guard)}
        onPosition={openOverlay('position')}
        onKeys={openOverlay('keys')}
        onSave={save}
        stepping={state.stepping}
        onStepping={(stepping) => session.setStepping(stepping)}
        onResign={model.concede && openOverlay('resign')}
      />
      <ResignDialog model={model} open={overlay === 'resign'} onOpenChange={close} />
      <KeysDialog open={overlay === 'keys'} onOpenChange={close} page="table" />
      <Dialog
        open={overlay === 'position'}
        onOpenChange={close}
        title={texts.t('shell:play.menu.position')}
      >
        {overlay === 'position' && (
          <ul className="grid gap-2 text-sm">
            {describeView(texts, game, view, people, board.known(view)).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Dialog>
      <ConsentDialog
        request={look.request}
        seat={model.consent}
        people={people}
        onAnswer={model.answerTakeBack}
      />
    </PlayFrame>
  );
}

/** A match that is over has no time to lose. */
function timeLeftOf({ outcome, timeLeft }: SeatSnapshot): number | undefined {
  return outcome === undefined ? timeLeft : undefined;
}

/** On a phone the round and the step stand in a corner of the board. */
function Caption(props: { readonly model: PageModel }): JSX.Element {
  const { session, animation, look, view } = props.model;
  const { board } = session;
  const { held } = props.model.state;
  const texts = useTexts(board.words);
  const { round } = animation.shown;
  const limit = board.roundLimitOf?.(view);
  const phase = board.phaseOf(view);
  return (
    <p className="condensed pointer-events-none absolute top-1 left-2 rounded-sm bg-space/80 px-1 text-sm text-quiet">
      {roundWords(texts, round, limit)}
      {phase !== undefined && ` · ${texts.t(board.phaseKey(phase))}`}
      {look.practice && ` · ${texts.t('shell:play.top.practice')}`}{' '}
      <MatchClock timeLeft={timeLeftOf(look)} isRunning={!held} round={round} limit={limit} />
    </p>
  );
}

function useTableKeys(
  model: PageModel,
  setOverlay: (overlay: Overlay) => void,
  arrangement: ReturnType<typeof useArrangement>,
): void {
  const { session, choosing, animation, look } = model;
  useKeys({
    pickNumber: (number) => {
      const part = session.board.trayParts(model.view, look.viewer)[number - 1];
      if (part !== undefined && model.pass === undefined) choosing.tap(part);
    },
    confirm: () => {
      const isReady = choosing.picking?.complete !== undefined;
      if (isReady) choosing.confirm();
      return isReady;
    },
    skip: () => {
      const isBusy = animation.busy;
      if (isBusy) session.animator.skip();
      return isBusy;
    },
    cancel: choosing.cancel,
    undo: model.undo,
    log: () => {
      if (arrangement === 'desktop')
        document.querySelector<HTMLElement>('[data-log] button')?.focus();
      else setOverlay('log');
    },
    players: () => setOverlay('seats'),
    position: () => setOverlay('position'),
    help: () => setOverlay('keys'),
    next: () => session.step(),
  });
}
