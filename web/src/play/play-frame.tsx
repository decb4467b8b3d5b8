import type { JSX, ReactNode } from 'react';
import { useTexts } from '../shell/texts.tsx';
import { Sheet } from '../shell/ui/sheet.tsx';
import { type Arrangement, COLUMNS, isSmall } from './use-size.ts';

/** What a narrow screen shows over the board. */
export type FrameOverlay = 'log' | 'seats';

export interface PlayFrameProps {
  readonly arrangement: Arrangement;
  readonly label: string;
  readonly top: ReactNode;
  /** Something to know before anything is looked at. */
  readonly notice?: ReactNode;
  /** Who plays; missing where nobody is known. */
  readonly rail?: ReactNode;
  readonly board: ReactNode;
  readonly hand: ReactNode;
  /** What is asked, or how to go on. */
  readonly foot: ReactNode;
  readonly details: ReactNode;
  /** Missing where it has taken the place of the board. */
  readonly log?: ((isTitled: boolean) => ReactNode) | undefined;
  readonly overlay: FrameOverlay | undefined;
  readonly onOverlay: (open: boolean) => void;
  /** Dialogs. */
  readonly children: ReactNode;
}

/** Where everything around a board stands, on every screen: a table that is played or watched. */
export function PlayFrame(props: PlayFrameProps): JSX.Element {
  const { arrangement, rail, hand, foot, details, log, overlay, onOverlay } = props;
  const texts = useTexts();
  const isSide = arrangement === 'landscape';
  return (
    <div className="fixed inset-0 flex flex-col overflow-hidden bg-space">
      {props.top}
      <main
        id="main"
        aria-label={props.label}
        tabIndex={-1}
        className="flex min-h-0 grow flex-col outline-none"
      >
        {props.notice}
        <div className={`grid min-h-0 grow ${rail === undefined ? '' : COLUMNS[arrangement]}`}>
          {!isSmall(arrangement) && rail !== undefined && (
            <div className="min-h-0 overflow-y-auto border-r border-line">{rail}</div>
          )}
          <div className="flex min-h-0 min-w-0 flex-col">
            <div className="grid min-h-0 grow">{props.board}</div>
            {!isSide && hand}
          </div>
          {isSide && (
            <div className="flex min-h-0 flex-col justify-end overflow-y-auto border-l border-line">
              {hand}
              {foot}
            </div>
          )}
          {arrangement === 'desktop' && log !== undefined && (
            <div className="flex min-h-0 flex-col border-l border-line bg-panel/60">
              {details}
              <div className="min-h-0 grow">{log(false)}</div>
            </div>
          )}
        </div>
      </main>
      {!isSide && foot}
      <Sheet
        open={overlay === 'log'}
        onOpenChange={onOverlay}
        side={isSmall(arrangement) ? 'bottom' : 'right'}
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
  );
}
