import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../art/emblems.tsx';
import { isByKeyboard } from '../shell/last-input.ts';
import { Button } from '../shell/ui/button.tsx';
import { Catalogue } from './catalogue.tsx';
import { EntryDesk } from './entry-desk.tsx';
import { type Desk, useRoom } from './room.ts';

/** The middle of the page: cards to choose from, or the card that is being edited. */
export function DeskPanel(): JSX.Element {
  const { desk, bench, words, texts, show } = useRoom();
  const { entries, sections } = bench.look;
  const entry = desk.on === 'cards' ? undefined : entries.find(({ id }) => id === desk.entry);
  if (desk.on === 'cards' || entry === undefined) {
    const wanted = desk.on === 'cards' ? desk.place : undefined;
    const section = sections.find(({ place }) => place === wanted) ?? sections[0];
    const place = section?.place ?? '';
    return (
      <DeskFrame desk={desk} title={words.section(section?.id ?? '')}>
        <Catalogue
          key={place}
          place={place}
          onAdded={(added) => {
            // A single ship wants its upgrades at once; copies are added one after another.
            if (bench.canCopy) show({ on: 'entry', entry: added });
          }}
        />
      </DeskFrame>
    );
  }
  if (desk.on === 'entry') {
    return (
      <DeskFrame desk={desk} title={words.name(entry.card)}>
        <EntryDesk key={entry.id} entry={entry} />
      </DeskFrame>
    );
  }
  const slot = entry.slots.find(({ id }) => id === desk.slot);
  const back = (): void => show({ on: 'entry', entry: entry.id });
  return (
    <DeskFrame
      desk={desk}
      title={texts.t('builder:slot-of', {
        slot: words.slot(slot?.sort ?? ''),
        name: words.name(entry.card),
      })}
      onBack={back}
    >
      {slot !== undefined && (
        <Catalogue key={slot.place} place={slot.place} chosen={slot.card} onAdded={back} />
      )}
    </DeskFrame>
  );
}

interface DeskFrameProps {
  readonly desk: Desk;
  readonly title: string;
  readonly onBack?: () => void;
  readonly children?: ReactNode;
}

/** Title and way back; whoever comes by keyboard, or on a small screen, is led here. */
function DeskFrame({ desk, title, onBack, children }: DeskFrameProps): JSX.Element {
  const { texts, isDeskOpen, showList } = useRoom();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = JSON.stringify(desk);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const isCovering = heading.current !== null && !matchMedia('(width >= 48rem)').matches;
    if (isCovering) scrollTo(0, 0);
    if (isCovering || isByKeyboard()) heading.current?.focus({ preventScroll: isCovering });
  }, [shown]);
  return (
    <>
      <div className="mb-3 flex items-center gap-2">
        {onBack === undefined ? (
          isDeskOpen && (
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
