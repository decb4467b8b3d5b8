import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { Page } from '../shell/page.tsx';
import { useBuilder } from './builder-model.ts';
import { ListPanel } from './list-panel.tsx';
import { DeskPanel } from './main-panel.tsx';
import { PrintSheet, usePrinting } from './print-sheet.tsx';
import { sayFault } from './problem-words.ts';
import { SidePanel, TotalBar } from './side-panel.tsx';
import { Toolbar } from './toolbar.tsx';

const COLUMN = 'rounded-md border border-line bg-panel/70 p-3 sm:p-4';
const FIXED = 'lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto';

/** List on the left, card in the middle, total and problems on the right. */
export function BuilderView(): JSX.Element {
  const { editor, texts, isMainPanelOpen } = useBuilder();
  const { isPrinting, print } = usePrinting();
  const title = texts.t(`builder:${editor.box.game}.title`);
  return (
    <Page title={title} bar={<TotalBar />}>
      <div className="no-print">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pb-3">
          <h1 className="text-xl">{title}</h1>
          <Toolbar onPrint={print} />
        </div>
        <UnreadLink />
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[20rem_minmax(0,1fr)] lg:grid-cols-[21.5rem_minmax(0,1fr)_16.5rem]">
          <section
            aria-label={texts.t('builder:list')}
            className={`${COLUMN} ${FIXED} ${isMainPanelOpen ? 'max-md:hidden' : ''}`}
          >
            <ListPanel />
          </section>
          <section
            aria-label={texts.t('builder:cards')}
            className={`min-w-0 ${isMainPanelOpen ? '' : 'max-md:hidden'}`}
          >
            <DeskPanel />
          </section>
          <aside
            aria-label={texts.t('builder:total-and-problems')}
            className={`${COLUMN} ${FIXED} max-lg:hidden`}
          >
            <SidePanel />
          </aside>
        </div>
      </div>
      {isPrinting && <PrintSheet />}
    </Page>
  );
}

/** Whoever was given a broken link is told, and begins with an empty list. */
function UnreadLink(): JSX.Element | null {
  const builder = useBuilder();
  const { editor } = builder;
  if (editor.unread.length === 0) return null;
  return (
    <div
      role="alert"
      className="mb-4 flex gap-3 rounded-md border border-danger-ink/60 bg-raised p-3 text-sm"
    >
      <span className="shrink-0 text-danger-ink">
        <Icon name="warning" />
      </span>
      {editor.unread.map((problem) => (
        <p key={problem.cause}>{sayFault(builder, problem)}</p>
      ))}
    </div>
  );
}
