import { Fragment, type JSX } from 'react';
import { Icon } from '../art/emblems.tsx';
import { Amount } from './amount.tsx';
import { useBuilder } from './builder-model.ts';
import { CardName } from './card-name.tsx';
import type { Entry } from './kind.ts';

/** One line of the list; pressing it puts the card on the main panel. */
export function EntryRow({ entry }: { readonly entry: Entry }): JSX.Element {
  const { editor, words, texts, mainPanel, show } = useBuilder();
  const { Picture } = editor.box;
  const { review } = editor.look;
  const isOpen = mainPanel.on !== 'cards' && mainPanel.entry === entry.id;
  const isWrong = review.problems.some((problem) => editor.entryOf(problem) === entry.id);
  const name = words.name(entry.card);
  const carried = entry.slots.flatMap(({ card }) => (card === undefined ? [] : [card]));
  return (
    <li
      className={`flex items-center rounded-md border bg-raised/60 ${
        isOpen ? 'border-info-ink shadow-[0_0_0_1px_var(--color-info-ink)]' : 'border-line'
      }`}
    >
      <button
        type="button"
        id={`entry-${entry.id}`}
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => show({ on: 'entry', entry: entry.id })}
        className="flex min-h-13 min-w-0 grow items-center gap-2 rounded-md py-1 pl-2 pr-2 text-left hover:bg-raised"
      >
        <Picture card={entry.card} />
        <span className="min-w-0 grow">
          <span className="flex items-center gap-1 text-sm leading-tight">
            <span className="min-w-0">
              <CardName card={entry.card} />
            </span>
            {isWrong && (
              <span className="shrink-0 text-danger-ink">
                <Icon name="warning" size={16} title={texts.t('builder:has-problem')} />
              </span>
            )}
          </span>
          {carried.length > 0 && (
            <span className="block text-xs text-quiet">
              {carried.map((card, index) => (
                // Two of the same card may be carried.
                <Fragment key={`${card}-${index}`}>
                  {index > 0 && ' · '}
                  <CardName card={card} />
                </Fragment>
              ))}
            </span>
          )}
          {!editor.canCopy && (
            <span className="condensed block text-sm text-quiet">
              {texts.t('builder:points', { count: entry.cost })}
            </span>
          )}
        </span>
        {editor.canCopy && (
          <span className="condensed shrink-0 text-base">
            <span className="sr-only">{texts.t('builder:cost')} </span>
            {entry.cost}
          </span>
        )}
      </button>
      {!editor.canCopy && (
        <Amount
          name={name}
          count={entry.count}
          onChange={(count) => editor.act.setCount(entry.id, count)}
        />
      )}
    </li>
  );
}
