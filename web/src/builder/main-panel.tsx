import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../art/emblems.tsx';
import { isByKeyboard } from '../shell/last-input.ts';
import { Button } from '../shell/ui/button.tsx';
import { type MainPanel, useBuilder } from './builder-model.ts';
import { Catalogue } from './catalogue.tsx';
import { EntryPanel } from './entry-panel.tsx';

/** The middle of the page: cards to choose from, or the card that is being edited. */
export function DeskPanel(): JSX.Element {
  const { mainPanel, editor, words, texts, show } = useBuilder();
  const { entries, sections } = editor.look;
  const entry =
    mainPanel.on === 'cards' ? undefined : entries.find(({ id }) => id === mainPanel.entry);
  if (mainPanel.on === 'cards' || entry === undefined) {
    const wanted = mainPanel.on === 'cards' ? mainPanel.place : undefined;
    const section = sections.find(({ place }) => place === wanted) ?? sections[0];
    const place = section?.place ?? '';
    return (
      <PanelFrame mainPanel={mainPanel} title={words.section(section?.id ?? '')}>
        <Catalogue
          key={place}
          place={place}
          onAdded={(added) => {
            // A single ship wants its upgrades at once; copies are added one after another.
            if (editor.canCopy) show({ on: 'entry', entry: added });
          }}
        />
      </PanelFrame>
    );
  }
  if (mainPanel.on === 'entry') {
    return (
      <PanelFrame mainPanel={mainPanel} title={words.name(entry.card)}>
        <EntryPanel key={entry.id} entry={entry} />
      </PanelFrame>
    );
  }
  const slot = entry.slots.find(({ id }) => id === mainPanel.slot);
  const back = (): void => show({ on: 'entry', entry: entry.id });
  return (
    <PanelFrame
      mainPanel={mainPanel}
      title={texts.t('builder:slot-of', {
        slot: words.slot(slot?.sort ?? ''),
        name: words.name(entry.card),
      })}
      onBack={back}
    >
      {slot !== undefined && (
        <Catalogue key={slot.place} place={slot.place} chosen={slot.card} onAdded={back} />
      )}
    </PanelFrame>
  );
}

interface PanelFrameProps {
  readonly mainPanel: MainPanel;
  readonly title: string;
  readonly onBack?: () => void;
  readonly children?: ReactNode;
}

/** Title and way back; whoever comes by keyboard, or on a small screen, is led here. */
function PanelFrame({ mainPanel, title, onBack, children }: PanelFrameProps): JSX.Element {
  const { texts, isMainPanelOpen, showList } = useBuilder();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = JSON.stringify(mainPanel);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const isCovering = heading.current !== null && !matchMedia('(width >= 48rem)').matches;
    const isAbove = (heading.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isCovering) scrollTo(0, 0);
    else if (isAbove) heading.current?.scrollIntoView();
    if (isCovering || isByKeyboard()) heading.current?.focus({ preventScroll: isCovering });
  }, [shown]);
  return (
    <>
      <div className="mb-3 flex items-center gap-2">
        {onBack === undefined ? (
          isMainPanelOpen && (
            <Button variant="quiet" className="md:hidden" onClick={showList}>
              <Icon name="chevron-left" />
              {texts.t('builder:to-list')}
            </Button>
          )
        ) : (
          <Button variant="quiet" onClick={onBack}>
            <Icon name="chevron-left" />
            {texts.t('builder:back')}
          </Button>
        )}
        <h2 ref={heading} tabIndex={-1} className="min-w-0 grow text-lg">
          {title}
        </h2>
      </div>
      {children}
    </>
  );
}
