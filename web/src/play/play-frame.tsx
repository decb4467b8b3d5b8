import {
  type JSX,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Stage } from '../boards/kit/stage.ts';
import { PlacesContext, StageContext } from '../boards/kit/use-stage.ts';
import { useTexts } from '../shell/texts.tsx';
import { Sheet } from '../shell/ui/sheet.tsx';
import { Floating } from './floating.tsx';
import { type Arrangement, isSmall } from './use-size.ts';

/** What a narrow screen shows over the board. */
export type FrameOverlay = 'log' | 'seats';

export interface PlayFrameProps {
  readonly arrangement: Arrangement;
  readonly label: string;
  readonly top: ReactNode;
  /** Something to know before anything is looked at. */
  readonly notice?: ReactNode;
  /** Says what to do; over a corner of the board, or above it. */
  readonly guide?: ReactNode;
  /** What somebody wanted to know: over a corner of the board where there is room, else above the hand. */
  readonly aside?: ReactNode;
  /** Who plays; missing where nobody is known. */
  readonly rail?: ReactNode;
  /** Whether the rail is open beside the board, where there is room for it. */
  readonly isRailOpen: boolean;
  /** What the match is about, right above the board. */
  readonly aim?: ReactNode;
  readonly board: ReactNode;
  /** Short notes about what was just tried, above the hand. */
  readonly notes?: ReactNode;
  readonly hand: ReactNode;
  /** What is asked, or how to go on. */
  readonly foot: ReactNode;
  /** The class of the height that the foot has at rest; it may grow over the board. */
  readonly rest?: string;
  readonly details: ReactNode;
  /** Missing where it has taken the place of the board. */
  readonly log?: ((isTitled: boolean) => ReactNode) | undefined;
  readonly overlay: FrameOverlay | undefined;
  readonly onOverlay: (open: boolean) => void;
  /** Dialogs. */
  readonly children: ReactNode;
}

/**
 * Where everything around a board stands, on every screen: a table that is played or watched. The
 * board fills the window between the top bar and the foot; all else floats over its edges.
 */
export function PlayFrame(props: PlayFrameProps): JSX.Element {
  const { arrangement, rail, details, log, overlay, onOverlay } = props;
  const texts = useTexts();
  const [stage] = useState(() => new Stage());
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [besideCount, setBesideCount] = useState(0);
  const takeBeside = useCallback(() => {
    setBesideCount((count) => count + 1);
    return () => setBesideCount((count) => count - 1);
  }, []);
  const takeCorner = useCallback(
    (node: HTMLElement | null) => {
      setBeside(node);
      const lower = stage.lifted(node);
      return () => {
        lower?.();
        setBeside(null);
      };
    },
    [stage],
  );
  const isBesideTaken = besideCount > 0;
  const places = useMemo(
    () => ({ beside, takeBeside, isBesideTaken, tools }),
    [beside, takeBeside, isBesideTaken, tools],
  );
  const isSide = arrangement === 'landscape';
  const isWide = !isSmall(arrangement);
  const isAsideApart = isWide && props.guide === undefined;
  const corner = props.guide ?? (isAsideApart ? props.aside : undefined);
  const notes = (
    <>
      {!isAsideApart && props.aside}
      {props.notes}
    </>
  );
  return (
    <StageContext value={stage}>
      <PlacesContext value={places}>
        <div className="fixed inset-0 flex flex-col overflow-hidden bg-space">
          {props.top}
          <main
            id="main"
            aria-label={props.label}
            tabIndex={-1}
            className="flex min-h-0 grow flex-col outline-none"
          >
            {props.notice}
            <div className="flex min-h-0 grow">
              <div className="flex min-h-0 min-w-0 grow flex-col">
                {props.aim}
                <div className="relative min-h-0 grow">
                  {corner !== undefined && !isSide && (
                    <Floating
                      className={`top-2 left-2 z-20 max-h-[60%] overflow-y-auto ${isWide ? 'w-80' : 'right-2'}`}
                    >
                      {corner}
                    </Floating>
                  )}
                  {isWide && rail !== undefined && props.isRailOpen && (
                    <Floating
                      className={`top-2 max-h-[calc(100%-4.5rem)] w-70 overflow-y-auto ${corner === undefined ? 'left-2' : 'left-84'}`}
                    >
                      {rail}
                    </Floating>
                  )}
                  {props.board}
                  {arrangement === 'desktop' && (
                    <div
                      ref={takeCorner}
                      className="@container pointer-events-none absolute right-14 bottom-2 z-10 flex w-60 flex-col gap-2"
                    />
                  )}
                  {isWide && log !== undefined && (
                    <div className="pointer-events-none absolute top-2 right-2 z-10 flex max-h-[calc(100%-4.5rem)] w-70 flex-col gap-2">
                      {arrangement === 'desktop' && log(false)}
                      {details}
                    </div>
                  )}
                </div>
              </div>
              {isSide && (
                <div className="flex min-h-0 w-72 shrink-0 flex-col border-l border-line">
                  <div data-scrolled className="min-h-0 overflow-y-auto">
                    {props.guide}
                    {notes}
                    <div ref={setBeside} className="@container" />
                    {props.hand}
                  </div>
                  {props.foot}
                </div>
              )}
            </div>
          </main>
          {!isSide && (
            <Foot
              {...props}
              notes={notes}
              isStacked={arrangement !== 'desktop'}
              isAdvised={arrangement === 'phone' && props.aside !== undefined}
              onBeside={setBeside}
              onTools={setTools}
            />
          )}
          <Sheet
            open={overlay === 'log'}
            onOpenChange={onOverlay}
            side={isWide ? 'right' : 'bottom'}
            title={texts.t('shell:play.log.title')}
          >
            <div className="-mx-5 h-[60dvh]">{log?.(true)}</div>
          </Sheet>
          <Sheet
            open={overlay === 'seats'}
            onOpenChange={onOverlay}
            side="bottom"
            title={texts.t('shell:play.top.seats')}
          >
            <div className="-mx-4">{rail}</div>
          </Sheet>
          {props.children}
        </div>
      </PlacesContext>
    </StageContext>
  );
}

