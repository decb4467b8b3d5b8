import { describeFault } from '@parsecs/lang';
import {
  Component,
  type JSX,
  type ReactNode,
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link } from 'wouter';
import { ThoughtsPanel } from '../advice/thoughts-panel.tsx';
import { useThoughts } from '../advice/use-thoughts.ts';
import { AnalysisDialog } from '../analysis/analysis-dialog.tsx';
import { Icon } from '../art/emblems.tsx';
import { usePageTitle } from '../shell/page.tsx';
import { readMarks } from '../shell/player-mark.tsx';
import { useTexts } from '../shell/texts.tsx';
import { IconButton } from '../shell/ui/button.tsx';
import { SoundButton } from '../sound/sound-button.tsx';
import { useTableSound } from '../sound/use-table-sound.ts';
import { BoardArea } from './board-area.tsx';
import { ContinueDialog } from './continue-dialog.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { Strip } from './hand-area.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { LogDrawer, LogPanel } from './log-panel.tsx';
import { peopleOf } from './people.ts';
import { type FrameOverlay, PlayFrame } from './play-frame.tsx';
import { ReplayControls } from './replay-controls.tsx';
import { ReplayFiles } from './replay-files.tsx';
import type { ReplaySession, ReplayState } from './replay-session.ts';
import { SeatRail } from './seat-rail.tsx';
import { TopBar } from './top-bar.tsx';
import { usePointing } from './use-pointing.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import { isSmall, isSpacious, useArrangement } from './use-size.ts';

type Overlay = FrameOverlay | 'keys' | 'continue' | 'analysis';

const NOTHING = (): void => undefined;

/** The same table, at any moment of its match. */
export function ReplayScreen(props: { readonly session: ReplaySession }): JSX.Element {
  const { session } = props;
  return (
    <DrawingGuard onBroken={() => session.giveUpDrawing()}>
      <WatchedTable session={session} />
    </DrawingGuard>
  );
}

interface DrawingGuardProps {
  /** Whether the children can now be shown in another way. */
  readonly onBroken: () => boolean;
  readonly children: ReactNode;
}

/** Events that fold into a view which cannot be drawn leave the words, not a broken page. */
class DrawingGuard extends Component<DrawingGuardProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    const isMended = this.props.onBroken();
    this.setState(() => {
      if (isMended) return { isBroken: false };
      throw error;
    });
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

