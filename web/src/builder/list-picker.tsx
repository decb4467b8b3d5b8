import type { Checked } from '@parsecs/kernel';
import { type JSX, useId, useState } from 'react';
import { Icon } from '../art/emblems.tsx';
import { Button } from '../shell/ui/button.tsx';
import { Dialog } from '../shell/ui/dialog.tsx';
import { Tabs } from '../shell/ui/tabs.tsx';
import { findLink } from './address.ts';
import { ToneMark } from './badges.tsx';
import { useLibrary } from './builder-model.ts';
import { listName, ReadyChoices, SavedChoice } from './list-choice.tsx';
import { type ListLook, totalOf } from './look.ts';
import { sayFault } from './problem-words.ts';
import { useSavedLists } from './saved-lists.ts';

interface ListPickerProps {
  /** Which of the two. */
  readonly label: string;
  readonly found: Checked<ListLook> | undefined;
  readonly onPick: (link: string) => void;
}

/** One of the compared lists, and the way to choose another. */
export function ListPicker({ label, found, onPick }: ListPickerProps): JSX.Element {
  const library = useLibrary();
  const { texts, words, box, lists } = library;
  const [isOpen, setOpen] = useState(false);
  const saved = useSavedLists(box.game);
  const [tab, setTab] = useState('saved');
  const pick = (link: string): void => {
    onPick(link);
    setOpen(false);
  };
  const look = found?.ok ? found.value : undefined;
  const tone = box.sides.find(({ id }) => id === look?.side)?.tone;
  return (
    <section
      aria-label={label}
      className="flex flex-col gap-2 rounded-md border border-line bg-panel/70 p-3"
    >
      <p className="text-xs text-quiet">{label}</p>
      {look !== undefined && (
        <div className="flex grow items-start gap-2">
          {tone !== undefined && <ToneMark tone={tone} />}
          <div className="min-w-0">
            <h2 className="text-base leading-tight">{listName(texts, look.name)}</h2>
            <p className="text-sm text-quiet">
              {words.side(look.side)} · {texts.t('builder:points', { count: totalOf(look) })}
            </p>
          </div>
        </div>
      )}
      {found?.ok === false && (
        <p className="grow text-sm text-danger-ink">
          {found.problems.map((problem) => sayFault(library, problem)).join(' ')}
        </p>
      )}
      {found === undefined && (
        <p className="grow text-sm text-quiet">{texts.t('builder:pick-text')}</p>
      )}
      <Button
        variant={found === undefined ? 'ask' : 'quiet'}
        className="self-start"
        onClick={() => setOpen(true)}
      >
        <Icon name="log" />
        {texts.t('builder:pick')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={label}>
        <Tabs
          label={texts.t('builder:lists')}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              id: 'saved',
              label: texts.t('builder:my-lists'),
              content:
                saved.length === 0 ? (
                  <p className="text-sm text-quiet">{texts.t('builder:no-lists')}</p>
                ) : (
                  <ul className="flex flex-col gap-2">
                    {saved.map((list) => (
                      <SavedChoice key={list.id} list={list} onChoose={() => pick(list.link)} />
                    ))}
                  </ul>
                ),
            },
            {
              id: 'ready',
              label: texts.t('builder:ready'),
              content: (
                <ReadyChoices
                  onChoose={(ready) => pick(lists.rename(ready.look.link, words.ready(ready.id)))}
                />
              ),
            },
            {
              id: 'link',
              label: texts.t('builder:by-link'),
              content: <LinkField onPick={pick} />,
            },
          ]}
        />
      </Dialog>
    </section>
  );
}

function LinkField({ onPick }: { readonly onPick: (link: string) => void }): JSX.Element {
  const { texts, box } = useLibrary();
  const [text, setText] = useState('');
  const id = useId();
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 grow">
        <label htmlFor={id} className="mb-1 block text-sm text-quiet">
          {texts.t('builder:paste-link')}
        </label>
        <input
          id={id}
          type="text"
          value={text}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          className="min-h-touch w-full rounded-md border border-edge bg-raised px-3 text-sm"
        />
      </div>
      <Button
        variant="ask"
        disabled={text.trim() === ''}
        onClick={() => onPick(findLink(text, box.terms).link)}
      >
        {texts.t('builder:pick')}
      </Button>
    </div>
  );
}