/** Notes and the hand stand on the foot; whatever is higher than the foot at rest lies over the board. */
function Foot(
  props: Pick<PlayFrameProps, 'notes' | 'hand' | 'foot' | 'rest'> & {
    /** What a board brings stands here, too: there is no other room for it. */
    readonly isStacked: boolean;
    /** Advice takes the place of what a board brings: otherwise it would cover those it is about. */
    readonly isAdvised: boolean;
    readonly onBeside: (node: HTMLElement | null) => void;
    readonly onTools: (node: HTMLElement | null) => void;
  },
): JSX.Element {
  const { notes, hand, foot, rest, isStacked, isAdvised, onBeside, onTools } = props;
  const { atRest, grown } = useFootOver(useContext(StageContext));
  const above = (
    <>
      {/* What is read for a moment lies over tools that stand there all the time. */}
      <div className="relative z-10 flex w-full flex-col items-center">{notes}</div>
      {isStacked && (
        <>
          <div ref={onTools} className="flex w-full items-end px-1 pb-1" />
          <div
            ref={onBeside}
            className={`@container w-full px-1 pb-1 md:w-62 md:self-end ${isAdvised ? 'hidden' : ''}`}
          />
        </>
      )}
      {hand}
    </>
  );
  if (rest === undefined) {
    return (
      <div className="relative shrink-0">
        <div className="pointer-events-none absolute inset-x-0 bottom-full z-10 flex flex-col items-center">
          {above}
        </div>
        {foot}
      </div>
    );
  }
  return (
    <div ref={atRest} className={`relative z-10 shrink-0 ${rest}`}>
      <div className="pointer-events-none absolute inset-x-0 bottom-0 flex min-h-full flex-col items-center justify-end">
        {above}
        <div ref={grown} className="w-full">
          {foot}
        </div>
      </div>
    </div>
  );
}

/** The stage learns by how much the foot has grown over the board. */
function useFootOver(stage: Stage): {
  readonly atRest: RefObject<HTMLDivElement | null>;
  readonly grown: RefObject<HTMLDivElement | null>;
} {
  const atRest = useRef<HTMLDivElement>(null);
  const grown = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [low, high] = [atRest.current, grown.current];
    return low === null || high === null ? undefined : stage.foot(high, low);
  }, [stage]);
  return { atRest, grown };
}