function WatchedTable(props: { readonly session: ReplaySession }): JSX.Element {
  const { session } = props;
  const { board, record } = session;
  const { game } = record;
  const texts = useTexts(board.words, ...(board.moreWords ?? []), 'advice');
  const state = useSyncExternalStore(session.subscribe, session.read);
  const animation = useSyncExternalStore(session.animator.subscribe, session.animator.read);
  const arrangement = useArrangement();
  const [overlay, setOverlay] = useState<Overlay>();
  const [isRailOpen, openRail] = useState(isSpacious);
  // Whoever watches reads along.
  const [isFolded, onFold] = useState(false);
  const { lit, point, inspecting } = usePointing(animation.about);
  const { inspected, onInspect } = inspecting;
  const { seats } = record.fresh;
  const { watcher, opened, step, moment } = state;
  const viewer = watcher === 'open' ? 'spectator' : watcher;
  const people = useMemo(() => peopleOf(texts, game, seats, viewer), [texts, game, seats, viewer]);
  const goTo = useCallback(
    (next: number) => {
      session.pause();
      void session.goTo(next);
    },
    [session],
  );
  const thoughts = useThoughts(session, state);
  const [areThoughtsOpen, openThoughts] = useState(false);
  const isJudged = opened.notRunning === undefined && opened.outcome !== undefined;
  usePageTitle(texts.t('shell:play.replay.title'));
  useReplayKeys(session, () => setOverlay('keys'));
  useTableSound({ board, animation, viewer });
  const { view } = animation;
  const canContinue =
    opened.notRunning === undefined && moment !== undefined && moment.outcome === undefined;
  const look = { seats: animation.latest.seats, asked: moment?.asked ?? [], viewer };
  const rail = (
    <SeatRail
      board={board}
      look={look}
      view={view}
      people={people}
      marks={readMarks(record.marks)}
      onPoint={point}
      {...inspecting}
    />
  );
  const details = inspected !== undefined && !state.isBlind && (
    <DetailsPanel
      board={board}
      view={view}
      viewer={viewer}
      people={people}
      part={inspected}
      isAbove={isSmall(arrangement)}
      onClose={() => onInspect(undefined)}
    />
  );
  const told = {
    isOld: opened.notRunning !== undefined,
    game,
    board,
    story: state.story,
    view,
    people,
    onPoint: point,
    // Words wait for the picture: what is still moving counts as not yet told.
    step: animation.busy ? step - 1 : step,
    onGoTo: goTo,
  };
  const log = (isTitled: boolean): JSX.Element =>
    isTitled || state.isBlind ? (
      <LogPanel isTitled={isTitled} {...told} />
    ) : (
      <LogDrawer {...told} fold={{ isFolded, onFold }} />
    );
  const controls = (
    <ReplayControls
      session={session}
      state={state}
      view={state.isBlind ? undefined : view}
      people={people}
      canContinue={canContinue}
      onContinue={() => setOverlay('continue')}
      {...(isJudged && { onAnalyse: () => setOverlay('analysis') })}
      {...(thoughts.areThere && {
        thoughts: { isOpen: areThoughtsOpen, onToggle: () => openThoughts(!areThoughtsOpen) },
      })}
    />
  );
  const close = (open: boolean): void => setOverlay((old) => (open ? old : undefined));
  // With open hands the tray shows whoever's turn it is.
  const holder = watcher === 'open' ? (animation.shown.asked[0] ?? 0) : watcher;
  const { Tray } = board;
  const hasTray =
    holder !== 'spectator' &&
    !state.isBlind &&
    board.hasTray?.({ view, viewer: holder, compact: isSmall(arrangement) }) !== false;
  const tray = hasTray && (
    <Strip
      label={texts.t('shell:play.tray.label')}
      board={board}
      arrangement={arrangement}
      isAsked={false}
    >
      <Tray
        view={view}
        viewer={holder}
        people={people}
        now={view}
        onPick={NOTHING}
        compact={isSmall(arrangement)}
        {...inspecting}
      />
    </Strip>
  );
  const top = state.isBlind ? (
    <BlindBar session={session} />
  ) : (
    <TopBar
      game={game}
      board={board}
      view={view}
      round={moment?.round ?? 1}
      people={people}
      arrangement={arrangement}
      onSeats={() => (isSmall(arrangement) ? setOverlay('seats') : openRail(!isRailOpen))}
      {...(!isSmall(arrangement) && { isRailOpen })}
    >
      <SoundButton />
      <ReplayFiles session={session} />
      {arrangement === 'desktop' ? (
        <IconButton label={texts.t('shell:play.top.help')} onClick={() => setOverlay('keys')}>
          <Icon name="keyboard" />
        </IconButton>
      ) : (
        <IconButton label={texts.t('shell:play.top.log')} onClick={() => setOverlay('log')}>
          <Icon name="log" />
        </IconButton>
      )}
    </TopBar>
  );
  const stage = state.isBlind ? (
    <div className="absolute inset-0">{log(false)}</div>
  ) : (
    <BoardArea
      game={game}
      board={board}
      view={view}
      viewer={viewer}
      people={people}
      beat={animation.beat}
      now={view}
      lit={lit}
      onPick={NOTHING}
      onSkip={() => session.animator.skip()}
      {...inspecting}
    >
      {isSmall(arrangement) && details}
    </BoardArea>
  );
  return (
    <PlayFrame
      arrangement={arrangement}
      label={texts.t('shell:play.replay.title')}
      top={top}
      notice={<Notice session={session} state={state} />}
      rail={state.isBlind ? undefined : rail}
      isRailOpen={isRailOpen}
      board={stage}
      aside={
        thoughts.areThere && areThoughtsOpen ? (
          <ThoughtsPanel
            game={game}
            board={board}
            people={people}
            thoughts={thoughts}
            isNarrow={isSmall(arrangement)}
            onClose={() => openThoughts(false)}
          />
        ) : undefined
      }
      hand={tray}
      foot={controls}
      details={details}
      log={state.isBlind ? undefined : log}
      overlay={overlay === 'log' || overlay === 'seats' ? overlay : undefined}
      onOverlay={close}
    >
      <KeysDialog open={overlay === 'keys'} onOpenChange={close} page="replay" />
      {isJudged && (
        <AnalysisDialog
          open={overlay === 'analysis'}
          onOpenChange={close}
          record={record}
          board={board}
          people={people}
          readLog={() => Promise.resolve(session.log)}
          onLook={(to) => {
            setOverlay(undefined);
            goTo(to);
          }}
        />
      )}
      {!state.isBlind && (
        <ContinueDialog
          open={overlay === 'continue'}
          onOpenChange={close}
          record={record}
          board={board}
          view={view}
          round={moment?.round ?? 1}
          people={people}
          branch={() => session.branch()}
        />
      )}
    </PlayFrame>
  );
}

/** Without a board there are no sides to show, but still a way home and to the file. */
function BlindBar(props: { readonly session: ReplaySession }): JSX.Element {
  const { session } = props;
  const texts = useTexts(session.board.words);
  return (
    <header className="flex h-11 shrink-0 items-center gap-2 border-b border-line bg-panel px-2">
      <Link
        href="/"
        aria-label={texts.t('shell:play.top.leave')}
        className="grid size-touch place-items-center rounded-md hover:bg-raised"
      >
        <Icon name="home" />
      </Link>
      <h1 className="grow text-sm">{texts.t(session.board.titleKey)}</h1>
      <ReplayFiles session={session} />
    </header>
  );
}

interface NoticeProps {
  readonly session: ReplaySession;
  readonly state: ReplayState;
}

/** What a watcher must know about what they see. */
function Notice(props: NoticeProps): JSX.Element | null {
  const { session, state } = props;
  const texts = useTexts(session.board.words);
  const { notRunning: fault, outcome } = state.opened;
  const isOver = session.record.finished || outcome !== undefined;
  if (fault === undefined && isOver) return null;
  const words =
    fault === undefined
      ? [texts.t('shell:play.replay.unfinished')]
      : [
          describeFault(texts, fault, session.record.game),
          ...(fault.cause === 'other-rules' ? [] : [texts.t('shell:play.replay.told-only')]),
          ...(state.isBlind ? [texts.t('shell:play.replay.no-board')] : []),
        ];
  return (
    <p
      role="note"
      className="flex items-center gap-3 border-b border-line bg-raised px-4 py-2 text-sm"
    >
      <span className={fault === undefined ? 'text-info-ink' : 'text-ask-ink'}>
        <Icon name={fault === undefined ? 'info' : 'warning'} />
      </span>
      {words.join(' ')}
    </p>
  );
}
