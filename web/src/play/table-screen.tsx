import { describeView } from '@parsecs/lang';
import { type JSX, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { HintButton } from '../advice/hint-button.tsx';
import { HintPanel } from '../advice/hint-panel.tsx';
import { useHelp } from '../advice/use-help.ts';
import { AnalysisDialog } from '../analysis/analysis-dialog.tsx';
import { Icon } from '../art/emblems.tsx';
import { CoachNote } from '../coach/coach-note.tsx';
import { MatchNews } from '../progress/match-news.tsx';
import { useMatchEnd } from '../progress/use-match-end.ts';
import { downloadJson, matchFileName } from '../shell/download.ts';
import { usePageTitle } from '../shell/page.tsx';
import { readMarks } from '../shell/player-mark.tsx';
import { startMatch } from '../shell/start-match.ts';
import { useTexts } from '../shell/texts.tsx';
import { IconButton } from '../shell/ui/button.tsx';
import { Dialog } from '../shell/ui/dialog.tsx';
import { SoundButton } from '../sound/sound-button.tsx';
import { useSoundOffer } from '../sound/use-sound-offer.ts';
import { useTableSound } from '../sound/use-table-sound.ts';
import { AimRow } from './aim-row.tsx';
import { RefusalNote } from './ask-bar.tsx';
import { BoardArea } from './board-area.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { ASK_HEIGHTS, AskRow, Hand, hidesHand } from './hand-area.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { LogDrawer, LogPanel } from './log-panel.tsx';
import { Moment, timeLeftOf } from './moment.tsx';
import { OutcomePanel } from './outcome-panel.tsx';
import { type FrameOverlay, PlayFrame } from './play-frame.tsx';
import { replayFileName } from './replay-files.tsx';
import { ResignDialog } from './resign-dialog.tsx';
import { movedOn } from './results.ts';
import { SeatRail } from './seat-rail.tsx';
import type { Session } from './session.ts';
import type { Surroundings } from './surroundings.ts';
import { TableMenu } from './table-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { ConsentDialog, UndoButton } from './undo-button.tsx';
import { useCourse } from './use-course.ts';
import { useGlance } from './use-glance.ts';
import { useKeys } from './use-keys.ts';
import { useLead } from './use-lead.ts';
import { type PageModel, usePageModel } from './use-page-model.ts';
import { usePointing } from './use-pointing.ts';
import { isSmall, isSpacious, useArrangement } from './use-size.ts';

type Overlay = FrameOverlay | 'menu' | 'keys' | 'help' | 'position' | 'resign' | 'analysis';

/** The table with everything around it. */
export function TableScreen(props: {
  readonly session: Session;
  /** Of a table that runs elsewhere. */
  readonly around?: Surroundings;
}): JSX.Element {
  const { session, around } = props;
  const { board, record } = session;
  const { game } = record;
  // Whatever the table will need soon is there from the beginning: what comes later hides the whole of it.
  const texts = useTexts(board.words, ...(board.moreWords ?? []), 'advice');
  const model = usePageModel(session);
  const { look, view, people, animation, state, choosing } = model;
  const lead = useLead(model);
  const course = useCourse(model);
  const news = useMatchEnd(model);
  const aim = board.aimOf?.(texts, view, look.viewer);
  const arrangement = useArrangement();
  const [overlay, setOverlay] = useState<Overlay>();
  const isGuided = around?.renderGuide !== undefined;
  const { hint, tip } = useHelp(model, isGuided);
  const [isRailOpen, openRail] = useState(() => isSpacious() && !isGuided);
  const [isFolded, onFold] = useState(() => !isSpacious() || isGuided);
  const { lit, point, inspecting } = usePointing(animation.about);
  const { inspected, onInspect } = inspecting;
  /** The result was put aside at this entry of the log. */
  const [closedAt, setClosedAt] = useState<number>();
  const [, navigate] = useLocation();
  usePageTitle(texts.t(board.titleKey));
  useGlance(session, look);
  // Whatever is looked at closely is put aside before an answer is let go.
  const letGo = inspected === undefined ? choosing.cancel : () => onInspect(undefined);
  useTableKeys(model, setOverlay, arrangement, letGo);
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
  const rematch = async (isSwapped: boolean): Promise<void> => {
    const { fresh, options } = record;
    const place = <T,>(list: readonly T[]): readonly T[] => (isSwapped ? movedOn(list) : list);
    const match = {
      game,
      setup: fresh.setup,
      // A name goes with its person; the seat itself may carry it, too.
      seats: place(fresh.seats),
      languages: place(record.languages),
      names: place(record.seatNames),
      marks: place(readMarks(record.marks)),
      options,
    };
    navigate(`/play/${await startMatch(match)}`);
  };
  const seats = { seats: look.seats, asked: animation.shown.asked, viewer: look.viewer };
  const rail = (
    <SeatRail
      board={board}
      look={seats}
      view={view}
      people={people}
      marks={readMarks(record.marks)}
      isHeld={state.held}
      onPoint={point}
      {...inspecting}
    />
  );
  const isNarrow = isSmall(arrangement);
  const details = inspected !== undefined && model.pass === undefined && (
    <DetailsPanel
      board={board}
      view={view}
      viewer={look.viewer}
      people={people}
      part={inspected}
      isAbove={isNarrow}
      onClose={() => onInspect(undefined)}
    />
  );
  const told = { game, board, story: model.story, view, people, onPoint: point };
  const log = (isTitled: boolean): JSX.Element =>
    isTitled ? (
      <LogPanel isTitled {...told} />
    ) : (
      <LogDrawer {...told} fold={{ isFolded, onFold }} />
    );
  // On a phone advice takes the place of the hand rather than of those it is about.
  const isAdvised = arrangement === 'phone' && hint.state !== undefined;
  const hand = session.here.length > 0 && !isAdvised && !hidesHand(model, arrangement) && (
    <Hand model={model} arrangement={arrangement} {...inspecting} />
  );
  const ask = (
    <AskRow
      model={model}
      arrangement={arrangement}
      onShowOutcome={() => setClosedAt(undefined)}
      help={<HintButton hint={hint} isNarrow={isNarrow} />}
    />
  );
  const openOverlay = (which: Overlay) => () => setOverlay(which);
  const close = (open: boolean): void => setOverlay((old) => (open ? old : undefined));
  const top = (
    <TopBar
      game={record.game}
      board={board}
      view={view}
      round={animation.shown.round}
      people={people}
      arrangement={arrangement}
      seats={look.seats}
      asked={look.asked}
      lead={lead}
      timeLeft={timeLeftOf(look)}
      held={state.held}
      practice={look.practice}
      onSeats={isNarrow ? openOverlay('seats') : () => openRail(!isRailOpen)}
      {...(!isNarrow && { isRailOpen })}
    >
      <UndoButton terms={model.takeBack?.terms} onUndo={model.undo} />
      {arrangement !== 'phone' && <SoundButton />}
      {arrangement !== 'desktop' && (
        <IconButton label={texts.t('shell:play.top.log')} onClick={openOverlay('log')}>
          <Icon name="log" />
        </IconButton>
      )}
      <IconButton label={texts.t('shell:play.help.title')} onClick={openOverlay('help')}>
        <Icon name="help" />
      </IconButton>
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
      now={model.question === undefined ? view : look.view}
      picking={choosing.picking}
      previews={choosing.previews}
      lit={lit}
      onPick={choosing.tap}
      onSkip={() => session.animator.skip()}
      {...inspecting}
    >
      {isNarrow && details}
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
          story={model.story}
          course={course}
          {...(around === undefined
            ? {
                onRematch: (isSwapped: boolean) => void rematch(isSwapped),
                ...(session.here.length > 0 && { onAnalyse: openOverlay('analysis') }),
              }
            : { around })}
          news={<MatchNews news={news} />}
          onSave={saveReplay}
          onClose={() => setClosedAt(look.sequence)}
        />
      )}
    </BoardArea>
  );
  const notes = (
    <>
      {tip !== undefined && hint.state === undefined && <CoachNote game={game} tip={tip} />}
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
          className="m-2 w-fit animate-rise rounded-md border border-line bg-raised px-4 py-2 text-sm shadow-md"
        >
          {model.note}
        </p>
      )}
    </>
  );
  return (
    <PlayFrame
      arrangement={arrangement}
      label={texts.t('shell:play.title')}
      top={top}
      notice={around?.notice}
      guide={around?.renderGuide?.(model)}
      rail={rail}
      isRailOpen={isRailOpen}
      aside={
        hint.state === undefined ? undefined : (
          <HintPanel model={model} hint={hint} isNarrow={isNarrow} />
        )
      }
      aim={<AimRow aim={aim}>{isNarrow ? <Moment model={model} /> : undefined}</AimRow>}
      board={stage}
      notes={notes}
      hand={hand}
      foot={ask}
      rest={ASK_HEIGHTS[arrangement]}
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
        hasBots={around === undefined && record.fresh.seats.some(({ kind }) => kind === 'bot')}
        around={around}
        onHold={(hold) => (hold ? session.hold() : session.start())}
        onGuard={(seat, guard) => session.setGuard(seat, guard)}
        onPosition={openOverlay('position')}
        onKeys={openOverlay('keys')}
        onHelp={openOverlay('help')}
        onSave={save}
        stepping={state.stepping}
        onStepping={(stepping) => session.setStepping(stepping)}
        onResign={model.concede && openOverlay('resign')}
      />
      <ResignDialog model={model} open={overlay === 'resign'} onOpenChange={close} />
      <HelpDialog
        open={overlay === 'help'}
        onOpenChange={close}
        game={game}
        board={board}
        view={view}
        aim={aim}
        onKeys={openOverlay('keys')}
      />
      <KeysDialog open={overlay === 'keys'} onOpenChange={close} page="table" />
      {around === undefined && look.outcome !== undefined && (
        <AnalysisDialog
          open={overlay === 'analysis'}
          onOpenChange={close}
          record={record}
          board={board}
          people={people}
          readLog={async () => (await session.save()).log}
        />
      )}
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
      {around?.dialogs}
    </PlayFrame>
  );
}

function useTableKeys(
  model: PageModel,
  setOverlay: (overlay: Overlay) => void,
  arrangement: ReturnType<typeof useArrangement>,
  cancel: () => void,
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
    cancel,
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
