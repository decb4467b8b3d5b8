import type { JSX, ReactNode } from 'react';
import { Button } from '../shell/ui/button.tsx';
import { describeWhen } from '../shell/when.ts';
import { ToneMark } from './badges.tsx';
import { type Library, useLibrary } from './builder-model.ts';
import type { KindWords } from './kind.ts';
import { type ListLook, totalOf } from './look.ts';
import type { Ready } from './ready-lists.ts';
import type { SavedList } from './saved-lists.ts';

export function listName(texts: Library['texts'], name: string): string {
  return name === '' ? texts.t('builder:unnamed') : name;
}

interface ChoiceProps {
  readonly side: string;
  readonly name: string;
  readonly note: string;
  readonly onChoose: () => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

function Choice({ side, name, note, onChoose, children }: ChoiceProps): JSX.Element {
  const { box } = useLibrary();
  const tone = box.sides.find(({ id }) => id === side)?.tone ?? 'rebel';
  return (
    <li className="flex items-center rounded-md border border-line bg-raised/60">
      <Button
        variant="bare"
        className="min-w-0 grow !justify-start !text-left !text-ink"
        onClick={onChoose}
      >
        <ToneMark tone={tone} />
        <span className="min-w-0">
          <span className="block break-words">{name}</span>
          <span className="block text-xs font-normal text-quiet">{note}</span>
        </span>
      </Button>
      {children}
    </li>
  );
}

interface SavedChoiceProps {
  readonly list: SavedList;
  readonly onChoose: () => void;
  readonly children?: ReactNode;
}

/** A list of this device. */
export function SavedChoice({ list, onChoose, children }: SavedChoiceProps): JSX.Element {
  const { texts } = useLibrary();
  const note = [
    texts.t('builder:points', { count: list.points }),
    ...(list.isLegal ? [] : [texts.t('builder:not-legal')]),
    describeWhen(texts, list.savedAt),
  ];
  return (
    <Choice
      side={list.side}
      name={listName(texts, list.name)}
      note={note.join(' · ')}
      onChoose={onChoose}
    >
      {children}
    </Choice>
  );
}

interface ReadyChoicesProps {
  readonly onChoose: (ready: Ready) => void;
}

/** All ready-made lists, by what they are for. */
export function ReadyChoices({ onChoose }: ReadyChoicesProps): JSX.Element {
  const { texts, words, lists } = useLibrary();
  const ready = lists.ready();
  const groups = [...new Set(ready.map(({ group }) => group))];
  return (
    <>
      {groups.map((group) => (
        <section key={group} aria-label={words.readyGroup(group)} className="mb-4">
          <h3 className="mb-1.5 text-sm text-quiet">{words.readyGroup(group)}</h3>
          <ul className="flex flex-col gap-2">
            {ready
              .filter((list) => list.group === group)
              .map((list) => (
                <Choice
                  key={list.id}
                  side={list.look.side}
                  name={words.ready(list.id)}
                  note={`${texts.t('builder:points', { count: totalOf(list.look) })} · ${firstCards(list.look, words)}`}
                  onChoose={() => onChoose(list)}
                />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const SHOWN_CARDS = 4;

/** What a list begins with, to tell it from others. */
function firstCards({ entries }: ListLook, words: KindWords): string {
  const names = new Map<string, number>();
  for (const { card, count } of entries) {
    const name = words.name(card);
    names.set(name, (names.get(name) ?? 0) + count);
  }
  const shown = [...names].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name));
  const isMore = shown.length > SHOWN_CARDS;
  return shown.slice(0, SHOWN_CARDS).join(', ') + (isMore ? ' …' : '');
}
