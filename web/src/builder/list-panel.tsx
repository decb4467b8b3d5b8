import { type JSX, useId } from 'react';
import { Icon } from '../art/emblems.tsx';
import { Button } from '../shell/ui/button.tsx';
import { RadioGroup } from '../shell/ui/radio-group.tsx';
import { showToast } from '../shell/ui/toast.tsx';
import { ToneMark } from './badges.tsx';
import { useBuilder } from './builder-model.ts';
import { EntryRow } from './entry-row.tsx';
import type { Section } from './kind.ts';

/** The list itself: what it is called, whose it is, and every entry. */
export function ListPanel(): JSX.Element {
  const { editor, texts, words } = useBuilder();
  const { look, act } = editor;
  const begin = (side: string): void => {
    const wasEmpty = look.entries.length === 0;
    act.begin(side);
    if (wasEmpty) return;
    showToast({
      text: texts.t('builder:side-changed', { side: words.side(side) }),
      action: { label: texts.t('builder:undo'), act: act.undo },
    });
  };
  return (
    <div className="flex flex-col gap-4">
      <NameField />
      <RadioGroup
        label={texts.t('builder:side')}
        hideLabel
        wide
        value={look.side}
        choices={editor.box.sides.map(({ id, tone }) => ({
          value: id,
          label: words.side(id),
          picture: <ToneMark tone={tone} plain={id === look.side} />,
        }))}
        onChange={begin}
      />
      {look.sections.map((section) => (
        <SectionPart key={section.id} section={section} />
      ))}
    </div>
  );
}

const LONGEST_NAME = 60;

function NameField(): JSX.Element {
  const { editor, texts } = useBuilder();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm text-quiet">
        {texts.t('builder:name')}
      </label>
      <input
        id={id}
        type="text"
        value={editor.look.name}
        placeholder={texts.t('builder:unnamed')}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => editor.act.setName(event.target.value)}
        className="min-h-touch w-full rounded-md border border-edge bg-raised px-3 placeholder:text-quiet hover:border-info-ink"
      />
    </div>
  );
}

function SectionPart({ section }: { readonly section: Section }): JSX.Element {
  const { texts, words, mainPanel, show } = useBuilder();
  const { id, place, entries } = section;
  const isOpen = mainPanel.on === 'cards' && mainPanel.place === place;
  const count = entries.reduce((sum, entry) => sum + entry.count, 0);
  return (
    <section aria-labelledby={`section-${id}`}>
      <div className="mb-2 flex min-h-touch items-center gap-3">
        <h2 id={`section-${id}`} className="grow text-base">
          {words.section(id)}{' '}
          <span className="condensed text-sm font-normal text-quiet">{count}</span>
        </h2>
        <Button
          variant={entries.length === 0 ? 'ask' : 'quiet'}
          className={isOpen ? 'md:hidden' : ''}
          aria-label={texts.t('builder:add-to', { section: words.section(id) })}
          onClick={() => show({ on: 'cards', place })}
        >
          <Icon name="plus" />
          {texts.t('builder:add')}
        </Button>
      </div>
      {entries.length === 0 && (
        <p className="rounded-md border border-dashed border-edge p-4 text-sm text-quiet">
          {texts.t('builder:empty')}
        </p>
      )}
      <ul className="flex flex-col gap-1.5">
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}
