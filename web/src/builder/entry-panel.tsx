import type { JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { Button, IconButton } from '../shell/ui/button.tsx';
import { showToast } from '../shell/ui/toast.tsx';
import { Amount } from './amount.tsx';
import { useBuilder } from './builder-model.ts';
import { CardName } from './card-name.tsx';
import type { Entry, Slot } from './kind.ts';

/** The card that is being edited: how many, what it carries, and everything it says. */
export function EntryPanel({ entry }: { readonly entry: Entry }): JSX.Element {
  const { editor, texts, words, show, showList } = useBuilder();
  const { box, act } = editor;
  const { Face } = box;
  const name = words.name(entry.card);
  const carried = entry.slots.flatMap(({ card }) => (card === undefined ? [] : [card]));
  const remove = (): void => {
    act.setCount(entry.id, 0);
    const section = editor.look.sections.find(({ entries }) => entries.includes(entry));
    show({ on: 'cards', place: section?.place ?? '' });
    showList();
    showToast({
      text: texts.t('builder:removed', { name }),
      action: { label: texts.t('builder:undo'), act: act.undo },
    });
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <span className="condensed mr-auto text-lg">
          {texts.t('builder:points', { count: entry.cost })}
        </span>
        {editor.canCopy ? (
          <Button onClick={() => show({ on: 'entry', entry: act.copy(entry.id) })}>
            <Icon name="copy" />
            {texts.t('builder:copy-entry')}
          </Button>
        ) : (
          <Amount
            name={name}
            count={entry.count}
            onChange={(count) => (count === 0 ? remove() : act.setCount(entry.id, count))}
          />
        )}
        <Button variant="danger" onClick={remove}>
          <Icon name="trash" />
          {texts.t('builder:remove')}
        </Button>
      </div>
      {entry.slots.length > 0 && (
        <section aria-label={texts.t('builder:slots')}>
          <h3 className="mb-1.5 text-sm text-quiet">{texts.t('builder:slots')}</h3>
          <ul className="grid gap-1.5 sm:grid-cols-2">
            {entry.slots.map((slot) => (
              <SlotRow key={slot.id} entry={entry} slot={slot} />
            ))}
          </ul>
        </section>
      )}
      <div className="rounded-md border border-line bg-panel/80 p-4">
        <Face card={entry.card} carried={carried} />
      </div>
    </div>
  );
}

function SlotRow(props: { readonly entry: Entry; readonly slot: Slot }): JSX.Element {
  const { entry, slot } = props;
  const { editor, texts, words, show } = useBuilder();
  const { box, act, look } = editor;
  const { SlotSign } = box;
  const sort = words.slot(slot.sort);
  const { card } = slot;
  return (
    <li
      className={`flex items-center rounded-md border bg-raised/60 ${
        card === undefined ? 'border-dashed border-edge' : 'border-line'
      }`}
    >
      <button
        type="button"
        onClick={() => show({ on: 'slot', entry: entry.id, slot: slot.id })}
        className="flex min-h-13 min-w-0 grow items-center gap-2 rounded-md px-3 py-1 text-left text-sm hover:bg-raised"
      >
        {SlotSign !== undefined && <SlotSign sort={slot.sort} />}
        <span className="min-w-0 grow leading-tight">
          {card === undefined ? (
            <span className="text-quiet">{sort}</span>
          ) : (
            <>
              <span className="sr-only">{sort}: </span>
              <CardName card={card} />
            </>
          )}
        </span>
        <span className="condensed shrink-0 text-base text-quiet">
          {card === undefined ? <Icon name="plus" size={16} /> : box.costOf(card, look.terms)}
        </span>
      </button>
      {card !== undefined && (
        <IconButton
          label={texts.t('builder:clear-slot', { name: words.name(card) })}
          onClick={() => act.clearSlot(entry.id, slot.id)}
        >
          <Icon name="close" size={18} />
        </IconButton>
      )}
    </li>
  );
}
